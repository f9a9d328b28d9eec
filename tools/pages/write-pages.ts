import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatIcons } from '../../model/chat-services.ts';
import type { Content } from '../../model/content.ts';
import type { Head } from '../../model/page.ts';
import { policyTag } from '../hosting/headers.ts';
import type { Colours } from '../pictures/colours.ts';
import { iconSprite } from './icon-sprite.ts';
import { headTags, iconTags, searchTags } from './page-tags.ts';
import type { StyleSheet } from './style-sheet.ts';

type Parts = {
  root: string;
  base: string;
  content: Content;
  colour: Colours;
  styleSheet: StyleSheet;
  /** The path of the first script in the site's folder. */
  script: string;
};
type Rendered = { head: Head; body: string };

/** Returns a function that makes the HTML file of a rendered page, from the template index.html. */
export async function pageWriter({ root, base, content, colour, styleSheet, script }: Parts) {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const { early, faces, preloads } = styleSheet;
  const styles = `<style>${early}</style><style media="(scripting: none)">${faces}</style>`;
  const inHead = policyTag([early, faces]) + styles + iconTags(base, colour);
  const fonts = preloads.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`);
  // Fonts are preloaded last, so that they do not delay what the browser paints first.
  const { chat } = content.site.site.contact;
  const atEnd = iconSprite(root, chat ? [chatIcons[chat.kind]] : []) + fonts.join('');

  return (path: string, { head, body }: Rendered): string => {
    const search = searchTags(path, head, content);
    return fill(template, {
      // Replaced first, because the owner's text could contain it too.
      '/src/entries/client.ts': base + script,
      '<!--head-->': headTags(head) + inHead + search.head,
      '<!--page-->': body,
      '<!--end-->': atEnd + search.body,
    });
  };
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((page, [placeholder, part]) => {
    if (!page.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
    // A function, because a replacement string would expand `$` in the text.
    return page.replace(placeholder, () => part);
  }, template);
}
