import postcss from 'postcss';
import { expect, test } from 'vitest';
import { direction, isLanguage, localeWithRegion } from '../../model/language.ts';
import {
  htmlTag,
  knownLanguages,
  labelsFile,
  languageProblems,
  writtenLanguage,
} from '../../tools/content/one-language.ts';
import { leaveOutOtherLanguages } from '../../tools/pages/language-styles.ts';
import { temporaryFolder } from './temporary-folder.ts';

test.each([
  ['en', 'ltr', 'en_US'],
  ['de', 'ltr', 'de_DE'],
  ['pt-BR', 'ltr', 'pt_BR'],
  ['hi', 'ltr', 'hi_IN'],
  ['zh', 'ltr', 'zh_CN'],
  ['ar', 'rtl', 'ar_EG'],
  ['ur', 'rtl', 'ur_PK'],
  ['fa', 'rtl', 'fa_IR'],
  ['he', 'rtl', 'he_IL'],
  ['dv', 'rtl', 'dv_MV'],
  ['az-Arab', 'rtl', 'az_IR'],
  ['ku', 'ltr', 'ku_TR'],
])('%s is written %s, and its place is %s', (code, dir, locale) => {
  expect(direction(code)).toBe(dir);
  expect(localeWithRegion(code)).toBe(locale);
  expect(htmlTag(code)).toBe(`<html lang="${code}" dir="${dir}">`);
});

test('a language is a code, not its name or another spelling', () => {
  expect(['en', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419', 'ckb'].filter(isLanguage)).toHaveLength(6);
  expect(['', 'EN', 'en_US', 'english', 'pt-br', 'e', 'en-'].filter(isLanguage)).toEqual([]);
});

const files = {
  'content/site.ts': "export const site: Site = { name: 'Lena', language: 'nl' };",
  'model/labels/en.ts': '',
  'model/labels/pt.ts': '',
  'model/labels/zh.ts': '',
  'model/labels/labels.ts': '',
  'model/labels/plural.ts': '',
};

test('a language has the labels of its own file, or of the language without its region in the same script', () => {
  const root = temporaryFolder({ ...files, 'model/labels/es-MX.ts': '' });
  expect(knownLanguages(root)).toEqual(['en', 'es-MX', 'pt', 'zh']);
  expect(labelsFile(root, 'pt-BR')).toBe('model/labels/pt.ts');
  expect(labelsFile(root, 'es-MX')).toBe('model/labels/es-MX.ts');
  expect(labelsFile(root, 'zh-CN')).toBe('model/labels/zh.ts');
  expect(labelsFile(root, 'zh-TW')).toBeUndefined();
  expect(labelsFile(root, 'es')).toBeUndefined();
});

const problemsWith = (language: string, written = `language: '${language}'`) => {
  const source = `export const site: Site = {\n  ${written},\n};\n`;
  const root = temporaryFolder({ ...files, 'content/site.ts': source });
  return languageProblems(root, { site: { site: { language } } } as never);
};

test('a language without labels is named, with those that there are and how to add it', () => {
  expect(problemsWith('pt')).toEqual([]);
  expect(problemsWith('nl')).toEqual([
    "content/site.ts:2:3  site.language  'nl' has no labels yet: choose one of en, pt, zh, or copy model/labels/en.ts to model/labels/nl.ts and translate it",
  ]);
});

test('a language that is computed cannot be known in time, and is named', () => {
  expect(problemsWith('en', "language: 'e' + 'n'")).toEqual([
    "content/site.ts:2:3  site.language  'en' is not written out: write language: 'en'",
  ]);
});

test('the language is read from the text of the file', () => {
  expect(writtenLanguage(temporaryFolder(files))).toBe('nl');
  const constant = "const code = 'pl';\nexport const site = { language: code } satisfies Site;";
  expect(writtenLanguage(temporaryFolder({ 'content/site.ts': constant }))).toBe('pl');
});

const css = `p{a:b}[dir=rtl] p,.x{a:c}:lang(ja) p,:lang(zh) p{a:d}html:not(:lang(en)) p{a:e}@media print{[dir="ltr"] p{a:f}}`;

test.each([
  ['en', 'p{a:b}.x{a:c}@media print{[dir="ltr"] p{a:f}}'],
  ['ja', 'p{a:b}.x{a:c}:lang(ja) p{a:d}html:not(:lang(en)) p{a:e}@media print{[dir="ltr"] p{a:f}}'],
  ['ar', 'p{a:b}[dir=rtl] p,.x{a:c}html:not(:lang(en)) p{a:e}@media print{}'],
])('a page in %s has no rules for other languages', (code, expected) => {
  const sheet = postcss.parse(css);
  leaveOutOtherLanguages(sheet, code);
  expect(sheet.toString()).toBe(expected);
});
