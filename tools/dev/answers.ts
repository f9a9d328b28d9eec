import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { normalizePath, type ViteDevServer } from 'vite';
import type { Page } from '../../model/pages.ts';
import type { Render } from '../../model/site-data.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { mediaTypes } from '../hosting/headers.ts';
import type { Field } from '../editor/fields.ts';
import { markContent, withMarks } from '../editor/mark-content.ts';
import { iconSprite } from '../pages/icon-sprite.ts';
import { headTags, htmlTag, schemeTags } from '../pages/page-tags.ts';
import { renderPage } from '../pages/render-pages.ts';
import { type Address, siteDataOf, storyDataOf } from '../pages/site-data.ts';
import { fillTemplate } from '../pages/write-pages.ts';
import { themeOf } from './theme-css.ts';

/** The content that pages show, and the texts of a language that the editor knows. */
export type Shown = { site: Site; version: number; fields: (folder: string) => Field[] };

const renderer = '/src/entries/render.tsx';
const styles = '/src/styles/index.css';

/**
 * Answers for a file that a page consists of: data, theme and fonts. Returns whether it was such a file. The data may be asked for
 * with marks around the texts of these fields.
 */
export async function answerPart(
  { site, version, fields }: Shown,
  { url }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname: path, searchParams } = new URL(url!, 'http://localhost');
  const send = (kind: string, body: string | Buffer) => {
    response.writeHead(200, { 'Content-Type': mediaTypes[kind], 'Cache-Control': 'no-store' }).end(body);
    return true;
  };
  if (path === '/@site/theme.css') return send('css', await themeOf(site));
  const [, packageName, font] = /^\/@fonts\/(@[\w-]+\/[\w-]+)\/([\w.-]+\.woff2)$/.exec(path) ?? [];
  if (font)
    return send('woff2', await readFile(join(site.root, 'node_modules', packageName!, 'files', font)));
  const [, code, story] = /^\/@site\/([\w-]+)\/(?:site|story-([\w-]+))\.json$/.exec(path) ?? [];
  const language = site.languages.find((each) => each.code === code);
  if (!language) return false;
  const marks = searchParams.has('marked') ? fields(language.folder) : undefined;
  const addressOf = addressIn(site.root);
  if (!story) return send('json', JSON.stringify(await dataOf(language, addressOf, version, marks)));
  const stories = await storiesOf(language, addressOf, marks);
  return Object.hasOwn(stories, story) && send('json', JSON.stringify(stories[story]));
}

/** Answers with the page at an address, as the build would write it. Returns whether a page was asked for. */
export async function answerPage(
  server: ViteDevServer,
  shown: Shown | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  end: string,
): Promise<boolean> {
  if (!asksForPage(request)) return false;
  const { url } = request;
  const { pathname } = new URL(url!, 'http://localhost');
  const { status, html } = shown
    ? await documentAt(server, shown, pathname, end)
    : { status: 500, html: empty };
  const type = { 'Content-Type': mediaTypes.html, 'Cache-Control': 'no-store' };
  response.writeHead(status, type).end(await server.transformIndexHtml(url!, html));
  return true;
}

/** A browser says so. Other programs, which take anything, ask for a page where the path names no file. */
export function asksForPage({
  url,
  headers,
  method,
}: Pick<IncomingMessage, 'url' | 'headers' | 'method'>): boolean {
  const { accept = '*/*' } = headers;
  const { pathname } = new URL(url!, 'http://localhost');
  const takesIt = accept.includes('text/html') || (accept.includes('*/*') && !extname(pathname));
  return takesIt && (method === 'GET' || method === 'HEAD');
}

/** While the content has problems from the start: Vite puts the overlay over it. */
const empty = '<!doctype html><title>The content has problems</title>';

async function documentAt(server: ViteDevServer, { site, version }: Shown, pathname: string, end: string) {
  const { language, page } = pageAt(site, pathname);
  const { render } = (await server.ssrLoadModule(renderer)) as { render: Render };
  const addressOf = addressIn(site.root);
  const data = await dataOf(language, addressOf, version);
  const { body, css } = await renderPage(page, data, await storyDataOf(language, addressOf), render);
  const theme = `<style id="theme">${await themeOf(site)}</style>`;
  const ownStyle = css && `<style id="story-style">${css}</style>`;
  const template = await readFile(join(site.root, 'index.html'), 'utf8');
  const html = fillTemplate(template, {
    html: htmlTag(language.code),
    script: `src="/src/entries/client.ts" data-site="/@site/${language.code}/site.json"`,
    head: headTags(page.head) + (await codeStyles(server)) + theme + ownStyle + schemeTags(site.theme),
    page: body,
    end: iconSprite(site.root, language) + end,
  });
  return { status: page.kind === 'not-found' ? 404 : 200, html };
}

/** The language is that with the longest home that the path begins with, the page its 404 page for a path of none. */
export function pageAt({ languages }: Site, pathname: string): { language: SiteLanguage; page: Page } {
  const [nearest] = languages
    .filter(({ home }) => pathname.startsWith(home))
    .toSorted((one, other) => other.home.length - one.home.length);
  const language = nearest ?? languages[0];
  const path = `/${pathname.slice(language.home.length)}`;
  const notFound = language.pages.find(({ kind }) => kind === 'not-found')!;
  const page = language.pages.find((each) => each !== notFound && each.path === path) ?? notFound;
  return { language, page };
}

async function dataOf(language: SiteLanguage, addressOf: Address, version: number, marks?: Field[]) {
  const query = marks ? `marked&v=${version}` : `v=${version}`;
  const dataIn = (each: SiteLanguage) =>
    siteDataOf(each, addressOf, (id) => `/@site/${language.code}/story-${id}.json?${query}`);
  const plain = await dataIn(language);
  return marks ? withMarks(plain, await dataIn(markContent(language, marks)), marks) : plain;
}

async function storiesOf(language: SiteLanguage, addressOf: Address, marks?: Field[]) {
  const plain = await storyDataOf(language, addressOf);
  const made = marks && (await storyDataOf(markContent(language, marks), addressOf));
  const stories = Object.entries(plain).map(([id, data]) => [
    id,
    made ? withMarks(data, made[id]!, marks) : data,
  ]);
  return Object.fromEntries(stories);
}

/** Vite serves the files of the project by their paths. A page that is open shows a file that was replaced by its new address. */
const addressIn =
  (root: string): Address =>
  (path) => {
    const file = statSync(join(root, path), { throwIfNoEntry: false });
    return `${path.slice(1)}?v=${file?.mtimeMs}`;
  };

/** The style sheets of the code, so that the page has its style before its script. Vite's client takes them over by their ids. */
async function codeStyles(server: ViteDevServer): Promise<string> {
  const { moduleGraph } = server.environments.ssr;
  const modules = [...moduleGraph.idToModuleMap.keys()].filter((id) => /\.module\.css$/.test(id));
  const index = normalizePath(join(server.config.root, styles));
  const tags = [index, ...modules].map(async (id) => {
    const { default: css } = await server.ssrLoadModule(`${id}?inline`);
    return `<style data-vite-dev-id="${id}">${css}</style>`;
  });
  return (await Promise.all(tags)).join('');
}
