import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Labels } from '../../model/labels/type.ts';
import { labels as english } from '../../model/labels/en.ts';
import { schema } from '../../model/labels.ts';
import { findProblems } from '../../tools/content/find-problems.ts';

const names = Object.keys(english) as (keyof Labels)[];
// Not with loadModel, which starts a bundler: language.test.ts has what it does.
const codes = readdirSync('model/labels')
  .map((name) => name.replace('.ts', ''))
  .filter((name) => !['plural', 'type'].includes(name));
const languages = await Promise.all(
  codes.map(async (code) => {
    const { labels } = (await import(`../../model/labels/${code}.ts`)) as { labels: Labels };
    return { code, labels };
  }),
);

test('there are labels in fourteen languages', () => {
  expect(codes).toEqual(expect.arrayContaining('ar de en es fr hi ja ko pl pt th tr ur zh'.split(' ')));
});

test.each(languages)(
  '$code has every label, with a word and no blanks around it, and what a sentence speaks about',
  ({ labels }) => {
    expect(Object.keys(labels)).toEqual(names);
    for (const name of names.filter((each) => each !== 'afterName')) {
      const label = labels[name] as string | ((...parts: string[]) => string);
      const text = typeof label === 'string' ? label : label('1999', '2001');
      expect(text, name).toBe(text.trim());
      expect(text, name).toMatch(/[\p{L}\d]/u);
      if (typeof label === 'string' || name === 'years') continue;
      expect(label('Kite', 'Boss'), name).toContain('Kite');
      if (label.length > 1) expect(label('Kite', 'Boss'), name).toContain('Boss');
    }
    // Those who say it speak what the link shows.
    expect(labels.visitProfileOn('LinkedIn')).toContain(labels.visitProfile);
  },
);

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
  ['ko', '2024년~현재', '2022년~2024년(2년)', '2022년~2023년(1년)', '2022년'],
  ['th', '2024 – ปัจจุบัน', '2022 – 2024 (2 ปี)', '2022 – 2023 (1 ปี)', '2022'],
  ['ja', '2024年〜現在', '2022年〜2024年（2年間）', '2022年〜2023年（1年間）', '2022年'],
])('the years of a role in %s', (code, present, two, one, same) => {
  const years = yearsIn(code);
  expect([years(2024), years(2022, 2024), years(2022, 2023), years(2022, 2022)]).toEqual([
    present,
    two,
    one,
    same,
  ]);
});

test('five years are written in the form of many', () => {
  expect(yearsIn('pl')(2015, 2020)).toBe('2015–2020, 5 lat');
  expect(yearsIn('ar')(2015, 2020)).toBe('من 2015 إلى 2020، 5 سنوات');
});

function yearsIn(code: string): Labels['years'] {
  return languages.find((language) => language.code === code)!.labels.years;
}

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
