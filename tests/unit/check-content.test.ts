import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from '../../model/icon-names.ts';
import { checkContent } from '../../tools/content/check-content.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { validContent } from './valid-content.ts';

const files = project();

/** The files of a project whose content is valid, by their paths. */
function project(): Record<string, string> {
  const content = validContent();
  const media = textsIn(content).filter(({ value }) => value.startsWith('./content/'));
  // Not every file of model/: an owner may have added a section.
  const model = [
    ...Object.keys(content).map((file) => file.replace(/^stories\/.*/, 'stories')),
    'chat',
    'fields',
    'icon-names',
    'inline-html',
    'labels',
    'labels/en',
    'labels/plural',
    'language',
    'media',
  ].map((name) => [`model/${name}.ts`, readFileSync(`model/${name}.ts`, 'utf8')]);
  const written = Object.entries(content).map(([file, exported]) => [
    `content/${file}.ts`,
    Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`)
      .join(''),
  ]);
  return Object.fromEntries([...media.map(({ value }) => [value, '']), ...model, ...written]);
}

function edited(file: string, from: string, to: string): Record<string, string> {
  expect(files[file]).toContain(from);
  return { [file]: files[file]!.replace(from, to) };
}

/** Line and column of the first occurrence. */
function placeOf(file: string, words: string): string {
  const before = files[file]!.slice(0, files[file]!.indexOf(words)).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

/** Checks the project with these files changed. Its icon set has only the icons of the site, without `withoutIcon`. */
async function check(changed: Record<string, string>, { removed = '', withoutIcon = '' } = {}) {
  const { [removed]: _, ...kept } = { ...files, ...changed };
  const icons = iconNames.filter((name) => name !== withoutIcon).map((name) => [name, []]);
  const root = temporaryFolder({
    ...kept,
    'node_modules/@tabler/icons/tabler-nodes-outline.json': JSON.stringify(Object.fromEntries(icons)),
  });
  for (const name of ['zod', '@fontsource-variable'])
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name), 'junction');
  return checkContent(root);
}

test('fonts that are not installed or misspelt are named with the command that installs them', async () => {
  const file = 'content/theme.ts';
  const theme = files[file]!.replace('Funnel Display', 'Fnnel Display').replace(
    'Noto Kufi Arabic',
    'Not Here',
  );
  const { problems } = await check({ [file]: theme });
  const missing = (field: string, name: string, id: string) =>
    `theme.fonts.${field}  '${name}' is not installed: npm install @fontsource-variable/${id}, or npm install @fontsource/${id} if it has no variable version; fontsource.org has its exact name`;
  expect(problems.map((line) => line.replace(/^content\/theme\.ts:\d+:\d+ {2}/, ''))).toEqual([
    missing('display', 'Fnnel Display', 'fnnel-display'),
    missing('more[0]', 'Not Here', 'not-here'),
  ]);
});

test('a site that still names its further fonts is told where they are now', async () => {
  const name = '"name": "Lena Brandt",';
  const { problems } = await check(
    edited('content/site.ts', name, `${name} fonts: { more: ['Noto Sans'] },`),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/site\.ts:\d+:\d+ {2}site\.fonts {2}is in content\/theme\.ts now: move it there$/,
    ),
  ]);
});

test('content without problems is read, and an imported file is its path in the project', async () => {
  const experience = files['content/experience.ts']!.replace('"./content/media/kupfer.svg"', 'mark');
  const { content, problems } = await check({
    'content/experience.ts': `import mark from './media/kupfer.svg';\n${experience}`,
  });
  expect(problems).toEqual([]);
  expect(JSON.parse(JSON.stringify(content))).toEqual(validContent());
});

/** The same content in a further language. */
function inArabic(changed: Record<string, string> = {}): Record<string, string> {
  const copies = Object.entries(files)
    .filter(([file]) => /^content\/(stories\/)?[^/]+\.ts$/.test(file))
    .map(([file, text]) => [file.replace('content/', 'content/ar/'), text]);
  const site = files['content/site.ts']!.replace('"language": "en"', '"language": "ar"');
  const labels = { 'model/labels/ar.ts': '' };
  return { ...labels, ...Object.fromEntries(copies), 'content/ar/site.ts': site, ...changed };
}

test('a further language with the same entries has no problems, and its content is read too', async () => {
  const { problems, further } = await check(inArabic());
  expect(problems).toEqual([]);
  expect(further.map(({ code, content }) => [code, content.site.site.language])).toEqual([['ar', 'ar']]);
});

test('a further language is checked and compared, and each difference names both files with their lines', async () => {
  const projects = files['content/projects.ts']!;
  const [first] = validContent().projects.projects;
  const { problems } = await check(
    inArabic({
      'content/ar/projects.ts': projects.replace(`"id": "${first!.id}"`, '"id": "another"'),
      'content/ar/site.ts': files['content/site.ts']!.replace('"+493012345678"', '"123"'),
      'content/ar/technologies.ts': 'export cosnt',
      'content/arabic/site.ts': '',
    }),
    { removed: 'content/ar/experience.ts' },
  );
  const place = (file: string) => `content/${file}\\.ts:\\d+:\\d+`;
  for (const line of [
    `^${place('ar/technologies')} {2}\\S`,
    `^${place('ar/site')} {2}site\\.contact\\.phone {2}'123' is not an international number`,
    `^${place('ar/site')} {2}site\\.language {2}'en' is not the language of its folder: write 'ar', or rename`,
    `^content/ar/experience\\.ts {2}is not there: copy content/experience\\.ts and translate it$`,
    `^${place('ar/projects')} {2}projects {2}lacks '${first!.id}', which is in ${place('projects')}: add it$`,
    `^${place('ar/projects')} {2}projects\\[0\\].*\\.id {2}'another' is not in ${place('projects')}`,
    '^content/arabic {2}is not the code of a language',
  ])
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(line)));
  expect(problems.filter((line) => line.startsWith('content/ar/technologies.ts'))).toHaveLength(1);
});

test('everything that is wrong is named at once, also beside a file that cannot be read', async () => {
  const { problems } = await check(
    {
      ...edited('content/site.ts', '"+493012345678"', '"123"'),
      ...edited('content/experience.ts', './content/media/kupfer.svg', './content/media/lost.svg'),
      ...edited('content/technologies.ts', 'export const', 'export cosnt'),
      'content/notes.ts': 'export const notes = [];',
    },
    { withoutIcon: 'mail' },
  );
  expect(problems).toEqual([
    expect.stringMatching(/^content\/technologies\.ts:1:8 {2}\S/),
    `content/site.ts:${placeOf('content/site.ts', '"phone"')}  site.contact.phone  '123' is not an international number: write + and digits only, like '+442079460321'`,
    expect.stringMatching(/^content\/notes\.ts {2}has no schema in model\/notes\.ts: /),
    expect.stringMatching(
      /^content\/experience\.ts:\d+:5 {2}experience\[2\] \(Kupfer\)\.image {2}the file \.\/content\/media\/lost\.svg /,
    ),
    expect.stringMatching(
      /^model\/icon-names\.ts:\d+:3 {2}'mail' is no icon of the set: take a name from tabler\.io\/icons$/,
    ),
  ]);
});

test('a file that cannot be read is named with its line, its import, and what to do', async () => {
  const lineAfter = Number.parseInt(placeOf('content/site.ts', '"initials"'), 10) + 1;
  const { problems } = await check(
    {
      ...edited('content/site.ts', '"initials": "LB",', '"initials": "LB"'),
      'content/media/tide-table.ts': '\n\nexport cosnt tideTable = {};',
      'content/projects.ts': "export { tideTable } from './media/tide-table.ts';",
      ...edited('content/technologies.ts', '"Mobile"', 'Mobile'),
      'content/experience.ts': "export { default } from 'media/kupfer.svg';",
      'content/notes.ts': "throw new Error('too early');",
    },
    { removed: 'content/services.ts' },
  );
  for (const line of [
    `content/site.ts:${lineAfter}:3  Expected \`,\` or \`}\` but found \`string\`: a comma before it is missing, `,
    'content/media/tide-table.ts:3:8  Unexpected token: a comma before it is missing, ',
    `content/technologies.ts:${placeOf('content/technologies.ts', '"Mobile"')}  Mobile  is used and not imported: put a text between '…'; for a file `,
    "content/experience.ts:1:26  media/kupfer.svg  is imported and not there: correct the import, which begins with './', or remove it",
    'content/services.ts  is not there: bring it back, with an empty list if you have none of these',
    'content/notes.ts  cannot be read: too early',
  ])
    expect(problems).toContainEqual(expect.stringContaining(line));
  expect(problems).toHaveLength(6);
});
