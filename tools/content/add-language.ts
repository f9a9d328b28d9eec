import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { isLanguage } from '../../model/language.ts';
import { UserError } from '../user-error.ts';
import { type ContentTree, nodeAt } from './content-tree.ts';
import { labelsName, withoutLabels } from './find-labels.ts';
import { type LoadedLanguage, type LoadedSite, loadSite } from './load-site.ts';
import { lineOf } from './problem.ts';

/** Copies the files of the first language to the folder of another, as a start for the translation. Writes all files or none. */
export async function addLanguage(root: string, code: string): Promise<{ files: string[] }> {
  const site = await loadSite(root);
  const [first] = site.languages;
  refuse(site, code);
  const files = filesToCopy(first);
  const work = await mkdtemp(join(root, 'content/.adding-'));
  try {
    for (const file of files) {
      const path = join(work, `${file}.ts`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, forLanguage(file, first.trees[file]!, code));
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
  if (first.unreadable.length > 0) throw new UserError(first.unreadable.map(lineOf).join('\n'));
  if (!first.trees.site || !languageIn(first.trees.site))
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
function filesToCopy({ trees, content }: LoadedLanguage): string[] {
  const left = ['labels', 'theme', ...(content.sections?.sections ? [] : ['sections'])];
  return Object.keys(trees)
    .filter((file) => !left.includes(file))
    .sort();
}

type Replacement = { start: number; end: number; code: string };

/** The text of a file for another language, whose folder is one deeper. */
function forLanguage(file: string, tree: ContentTree, code: string): string {
  const replaced = [
    ...typeImports(tree),
    ...(file === 'site' ? [{ ...languageIn(tree)!, code: `'${code}'` }] : []),
    ...(file === 'sections' ? exportOfOrder(tree) : []),
  ];
  return replaced
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, code }) => text.slice(0, start) + code + text.slice(end), tree.text);
}

/** Where the text of content/site.ts has the code of its language. */
function languageIn(tree: ContentTree): { start: number; end: number } | undefined {
  const node = nodeAt(tree, ['site', 'language']);
  return node?.type === 'Literal' ? { start: node.start, end: node.end } : undefined;
}

/** Imports of types lead to the same files as before. */
function typeImports({ program }: ContentTree): Replacement[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) return [];
    const { value, start, end } = statement.source;
    return { start, end, code: `'../${value.replace(/^\.\//, '')}'` };
  });
}

/** The order of the home page is that of the first language. */
function exportOfOrder({ program, text }: ContentTree): Replacement[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, start, end } = statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.declarations.length > 1) return [];
    const { id } = declaration.declarations[0]!;
    if (id.type !== 'Identifier' || id.name !== 'order') return [];
    const rest = text.slice(end).trimStart();
    if (rest) return { start, end: text.length - rest.length, code: '' };
    return { start: text.slice(0, start).trimEnd().length, end: text.trimEnd().length, code: '' };
  });
}
