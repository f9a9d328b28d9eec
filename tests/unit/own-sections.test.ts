import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { shownSections } from '../../model/home-sections.ts';
import type { OwnFacts, OwnSection } from '../../model/sections.ts';
import { labels } from '../../model/labels/en.ts';
import { schema as sections } from '../../model/sections.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { compareLanguages } from '../../tools/content/compare-languages.ts';
import { findProblems } from '../../tools/content/find-problems.ts';
import type { LoadedContent } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { loadedWith } from './site.ts';
import { picture, schemas, validContent } from './valid-content.ts';

const education: OwnSection = {
  id: 'education',
  kind: 'list',
  heading: 'Education',
  intro: 'Where I learned it.',
  menuLabel: 'Education',
  entries: [
    {
      title: 'Computer science',
      place: 'Technical University',
      time: '2014 to 2018',
      from: '2014-09',
      to: '2018-06-30',
      text: 'With a thesis about maps.',
      link: 'https://tu.example/maps',
      icon: 'school',
    },
    { title: 'A course' },
  ],
};
const about: OwnSection = {
  id: 'about',
  kind: 'text',
  heading: 'About me',
  paragraphs: ['I build <em>calm</em> software.'],
  portrait: picture('uta-kranz'),
};
const languages: OwnFacts = {
  id: 'languages',
  kind: 'facts',
  heading: 'Languages',
  facts: [{ value: 'Italian', meaning: 'Native speaker' }],
};
const all = [education, about, languages];

type Own = Content['sections'];
const withSections = (own: Own): Content => ({
  ...validContent(),
  ...(own && { sections: structuredClone(own) }),
});
const shownIds = (own: Own) => shownSections(withSections(own)).map(({ id }) => id);
const problemsOf = (own: unknown) =>
  findProblems(
    { ...validContent(), sections: own } as unknown as LoadedContent,
    { ...schemas, sections },
    () => true,
  ).map(({ file, field, message }) => `${file} ${field}: ${message}`);

test('all kinds of sections and an order have no problem', () => {
  expect(problemsOf({ sections: all, order: ['about', 'services', 'languages', 'projects'] })).toEqual([]);
});

test('the file may have no sections or no order', () => {
  expect(problemsOf({ order: ['projects', 'services', 'technologies'] })).toEqual([]);
  expect(problemsOf({ sections: [] })).toEqual([]);
});

// biome-ignore format: a table, one case a line
test.each<[what: string, own: Own, shown: string[]]>([
  ['without the file', undefined, ['services', 'experience', 'technologies', 'hire-me', 'quotes', 'projects']],
  ['without an order', { sections: all }, ['services', 'experience', 'technologies', 'education', 'about', 'languages', 'hire-me', 'quotes', 'projects']],
  ['in an order', { sections: all, order: ['languages', 'projects', 'about', 'services'] }, ['languages', 'projects', 'about', 'services']],
  ['with an order only', { order: ['projects', 'services'] }, ['projects', 'services']],
  ['with an unknown id', { order: ['projects', 'talks'] }, ['projects']],
  ['with an empty list', { sections: [{ ...education, entries: [] }], order: ['education', 'projects'] }, ['projects']],
  ['with empty facts', { sections: [{ ...languages, facts: [] }], order: ['languages', 'projects'] }, ['projects']],
])('sections %s', (_, own, shown) => {
  expect(shownIds(own)).toEqual(shown);
});

test('only a section with a label has a link', () => {
  const shown = shownSections(withSections({ sections: all, order: ['education', 'about'] }));
  expect(shown.map(({ menuLabel }) => menuLabel?.({} as never))).toEqual(['Education', undefined]);
});

const entry = (fields: object) => ({
  sections: [{ ...education, entries: [{ title: 'Course', ...fields }] }],
});
const inEntry = 'sections sections[0] (Education).entries[0] (Course)';
const notADate = "is not a date: write one like '2014', '2014-09' or '2014-09-30'";

