import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { schema as quotesSchema } from '../../model/quotes.ts';
import { schema as sectionsSchema } from '../../model/sections.ts';
import { valuesOf } from '../../tools/content/content-tree.ts';
import { loadModel } from '../../tools/content/load-model.ts';
import type { LoadedSite } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { type Headed, headingOf } from '../../tools/resume/headings.ts';
import { planImport } from '../../tools/resume/import-resume.ts';
import { leftToTranslate } from '../../tools/resume/other-languages.ts';
import { type OwnPart, ownParts, waysOf } from '../../tools/resume/own-parts.ts';
import { readResume, schemaProblems } from '../../tools/resume/read-resume.ts';
import type { Resume } from '../../tools/resume/resume.ts';
import { resumeOf } from '../../tools/resume/resume-of.ts';
import { stillMissing } from '../../tools/resume/still-missing.ts';
import { isHttps } from '../../tools/resume/words.ts';
import { labels } from '../../model/labels/en.ts';
import { labels as japanese } from '../../model/labels/ja.ts';
import { sourceOf } from './site.ts';
import { contentWith, gone, validContent } from './valid-content.ts';

const english = { code: 'en', labels };
const url = 'https://school.example/';
const [startDate, endDate] = ['2014-09', '2018-06-30'];

// biome-ignore format: a table, one case a line
test.each<[OwnPart, object, object]>([
  ['education', { institution: 'Tech', studyType: 'BSc', area: 'Physics, Maths', startDate, endDate, url }, { title: 'BSc · Physics, Maths', place: 'Tech', from: startDate, to: endDate, link: url }],
  ['education', { institution: 'Tech', studyType: 'Abitur, with honours' }, { title: 'Abitur, with honours', place: 'Tech' }],
  ['education', { institution: 'Tech', area: 'Physics', startDate }, { title: 'Tech', text: 'Physics', from: startDate, time: '2014 to present' }],
  ['education', { institution: 'Tech' }, { title: 'Tech' }],
  ['education', { studyType: 'BSc', area: 'Physics' }, { title: 'BSc · Physics' }],
  ['education', { institution: 'Tech', endDate }, { title: 'Tech', from: endDate }],
  ['education', { institution: 'Tech', studyType: 'BSc', summary: 'Own line.' }, { title: 'BSc', place: 'Tech', text: 'Own line.' }],
  ['certificates', { name: 'Diver', issuer: 'Sea', date: '2020', url }, { title: 'Diver', place: 'Sea', from: '2020', link: url }],
  ['awards', { title: 'Best', awarder: 'Jury', date: '2020-02', summary: 'For a map.' }, { title: 'Best', place: 'Jury', from: '2020-02', text: 'For a map.' }],
  ['publications', { name: 'Tides', publisher: 'Press', releaseDate: '2020', url, summary: 'A book.' }, { title: 'Tides', place: 'Press', from: '2020', text: 'A book.', link: url }],
  ['volunteer', { organization: 'Club', position: 'Coach', startDate, summary: 'Tuesdays.', url }, { title: 'Coach', place: 'Club', from: startDate, time: '2014 to present', text: 'Tuesdays.', link: url }],
  ['volunteer', { organization: 'Club' }, { title: 'Club' }],
  ['languages', { language: 'English', fluency: 'Native' }, { value: 'English', meaning: 'Native' }],
  ['interests', { name: 'Sea', keywords: ['Sails, oars', 'Tides'] }, { value: 'Sea', meaning: 'Sails, oars · Tides' }],
])('in the %s of a CV, %o is %o on the site, and the same in the CV again', (part, item, entry) => {
  const { entryOf, partOf } = waysOf(part);
  expect(entryOf(item, english)).toEqual(entry);
  expect(partOf(entry)).toEqual(item);
});

test('what goes on says so as the language has it, and whatever words say it', () => {
  const { entryOf, partOf } = waysOf('education');
  const item = { institution: '東京', startDate: '2018-03' };
  const entry = { title: '東京', from: '2018-03', time: '2018年〜現在' };
  expect(entryOf(item, { code: 'ja', labels: japanese })).toEqual(entry);
  for (const time of [entry.time, '去年から']) expect(partOf({ ...entry, time })).toEqual(item);
});

