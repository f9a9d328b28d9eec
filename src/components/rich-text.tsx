import { createElement, type ReactNode } from 'react';
import { type Inline, parseInlineHtml } from '../../model/inline-html.ts';
import { ContentLink } from './link.tsx';

export function RichText({ html }: { html: string }) {
  return parseInlineHtml(html).tree.map(render);
}

export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText html={text} />
    </p>
  ));
}

function render(node: Inline, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(render);
  if (node.href) {
    return (
      <ContentLink key={index} to={node.href}>
        {children}
      </ContentLink>
    );
  }
  return createElement(node.tag, { key: index }, node.tag === 'br' ? undefined : children);
}
