import { chromium } from '@playwright/test';
import type { Pages } from './links.ts';
import { type Broken, promises, type Seen } from './report.ts';
import { type Found, openWindow } from './visit.ts';

type Options = {
  /** How many pages are visited at the same time. */
  atOnce: number;
  /** Tags of further rules of axe, beside those that every site keeps. */
  rules?: string[];
  /** Visits one page of each kind, which differ in their words only, and of further languages the home page. */
  oneOfEachKind?: boolean;
};

/** Visits all pages of a site, and lists where it breaks a promise. */
export async function checkSite(
  address: string,
  executablePath: string,
  { atOnce, rules = [], oneOfEachKind = false }: Options,
): Promise<{ pages: string[]; broken: Broken[]; unjudged: Broken[] }> {
  const all = await pathsOf(address);
  const paths = oneOfEachKind ? onlyOneOfEachKind(all) : all;
  const pages = paths.map((path) => new URL(path, address).href);
  const left = [...pages];
  const broken: Broken[] = [];
  const unjudged: Broken[] = [];
  const read: Pages = new Map();
  const browser = await chromium.launch({ executablePath });
  const visitPages = async () => {
    let window = await openWindow(browser, read, rules);
    for (let next = left.shift(); next; next = left.shift()) {
      const found: Found = await window.visit(next).catch(async (error) => {
        // The next page may be sound, whatever this one has left behind.
        await window.close();
        window = await openWindow(browser, read, rules);
        return { loading: [{ what: `the visit did not come to its end: ${String(error).split('\n')[0]}` }] };
      });
      const { pathname: path } = new URL(next);
      const list = (promise: Broken['promise'], all: Seen[] = []) =>
        all.map((seen) => ({ ...seen, promise, path, what: seen.what.replace(/\s+/g, ' ') }));
      for (const promise of promises) broken.push(...list(promise, found[promise]));
      unjudged.push(...list('layout shift', found.unjudged));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, visitPages));
  } finally {
    await browser.close();
  }
  return { pages, broken, unjudged };
}

/** All pages in all languages, and in each language one that is not there. */
async function pathsOf(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page!).pathname);
  const lost = paths.filter((path) => path.endsWith('/')).map((home) => `${home}no/such/page`);
  return [...paths, ...lost];
}

function onlyOneOfEachKind(paths: string[]): string[] {
  // The folder that a page is in: home, services, projects.
  const kindOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const [, ...others] = paths.filter((path) => path.endsWith('/'));
  return paths.filter((path) => {
    if (others.some((home) => path.startsWith(home))) return others.includes(path);
    return paths.find((other) => kindOf(other) === kindOf(path)) === path;
  });
}
