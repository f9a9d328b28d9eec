import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Action } from '../../model/editing.ts';
import { text } from '../../model/fields.ts';
import type { Theme } from '../../model/theme.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { loadModel } from '../../tools/content/load-model.ts';
import { type LoadedSite, loadSite } from '../../tools/content/load-site.ts';
import { editList } from '../../tools/editor/edit-list.ts';
import { type Edits, editsOf } from '../../tools/editor/edits.ts';
import { editText } from '../../tools/editor/edit-text.ts';
import { entriesOf } from '../../tools/editor/entries.ts';
import { factsOf } from '../../tools/editor/facts.ts';
import { fieldsOf, idOf } from '../../tools/editor/fields.ts';
import { keepMedia } from '../../tools/editor/keep-media.ts';
import { nameMedium, replacesOf } from '../../tools/editor/media.ts';
import { editTheme, previewTheme, themeFacts } from '../../tools/editor/theme.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { labels, schemas } = await loadModel('.');
const site = z.strictObject({ language: z.string(), email: z.string(), headline: text, footer: text });
const { projects, quotes, sections, theme: themeSchema } = schemas;
const model = {
  labels,
  schemas: {
    projects: projects!,
    quotes: quotes!,
    sections: sections!,
    theme: themeSchema!,
    site: z.object({ site }),
  },
};
const headline = '|site|["site","headline"]';
const first = '|projects|["projects",0';
const list = '|projects|["projects"]';

const files = (language: string) => ({
  'site.ts': `// Who I am.
export const site = {
  language: '${language}', email: 'me@example.com',
  headline: 'Old', // about the headline
  footer: "Write to me",
} satisfies object;
`,
  'projects.ts': `export const projects = [
  // The first.
  {
    id: 'one',
    attachmentOnRight: true,
    title: 'One',
    subTitle: 'The first of two',
    description: ['It has <em>two</em> paragraphs.', 'This is the second.'],
    techStack: ['React', 'Redis'],
  },
  { id: 'two', attachmentOnRight: false, title: 'Two', subTitle: 'The second', description: ['Alone.'] },
];
`,
  'quotes.ts': 'export const quotes = [];\n',
});

const theme: Theme = {
  accent: 58,
  ground: 205,
  fonts: { display: 'Bitter', text: 'Figtree' },
  corners: 'soft',
  hero: { scene: 'slats' },
};
let root: string;
let edits: Edits;
let shown: LoadedSite[];

/** A site in two languages, and the editor of a dev server that has just started. */
beforeEach(async () => {
  const inFolder = (folder: string, language: string) =>
    Object.entries(files(language)).map(([name, code]) => [`content/${folder}${name}`, code]);
  const themeFile = ['content/theme.ts', `export const theme = ${JSON.stringify(theme, null, 2)};\n`];
  root = temporaryFolder(Object.fromEntries([...inFolder('', 'en'), ...inFolder('ar/', 'ar'), themeFile]));
  for (const name of ['node_modules', 'model']) symlinkSync(resolve(name), join(root, name));
  await start();
});

async function start() {
  shown = [await loadSite(root, { model })];
  let last: Promise<unknown> = Promise.resolve();
  edits = editsOf({
    root,
    model: async () => model,
    inTurn: (work) => {
      const result = last.then(work, work);
      last = result;
      return result;
    },
    accept: (loaded) => shown.push(loaded),
  });
}

const read = (file: string) => readFileSync(join(root, 'content', file), 'utf8');
const edit = (file: string, from: string, to: string) => {
  expect(read(file)).toContain(from);
  writeFileSync(join(root, 'content', file), read(file).replace(from, to));
};
const all = () =>
  Object.fromEntries(
    readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name, read(name)]),
  );
const ownOf = (id: string) => {
  const { languages } = shown.at(-1)!;
  return fieldsOf(model.schemas, languages.find(({ folder }) => folder === id.split('|')[0])!);
};
const textAt = (id: string) => ownOf(id).fields.find((field) => idOf(field) === id)!.value;
const type = (id: string, after: string) => editText(edits, { id, before: textAt(id), after });
const change = (id: string, action: Action, index: number) =>
  editList(edits, shown.at(-1)!, { id, action, index });

