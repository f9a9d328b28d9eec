import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { normalizePath, parseSync } from 'vite';
import { isLanguage } from '../../model/language.ts';
import { UserError } from '../user-error.ts';
import { furtherLanguages } from './languages.ts';
import { knownLanguages, labelsFile, languageField, writtenLanguage } from './one-language.ts';

/** Copies the files of the first language to the folder of another, as a start for the translation. Writes all files or none. */
export async function addLanguage(root: string, code: string): Promise<{ files: string[] }> {
  refuse(root, code);
  const names = await contentFiles(root);
  const work = await mkdtemp(join(root, 'content/.adding-'));
  try {
    for (const name of names) {
      const text = await readFile(join(root, 'content', name), 'utf8');
      const inLanguage = name === 'site.ts' ? withLanguage(text, code) : text;
      await mkdir(dirname(join(work, name)), { recursive: true });
      await writeFile(join(work, name), oneFolderDeeper(name, inLanguage));
    }
    await rename(work, join(root, 'content', code));
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
  return { files: names.map((name) => `content/${code}/${name}`) };
}

function refuse(root: string, code: string) {
  const first = writtenLanguage(root);
  if (!isLanguage(code))
    throw new UserError(`'${code}' is not the code of a language: write one like ar, de or pt-BR.`);
  if (!first)
    throw new UserError(
      "content/site.ts does not say its language: write language: 'en', or the code of yours, first.",
    );
  if (code === first)
    throw new UserError(`'${code}' is the first language of the site already: choose another.`);
  if (furtherLanguages(root).includes(code))
    throw new UserError(
      `content/${code} is there already: translate its files, or remove it and run this again.`,
    );
  if (!labelsFile(root, code))
    throw new UserError(
      `'${code}' has no labels yet: choose one of ${knownLanguages(root).join(', ')}, or copy model/labels/en.ts to model/labels/${code}.ts and translate it.`,
    );
}

/** Without the labels that the owner replaced, which are in the first language, and without the theme, which all share. */
async function contentFiles(root: string): Promise<string[]> {
  const folder = join(root, 'content');
  const stories = existsSync(join(folder, 'stories')) ? await readdir(join(folder, 'stories')) : [];
  return [...(await readdir(folder)), ...stories.map((name) => `stories/${name}`)]
    .filter((name) => name.endsWith('.ts') && !['labels.ts', 'theme.ts'].includes(name))
    .sort();
}

function withLanguage(text: string, code: string): string {
  const { start, end } = languageField(text)!;
  return `${text.slice(0, start)}'${code}'${text.slice(end)}`;
}

/** Imports of media and types lead to the same files as before, those of other content to the file in the new folder. */
function oneFolderDeeper(name: string, text: string): string {
  let edited = text;
  for (const statement of parseSync(name, text).program.body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    const { value, start, end } = statement.source;
    const target = posix.join(dirname(normalizePath(name)), value);
    if (!/^(\.\.|media)\//.test(target)) continue;
    edited = `${edited.slice(0, start)}'../${value.replace(/^\.\//, '')}'${edited.slice(end)}`;
  }
  return edited;
}
