import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Content } from '../../model/content.ts';
import { sectionWords, tags, text } from '../../model/fields.ts';
import { filled } from '../../model/label-texts.ts';
import { labels } from '../../model/labels/en.ts';
import { labels as japanese } from '../../model/labels/ja.ts';
import { indexOfMark, markOf, marks, withoutMarks } from '../../model/marks.ts';
import { wordsIn } from '../../model/word-width.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { loadSite } from '../../tools/content/load-site.ts';
import { withMedia } from '../../tools/content/media.ts';
import { ownPart } from '../../tools/content/content-tree.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { siteOf } from '../../tools/content/site.ts';
import { isUnwritten } from '../../tools/content/unwritten.ts';
import { elsewhereOf } from '../../tools/editor/elsewhere.ts';
import { factsOf } from '../../tools/editor/facts.ts';
import { fieldsOf, idOf } from '../../tools/editor/fields.ts';
import { launchOf } from '../../tools/editor/launch.ts';
import { markContent, withMarks } from '../../tools/editor/mark-content.ts';
import { newEntries } from '../../tools/editor/new-entry.ts';
import { siteDataOf, storyDataOf } from '../../tools/pages/site-data.ts';
import { loadedWith } from './site.ts';
import { contentWith, schemas, validContent } from './valid-content.ts';

const model = { schemas, labels: { en: labels } };
const sample = await loadSite('.', { model });
const fieldsIn = (content: Content) => fieldsOf(schemas, loadedWith(content).languages[0]).fields;
const nameOf = ({ file, path }: { file: string; path: PropertyKey[] }) =>
  [file, ...path].map(String).join('.');

/** The data of the pages and of the stories, without marks and with them. */
async function dataOf(content: Content, own = labels) {
  const loaded = loadedWith(content);
  loaded.languages[0].labels = own;
  const [language] = siteOf(loaded).languages;
  const { fields } = fieldsOf(schemas, loaded.languages[0]);
  const of = async (each: typeof language) => ({
    site: await siteDataOf(
      each,
      (path) => path,
      (id) => `/${id}.json`,
    ),
    stories: await storyDataOf(each, (path) => path),
  });
  const [plain, made] = [await of(language), await of(markContent(language, fields))];
  const stories = Object.entries(plain.stories).map(([id, story]) => [
    id,
    withMarks(story, made.stories[id]!, fields),
  ]);
  return {
    fields,
    plain,
    marked: {
      site: withMarks(plain.site, made.site, fields),
      stories: Object.fromEntries(stories) as typeof plain.stories,
    },
  };
}

const marked = (value: string, index: number) => markOf(index) + value + markOf(index);

test('a mark says its index, is no letter, and is as wide as nothing', () => {
  for (const index of [0, 1, 15, 16, 4711, 65_535]) {
    const [mark] = `a${markOf(index)}b`.match(marks)!;
    expect(indexOfMark(mark)).toBe(index);
  }
  const title = 'Donau\u2060dampfschiff ❤\ufe0f C++';
  expect(withoutMarks(marked(title, 7) + marked('', 8))).toBe(title);
  const widths = (words: string) => wordsIn(words).map(({ width }) => width.toFixed(3));
  expect(widths(marked(title, 7))).toEqual(widths(title));
});

test('the data with marks is the data, with the mark of its field around each text that pages show', async () => {
  const { fields, plain, marked: data } = await dataOf(validContent());
  const { phrases: _, ...rest } = data.site;
  const { phrases: __, ...plainRest } = plain.site;
  expect(JSON.parse(withoutMarks(JSON.stringify([rest, data.stories])))).toEqual([plainRest, plain.stories]);
  const all = JSON.stringify(data);
  for (const [index, field] of fields.entries())
    expect(all.includes(JSON.stringify(marked(field.value, index))), nameOf(field)).toBe(
      field.kind !== 'unfinished',
    );
});

