import type { Content } from '../../model/content.ts';
import { direction, kindOfScript, localeWithRegion } from '../../model/language.ts';
import type { Head, Page } from '../../model/pages.ts';
import type { OtherLanguage } from '../../model/site-data.ts';
import type { Theme } from '../../model/theme.ts';
import { coloursOf } from '../pictures/colours.ts';
import { escapeXml } from '../pictures/lettering.ts';
import { shareSize } from '../pictures/place-picture.ts';
import { inlineScripts } from '../theme/scheme-script.ts';
import type { Alternate } from './alternates.ts';
import { structuredData } from './structured-data.ts';

export function htmlTag(code: string): string {
  const kind = kindOfScript(code);
  return `<html lang="${code}" dir="${direction(code)}"${kind ? ` data-script="${kind}"` : ''}>`;
}

/** The same tags that src/pages/page-head.tsx renders in the browser. */
export function headTags({ title, description, canonical }: Head): string {
  return [
    `<title>${escapeXml(title)}</title>`,
    `<meta name="description" content="${escapeXml(description)}">`,
    canonical
      ? `<link rel="canonical" href="${escapeXml(canonical)}">`
      : '<meta name="robots" content="noindex">',
  ].join('');
}

/** Icons and manifest, the same on every page. */
export function iconTags(base: string): string {
  return [
    // Without a size, browsers that support both formats would prefer this one.
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
  ].join('');
}

/** The colours of the browser's own bars, and the script that shows the scheme that the visitor has chosen. */
export function schemeTags(theme: Theme): string {
  const colour = coloursOf(theme);
  return [
    // The first one counts whose media query matches.
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colour('paper', 'dark')}">`,
    `<meta name="theme-color" content="${colour('paper')}">`,
    ...inlineScripts(theme).map((script) => `<script>${script}</script>`),
  ].join('');
}

/** The owner's CV for other tools, on the home page. */
export function resumeTag(base: string): string {
  return `<link rel="alternate" type="application/json" href="${base}resume.json">`;
}

/** The same page in every language of the site. `x-default` is for all others. */
export function alternateTags(alternates: Alternate[]): string {
  return alternates
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}">`)
    .join('');
}

/** For search engines and share previews. They read only the static page, so none of this is in the script. */
export function searchTags(page: Page, content: Content, others: OtherLanguage[] = []) {
  const {
    kind,
    path,
    sharePicture,
    head: { title, description },
  } = page;
  const data = structuredData(page, content);
  if (!data) return { head: '', body: '' };
  const { site } = content.site;
  const property = (name: string, value: string | number) =>
    `<meta property="og:${name}" content="${escapeXml(String(value))}">`;
  const head = [
    property('type', kind === 'home' ? 'profile' : 'website'),
    property('locale', localeWithRegion(site.language)),
    ...others.map(({ code }) => property('locale:alternate', localeWithRegion(code))),
    property('site_name', site.name),
    property('url', site.url + path),
    property('title', title),
    property('description', description),
    property('image', `${site.url}/${sharePicture}`),
    property('image:width', shareSize.width),
    property('image:height', shareSize.height),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  const body = `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  return { head, body };
}
