import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '../../model/language.ts';
import type { OtherLanguage } from '../../model/page.ts';

/** The codes of the languages beside the first: the folders in content/ that have the name of a language. */
export function furtherLanguages(root: string): string[] {
  return foldersIn(root).filter(isLanguage);
}

/** Folders in content/ that belong to nothing. Each would be a language that is never shown. */
export function unknownFolders(root: string): string[] {
  return foldersIn(root)
    .filter((name) => !isLanguage(name) && !['media', 'stories'].includes(name) && !name.startsWith('.'))
    .map(
      (name) =>
        `content/${name}  is not the code of a language: rename it to one like 'ar' or 'pt-BR', or remove it`,
    );
}

/** The languages of a site except for `own`, each with its own name and the path of its home page. The first has no folder. */
export function otherLanguages([first, ...further]: string[], own: string, base: string): OtherLanguage[] {
  return [first!, ...further]
    .filter((code) => code !== own)
    .map((code) => ({ code, name: ownName(code), home: code === first ? base : `${base}${code}/` }));
}

/** The name that a language has for itself, with a capital letter as at the start of a line: Français. */
function ownName(code: string): string {
  const [initial = '', ...rest] = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return initial.toLocaleUpperCase(code) + rest.join('');
}

function foldersIn(root: string): string[] {
  const folder = join(root, 'content');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
