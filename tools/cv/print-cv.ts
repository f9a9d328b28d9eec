import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { cvPath, nameInContent } from '../content/load-site.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { textOf } from '../fonts/letters.ts';
import { kB } from '../kilobytes.ts';
import { cvDocument } from './cv-document.ts';
import { cvFonts } from './cv-fonts.ts';

/** The last line of the file, a comment: no reader shows it, and git keeps it, other than the time of the file. */
const markLine = (mark: string) => `%printed-from-${mark}\n`;

/** Prints the CV in each language into content/media. Returns a line for each file. */
export async function printCvs(site: Site, browser: Browser): Promise<string[]> {
  const lines = [];
  for (const language of site.languages) lines.push(await printCv(site, language, browser));
  return lines;
}

async function printCv(site: Site, language: SiteLanguage, browser: Browser): Promise<string> {
  const { head, body, mark } = await cvDocument(site, language);
  const page = await browser.newPage();
  await page.setContent(head + (await cvFonts(site.root, site.theme.fonts, textOf(body))) + body);
  await page.evaluate('document.fonts.ready');
  const printed = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  const pdf = Buffer.concat([printed, Buffer.from(markLine(mark))]);
  await page.close();
  const name = cvPath(language.folder);
  const file = join(site.root, name);
  await writeFile(`${file}.part`, pdf);
  await rename(`${file}.part`, file);
  return `${name}  ${sheetsOf(pdf, language)}, ${kB(pdf.length)}`;
}

export function sheetsOf(pdf: Buffer, { folder, content }: SiteLanguage): string {
  const count = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const files = ['experience', ...(content.sections?.sections?.length ? ['sections'] : [])];
  const names = files.map((file) => `content/${nameInContent(folder, file)}.ts`);
  if (count > 2)
    return `${count} sheets, where two are read: shorten or leave out what takes the most room in ${names.join(' and ')}`;
  return count === 1 ? '1 sheet' : `${count} sheets`;
}

/** Whether the file was printed from this content. */
export async function isPrinted(site: Site, language: SiteLanguage): Promise<boolean> {
  const [{ mark }, pdf] = await Promise.all([
    cvDocument(site, language),
    readFile(join(site.root, cvPath(language.folder)), 'latin1'),
  ]);
  return pdf.endsWith(markLine(mark));
}
