/** Files that a host reads from the published folder, and that are not served to visitors. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'];

/** The endings of the files that the build also stores compressed, as `.br` and `.gz`. */
export const compressedTypes = ['html', 'css', 'js', 'svg', 'txt', 'xml', 'vcf', 'json', 'webmanifest'];

type PageAddress = { address: string; others: string[]; file: string };

/** The one address of each page, and its other spellings, which redirect to it: `/about/`, `/about.html`. */
export function pageAddresses(base: string, paths: string[]): PageAddress[] {
  return paths.map((path) => {
    // The home page of the site, or that of a further language: /ar/.
    const isHome = path.endsWith('/');
    const home = base + path.slice(1);
    const name = isHome ? `${path.slice(1)}index` : path.slice(1);
    const spellings = [name, `${name}/`, `${name}.html`, `${name}.html/`].map((spelling) => base + spelling);
    const [address, ...others] = isHome ? [home, ...spellings] : (spellings as [string, ...string[]]);
    if (isHome && home !== '/') others.push(home.slice(0, -1));
    return { address, others, file: `${name}.html` };
  });
}

/** What a server answers for the path of a request, where `files` is all that the site's folder contains. */
export function findFile(
  path: string,
  { base, files }: { base: string; files: string[] },
): { file: string } | { redirect: string } | undefined {
  const spelling = decode(path)?.replace(/\/{2,}/g, '/');
  if (!spelling) return;
  const page = pageAddresses(base, pagesAmong(files)).find(({ address, others }) =>
    [address, ...others].includes(spelling),
  );
  if (page) return path === page.address ? { file: page.file } : { redirect: page.address };
  const file = files.find((name) => base + name === spelling);
  return file && !isHidden(file) ? { file } : undefined;
}

/** The 404 page in the language that a path belongs to. */
export function notFoundPage(path: string, base: string, files: string[]): string {
  const own = files.find((file) => file.endsWith('/404.html') && path.startsWith(base + file.slice(0, -8)));
  return own ?? '404.html';
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function pagesAmong(files: string[]): string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '/'));
}

function isHidden(file: string): boolean {
  const isDotfile = file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  const isCompressed = new RegExp(`\\.(${compressedTypes.join('|')})\\.(br|gz)$`).test(file);
  return isDotfile || isCompressed || [...hostFiles, '404.html'].includes(file);
}
