/** The address of a page in one language. */
export type Alternate = { hreflang: string; href: string };

/** The addresses of a page in all languages. None for a site in one language. `url` is the address of the whole site. */
export function alternatesOf(path: string, url: string, [first, ...further]: string[]): Alternate[] {
  if (further.length === 0) return [];
  return [
    { hreflang: first!, href: url + path },
    ...further.map((code) => ({ hreflang: code, href: `${url}/${code}${path}` })),
    { hreflang: 'x-default', href: url + path },
  ];
}