test('a text is written into its field, and every other byte of all files stays', async () => {
  const before = all();
  expect(await type(headline, "It's new")).toEqual({ value: "It's new" });
  expect(await type('ar|site|["site","footer"]', 'x')).toEqual({ value: 'x' });
  const edited = {
    'site.ts': before['site.ts']!.replace('Old', "It\\'s new"),
    'ar/site.ts': before['ar/site.ts']!.replace('Write to me', 'x'),
  };
  expect(all()).toEqual({ ...before, ...edited });
  expect(textAt(headline)).toBe("It's new");
  expect(readdirSync(join(root, 'content')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('the text that is there already needs no writing', async () => {
  await type(headline, 'Old');
  expect(edits.state()).toEqual({ undo: null, redo: null });
});

// biome-ignore format: a table, one value a line
test.each([
  [headline, ' ', 'is empty: write at least a word'],
  [`${first},"description",0]`, '<b>x</b>', 'has the tag <b>: only <strong> <em> <a> <code> <br> may be used'],
  [`${first},"techStack",0]`, 'Redis', "content/projects.ts:9:26  projects[0] (One).techStack[1]  'Redis' is there twice: remove one"],
  [headline, 'a\u0007', 'has a character that cannot be shown: delete it and type the words around it again'],
  [headline, 'a\ud83d', 'has a character that cannot be shown: delete it and type the words around it again'],
])('a text that the check refuses is not written: %s, %j', async (id, text, message) => {
  const before = all();
  await expect(type(id, text)).rejects.toMatchObject({ status: 422, message });
  expect(all()).toEqual(before);
  expect(edits.state()).toEqual({ undo: null, redo: null });
});

test('a mistake that was there already keeps nobody from editing, except at its own field', async () => {
  edit('quotes.ts', '[]', "[{ words: '', name: 'Uta', role: 'Driver' }]");
  edit('site.ts', '"Write', '" Write');
  await type(headline, 'New\n\nlines');
  expect(shown).toHaveLength(2);
  expect(checkContent(shown[1]!)).toHaveLength(3);
  await expect(type('|site|["site","footer"]', 'Here ')).rejects.toMatchObject({
    message: 'begins or ends with a space or a line break: remove it',
  });
  await type('|site|["site","footer"]', 'Here');
});

test('what has changed on the disk meanwhile is never overwritten', async () => {
  edit('site.ts', 'Old', 'By hand');
  edit('projects.ts', 'Redis', 'By hand');
  const before = all();
  await expect(type(headline, 'New')).rejects.toMatchObject({ status: 409, facts: { value: 'By hand' } });
  await expect(change(list, 'down', 0)).rejects.toMatchObject({ status: 409 });
  edit('site.ts', 'export', 'exprot');
  const message = expect.stringMatching(/^content\/site\.ts:2:\d+ /);
  await expect(type(headline, 'New')).rejects.toMatchObject({ status: 409, message });
  expect(all()).toEqual({ ...before, 'site.ts': read('site.ts') });
});

test('an edit by hand in another field of the file stays', async () => {
  edit('site.ts', 'Write', 'Call');
  await type(headline, 'New');
  expect(read('site.ts')).toMatch(/'New'.*Call/s);
});

test('a text that is computed is not written, and the reason says why', async () => {
  edit('site.ts', "'Old'", '`Old`');
  const before = all();
  const message = 'site.headline is a template: edit it in its file.';
  await expect(type(headline, 'New')).rejects.toMatchObject({ status: 422, message });
  expect(all()).toEqual(before);
});

test('a text in a file with code is not written, and nothing of the file is executed', async () => {
  edit('site.ts', '} satisfies object;', '};\nObject.assign(globalThis, { ran: true });');
  const before = all();
  await expect(type(headline, 'New')).rejects.toThrow('content/site.ts:7:1  Object.assign(globalThis');
  expect(globalThis).not.toHaveProperty('ran');
  expect(all()).toEqual(before);
});

test.each([
  ['another file', '|../../package|["name"]'],
  ['an address', '|site|["site","email"]'],
  ['a prototype', '|site|["__proto__"]'],
  ['another language', 'fr|site|["site","headline"]'],
  ['nothing', ''],
])('only what the server has found itself can be named: not %s', async (_, id) => {
  const before = all();
  await expect(editText(edits, { id, before: '', after: 'x' })).rejects.toMatchObject({ status: 409 });
  await expect(change(id, 'add', 0)).rejects.toMatchObject({ status: 409 });
  expect(all()).toEqual(before);
});

test('a link out of content/ is not followed, a link within it is', async () => {
  const outside = temporaryFolder({ 'site.ts': read('site.ts') });
  const place = join(root, 'content/site.ts');
  rmSync(place);
  symlinkSync(join(outside, 'site.ts'), place);
  await expect(type(headline, 'New')).rejects.toMatchObject({ status: 403 });
  expect(readFileSync(join(outside, 'site.ts'), 'utf8')).not.toContain('New');
  rmSync(place);
  writeFileSync(join(root, 'content/mine.txt'), files('en')['site.ts']);
  symlinkSync('mine.txt', place);
  await type(headline, 'New');
  expect(read('mine.txt')).toContain("headline: 'New'");
});

test('signs that are no UTF-8 are not replaced by others', async () => {
  const bytes = Buffer.concat([Buffer.from(read('site.ts')), Buffer.from([0x2f, 0x2f, 0xe9, 0x0a])]);
  writeFileSync(join(root, 'content/site.ts'), bytes);
  await expect(type(headline, 'New')).rejects.toMatchObject({ status: 409 });
  expect(readFileSync(join(root, 'content/site.ts'))).toEqual(bytes);
});

test('of changes at once, all are written, and the second of one text is refused', async () => {
  await Promise.all([
    type(headline, 'One'),
    type('|site|["site","footer"]', 'Two'),
    type(`${first},"title"]`, 'Three'),
  ]);
  expect(read('site.ts')).toMatch(/headline: 'One'.*footer: "Two"/s);
  const both = await Promise.allSettled([type(headline, 'Four'), type(headline, 'Five')]);
  expect(both).toMatchObject([
    { status: 'fulfilled' },
    { reason: { status: 409, facts: { value: 'Four' } } },
  ]);
});

test('all changes are taken back, one after the other, and made again', async () => {
  const before = all();
  await type(headline, 'One');
  await change(list, 'down', 0);
  await type('ar|site|["site","footer"]', 'Two');
  const after = all();
  expect(await edits.undo()).toEqual({ label: 'site.footer' });
  expect(await edits.undo()).toEqual({ label: 'down in projects' });
  expect(edits.state()).toEqual({ undo: { label: 'site.headline' }, redo: { label: 'down in projects' } });
  await edits.undo();
  expect(all()).toEqual(before);
  await expect(edits.undo()).rejects.toMatchObject({ status: 409, message: 'There is nothing to undo.' });
  for (let step = 0; step < 3; step++) await edits.redo();
  expect(all()).toEqual(after);
  await edits.undo();
  await type(headline, 'Three');
  await expect(edits.redo()).rejects.toMatchObject({ status: 409 });
});

test('undo does not lose what was edited by hand since', async () => {
  await type(headline, 'One');
  edit('site.ts', 'One', 'By hand');
  const message = expect.stringContaining('content/site.ts has been edited since');
  await expect(edits.undo()).rejects.toMatchObject({ status: 409, message });
  expect(read('site.ts')).toContain('By hand');
});

test('entries are added, moved and removed in all languages, so that they still match', async () => {
  const before = all();
  expect(await change(list, 'add', 0)).toEqual({ index: 1 });
  for (const file of ['projects.ts', 'ar/projects.ts'])
    expect(read(file)).toContain("title: 'Unwritten title'");
  await change(list, 'add', 1);
  expect(read('ar/projects.ts')).toContain(
    "id: 'unwritten-2',\n    attachmentOnRight: true,\n    title: 'Unwritten title 2'",
  );
  expect(await change(list, 'up', 1)).toEqual({ index: 0 });
  expect(await change(list, 'down', 0)).toEqual({ index: 1 });
  await change(list, 'remove', 2);
  await change(list, 'remove', 1);
  expect(checkContent(shown.at(-1)!)).toEqual([]);
  expect(all()).toEqual(before);
});

test('paragraphs and tags are words: they follow where another language has as many', async () => {
  await change(`${first},"techStack"]`, 'remove', 0);
  expect(read('ar/projects.ts')).toContain("techStack: ['Redis'],");
  await change(`ar${first},"description"]`, 'remove', 0);
  for (const folder of ['', 'ar/'])
    expect(read(`${folder}projects.ts`)).toContain("description: ['This is the second.'],");
  edit('projects.ts', "description: ['T", "description: ['Another.', 'T");
  await start();
  await change(`${first},"description"]`, 'remove', 0);
  expect(read('ar/projects.ts')).toContain("description: ['This is the second.'],");
});

// biome-ignore format: a table, one value a line
test.each<[name: string, id: string, action: Action, index: number, message: unknown]>([
  ['the first, up', list, 'up', 0, 'projects has no place for that.'],
  ['the last, down', list, 'down', 1, 'projects has no place for that.'],
  ['one that is not there', list, 'remove', 2, 'projects has no place for that.'],
  ['the only one', '|projects|["projects",1,"description"]', 'remove', 0, expect.stringContaining('is an empty list: write at least one entry')],
])('what cannot be done with a list is refused: %s', async (_, id, action, index, message) => {
  const before = all();
  await expect(change(id, action, index)).rejects.toMatchObject({ status: 422, message });
  expect(all()).toEqual(before);
});

const ownSections = `export const sections = [
  {
    id: 'talks', kind: 'list', heading: 'Talks',
    entries: [{ title: 'Offline', place: 'Graz', from: '2024', link: 'https://one.example', icon: 'microphone' }],
  },
  { id: 'about', kind: 'text', heading: 'About me', paragraphs: ['A <em>calm</em> person.'] },
  { id: 'numbers', kind: 'facts', heading: 'Numbers', facts: [{ value: '11', meaning: 'Years' }, { value: 'Graz' }] },
];
`;

async function addOwnSections(more = '') {
  for (const folder of ['', 'ar/'])
    writeFileSync(join(root, 'content', folder, 'sections.ts'), ownSections + (folder ? '' : more));
  await start();
}

// biome-ignore format: a table, one text a line
test.each([
  [0, '"entries",0,"place"', 'is optional: to leave it out, remove place by hand in content/sections.ts, line 4'],
  [2, '"facts",0,"meaning"', 'is optional: to leave it out, remove meaning by hand in content/sections.ts, line 7'],
  [2, '"facts",0,"value"', 'is empty: write at least a word'],
  [1, '"paragraphs",0', 'is empty: write a paragraph or remove it'],
])('an emptied text of section %i is not written, and one that is optional is said to be: %s', async (index, field, message) => {
  await addOwnSections();
  const before = all();
  await expect(type(`|sections|["sections",${index},${field}]`, '')).rejects.toMatchObject({ status: 422, message });
  expect(all()).toEqual(before);
});

test('entries, paragraphs and facts of own sections begin with the texts that the one beside them has', async () => {
  await addOwnSections();
  const own = (index: number, name: string) => `|sections|["sections",${index},"${name}"]`;
  const before = all();
  await change(own(0, 'entries'), 'add', 0);
  await change(own(1, 'paragraphs'), 'add', 0);
  await change(own(2, 'facts'), 'add', 0);
  await change(own(2, 'facts'), 'add', 2);
  for (const folder of ['', 'ar/']) {
    const source = read(`${folder}sections.ts`);
    expect(source).toContain("{ title: 'Unwritten title', place: 'Unwritten place' }");
    expect(source).toContain("['A <em>calm</em> person.', 'Unwritten paragraph']");
    expect(source).toContain("{ value: 'Unwritten value', meaning: 'Unwritten meaning' }, { value: 'Graz' }");
    expect(source).toContain("{ value: 'Unwritten value 2' }]");
  }
  await change(own(2, 'facts'), 'up', 1);
  expect(read('ar/sections.ts')).toContain(
    "facts: [{ value: 'Unwritten value', meaning: 'Unwritten meaning' }, { value: '11'",
  );
  await change(own(2, 'facts'), 'down', 0);
  await change(own(2, 'facts'), 'remove', 3);
  await change(own(2, 'facts'), 'remove', 1);
  await change(own(1, 'paragraphs'), 'remove', 1);
  await change(own(0, 'entries'), 'remove', 1);
  expect(checkContent(shown.at(-1)!)).toEqual([]);
  expect(all()).toEqual(before);
});

test('own sections are moved on the page only where nothing else says their order', async () => {
  const whyOf = () => {
    const [loaded] = shown as [LoadedSite];
    return loaded.languages.map(
      (language) =>
        factsOf(loaded, language).lists.find(({ id }) => id.endsWith('|sections|["sections"]'))!.why,
    );
  };
  await addOwnSections();
  expect(whyOf()).toEqual([{}, {}]);
  await addOwnSections("export const order = ['talks', 'projects'];\n");
  const why = 'order in content/sections.ts says what is shown and where: change it there';
  expect(whyOf()).toEqual(Array(2).fill({ add: why, up: why, down: why }));
});

test('a list that is not the same in another language is not changed in one alone', async () => {
  edit('ar/projects.ts', '  { id:', '  ...[], { id:');
  const before = all();
  const message = expect.stringContaining('has entries from elsewhere, with ...');
  await expect(change(list, 'down', 0)).rejects.toMatchObject({ status: 422, message });
  expect(all()).toEqual(before);
});

test('what other places need cannot be removed, which the page knows beforehand', async () => {
  edit('projects.ts', "'Alone.'", `'See <a href="/#one">One</a>.'`);
  await start();
  const { entries } = entriesOf(shown[0]!, { id: list });
  const remove = 'content/projects.ts needs it at projects[0] (Two).description[0]: take it out there first.';
  expect(entries).toEqual([{ remove }, {}]);
  await expect(change(list, 'remove', 0)).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('/#one'),
  });
});

test('what has changed of the theme is written, and taken back by undo', async () => {
  const before = all();
  const after: Theme = { ...theme, accent: '#8c1c13', scheme: 'dark', hero: { scene: 'points' } };
  await editTheme(edits, { before: theme, after });
  expect(shown.at(-1)!.languages[0].content.theme!.theme).toEqual(after);
  expect(read('theme.ts')).toContain('"ground": 205,');
  await expect(editTheme(edits, { before: theme, after: { ...theme, accent: 1 } })).rejects.toMatchObject({
    status: 409,
    facts: { theme: after },
  });
  await edits.undo();
  expect(all()).toEqual(before);
});

test('a theme is shown before it is saved, unless it cannot be used', async () => {
  const [loaded] = shown as [LoadedSite];
  expect((await previewTheme(loaded, { theme })).css).toContain('Bitter Variable');
  const fonts = { display: 'Nowhere', text: 'Figtree' };
  await expect(previewTheme(loaded, { theme: { ...theme, fonts } })).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/^theme\.fonts\.display {2}'Nowhere' is not installed/),
  });
});

