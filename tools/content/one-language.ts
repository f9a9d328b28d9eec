import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from '../../model/content.ts';
import { direction, isLanguage } from '../../model/language.ts';
import { furtherLanguages, otherLanguages } from './languages.ts';
import { constantsIn, fieldOf, locator, writtenOut } from './locate.ts';

/** The codes of the languages that have labels: the names of the files in model/labels. */
export function knownLanguages(root: string): string[] {
  return readdirSync(join(root, 'model/labels'))
    .flatMap((name) => /^([a-z]{2,3}(?:-\w+)*)\.ts$/.exec(name)?.[1] ?? [])
    .sort();
}

/** The file with the labels of a language. 'pt-BR' has those of 'pt' if there are none of its own, 'zh-TW' not those of 'zh'. */
export function labelsFile(root: string, code: string): string | undefined {
  const { language } = new Intl.Locale(code);
  const names = scriptOf(language) === scriptOf(code) ? [code, language] : [code];
  return names.map((name) => `model/labels/${name}.ts`).find((file) => existsSync(join(root, file)));
}

/** The `language` that is written in content/site.ts. Read as text, so that it is known before the content can be loaded. */
export function writtenLanguage(root: string): string | undefined {
  return languageField(readFileSync(join(root, 'content/site.ts'), 'utf8'))?.code;
}

/** The code and its position in the text of content/site.ts. */
export function languageField(text: string): { code: string; start: number; end: number } | undefined {
  const constants = constantsIn(text);
  const field = fieldOf(writtenOut(constants.get('site') ?? null, constants), 'language');
  const value = field?.type === 'Property' ? writtenOut(field.value, constants) : undefined;
  if (value?.type !== 'Literal' || typeof value.value !== 'string') return;
  return { code: value.value, start: value.start, end: value.end };
}

/**
 * A language without labels, one that `writtenLanguage` cannot read, or one that is not that of its folder. `folder` is empty
 * for the first language, and its code for another one.
 */
export function languageProblems(root: string, content: Partial<Content>, folder = ''): string[] {
  const code = content.site?.site?.language;
  if (typeof code !== 'string' || !isLanguage(code)) return [];
  const place = locator(root)(join(folder, 'site'), ['site', 'language']);
  const report = (message: string) => [`${place}  site.language  '${code}' ${message}`];
  if (folder && folder !== code)
    return report(`is not the language of its folder: write '${folder}', or rename content/${folder}`);
  if (!labelsFile(root, code)) {
    const known = knownLanguages(root).join(', ');
    const advice = `or copy model/labels/en.ts to model/labels/${code}.ts and translate it`;
    return report(`has no labels yet: choose one of ${known}, ${advice}`);
  }
  return folder || writtenLanguage(root) === code
    ? []
    : report(`is not written out: write language: '${code}'`);
}

/**
 * Gives `src/` the labels and the content of one language, and a visitor fetches those of no other: the first language, or
 * the one whose code is Vite's mode.
 */
export function oneLanguage(): Plugin {
  let root = '';
  let code = 'en';
  let folder = '';
  const read = () => {
    if (folder) return folder;
    try {
      const written = writtenLanguage(root);
      return written && labelsFile(root, written) ? written : 'en';
    } catch {
      // The content check reports it.
      return 'en';
    }
  };
  return {
    name: 'one-language',
    enforce: 'pre',
    config({ root: given = '.', base = '/' }, { mode, command }) {
      root = normalizePath(resolve(given));
      const further = furtherLanguages(root);
      folder = further.includes(mode) ? mode : '';
      code = read();
      if (further.length === 0) return { define: { OTHER_LANGUAGES: 'undefined' } };
      const OTHER_LANGUAGES = JSON.stringify(
        otherLanguages([writtenLanguage(root) ?? 'en', ...further], code, base),
      );
      const home = folder ? `${base}${folder}/` : base;
      if (command === 'serve') return { base: home, define: { OTHER_LANGUAGES } };
      return {
        // Pages, and files beside them, are in the folder of the language. Scripts and media are those of the whole site.
        define: { OTHER_LANGUAGES, 'import.meta.env.BASE_URL': JSON.stringify(home) },
        // The largest part of the script, in a file of its own: a visitor who changes the language has it already.
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [{ name: 'packages', test: /\/node_modules\/(react-dom|scheduler)\// }],
              },
            },
          },
        },
      };
    },
    resolveId: (id) => (id === '#labels' ? normalizePath(join(root, labelsFile(root, code)!)) : undefined),
    transform(text, id) {
      if (!folder) return;
      // The same files in the folder of the language: in imports, and in import.meta.glob with the names that it gives.
      if (id.startsWith(`${root}/src/`))
        return { code: text.replace(/(?<=['"`](?:\.\.\/)+content\/)/g, `${folder}/`), map: null };
      // The address of the pages in this language, which begin with its code.
      if (id === `${root}/content/${folder}/site.ts`)
        return { code: `${text};site.url += '/${folder}';`, map: null };
    },
    // The build writes its pages by itself.
    transformIndexHtml: (page) => page.replace('<html lang="en">', htmlTag(code)),
    async hotUpdate({ file, server }) {
      if (file === `${root}/content/site.ts` && read() !== code) await server.restart();
    },
  };
}

export function htmlTag(code: string): string {
  return `<html lang="${code}" dir="${direction(code)}">`;
}

function scriptOf(code: string): string | undefined {
  return new Intl.Locale(code).maximize().script;
}