// biome-ignore format: a table, one case a line
test.each<[own: unknown, problems: string[]]>([
  [{ sections: [{ ...about, kind: 'words' }] }, ["sections sections[0] (About me).kind: 'words' is no kind of section: choose one of 'list', 'text', 'facts'"]],
  [{ sections: [{ id: 'a', heading: 'A' }] }, ["sections sections[0] (A).kind: is missing: choose one of 'list', 'text', 'facts'"]],
  [{ sections: ['about'] }, ['sections sections[0]: is a text: write a group of fields in { }']],
  [{ section: all }, ['sections : has section, which the page does not know: did you mean sections? If not, remove it']],
  [{ sections: [{ ...about, menulabel: 'Me', portait: 'x', portrait: undefined }] }, ['sections sections[0] (About me): has menulabel, portait, which the page does not know: did you mean menuLabel? If not, remove it']],
  [{ sections: [{ ...about, entries: [] }] }, ['sections sections[0] (About me): has entries, which the page does not know: correct its spelling or remove it']],
  [{ sections: [{ ...about, paragraphs: [] }] }, ['sections sections[0] (About me).paragraphs: is an empty list: write at least one entry']],
  [{ sections: [{ ...languages, facts: [{ meaning: 'Fluent' }] }] }, ["sections sections[0] (Languages).facts[0].value: is missing: write a text between '…'"]],
  [{ sections: [{ ...about, id: 'About Me' }] }, ["sections sections[0] (About me).id: 'About Me' cannot be part of an address: begin with a letter from a to z, and use only a to z, 0 to 9 and -"]],
  [{ sections: [{ ...about, id: 'footer' }, { ...languages, id: 'quotes' }] }, ["sections sections[0] (About me).id: 'footer' is taken by the page itself: choose another", "sections sections[1] (Languages).id: 'quotes' is taken by the page itself: choose another"]],
  [{ sections: [{ ...about, id: 'stock-count' }] }, ["sections sections[0] (About me).id: 'stock-count' is the id of a project: choose another"]],
  [{ sections: [about, { ...languages, id: 'about' }] }, ["sections sections[1] (Languages).id: 'about' is used twice: give each section an id of its own"]],
  [{ sections: [about, { ...languages, heading: 'About me' }] }, ["sections sections[1] (About me).heading: 'About me' is there twice: give each its own heading"]],
  [{ sections: all, order: ['servces', 'langauges', 'about', 'about'] }, ["sections order[0]: 'servces' is no section: did you mean 'services'? If not, remove it", "sections order[1]: 'langauges' is no section: did you mean 'languages'? If not, remove it", "sections order[3]: 'about' is there twice: remove one"]],
  [{ order: [] }, ['sections order: is empty: leave it out, or name the sections to be shown']],
  [{ sections: [{ ...about, menuLabel: 'Everything about me' }] }, ["sections sections[0] (About me).menuLabel: is too long for the menu: write a word or two, like 'Education'"]],
  [{ sections: [{ ...languages, facts: [languages.facts[0], languages.facts[0]] }] }, ['sections sections[0] (Languages).facts[1]: is there twice: remove one']],
  [entry({ from: 2014 }), [`${inEntry}.from: 2014 ${notADate}`]],
  [entry({ from: '2014-13' }), [`${inEntry}.from: '2014-13' ${notADate}`]],
  [entry({ from: '2014-02-30' }), [`${inEntry}.from: '2014-02-30' ${notADate}`]],
  [entry({ from: 'September 2014' }), [`${inEntry}.from: 'September 2014' ${notADate}`]],
  [entry({ to: '2014' }), [`${inEntry}.from: is missing, and to is there: write when it began, like '2014-09', or write from in place of to`]],
  [entry({ from: '2014-09', to: '2014-08-30' }), [`${inEntry}.to: is before from: write the later date here`]],
  [entry({ from: '2014-09', to: '2014' }), []],
  [entry({ link: 'tu.example' }), [`${inEntry}.link: 'tu.example' is not an https address: write one like https://www.example.com/you`]],
  [entry({ icon: 'school' }), []],
])('the file %j has the problems %j', (own, problems) => {
  expect(problemsOf(own)).toEqual(problems);
});

