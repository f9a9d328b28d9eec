import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import type { Content } from '../../model/content.ts';
import { isLanguage } from '../../model/language.ts';
import { UserError } from '../user-error.ts';
import { labelsName, withoutLabels } from './find-labels.ts';
import { type LoadedLanguage, type LoadedSite, loadSite } from './load-site.ts';
import { constantsIn, fieldOf, writtenOut } from './locate.ts';

/** Copies the files of the first language to the folder of another, as a start for the translation. Writes all files or none. */
export async function addLanguage(root: string, code: string): Promise<{ files: string[] }> {
  const site = await loadSite(root);
  const [first] = site.languages;
  const { sources } = first;
  refuse(site, code);
  const files = filesToCopy(first);
  const work = await mkdtemp(join(root, 'content/.adding-'));
  try {
    for (const file of files) {
      const text = sources[file]!;
      const path = join(work, `${file}.ts`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, oneFolderDeeper(ofLanguage(file, text, code)));
    }
    await rename(work, join(root, 'content', code));
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
  return { files: files.map((file) => `content/${code}/${file}.ts`) };
}

function refuse({ model, languages: [first, ...others] }: LoadedSite, code: string) {
  const { site } = first.content as Partial<Content>;
  if (!isLanguage(code))
    throw new UserError(
      `'${code}' is not the code of a language: write ${usualSpelling(code) ?? 'one like ar, de or pt-BR'}.`,
    );
  if (!languageIn(first.sources.site ?? ''))
    throw new UserError(
      "content/site.ts does not say its language: write language: 'en', or the code of yours, first.",
    );
  if (code === site?.site?.language)
    throw new UserError(`'${code}' is the first language of the site already: choose another.`);
  if (others.some(({ folder }) => folder === code))
    throw new UserError(
      `content/${code} is there already: translate its files, or remove it and run this again.`,
    );
  const known = Object.keys(model.labels).sort();
  if (!labelsName(known, code)) throw new UserError(`${withoutLabels(known, code)}.`);
}

/** ja for JA, pt-BR for pt_br. */
function usualSpelling(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-')).find(isLanguage);
  } catch {
    return undefined;
  }
}

/** Without the labels that the owner replaced, which are in the first language, and without what all languages share. */
function filesToCopy({ sources, content }: LoadedLanguage): string[] {
  const left = ['labels', 'theme', ...(content.sections?.sections ? [] : ['sections'])];
  return Object.keys(sources)
    .filter((file) => !left.includes(file))
    .sort();
}

function ofLanguage(file: string, text: string, code: string): string {
  if (file === 'site') return withLanguage(text, code);
  return file === 'sections' ? withoutOrder(text) : text;
}

/** The order of the home page is that of the first language. */
function withoutOrder(text: string): string {
  for (const statement of parseSync('content.ts', text).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration, start, end } = statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.declarations.length > 1) continue;
    const { id } = declaration.declarations[0]!;
    if (id.type === 'Identifier' && id.name === 'order')
      return `${(text.slice(0, start) + text.slice(end).trimStart()).trimEnd()}\n`;
  }
  return text;
}

function withLanguage(text: string, code: string): string {
  const { start, end } = languageIn(text)!;
  return `${text.slice(0, start)}'${code}'${text.slice(end)}`;
}

/** Where the text of content/site.ts has the code of its language. */
function languageIn(text: string): { start: number; end: number } | undefined {
  const constants = constantsIn(text);
  const field = fieldOf(writtenOut(constants.get('site') ?? null, constants), 'language');
  const value = field?.type === 'Property' ? writtenOut(field.value, constants) : undefined;
  return value?.type === 'Literal' ? value : undefined;
}

/** Imports of types lead to the same files as before. */
function oneFolderDeeper(text: string): string {
  let edited = text;
  for (const statement of parseSync('content.ts', text).program.body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    const { value, start, end } = statement.source;
    edited = `${edited.slice(0, start)}'../${value.replace(/^\.\//, '')}'${edited.slice(end)}`;
  }
  return edited;
}
