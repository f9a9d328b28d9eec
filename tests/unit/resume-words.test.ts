import { afterEach, expect, test, vi } from 'vitest';
import { parseInlineHtml } from '../../model/inline-html.ts';
import {
  asHtml,
  initialsOf,
  internationalNumber,
  projectId,
  projectWords,
  roleWords,
  technologyWords,
  yearsOf,
} from '../../tools/resume/words.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2022', undefined, { from: 2022 }],
  ['2022-03-01', undefined, { from: 2022 }],
  ['2024', '2026-07', { from: 2024 }],
  ['2024', '2027', { from: 2024 }],
  ['2024', '2026', { from: 2024, to: 2026 }],
  ['2022-03', '2024', { from: 2022, to: 2024 }],
  ['2022-03-15', '2024-05-01', { from: 2022, to: 2024 }],
  ['2021-11', '2022-10', { from: 2021, to: 2022 }],
  ['2021-05', '2021-05', { from: 2021, to: 2021 }],
])('in June 2026, %s and %s are years, which the page writes', (start, end, expected) => {
  vi.useFakeTimers({ now: new Date('2026-06-15') });
  expect(yearsOf(start, end, 'en')).toEqual(expected);
});

test.each([
  ['2022-01', '2023-12', '2022 to 2023, 2 years'],
  ['2021-11', '2022-01', '2021 to 2022, 3 months'],
  ['2021-01', '2021-12', '2021 to 2021, 1 year'],
])('%s and %s are longer or shorter than their years say: %s', (start, end, duration) => {
  expect(yearsOf(start, end, 'en')).toMatchObject({ duration });
  expect(yearsOf(start, end, 'de')).toMatchObject({ duration: `${start.slice(0, 4)}–${end.slice(0, 4)}` });
});

test.each([
  ['+49 (0)30 1234567', '+49301234567'],
  ['0049 30/123-45.67', '+49301234567'],
  ['+442079460321', '+442079460321'],
  ['(912) 555-4321', undefined],
  ['+1 912 555 4321 ext. 5', undefined],
  ['call me', undefined],
])('the number %s is %s with its country', (written, expected) => {
  expect(internationalNumber(written)).toBe(expected);
});

test.each([
  ['Lena Brandt', 'LB'],
  ['Jean-Luc de la Cour', 'JC'],
  ['Plato', 'P'],
  ['ömer çelik', 'ÖÇ'],
  ['李 小龙', '李小'],
  ['"Bob" (R) Smith', 'S'],
  ['42', '4'],
])('the initials of %s are %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

test.each([
  ['Route Planner', 'route-planner'],
  ['Café Über', 'cafe-uber'],
  ['3D Viewer', 'project-3d-viewer'],
  ['Menu', 'project-menu'],
  ['Stock', 'project-stock'],
  ['مشروع', 'project'],
])('the project %s gets the id %s', (name, expected) => {
  expect(projectId(name, (id) => ['menu', 'stock'].includes(id))).toBe(expected);
});

test('an id that is taken twice gets a number', () => {
  const taken = ['shop', 'project-shop', 'project-shop-2'];
  expect(projectId('Shop', (id) => taken.includes(id))).toBe('project-shop-3');
});

test.each([
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  'a < b && c > d',
  'R&D, &amp; &#60;b&#62;, &nbsp;',
  '<strong>loud</strong> & </em>',
])('%s is shown as it is written', (text) => {
  const { tree, problems } = parseInlineHtml(asHtml(text));
  expect(problems).toEqual([]);
  expect(tree.every((node) => typeof node === 'string')).toBe(true);
  expect(tree.join('')).toBe(text);
});

test('a role has the words of the CV, each paragraph and highlight on its own', () => {
  expect(
    roleWords(
      {
        name: 'Acme\nLtd',
        position: 'Lead',
        description: 'Rockets,  and more',
        startDate: '2020',
        endDate: '2022',
        summary: 'First line\nof a paragraph.\n\nSecond <one>.',
        highlights: ['Third'],
      },
      'en',
    ),
  ).toEqual({
    words: {
      company: 'Acme Ltd',
      designation: 'Lead',
      from: 2020,
      to: 2022,
      supportLine: 'Rockets, and more',
      description: ['First line of a paragraph.', 'Second &lt;one>.', 'Third'],
    },
    repeated: [],
  });
});

test('a role of which the CV says little repeats that, and is noted', () => {
  expect(roleWords({ name: 'Q&A', position: 'Lead', startDate: '2020' }, 'en')).toEqual({
    words: {
      company: 'Q&A',
      designation: 'Lead',
      from: 2020,
      supportLine: 'Lead, Q&A',
      description: ['Lead, Q&A'],
    },
    repeated: ['supportLine', 'description'],
  });
});

test.each([
  { position: 'Lead', startDate: '2020' },
  { name: 'Acme', startDate: '2020' },
  { name: 'Acme', position: 'Lead' },
])('there is no role without company, position and first year: %o', (work) => {
  expect(roleWords(work, 'en')).toBeUndefined();
});

test('a project has its description above its highlights, its tags once, and its address', () => {
  expect(
    projectWords({
      name: 'Route Planner',
      description: 'Fewer miles',
      highlights: ['Maps', 'a < b'],
      keywords: ['React', 'Redis', 'React'],
      url: 'https://routes.example/plan?a=1',
    }),
  ).toEqual({
    words: {
      title: 'Route Planner',
      subTitle: 'Fewer miles',
      description: ['Maps', 'a &lt; b'],
      techStack: ['React', 'Redis'],
      link: { path: 'https://routes.example/plan?a=1', title: 'routes.example' },
    },
    repeated: [],
  });
});

test.each([
  [{ description: 'A map.', keywords: ['Go'] }, 'Go', ['A map.'], ['subTitle']],
  [{ highlights: ['A map.'] }, 'Maps', ['A map.'], ['subTitle']],
  [{ url: 'http://maps.example' }, 'Maps', ['Maps'], ['subTitle', 'description']],
])(
  'a project of which the CV says only %o has a line and a text',
  (item, subTitle, description, repeated) => {
    const found = projectWords({ name: 'Maps', ...item });
    expect(found).toMatchObject({ words: { subTitle, description }, repeated });
    expect(found!.words).not.toHaveProperty('link');
  },
);

test('skills with keywords are groups, all others are tags of one group', () => {
  expect(
    technologyWords([
      { name: 'Web', keywords: ['React', 'React', ' Vite'] },
      { name: 'Rust' },
      { keywords: ['Go', 'Zig'] },
      { name: 'Empty', keywords: [] },
      {},
    ]),
  ).toEqual([
    { heading: 'Web', tags: ['React', 'Vite'] },
    { heading: 'Skills', tags: ['Rust', 'Go', 'Zig', 'Empty'] },
  ]);
  expect(technologyWords([{ name: 'Web', keywords: ['React'] }])).toHaveLength(1);
});
