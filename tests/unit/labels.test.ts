import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled, yearsIn } from '../../model/label-texts.ts';
import type { Labels } from '../../model/labels/type.ts';
import { labels as english } from '../../model/labels/en.ts';
import { schema } from '../../model/labels.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { findProblems } from '../../tools/content/find-problems.ts';

const names = Object.keys(english) as (keyof Labels)[];
// Not with loadModel, which starts a bundler: language.test.ts has what it does.
const codes = readdirSync('model/labels')
  .map((name) => name.replace('.ts', ''))
  .filter((name) => name !== 'type');
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
      for (const { value: text } of textsIn({ labels: { [name]: labels[name] } })) {
        expect(text, name).toBe(text.trim());
        expect(text, name).toMatch(/[\p{L}\d]/u);
      }
    }
    // Thai has a space in front of it, which an owner cannot write.
    expect(problemsOf({ ...labels, afterName: '. ' })).toEqual([]);
    // Those who say it speak what the link shows.
    expect(filled(labels.visitProfileOn, { network: 'LinkedIn' })).toContain(labels.visitProfile);
  },
);

test.each(languages.filter(({ code }) => code !== 'en'))('$code is not English', ({ labels }) => {
  const same = names.filter((name) => labels[name] === english[name]);
  expect(
    same.filter((name) => !/^(afterName|cv|menu|quotedPerson|services|technologies)$/.test(name)),
  ).toEqual([]);
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
  const years = yearsOf(code);
  expect([years(2024), years(2022, 2024), years(2022, 2023), years(2022, 2022)]).toEqual([
    present,
    two,
    one,
    same,
  ]);
});

test('five years are written in the form of many', () => {
  expect(yearsOf('pl')(2015, 2020)).toBe('2015–2020, 5 lat');
  expect(yearsOf('ar')(2015, 2020)).toBe('من 2015 إلى 2020، 5 سنوات');
});

function yearsOf(code: string) {
  const { labels } = languages.find((language) => language.code === code)!;
  return (from: number, to?: number) => yearsIn(code, labels, from, to);
}

const problemsOf = (labels: object) =>
  findProblems({ labels: { labels } }, { labels: schema }, () => true).map(
    ({ field, message }) => `${field} ${message}`,
  );

test('an owner may replace any label, with the same words in it', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ menu: 'Go', call: 'Ring {phone}', afterName: ': ' })).toEqual([]);
  const years = { present: '{from} on', sameYear: 'In {from}', period: { other: '{from} till {to}' } };
  expect(problemsOf({ years })).toEqual([]);
});

test('all mistakes in the labels of an owner are named, a misspelt one with the nearest name', () => {
  expect(
    problemsOf({
      menu: '',
      goHome: 4,
      home: 'Home',
      cv: 'CV ({bytes}, {size})',
      skipToContnt: 'Skip',
      projcts: 'Work',
    }),
  ).toEqual([
    "labels.home 'Home' lacks {name}: write it where the page shows it, as in '{name}, home'",
    'labels.menu is empty: write at least a word',
    "labels.cv 'CV ({bytes}, {size})' has {bytes}, which the page does not know: remove it",
    "labels.goHome is a number: write a text between '…'",
    'labels.skipToContnt is no label of the page: did you mean skipToContent? model/labels/en.ts has them all',
    'labels.projcts is no label of the page: did you mean projects? model/labels/en.ts has them all',
  ]);
});

test('each text of the years of an owner has its years', () => {
  const years = {
    present: 'Now',
    sameYear: '{from}',
    period: { one: '{years}', other: '{from}–{to}', more: '' },
  };
  expect(problemsOf({ years })).toEqual([
    "labels.years.present 'Now' lacks {from}: write it where the page shows it, as in '{from} to present'",
    "labels.years.period.one '{years}' lacks {from}: write it where the page shows it, as in '{from} to {to}'",
    'labels.years.period has more, which the page does not know: correct its spelling or remove it',
  ]);
});

test('a name that is in a text is not taken for the name of a word', () => {
  expect(filled('{name}, {role}', { name: '{role} $&', role: 'Boss' })).toBe('{role} $&, Boss');
});
