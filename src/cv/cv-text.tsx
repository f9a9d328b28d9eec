import { createElement, type ReactNode } from 'react';
import { type Inline, parseInlineHtml } from '../../model/inline-html.ts';

/** Chromium would write the kinds Strong and Em into the file, which readers of PDF 1.4 do not know. */
const plain: Record<string, string> = { strong: 'b', em: 'i' };

/** A paragraph of the owner's. Its links to pages of the site get the address of the site. */
export function CvText({ html, url }: { html: string; url: string }) {
  const render = (node: Inline, index: number): ReactNode => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    const props = href ? { key: index, href: new URL(href, `${url}/`).href } : { key: index };
    return createElement(plain[tag] ?? tag, props, ...(tag === 'br' ? [] : children.map(render)));
  };
  return parseInlineHtml(html).tree.map(render);
}
