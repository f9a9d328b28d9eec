import type { OtherLanguage } from '../../model/site-data.ts';

/**
 * Hosts answer every unknown path with the 404 page of the first language. The address of the page that says it in the language
 * that the path belongs to: it has the path after its #, which `askedAddress` reads. None for that page itself.
 */
export function notFoundPage(path: string, own: string, languages: OtherLanguage[]): string | undefined {
  const language = languages.find(({ home }) => home.startsWith(own) && path.startsWith(home));
  if (language && path !== `${language.home}404`) return `${language.home}404#${path}`;
}

/** The address that was asked for. Always one of this language, so that it cannot lead off the site. */
export function askedAddress(path: string, own: string, hash: string): string | undefined {
  if (path === `${own}404` && hash.startsWith(`#${own}`)) return hash.slice(1);
}
