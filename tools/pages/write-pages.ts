import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconNames } from '../../model/icon-names.ts';
import type { Page } from '../../model/pages.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { textOf } from '../fonts/letters.ts';
import { policyTag } from '../hosting/headers.ts';
import { inlineScripts } from '../theme/scheme-script.ts';
import { alternatesOf } from './alternates.ts';
import { iconSprite } from './icon-sprite.ts';
import type { Style } from './make-style.ts';
import {
  alternateTags,
  headTags,
  htmlTag,
  iconTags,
  resumeTag,
  schemeTags,
  searchTags,
} from './page-tags.ts';
import type { RenderedPage } from './render-pages.ts';
import { fontsFor } from './style-sheet.ts';

type Parts = {
  site: Site;
  /** In its content, media are URLs. */
  language: SiteLanguage;
  style: Style;
  /** The URLs of the first script, of the data in this language, and of the style sheet for paper. */
  script: string;
  dataAddress: string;
  printAddress: string;
};

/** Returns a function that makes the HTML file of a rendered page, from the template index.html. */
export async function pageWriter({ site, language, style, script, dataAddress, printAddress }: Parts) {
  const { root, base, theme } = site;
  const { code, content, home } = language;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  // These come last, so that they do not delay what the browser paints first.
  const forPaper = `<link rel="stylesheet" media="print" href="${printAddress}">`;
  const icons = iconSprite(root, language);

  return (page: RenderedPage): string => {
    const styles = [style.css, page.css].filter(Boolean);
    const inHead = [
      policyTag({ styles, scripts: inlineScripts(theme) }),
      ...styles.map((text) => `<style>${text}</style>`),
      iconTags(base),
      schemeTags(theme),
    ];
    const needed = fontsFor(textOf(page.body), style.fonts);
    const preloads = (extra: boolean) =>
      needed
        .filter(({ isExtra }) => isExtra === extra)
        .map(({ url }) => `<link rel="preload" as="font" href="${url}" crossorigin>`)
        .join('');
    const search = searchTags(page, content, language.others);
    return fillTemplate(template, {
      html: htmlTag(code),
      script: `src="${script}" data-site="${dataAddress}"`,
      // A extra font is shown if it comes with the first paint, or with the next page.
      head:
        headTags(page.head) +
        alternateTags(alternatesOf(page, site)) +
        preloads(true) +
        expectTag(page) +
        inHead.join('') +
        (page.kind === 'home' ? resumeTag(home) : '') +
        search.head,
      page: page.body,
      end: icons + preloads(false) + forPaper + search.body,
    });
  };
}

/** Nothing is painted before the first screen is complete: a page that arrives in pieces would move while it grows. */
function expectTag({ kind }: Page): string {
  // Browsers wait for the start of an element only. The icons follow the footer.
  const last = kind === 'not-found' ? `icon-${iconNames[0]}` : 'opening';
  return `<link rel="expect" href="#${last}" blocking="render">`;
}

type Template = { html: string; script: string; head: string; page: string; end: string };

/** Puts these parts into the text of index.html. */
export function fillTemplate(template: string, { html, script, head, page, end }: Template): string {
  const parts = {
    '<html lang="en">': html,
    // Replaced first, because the owner's text could contain it too.
    'src="/src/entries/client.ts"': script,
    '<!--head-->': head,
    '<!--page-->': page,
    '<!--end-->': end,
  };
  return Object.entries(parts).reduce((text, [placeholder, part]) => {
    if (!text.includes(placeholder)) throw new Error(`index.html has no ${placeholder}`);
    // A function, because a replacement string would expand `$` in the text.
    return text.replace(placeholder, () => part);
  }, template);
}
