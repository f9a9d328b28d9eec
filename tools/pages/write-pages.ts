import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  /** The file of the first script, in the folder of the site. */
  script: string;
};
type Rendered = { head: Head; body: string };

/** Gives a function that puts a rendered page into index.html, with all that belongs around it. */
export async function pageWriter({ root, base, content, colour, styleSheet, script }: Parts) {
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const { early, faces, preloads } = styleSheet;
  const inHead = `${policyTag([early, faces])}<style>${early}</style>${iconTags(base, colour)}`;
  const fonts = preloads.map((href) => `<link rel="preload" as="font" href="${href}" crossorigin>`);
  // The fonts come last, so that nothing stands between the browser and what it paints first.
  const atEnd = `${iconSprite(root)}${fonts.join('')}<style media="(scripting: none)">${faces}</style>`;

  return (path: string, { head, body }: Rendered): string => {
    const search = searchTags(path, head, content);
    return fill(template, {
      '<!--head-->': headTags(head) + inHead + search.head,
      '<!--page-->': body,
      '<!--end-->': atEnd + search.body,
      '/src/entries/client.ts': base + script,
    });
  };
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((page, [place, part]) => {
    if (!page.includes(place)) throw new Error(`index.html has no ${place}`);
    // The function form: the other would expand a `$` in the text.
    return page.replace(place, () => part);
  }, template);
}
