import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { RenderCv } from '../../model/site-data.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { coloursOf } from '../pictures/colours.ts';
import { escapeXml } from '../pictures/lettering.ts';
import { htmlTag } from '../pages/page-tags.ts';
import { siteDataOf } from '../pages/site-data.ts';

/** What is printed: the document in two parts, between which its fonts belong, and a sign of all that decides on it. */
export type CvDocument = { head: string; body: string; mark: string };

/** The CV in one language. */
export async function cvDocument(site: Site, language: SiteLanguage): Promise<CvDocument> {
  const { root, theme } = site;
  const { module } = await runnerImport<{ renderCv: RenderCv }>('/src/cv/render-cv.tsx', {
    root,
    configFile: false,
    logLevel: 'silent',
  });
  const data = await siteDataOf(language, (path) => path, String);
  const { title, cv } = language.content.site.site;
  const css = await readFile(join(root, 'src/cv/cv.css'), 'utf8');
  const paper = cv?.paper ?? 'A4';
  const own = `@page{size:${paper};margin:14mm 17mm}:root{--accent:${coloursOf(theme)('accent', 'light')}}`;
  const head = `<!doctype html>${htmlTag(language.code)}<head><meta charset="utf-8"><title>${escapeXml(title)}</title><style>${own}${css}</style>`;
  const body = `</head><body>${module.renderCv(data)}</body></html>`;
  const decides = [head, body, JSON.stringify(theme.fonts)].join('\n');
  return { head, body, mark: createHash('sha256').update(decides).digest('hex').slice(0, 16) };
}