test('every section has its heading in every language that has labels', async () => {
  const codes = Object.keys((await loadModel('.')).labels).filter((code) => code !== 'en');
  const headed: Headed[] = [...ownParts, 'quotes'];
  for (const part of headed)
    for (const code of codes) {
      const isSame = headingOf(part, code) === headingOf(part, 'en');
      expect(isSame, `${part} in ${code}`).toBe(code === 'fr' && part === 'publications');
    }
  expect(headingOf('languages', 'pt-BR')).toBe('Idiomas');
  expect(headingOf('languages', 'nl')).toBe('Languages');
});

async function importInto(content: Content, resume: Resume, replace = false) {
  const sources = Object.fromEntries(
    Object.entries(content).map(([file, exported]) => [file, sourceOf(exported)]),
  );
  const given = { content, sources, language: english, isSampleText: () => false, replace, ids: {} };
  const { rows, sources: written } = planImport(resume, given);
  const changed = Object.entries(written).filter(([file, text]) => text !== sources[file]);
  const read = ([file, text]: [string, string]) => [file, valuesOf(readContentFile(text))];
  const after: Content = { ...content, ...Object.fromEntries(changed.map(read)) };
  return { rows, after };
}

const cv = {
  education: [{ institution: 'Tech', score: '1.3', courses: ['Optics'] }],
  languages: [{ language: 'English', fluency: 'Native' }],
  references: [
    { name: 'Emil', reference: 'It counts.' },
    { name: 'Uta', reference: 'It  counts.' },
    { name: 'Ada' },
  ],
};
const bare = { 'quotes.quotes': [], sections: gone };

test('what the owner has no section for becomes one, with its heading, and references wait until they are allowed', async () => {
  const content = contentWith({ ...bare, 'site.site.sections.quotes': gone });
  const { rows, after } = await importInto(content, cv);
  expect(after.sections!.sections).toEqual([
    { id: 'education', kind: 'list', heading: 'Education', entries: [{ title: 'Tech' }] },
    {
      id: 'languages',
      kind: 'facts',
      heading: 'Languages',
      facts: [{ value: 'English', meaning: 'Native' }],
    },
  ]);
  const quote = { words: 'It counts.', name: 'Emil', role: 'Unwritten role', ask: true };
  expect(after.quotes.quotes).toEqual([quote]);
  expect(after.site.site.sections.quotes).toEqual({ heading: 'What others say' });
  expect(rows.written.map(({ from, to, value }) => [from, to, value].join('  '))).toEqual([
    'education (1)  content/sections.ts  sections[0]  Education',
    'languages (1)  content/sections.ts  sections[1]  Languages',
    'references (1)  content/quotes.ts  quotes  Emil',
    'references  content/site.ts  site.sections.quotes  What others say',
  ]);
  expect(rows.noPlace).toEqual([
    { from: 'education[].score', to: 'the site does not show it' },
    { from: 'education[].courses', to: 'the site does not show it' },
  ]);
  expect(rows.leftOut).toEqual([
    { from: 'references[1]', to: 'has the words of another', value: 'Uta' },
    { from: 'references[2]', to: 'needs its reference', value: 'Ada' },
  ]);
  expect(resumeOf(after)).not.toHaveProperty('references');

  Object.assign(after.sections!.sections![0]!, {
    heading: 'School',
    entries: [{ title: 'Tech', icon: 'code' }],
  });
  const again = await importInto(after, cv);
  expect(again.rows).toMatchObject({ written: [], kept: [], same: [{}, {}, {}] });
  expect(again.after).toEqual(after);
});

test('an owner’s own section of the same id is kept, and --replace takes the entries of the CV', async () => {
  const education = {
    id: 'education',
    kind: 'list',
    heading: 'School',
    intro: 'Long ago.',
    entries: [{ title: 'Sea' }],
  };
  const languages = { id: 'languages', kind: 'text', heading: 'Languages', paragraphs: ['English.'] };
  const sections = { sections: [languages, education], order: ['education', 'services'] };
  const content = contentWith({ ...bare, sections });
  const { rows, after } = await importInto(content, { ...cv, awards: [{ title: 'Best' }] });
  const award = { id: 'awards', kind: 'list', heading: 'Awards', entries: [{ title: 'Best' }] };
  expect(rows.kept).toEqual([
    { from: 'education (1)', to: 'content/sections.ts  sections[1] (School).entries', value: 'Sea' },
  ]);
  expect(rows.leftOut).toContainEqual({
    from: 'languages (1)',
    to: "the section 'languages' is not of the kind 'facts'",
  });
  expect(after.sections).toEqual({
    sections: [languages, education, award],
    order: ['education', 'services', 'awards'],
  });
  const inOrder = { from: 'awards', to: 'content/sections.ts  order', value: 'education, services, awards' };
  expect(rows.written).toContainEqual(inOrder);
  const replaced = await importInto(content, cv, true);
  expect(replaced.after.sections!.sections).toEqual([
    languages,
    { ...education, entries: [{ title: 'Tech' }] },
  ]);
});