test('the panel of the theme has the fonts that are installed, and the ready themes', async () => {
  symlinkSync(resolve('docs'), join(root, 'docs'));
  const { fonts, ready } = await themeFacts(shown[0]!);
  expect(fonts).toContain('Bodoni Moda');
  expect(ready.map(({ name, missing }) => [name, ...missing])).toEqual([
    ['Ledger'],
    ['Signal'],
    ['Grove'],
    ['Aubergine'],
    ['Cobalt'],
    ['Clay'],
  ]);
});

test('a project names its new picture or clip in all languages, in place of the one it had', async () => {
  const record = { madeBy: 'npm run media add', picture: { width: 960, height: 600, widths: [960] } };
  mkdirSync(join(root, 'content/media'));
  for (const end of ['jpg', '960.avif', '960.webp'])
    writeFileSync(join(root, `content/media/two.${end}`), '');
  writeFileSync(join(root, 'content/media/two.json'), JSON.stringify(record));
  await nameMedium(edits, 'two', async () => {});
  for (const folder of ['', 'ar/'])
    expect(read(`${folder}projects.ts`)).toContain(
      "description: ['Alone.'], image: 'two', alt: 'Unwritten alt' },",
    );
  expect(replacesOf(shown[0]!, { for: 'two' })).toEqual({
    replaces: 'content/media has a picture of yours named two. The old picture is not kept.',
  });
  expect(replacesOf(shown[0]!, { for: 'one' })).toEqual({});
  writeFileSync(
    join(root, 'content/media/two.json'),
    JSON.stringify({ ...record, madeBy: 'npm run footage' }),
  );
  expect(replacesOf(shown[0]!, { for: 'two' })).toEqual({});
});

