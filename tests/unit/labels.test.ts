import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Labels } from '../../model/labels/labels.ts';
import { labels as english } from '../../model/labels/en.ts';
import { schema } from '../../model/labels.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import { knownLanguages } from '../../tools/content/one-language.ts';

const names = Object.keys(english) as (keyof Labels)[];
const languages = await Promise.all(
  knownLanguages('.').map(async (code) => ({
    code,
    labels: (await import(`../../model/labels/${code}.ts`)).labels as Labels,
  })),
);

test('there are labels in twelve languages, and every file in the folder is one of them or their type', () => {
  const codes = languages.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining('ar de en es fr hi ja pl pt tr ur zh'.split(' ')));
  const files = readdirSync('model/labels').map((name) => name.replace('.ts', ''));
  expect(files.sort()).toEqual([...codes, 'labels', 'plural'].sort());
});

test.each(languages)('$code has every label, none of them empty or with blanks around it', ({ labels }) => {
  expect(Object.keys(labels)).toEqual(names);
  for (const name of names.filter((each) => each !== 'afterName')) {
    const label = labels[name];
    const text = typeof label === 'string' ? label : label('1999' as never, '2001' as never);
    expect(text, name).toBe(text.trim());
    expect(text, name).toMatch(/[\p{L}\d]/u);
  }
});

test.each(languages)('every sentence of $code has what it speaks about', ({ labels }) => {
  for (const name of names) {
    const label = labels[name];
    if (typeof label !== 'function' || name === 'years') continue;
    const sentence = (label as (...parts: string[]) => string)('Kite', 'Boss');
    expect(sentence, name).toContain('Kite');
    if (label.length > 1) expect(sentence, name).toContain('Boss');
  }
});

test.each(languages)('$code speaks what a link to a profile shows, for those who say it', ({ labels }) => {
  expect(labels.visitProfileOn('LinkedIn')).toContain(labels.visitProfile);
});

test.each(languages.filter(({ code }) => code !== 'en'))('$code is not English', ({ labels }) => {
  const same = names.filter((name) => labels[name] === english[name]);
  expect(same.filter((name) => !/^(afterName|menu|services|technologies)$/.test(name))).toEqual([]);
});

test.each([
  ['en', '2024 to present', '2022 to 2024, 2 years', '2022 to 2023, 1 year', '2022'],
  ['de', '2024 bis heute', '2022 bis 2024, 2 Jahre', '2022 bis 2023, 1 Jahr', '2022'],
  ['fr', 'Depuis 2024', 'De 2022 à 2024, 2 ans', 'De 2022 à 2023, 1 an', '2022'],
  ['pl', '2024 – obecnie', '2022–2024, 2 lata', '2022–2023, 1 rok', '2022'],
  ['ar', 'من 2024 حتى الآن', 'من 2022 إلى 2024، سنتان', 'من 2022 إلى 2023، سنة واحدة', '2022'],
  ['ja', '2024年〜現在', '2022年〜2024年、2年間', '2022年〜2023年、1年間', '2022年'],
])('the years of a role in %s', (code, present, two, one, same) => {
  const { years } = languages.find((language) => language.code === code)!.labels;
  expect([years(2024), years(2022, 2024), years(2022, 2023), years(2022, 2022)]).toEqual([
    present,
    two,
    one,
    same,
  ]);
});

test('five years are written in the form of many', () => {
  const yearsIn = (code: string) =>
    languages.find((language) => language.code === code)!.labels.years(2015, 2020);
  expect(yearsIn('pl')).toBe('2015–2020, 5 lat');
  expect(yearsIn('ar')).toBe('من 2015 إلى 2020، 5 سنوات');
});

const problemsOf = (labels: object) =>
  findProblems({ labels: { labels } }, { labels: schema }, () => true).map(
    ({ field, message }) => `${field} ${message}`,
  );

test('an owner may replace any label, a text by a text and a function by a function', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ menu: 'Go', call: (phone: string) => `Ring ${phone}`, afterName: ': ' })).toEqual([]);
});

test('all mistakes in the labels of an owner are named, a misspelt one with the nearest name', () => {
  expect(
    problemsOf({ menu: '', goHome: 4, home: 'Home', skipToContnt: 'Skip', projcts: (name: string) => name }),
  ).toEqual([
    "labels.home 'Home' is no function: write one as in model/labels/en.ts, like (name) => `…`",
    'labels.menu is empty: write at least a word',
    "labels.goHome is a number: write a text between '…'",
    'labels.skipToContnt is no label of the page: did you mean skipToContent? model/labels/en.ts has them all',
    'labels.projcts is no label of the page: did you mean projects? model/labels/en.ts has them all',
  ]);
});
