import type { Content } from '../content/schema.ts';
import { colour } from './colours.ts';
import { escapeXml } from './lettering.ts';
import { shareSize } from './share-picture.ts';
import { structuredData } from './structured-data.ts';

/** The file of a page's share picture, as a path of the site. */
export function sharePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`;
}

/** What every page has in its head for browsers and phones. */
export function iconTags(base: string): string {
  return [
    // The size keeps browsers that take both from preferring this one.
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour('paper', scheme)}">`,
    ),
  ].join('');
}

/**
 * What search engines and share previews read, which is the static page alone: none of it needs to be in the
 * script. Title and description are taken from the page as rendered, where they are escaped already.
 */
export function foundTags(path: string, renderedHead: string, content: Content) {
  const data = structuredData(path, content);
  if (!data) return { head: '', body: '' };
  const { site } = content.site;
  const title = /<title>([^<]*)/.exec(renderedHead)![1]!;
  const property = (name: string, value: string | number) =>
    `<meta property="og:${name}" content="${value}">`;
  const head = [
    property('type', path === '/' ? 'profile' : 'website'),
    property('site_name', escapeXml(site.name)),
    property('url', site.url + path),
    property('title', title),
    property('description', /name="description" content="([^"]*)/.exec(renderedHead)![1]!),
    property('image', site.url + sharePath(path)),
    property('image:width', shareSize.width),
    property('image:height', shareSize.height),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  const body = `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  return { head, body };
}