test('after an import the owner is told once that the menu leads to none of the new sections', async () => {
  const { after } = await importInto(contentWith(bare), cv);
  const locate = (file: string) => ({ file: `content/${file}.ts` });
  const left = () =>
    stillMissing({ root: '.', folder: '', content: after, locate })
      .map(lineOf)
      .filter((line) => line.includes('menuLabel'));
  expect(left()).toEqual([
    'content/sections.ts  sections  the menu leads to none of education, languages: write a menuLabel of a word or two where it should',
  ]);
  after.sections!.sections![1]!.menuLabel = 'Languages';
  expect(left()).toEqual([]);
});

test('a further language stays as it is, and what it lacks after an import is named as the check names it', async () => {
  const content = contentWith(bare);
  const { after } = await importInto(content, { education: cv.education });
  const inArabic = { theme: gone, 'site.site.language': 'ar' };
  const locate = (file: string) => ({ file: `content/ar/${file}.ts` });
  const left = (before: Content, after: Content, other: Content) => {
    const siteWith = (content: Content) =>
      ({
        root: '/no/project',
        model: { schemas: {} },
        languages: [{ content }, { folder: 'ar', content: other, locate }],
      }) as unknown as LoadedSite;
    const site = siteWith(before);
    return leftToTranslate(site, after === before ? site : siteWith(after)).map(lineOf);
  };
  const copy = contentWith({ ...bare, ...inArabic });
  expect(left(content, after, copy)).toEqual([
    'content/ar  is still a copy of what was there before: remove the folder and run npm run language add ar again',
  ]);
  expect(left(content, content, copy)).toEqual([]);

  const bio = { 'site.site.hero.bio': 'سيرة' };
  const url = { 'site.site.url': 'https://ar.example' };
  const translated = contentWith({ ...bio, ...url }, copy);
  const advice = 'content/ar  stays as it is: translate there what the import writes';
  expect(left(content, after, translated)).toEqual([
    `${advice}. The check asks for this:`,
    'content/ar/sections.ts  is not there: copy content/sections.ts and translate it',
  ]);
  expect(left(content, contentWith({ ...bare, ...bio }), translated)).toEqual([advice]);
});

test('more references than the site shows are left out', async () => {
  const references = [...'abcdefgh'].map((name) => ({ name, reference: `Words of ${name}` }));
  const { rows, after } = await importInto(contentWith(bare), { references });
  expect(after.quotes.quotes).toHaveLength(6);
  expect(rows.leftOut).toEqual(
    [6, 7].map((index) => ({
      from: `references[${index}]`,
      to: 'the site shows six quotes',
      value: 'abcdefgh'[index],
    })),
  );
});

test('a project has another id than a section that the CV brings', async () => {
  const projects = [{ name: 'Languages' }, { name: 'Talks' }];
  const talks = { id: 'talks', kind: 'list', heading: 'Talks', entries: [{ title: 'On tides' }] };
  const content = contentWith({ ...bare, sections: { sections: [talks] } });
  const { after } = await importInto(content, { ...cv, projects }, true);
  expect(after.projects.projects.map(({ id }) => id)).toEqual(['project-languages', 'project-talks']);
});

test('an address that is not https is named, and one without what is needed too', async () => {
  const { rows } = await importInto(contentWith(bare), {
    education: [{ area: 'Exchange semester' }],
    awards: [{ awarder: 'Jury' }],
    publications: [{ name: 'Tides', url: 'http://tides.example' }],
  });
  expect(rows.leftOut).toEqual([
    { from: 'education[0]', to: 'is shown without its institution' },
    { from: 'awards[0]', to: 'needs its title' },
    { from: 'publications[0].url', to: 'is not an https address', value: 'http://tides.example' },
  ]);
});

