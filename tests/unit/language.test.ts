import { expect, test } from 'vitest';
import { entryIcons, iconNames } from '../../model/icon-names.ts';
import { direction, isLanguage, kindOfScript, localeWithRegion } from '../../model/language.ts';
import type { Labels } from '../../model/labels/type.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { labelsName, withoutLabels } from '../../tools/content/find-labels.ts';
import { loadModel } from '../../tools/content/load-model.ts';
import { loadSite } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { htmlTag } from '../../tools/pages/page-tags.ts';
import { temporaryFolder } from './temporary-folder.ts';

// biome-ignore format: a table, some languages a line
test.each([
  ['en', 'ltr', 'en_US'], ['de', 'ltr', 'de_DE'], ['pt-BR', 'ltr', 'pt_BR'], ['hi', 'ltr', 'hi_IN'], ['zh', 'ltr', 'zh_CN'], ['ku', 'ltr', 'ku_TR'],
  ['ar', 'rtl', 'ar_EG'], ['ur', 'rtl', 'ur_PK'], ['fa', 'rtl', 'fa_IR'], ['he', 'rtl', 'he_IL'], ['dv', 'rtl', 'dv_MV'], ['az-Arab', 'rtl', 'az_IR'],
])('%s is written %s, and its place is %s', (code, dir, locale) => {
  expect(direction(code)).toBe(dir);
  expect(localeWithRegion(code)).toBe(locale);
  expect(htmlTag(code)).toMatch(new RegExp(`^<html lang="${code}" dir="${dir}"( data-script="\\w+")?>$`));
});

test.each([
  [undefined, 'en pt-BR pl ru el sr tr vi'],
  ['square', 'ja zh zh-TW zh-Hant ko'],
  ['tall', 'ar fa ur he hi bn th km ta az-Arab'],
])('the kind of script is %s for %s', (kind, codes) => {
  for (const code of codes.split(' ')) {
    expect(kindOfScript(code), code).toBe(kind);
    expect(htmlTag(code).includes(`data-script="${kind}"`), code).toBe(kind !== undefined);
  }
});

test('a language is a code, not its name or another spelling', () => {
  expect(['en', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419', 'ckb'].filter(isLanguage)).toHaveLength(6);
  expect(['', 'EN', 'en_US', 'english', 'pt-br', 'e', 'en-'].filter(isLanguage)).toEqual([]);
});

test('the labels of a project are those that its files export', async () => {
  const labels = (menu: string) => `export const labels = { menu: '${menu}' };`;
  const root = temporaryFolder({
    'model/labels/es-MX.ts': labels('Más'),
    'model/labels/en.ts': labels('More'),
    'model/labels/type.ts': 'export type Labels = { menu: string };',
  });
  expect((await loadModel(root)).labels).toEqual({ en: { menu: 'More' }, 'es-MX': { menu: 'Más' } });
});

test('a language has its own labels, or those of the language without its region in the same script', () => {
  const nameFor = (code: string) => labelsName(['en', 'es-MX', 'pt', 'zh'], code);
  expect(nameFor('pt-BR')).toBe('pt');
  expect(nameFor('es-MX')).toBe('es-MX');
  expect(nameFor('zh-CN')).toBe('zh');
  expect(nameFor('zh-TW')).toBeUndefined();
  expect(nameFor('es')).toBeUndefined();
});

const icons = JSON.stringify(Object.fromEntries([...iconNames, ...entryIcons].map((name) => [name, []])));

/** The labels of a site with this language, whose model has nothing but labels, and the problems of the language. */
async function languageWith(written: string) {
  const labels = { en: { menu: 'More' }, pt: { menu: 'Mais' }, zh: { menu: '更多' } };
  const root = temporaryFolder({
    'content/site.ts': `const code = 'p' + 't';\nexport const site = {\n  ${written},\n};\n`,
    'node_modules/@tabler/icons/tabler-nodes-outline.json': icons,
  });
  const site = await loadSite(root, {
    model: { schemas: {}, labels: labels as unknown as Record<string, Labels> },
  });
  const problems = checkContent(site)
    .map(lineOf)
    .filter((line) => line.includes('site.language'));
  return [site.languages[0].labels, ...problems];
}

test('a language without labels is named, with those that there are and how to add it', async () => {
  expect(await languageWith("language: 'nl'")).toEqual([
    undefined,
    "content/site.ts:3:3  site.language  'nl' (Dutch) has no labels yet: choose one of en, pt, zh, or copy model/labels/en.ts to model/labels/nl.ts and translate it",
  ]);
});

test.each(["language: 'pt'", "language: 'p' + 't'", 'language: code'])(
  'the language may be computed, it is that of the value: %s',
  async (written) => {
    expect(await languageWith(written)).toEqual([{ menu: 'Mais' }]);
  },
);

test('the code of a country, and what is no code at all, are named with the language that was meant', () => {
  const known = ['en', 'pt', 'zh'];
  expect(withoutLabels(known, 'jp')).toBe("'jp' is the code of no language: write ja");
  expect(withoutLabels(known, 'xx')).toBe("'xx' is the code of no language: write one of en, pt, zh");
  expect(withoutLabels([...known, 'ko'], 'kr')).toMatch(
    /^'kr' \(Kanuri\) has no labels yet: write 'ko' if you mean Korean, /,
  );
  expect(withoutLabels(known, 'kr')).toMatch(
    /^'kr' \(Kanuri\) has no labels yet: choose one of en, pt, zh, /,
  );
  expect(withoutLabels([...known, 'es'], 'sv')).toMatch(
    /^'sv' \(Swedish\) has no labels yet: choose one of /,
  );
  expect(withoutLabels(known, 'zh-TW')).toContain('copy model/labels/zh.ts to model/labels/zh-TW.ts');
});
