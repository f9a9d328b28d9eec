import { expect, test } from 'vitest';
import { setList, setValue, withoutUnusedImports } from '../../tools/resume/source.ts';

const source = `import { hero } from './media/hero.ts';
import type { Site } from '../model/site.ts';

// Who I am. 😀
export const site = {
  name: 'Idris', // as in the bar
  'role': "Developer",
  contact: { email: 'idris@example.com' },
  /* not yet */
  hero: { video: hero },
} satisfies Site;
`;

test('a value is written in its place, and everything else stays', () => {
  expect(setValue(source, ['site', 'name'], 'O\'Neill \\ "X"\n')).toBe(
    source.replace("'Idris'", '"O\'Neill \\\\ \\"X\\"\\n"'),
  );
  expect(setValue(source, ['site', 'role'], 'Lead')).toBe(source.replace('"Developer"', '"Lead"'));
  expect(setValue(source, ['site', 'contact', 'email'], 'a@b.c')).toContain('contact: { email: "a@b.c" },');
});

test('a field that is not there is added at the end of its group', () => {
  expect(setValue(source, ['site', 'contact', 'phone'], '+1')).toBe(
    source.replace("'idris@example.com' }", `'idris@example.com',\nphone: "+1" }`),
  );
  expect(setValue(source, ['site', 'url'], 'x')).toContain('video: hero },\nurl: "x",\n}');
  expect(setValue('export const a = {};', ['a', 'b'], [1])).toBe('export const a = {\nb: [1]};');
});

const list = `import { a } from './media/a.ts';
export const list: Entry[] = [
  // The first one.
  { id: 'a', image: a }, // beside a
  { id: 'b' },
  // The end.
];
`;

test('a list keeps entries by their place, with the comment above, and takes new ones', () => {
  expect(setList(list, ['list'], [1, { id: 'c' }, 0])).toBe(`import { a } from './media/a.ts';
export const list: Entry[] = [
// beside a
  { id: 'b' },
{"id":"c"},
// The first one.
  { id: 'a', image: a },
// The end.
];
`);
  expect(setList("export const list = ['a', 'b'];", ['list'], [])).toMatch(/= \[\s*\];$/);
  expect(setList('export const a = { b: 1 };', ['a', 'c'], [{ d: 1 }])).toContain('c: [{"d":1}]');
});

test.each([
  ['export const site = { ...person };', ['site', 'contact', 'email']],
  ['export const site = make();', ['site', 'name']],
  ["import { site } from './other.ts'; export { site };", ['site', 'name']],
])('a value that is computed cannot be written: %s', (text, path) => {
  expect(() => setValue(text, path, 'x')).toThrow(path.join('.'));
});

test.each(['export const list = [...others];', 'export const list = make();', 'export const list = [, 1];'])(
  'a list that is computed cannot be written: %s',
  (text) => {
    expect(() => setList(text, ['list'], [{ id: 'c' }])).toThrow('list');
  },
);

test('an import goes when its last use has gone, though a text still has its name', () => {
  const after = setList(list, ['list'], [{ id: 'a', title: 'a' }]);
  expect(withoutUnusedImports(after, list)).toBe(after.replace("import { a } from './media/a.ts';\n", ''));
  expect(withoutUnusedImports(list, list)).toBe(list);
  expect(withoutUnusedImports(source, source)).toBe(source);
});

test('an import that was never used stays, and so does one for its effect', () => {
  const text = "import './effect.ts';\nimport { b } from './b.ts';\nexport const list = [];\n";
  expect(withoutUnusedImports(text, text)).toBe(text);
});