test('no address, id, name of an icon or of a medium has a mark, and no head of a page', async () => {
  const { marked: data } = await dataOf(validContent());
  const names = 'id path url icon phone number src jpeg codecs language made kind';
  const { content, chat, pages, stories, others } = data.site;
  const found = [...textsIn({ content }), ...textsIn(data.stories)].filter(
    ({ value }) => withoutMarks(value) !== value,
  );
  const wrong = found.filter(
    ({ path }) =>
      names.split(' ').includes(String(path.at(-1))) || /servicePages,\d,projects/.test(path.join()),
  );
  expect(found.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
  expect(JSON.stringify([chat.url, pages, stories, others])).not.toMatch(marks);
});

test('a quote that is not shown yet leaves the marks of the others where they belong', async () => {
  const { fields, marked: data } = await dataOf(contentWith({ 'quotes.quotes.0.ask': true }));
  const index = fields.findIndex((field) => nameOf(field) === 'quotes.quotes.1.words');
  const shown = data.site.content.quotes.quotes.map(({ words }) => words);
  expect(shown).toEqual([marked(fields[index]!.value, index)]);
});

test('what follows from a text is marked where it is the same without the marks', async () => {
  const content = contentWith({
    'experience.experience.0.company': 'Nordlicht GmbH',
    'experience.experience.0.image': undefined,
    'experience.experience.1.duration': '2021 to 2024',
  });
  const {
    fields,
    marked: { site, stories },
    plain,
  } = await dataOf(content);
  const at = (name: string) => fields.findIndex((field) => nameOf(field) === name);
  expect(site.labels.home).toBe(
    filled(labels.home, { name: marked(content.site.site.name, at('site.site.name')) }),
  );
  expect(site.roles[0]).toEqual({ duration: '2024 to present', initials: 'N' });
  expect(site.roles[1]!.duration).toBe(marked('2021 to 2024', at('experience.experience.1.duration')));
  expect(stories['stock-count']!.quotedPerson).toMatch(marks);
  expect(site.chat.url).toBe(plain.site.chat.url);
});

test('lines of a marked text break where those of the text do', async () => {
  const headline = '使う人に好かれるアプリ';
  const content = contentWith({ 'site.site.language': 'ja', 'site.site.hero.headline': headline });
  const {
    fields,
    plain,
    marked: { site },
  } = await dataOf(content, japanese);
  const index = fields.findIndex(({ value }) => value === headline);
  const phrased = plain.site.phrases[headline]!;
  expect(phrased).toContain('\u200b');
  expect(site.phrases[marked(headline, index)]).toBe(marked(phrased, index));
  expect(site.phrases[headline]).toBe(phrased);
});

test('a tag that the page turns to its own direction has no mark on a page from right to left', async () => {
  const content = contentWith({
    'site.site.language': 'ar',
    'technologies.technologies.0.tags': ['C++', 'React'],
  });
  const { marked: arabic } = await dataOf(content);
  const { marked: english } = await dataOf(
    contentWith({ 'technologies.technologies.0.tags': ['C++', 'React'] }),
  );
  const tagsOf = ({ site }: typeof arabic) =>
    site.content.technologies.technologies[0]!.tags.map((each) => withoutMarks(each) !== each);
  expect([tagsOf(arabic), tagsOf(english)]).toEqual([
    [false, true],
    [true, true],
  ]);
});

test('which strings are texts, and of which kind, the schemas say', () => {
  const kinds = Object.fromEntries(fieldsIn(validContent()).map((field) => [nameOf(field), field.kind]));
  expect(kinds).toMatchObject({
    'site.site.hero.headline': 'plain',
    'site.site.contact.email': 'plain',
    'site.site.contact.message': 'unfinished',
    'services.serviceMenu.3.chatMessage': 'unfinished',
    'experience.experience.0.description.0': 'html',
    'technologies.technologies.0.tags.0': 'tag',
    'projects.projects.0.alt': 'plain',
    'stories/stock-count.story.outcome.figures.0.value': 'plain',
  });
  const none = [
    'site.site.language',
    'site.site.contact.phone',
    'services.serviceMenu.0.path',
    'services.servicePages.0.projects.0',
    'projects.projects.0.id',
    'theme.theme.fonts.display',
  ];
  expect(none.filter((name) => name in kinds)).toEqual([]);
});

test('a section of the owner is known by its schema alone', () => {
  const talks = z.object({
    words: sectionWords,
    talks: z.array(z.strictObject({ title: text, tags: tags.optional(), year: z.int() })),
  });
  const content = {
    talks: { words: { heading: 'Talks' }, talks: [{ title: 'Offline', tags: ['PWA'], year: 2024 }] },
  };
  const [language] = loadedWith(content as unknown as Content).languages;
  const { fields, lists } = fieldsOf({ talks }, language);
  expect(fields.map(nameOf)).toEqual(['talks.words.heading', 'talks.talks.0.title', 'talks.talks.0.tags.0']);
  expect(lists.map(nameOf)).toEqual(['talks.talks', 'talks.talks.0.tags']);
});

test('all texts of the sample are written out, and each has its place, its name and its length', () => {
  const { fields, lists } = factsOf(sample, sample.languages[0]);
  expect(fields.filter(({ editable }) => !editable)).toEqual([]);
  expect(lists.filter(({ why }) => 'up' in why)).toEqual([]);
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  expect(fieldOf('|site|["site","title"]')).toMatchObject({
    name: 'site.title',
    place: 'content/site.ts:9:3',
    recommended: [15, 60],
  });
  expect(fieldOf('|projects|["projects",3,"title"]')).toMatchObject({
    name: 'projects[3] (Order Tracker).title',
  });
  expect(fieldOf('|stories/order-tracker|["story","outcome","figures",0,"value"]')).toMatchObject({
    limit: 8,
  });
});

test('what cannot be done with a list is known beforehand', () => {
  const quote = { words: 'Good.', name: 'Uta', role: 'Driver' };
  const content = contentWith({
    'quotes.quotes': Array(6).fill(quote),
    'projects.projects.0.description': ['One.'],
  });
  const loaded = loadedWith(content);
  Object.assign(loaded.languages[0].trees, {
    projects: readContentFile(
      "const more = ['React']; export const projects = [{ description: ['One.'], techStack: [...more] }];",
    ),
    technologies: readContentFile('const groups = []; export const technologies = groups;'),
  });
  const { lists } = factsOf(loaded, loaded.languages[0]);
  const whyOf = (id: string) => lists.find((list) => list.id === id)!.why;
  expect(whyOf('|quotes|["quotes"]')).toEqual({
    add: 'has more than six quotes: keep the six that say the most',
  });
  expect(whyOf('|projects|["projects",0,"description"]')).toEqual({
    remove: 'is an empty list: write at least one entry',
  });
  expect(whyOf('|projects|["projects",0,"techStack"]')).toMatchObject({
    up: 'has entries from elsewhere, with ...',
  });
  expect(whyOf('|technologies|["technologies"]')).toMatchObject({
    add: 'is the constant groups, which other fields may use too',
    down: 'is the constant groups, which other fields may use too',
  });
});

test('a text that is still that of the first language is marked as not translated', () => {
  const further = contentWith({ 'site.site.language': 'de', 'site.site.footer': 'Schreiben Sie mir' });
  const loaded = loadedWith(validContent(), { further: { de: further } });
  const { fields } = factsOf(loaded, loaded.languages[1]!);
  const notTranslated = (id: string) => fields.find((field) => field.id === id)!.notTranslated;
  expect(notTranslated('de|site|["site","hero","headline"]')).toBe(true);
  expect(notTranslated('de|site|["site","footer"]')).toBeUndefined();
});

test('every list of the sample takes a new entry, and all its words are named by the launch list', () => {
  const [{ content, trees }] = sample.languages;
  const { lists } = fieldsOf(schemas, sample.languages[0]);
  expect(lists.length).toBeGreaterThan(40);
  for (const { file, path, value, entry } of lists) {
    const written = ownPart(trees[file]!, path)!.value;
    const taken = new Set(textsIn(content).map((each) => each.value));
    const found = newEntries(entry, {
      like: (written as unknown[])[0],
      taken,
      arePages: path.join() === 'servicePages',
      hasAllTexts: false,
    });
    const fitting = found.find((each) => z.safeParse(entry, withMedia(each, sample.media)).success);
    expect(fitting, `${file} ${path.join('.')}`).toBeDefined();
    const own = fieldsOf(
      { own: z.object({ list: z.array(entry as z.ZodType) }) },
      { ...sample.languages[0], content: { own: { list: [fitting] } } },
    );
    expect(own.fields.length).toBeGreaterThan(0);
    expect(own.fields.filter((field) => !isUnwritten(field.value))).toEqual([]);
    expect(own.fields.filter((field) => taken.has(field.value))).toEqual([]);
    expect(value).not.toContainEqual(fitting);
  }
});

test('each line of the launch list leads to its field, and that of an entry to a field in it', async () => {
  const groups = await launchOf(sample);
  const left = groups.flatMap(({ entries }) => entries);
  expect(left).toContainEqual({
    id: '|site|["site","name"]',
    place: 'content/site.ts:6:3',
    path: '/',
    text: "site.name  is still the sample's 'Idris Vale': write yours",
  });
  const { fields } = fieldsOf(schemas, sample.languages[0]);
  const ids = fields.map(idOf);
  const story = left.find(({ id }) => id?.startsWith('|stories/order-tracker|'));
  expect(story!.path).toBe('/projects/order-tracker');
  expect(left.filter(({ id }) => id !== undefined && !ids.includes(id))).toEqual([]);
  expect(left.find((each) => each.text.includes('(Darzi App)  still shows'))!.id).toMatch(
    /^\|projects\|\["projects",4,/,
  );
});

// biome-ignore format: a table, one value a line
test.each([
  ['/', '|site|["site","title"]', '|site|["site","description"]', 6, ['site.contact.message', 'serviceMenu[0] (Free Consultation).chatMessage']],
  ['/services/service2', '|services|["servicePages",1,"title"]', '|services|["servicePages",1,"description"]', 0, ['servicePages[1] (Web and Mobile App Development).chatMessage']],
  ['/projects/order-tracker', '|projects|["projects",3,"title"]', '|stories/order-tracker|["story","description"]', 2, []],
  ['/nowhere', '|site|["site","notFound","title"]', '|site|["site","notFound","description"]', 0, []],
])('what search results and shared links say of %s has its fields', (path, title, description, pictures, messages) => {
  const found = elsewhereOf(sample, { path });
  const { fields } = fieldsOf(schemas, sample.languages[0]);
  const textOf = (id: string) => fields.find((field) => idOf(field) === id)!.value;
  expect([found.title.id, found.description.id]).toEqual([title, description]);
  expect(found.title.text).toContain(textOf(title));
  expect(found.description.text).toBe(textOf(description));
  expect(found.pictures.map(({ id }) => textOf(id).length > 20)).toEqual(Array(pictures).fill(true));
  expect(found.pictures.filter(({ src }) => !existsSync(`.${src}`))).toEqual([]);
  expect(found.messages.map(({ name }) => name).toSorted()).toEqual(messages.toSorted());
});
