import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { loadSite } from '../../tools/content/load-site.ts';

/** The words that the site under test must show. Read once: a worker finds them in a file that its parent wrote. */
export const content: Content = process.env.PORTFOLIO_CONTENT
  ? JSON.parse(readFileSync(process.env.PORTFOLIO_CONTENT, 'utf8'))
  : await readContent();

/** Some tests look for the words of the sample, or edit them. */
export const isSample = content.site.site.name === 'Idris Vale';

async function readContent(): Promise<Content> {
  const [{ content }] = (await loadSite('.')).languages;
  process.env.PORTFOLIO_CONTENT = join(tmpdir(), `portfolio-content-${process.pid}.json`);
  writeFileSync(process.env.PORTFOLIO_CONTENT, JSON.stringify(content));
  return content as unknown as Content;
}