test('an unknown section in the order gets only a name like its own, and else all names that there are', () => {
  const ids = 'services, experience, technologies, hire-me, quotes, projects';
  for (const id of ['nothing', 'talks'])
    expect(problemsOf({ sections: all, order: [id] })).toEqual([
      `sections order[0]: '${id}' is no section: write one of ${ids}, education, about, languages, or remove it`,
    ]);
  // A list without export in front of it cannot be read.
  expect(problemsOf({ order: ['about', 'servces', 'talks', 'about'] })).toEqual([
    "sections order: has 'about', 'talks', and the file exports no sections: write export const sections = […] with them, or remove them here",
    "sections order[1]: 'servces' is no section: did you mean 'services'? If not, remove it",
  ]);
});

test('mistakes are all named at once', () => {
  expect(problemsOf({ sections: [{ ...about, id: 'menu', heading: '' }], order: ['abut'] })).toHaveLength(3);
});

test('a link to a section leads to one that is shown', () => {
  const linked = { ...about, paragraphs: ['<a href="/#languages">How well I speak</a>'] };
  expect(problemsOf({ sections: [linked, languages] })).toEqual([]);
  expect(problemsOf({ sections: [linked, languages], order: ['about', 'projects'] })).toEqual(
    expect.arrayContaining([expect.stringContaining("'/#languages' is nowhere on the home page")]),
  );
  // Where the home page has no section, a page is named.
  const pages = '/services/apps, /services/shops, /projects/stock-count, /';
  expect(problemsOf({ sections: [{ ...education, entries: [] }], order: ['education'] })).toContain(
    `services serviceMenu[2] (All services).path: '/#services' is nowhere on the home page: write one of ${pages}`,
  );
});

test('a project that the page does not show must not be named by a service page', () => {
  const order = ['services', 'technologies'];
  expect(problemsOf({ order })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^services servicePages\[\d\] .*has no story, and order in sections\.ts leaves the projects out/,
      ),
    ]),
  );
});

test('a heading is not that of another part of the page', () => {
  const { services } = validContent().site.site.sections;
  for (const heading of [services.heading, labels.introduction]) {
    const loaded = loadedWith(withSections({ sections: [{ ...about, heading }] }));
    expect(checkContent(loaded).map(lineOf)).toContain(
      `content/sections.ts  sections[0] (${heading}).heading  '${heading}' is the name of another part of the page: choose another`,
    );
  }
});

const differences = (first: Own, other: Own) => {
  const { theme: _, ...translated } = withSections(other);
  const loaded = (content: object) => content as LoadedContent;
  return compareLanguages(loaded(withSections(first)), loaded(translated), (file) => ({
    file: `content/${file}.ts`,
  })).map(({ field, message }) => `${field}: ${message}`);
};
const inFirst = 'content/sections.ts';

// biome-ignore format: a table, one case a line
test.each<[what: string, first: Own, other: Own, differences: string[]]>([
  ['alike', { sections: all }, { sections: [{ ...education, heading: 'Ausbildung' }, about, languages] }, []],
  ['an order in the first only', { sections: all, order: ['about'] }, { sections: all }, []],
  ['the same order', { order: ['about'] }, { order: ['about'] }, []],
  ['an order and no other file', { order: ['projects'] }, undefined, []],
  ['no file', { sections: all }, undefined, [`: is not there: copy ${inFirst} and translate it`]],
  ['another order', { order: ['projects', 'services'] }, { order: ['services'] }, [`order: must be ["projects","services"] as in ${inFirst}: remove it here`]],
  ['another kind', { sections: [about] }, { sections: [{ ...languages, id: 'about' }] }, expect.arrayContaining([`sections[0] (Languages).kind: must be 'text' as in ${inFirst}: only words differ`])],
  ['a section less', { sections: all }, { sections: [education, about] }, [`sections: lacks 'languages', which is in ${inFirst}: add it`]],
])('in another language: %s', (_, first, other, found) => {
  expect(differences(first, other)).toEqual(found);
});