// Any CV that is as JSON Resume has it, with what makes an entry.
const text = fc
  .array(
    fc.constantFrom('BSc', 'Ökologie', '学士', 'a,', '–', '&amp;', '<b>', '"', "'", '\\', '`$', '😀', 'a·b'),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '));
const address = fc.constantFrom(url, 'https://a.example/b?c=d#e');
const dates = fc.constantFrom(
  ...['2012', '2012-02', '2012-02-29'].map((startDate) => ({ startDate })),
  { startDate: '2012', endDate: '2012' },
  { startDate: '2012-05', endDate: '2014' },
  { endDate: '2014-06' },
  {},
);
const date = fc.constantFrom('2012', '2012-02', '2012-02-29');
const partsOf = <Item extends object>(
  fields: { [Key in keyof Item]: fc.Arbitrary<Item[Key]> },
  ...needed: (keyof Item)[]
) => fc.record(fields, { requiredKeys: needed });
const withDates = <Item extends object>(items: fc.Arbitrary<Item>) =>
  fc.tuple(items, dates).map(([item, period]) => ({ ...item, ...period }));
const some = <Item>(items: fc.Arbitrary<Item>) => fc.array(items, { minLength: 1, maxLength: 3 });
const resumes = fc.record<Resume>(
  {
    education: some(
      withDates(partsOf({ institution: text, studyType: text, area: text, url: address }, 'institution')),
    ),
    certificates: some(partsOf({ name: text, issuer: text, date, url: address }, 'name')),
    awards: some(partsOf({ title: text, awarder: text, date, summary: text }, 'title')),
    publications: some(
      partsOf({ name: text, publisher: text, releaseDate: date, url: address, summary: text }, 'name'),
    ),
    volunteer: some(
      withDates(partsOf({ organization: text, position: text, url: address, summary: text }, 'organization')),
    ),
    languages: some(partsOf({ language: text, fluency: text }, 'language')),
    interests: some(partsOf({ name: text, keywords: some(text) }, 'name')),
    references: fc.uniqueArray(fc.record({ name: text, reference: text }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ reference }) => reference,
    }),
  },
  { requiredKeys: [] },
);

test('any CV leads to content that is valid, and back to the same CV', async () => {
  const empty = contentWith(bare);
  await fc.assert(
    fc.asyncProperty(resumes, async (resume) => {
      const { rows, after } = await importInto(empty, resume);
      expect(rows).toMatchObject({ leftOut: [], noPlace: [] });
      if (after.sections) sectionsSchema.parse(after.sections);
      quotesSchema.parse(after.quotes);
      for (const quote of after.quotes.quotes) delete quote.ask;
      const published = resumeOf(after);
      expect(schemaProblems(published)).toEqual([]);
      expect(published).toMatchObject(resume);
      const again = await importInto(after, published);
      expect(again.rows).toMatchObject({ written: [], kept: [], leftOut: [], noPlace: [] });
    }),
    { numRuns: 15 },
  );
});

const examples = 'node_modules/@jsonresume/schema';
test.each(['sample', 'examples/career-changer', 'examples/new-grad', 'examples/senior-engineer'])(
  'the published CV %s comes back without what the site does not show',
  async (name) => {
    const resume = await readResume(`${examples}/${name}.resume.json`);
    const { after } = await importInto(contentWith(bare), resume);
    for (const quote of after.quotes.quotes) delete quote.ask;
    const shown = JSON.parse(JSON.stringify(resume), (key, value) =>
      ['courses', 'score', 'highlights'].includes(key) || (key === 'url' && !isHttps(value))
        ? undefined
        : value,
    );
    const published = resumeOf(after);
    const parts = [...ownParts, 'references' as const].filter((part) => resume[part]);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(published[part], part).toEqual(shown[part]);
  },
);

test('the site’s sections that no CV has are not in it', () => {
  const talks = { id: 'talks', kind: 'list', heading: 'Talks', entries: [{ title: 'On tides' }] };
  const before = resumeOf(contentWith({ sections: gone }, validContent()));
  expect(resumeOf(contentWith({ sections: { sections: [talks] } }))).toEqual(before);
});
