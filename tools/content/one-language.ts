import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Content } from '../../model/content.ts';
import { direction, isLanguage } from '../../model/language.ts';
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
  const constants = constantsIn(readFileSync(join(root, 'content/site.ts'), 'utf8'));
  const field = fieldOf(writtenOut(constants.get('site') ?? null, constants), 'language');
  const value = field?.type === 'Property' ? writtenOut(field.value, constants) : undefined;
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

/** A language without labels, or one that `writtenLanguage` cannot read. */
export function languageProblems(root: string, content: Partial<Content>): string[] {
  const code = content.site?.site?.language;
  if (typeof code !== 'string' || !isLanguage(code)) return [];
  const place = locator(root)('site', ['site', 'language']);
  const report = (message: string) => [`${place}  site.language  '${code}' ${message}`];
  if (!labelsFile(root, code)) {
    const known = knownLanguages(root).join(', ');
    const advice = `or copy model/labels/en.ts to model/labels/${code}.ts and translate it`;
    return report(`has no labels yet: choose one of ${known}, ${advice}`);
  }
  return writtenLanguage(root) === code ? [] : report(`is not written out: write language: '${code}'`);
}

/** Gives `src/` the labels of the site's language as `#labels`. A visitor fetches those of no other language. */
export function oneLanguage(): Plugin {
  let root = '';
  let code = 'en';
  const read = () => {
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
    configResolved(config) {
      root = config.root;
      code = read();
    },
    resolveId: (id) => (id === '#labels' ? normalizePath(join(root, labelsFile(root, code)!)) : undefined),
    // The build writes its pages by itself.
    transformIndexHtml: (page) => page.replace('<html lang="en">', htmlTag(code)),
    async hotUpdate({ file, server }) {
      if (file === normalizePath(join(root, 'content/site.ts')) && read() !== code) await server.restart();
    },
  };
}

export function htmlTag(code: string): string {
  return `<html lang="${code}" dir="${direction(code)}">`;
}

function scriptOf(code: string): string | undefined {
  return new Intl.Locale(code).maximize().script;
}
