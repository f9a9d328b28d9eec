import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatIcons } from '../../model/chat-services.ts';
import type { Content } from '../../model/content.ts';
import type { Head } from '../../model/page.ts';
import { policyTag } from '../hosting/headers.ts';
import { htmlTag } from '../content/one-language.ts';
import type { Colours } from '../pictures/colours.ts';
import { textOf } from '../fonts/letters.ts';
import { iconSprite } from './icon-sprite.ts';
import { alternatesOf } from './alternates.ts';
import { alternateTags, headTags, iconTags, resumeTag, searchTags } from './page-tags.ts';
import { fontsFor, type WebFont } from './style-sheet.ts';

type Parts = {
  root: string;
  base: string;
  content: Content;
  /** The codes of all languages of the site, and the address of the site in the first. */
  languages?: string[];
  url?: string;
  colour: Colours;
  css: string;
  /** The path of the style sheet for paper in the site's folder. */
  printSheet: string;
  fonts: WebFont[];
  /** The path of the first script in the site's folder. */
  script: string;
};
type Rendered = { head: Head; body: string; css: string };

/** Returns a function that makes the HTML file of a rendered page, from the template index.html. */
export async function pageWriter({
  root,
  base,
  content,
  languages = [],
  url = content.site.site.url,
  colour,
  css,
  printSheet,
  fonts,
  script,
}: Parts) {
  const { site } = content.site;
  const others = languages.filter((code) => code !== site.language);
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const { chat } = site.contact;
  // These come last, so that they do not delay what the browser paints first.
  const forPaper = `<link rel="stylesheet" media="print" href="${base}${printSheet}">`;
  const icons = iconSprite(root, [
    ...(chat ? [chatIcons[chat.kind]] : []),
    ...(others.length > 0 ? (['language'] as const) : []),
  ]);

  return (path: string, { head, body, css: ownCss }: Rendered): string => {
    const styles = [css, ownCss].filter(Boolean);
    const inHead = [
      policyTag(styles),
      ...styles.map((text) => `<style>${text}</style>`),
      iconTags(base, colour),
    ];
    const needed = fontsFor(textOf(body), fonts);
    const preloads = (further: boolean) =>
      needed
        .filter(({ isFurther }) => isFurther === further)
        .map(({ url }) => `<link rel="preload" as="font" href="${url}" crossorigin>`)
        .join('');
    const search = searchTags(path, head, content, others);
    const resume = path === '/' ? resumeTag(`${new URL(site.url).pathname.replace(/\/$/, '')}/`) : '';
    const alternates = head.canonical ? alternateTags(alternatesOf(path, url, languages)) : '';
    return fill(template, {
      '<html lang="en">': htmlTag(site.language),
      // Replaced first, because the owner's text could contain it too.
      '/src/entries/client.ts': base + script,
      // A further font is shown if it comes with the first paint, or with the next page.
      '<!--head-->':
        headTags(head) +
        alternates +
        preloads(true) +
        expectTag(path) +
        inHead.join('') +
        resume +
        search.head,
      '<!--page-->': body,
      '<!--end-->': icons + preloads(false) + forPaper + search.body,
    });
  };
}

/** Nothing is painted before the first screen is complete: a page that arrives in pieces would move while it grows. */
function expectTag(path: string): string {
  const last = path === '/404' ? 'footer' : 'opening';
  return `<link rel="expect" href="#${last}" blocking="render">`;
}

function fill(template: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((page, [placeholder, part]) => {
    if (!page.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
    // A function, because a replacement string would expand `$` in the text.
    return page.replace(placeholder, () => part);
  }, template);
}