test('a text of the owner names its new portrait in all languages', async () => {
  await addOwnSections();
  mkdirSync(join(root, 'content/media'));
  const record = { madeBy: 'npm run media add', picture: { width: 960, height: 600, widths: [960] } };
  for (const end of ['jpg', '960.avif', '960.webp'])
    writeFileSync(join(root, `content/media/about.${end}`), '');
  writeFileSync(join(root, 'content/media/about.json'), JSON.stringify(record));
  await nameMedium(edits, 'about', async () => {});
  for (const folder of ['', 'ar/'])
    expect(read(`${folder}sections.ts`)).toContain("person.'], portrait: 'about' },");
});

test('undo brings the files of a replaced clip back, and redo those of the new picture', async () => {
  const media = join(root, 'content/media');
  const files = () =>
    Object.fromEntries(readdirSync(media).map((file) => [file, readFileSync(join(media, file), 'utf8')]));
  const add = (name: string, more: object, texts: Record<string, string>) => {
    const record = { madeBy: 'npm run media add', ...more };
    for (const [file, text] of Object.entries({ json: JSON.stringify(record), ...texts }))
      writeFileSync(join(media, `${name}.${file}`), text);
  };
  mkdirSync(media);
  const picture = { width: 960, height: 600, widths: [960] };
  const clip = { width: 960, height: 600, duration: 3, made: '2026-01-01', av1: 'a', h264: 'h' };
  const pictures = { jpg: 'still', '960.avif': 'still', '960.webp': 'still' };
  const clips = { 'av1.mp4': 'clip', 'h264.mp4': 'clip' };
  add('two', { clip, picture }, { ...pictures, ...clips });
  await nameMedium(edits, 'two', async () => {});
  const before = { files: files(), texts: all() };

  const swapMedia = await keepMedia(root, 'two');
  for (const file of Object.keys(clips)) rmSync(join(media, `two.${file}`));
  add('two', { picture }, { jpg: 'new', '960.avif': 'new', '960.webp': 'new' });
  await nameMedium(edits, 'two', swapMedia);
  const after = { files: files(), texts: all() };
  expect(after.texts['projects.ts']).toContain("image: 'two'");

  await edits.undo();
  expect({ files: files(), texts: all() }).toEqual(before);
  await edits.redo();
  expect({ files: files(), texts: all() }).toEqual(after);
  await edits.undo();
  edit('projects.ts', 'Alone.', 'By hand.');
  await expect(edits.redo()).rejects.toMatchObject({ status: 409 });
  expect(files()).toEqual(before.files);
});
