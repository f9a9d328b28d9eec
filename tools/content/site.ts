import type { Content } from '../../model/content.ts';
import type { Labels } from '../../model/labels/type.ts';
import { type Page, pagesOf } from '../../model/pages.ts';
import type { OtherLanguage } from '../../model/site-data.ts';
import type { Theme } from '../../model/theme.ts';
import type { CvFile, LoadedLanguage, LoadedSite } from './load-site.ts';

/** A site whose content has no problems. */
export type Site = {
  root: string;
  /** Its address, and the path with which all its URLs start: / or /portfolio/. */
  url: string;
  base: string;
  theme: Theme;
  /** The first one is at the address of the site, each other one in a folder there. */
  languages: [SiteLanguage, ...SiteLanguage[]];
};

export type SiteLanguage = {
  code: string;
  folder: string;
  /** The path of its home page. */
  home: string;
  /** With the address of the pages in this language, and without the quotes that may not be shown yet. */
  content: Content;
  /** The same with these quotes, which only the owner sees. */
  allContent: Content;
  labels: Labels;
  pages: Page[];
  others: OtherLanguage[];
  locate: LoadedLanguage['locate'];
  cv?: CvFile | undefined;
};

/** `base` is that of the address, unless the pages are served elsewhere. */
export function siteOf({ root, languages }: LoadedSite, givenBase?: string): Site {
  const first = languages[0].content as unknown as Content;
  const { url } = first.site.site;
  // The order of the home page is the same in every language.
  const order = first.sections?.order;
  const base = givenBase ?? new URL(`${url}/`).pathname;
  const all = languages.map(({ folder, content: loaded, labels, locate, cv }) => {
    const read = loaded as unknown as Content;
    const address = folder ? `${url}/${folder}` : url;
    const own: Content = {
      ...read,
      site: { ...read.site, site: { ...read.site.site, url: address } },
      theme: first.theme,
      ...((read.sections || order) && { sections: { ...read.sections, ...(order && { order }) } }),
    };
    const { language: code } = read.site.site;
    const home = folder ? `${base}${folder}/` : base;
    const content = withoutUnapproved(own);
    const pages = pagesOf(content);
    return { code, folder, home, content, allContent: own, labels: labels!, pages, locate, cv };
  });
  const others = (own: string): OtherLanguage[] =>
    all.filter(({ code }) => code !== own).map(({ code, home }) => ({ code, home, name: ownName(code) }));
  const [main, ...rest] = all.map((language) => ({ ...language, others: others(language.code) }));
  return { root, url, base, theme: first.theme.theme, languages: [main!, ...rest] };
}

/** Without the quotes whose authors have not been asked yet: nothing of the site may have them. */
export function withoutUnapproved(content: Content): Content {
  return { ...content, quotes: { quotes: content.quotes.quotes.filter(({ ask }) => !ask) } };
}

/** The name that a language has for itself, with a capital letter as at the start of a line: Français. */
function ownName(code: string): string {
  const [initial = '', ...rest] = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return initial.toLocaleUpperCase(code) + rest.join('');
}
