import type { Page } from '../../model/pages.ts';
import type { Site } from '../content/site.ts';

/** The address of a page in one language. */
export type Alternate = { hreflang: string; href: string };

/** The addresses of a page in all languages. None for a site in one language, and none for a page without an address. */
export function alternatesOf(
  { path, head }: Pick<Page, 'path' | 'head'>,
  { url, languages }: Pick<Site, 'url' | 'languages'>,
): Alternate[] {
  if (languages.length === 1 || !head.canonical) return [];
  return [
    ...languages.map(({ code, content }) => ({ hreflang: code, href: content.site.site.url + path })),
    { hreflang: 'x-default', href: url + path },
  ];
}
