import { expect, test } from 'vitest';
import { setValue } from '../../tools/resume/source.ts';

const source = `import type { Site } from '../model/written.ts';

// Who I am. 😀
export const site = {
  name: 'Idris', // as in the bar
  'role': "Developer",
  contact: { email: 'idris@example.com' },
  /* not yet */
  hero: { video: 'hero' },
} satisfies Site;
const others: Entry[] = [];
export const entries: Entry[] = [{ list: [1] }, ...others];
export const empty = {};
`;

// biome-ignore format: a table, one value a line
test.each<[path: string, value: unknown, from: string, to: string]>([
  ['site.name', 'O\'Neill \\ "X"\n', "'Idris'", '"O\'Neill \\\\ \\"X\\"\\n"'],
  ['site.role', 'Lead', '"Developer"', '"Lead"'],
  ['site.contact.email', 'a@b.c', "'idris@example.com'", '"a@b.c"'],
  ['entries.0.list', [2, 3], '[1]', '[2,3]'],
  ['entries', [{ a: 1 }], '[{ list: [1] }, ...others]', '[{"a":1}]'],
  // What is not there is added at the end of its group.
  ['site.contact.phone', '+1', "'idris@example.com' }", `'idris@example.com',\nphone: "+1" }`],
  ['site.url', 'x', "'hero' },\n}", `'hero' },\nurl: "x",\n}`],
  ['empty.list', [1], 'empty = {}', 'empty = {\nlist: [1]}'],
])('%s is written in its place as %j, and everything else stays', (path, value, from, to) => {
  expect(source).toContain(from);
  expect(setValue(source, path.split('.'), value)).toBe(source.replace(from, () => to));
});

test.each([
  [
    "const person = { contact: { email: '' } }; export const site = { ...person };",
    ['site', 'contact', 'email'],
  ],
  ["const person = { name: '' }; export const site = person;", ['site', 'name']],
  ['const page = { projects: [] }; export const pages = [page];', ['pages', 0, 'projects', 0]],
])('a value within one that other fields may use too cannot be written: %s', (text, path) => {
  expect(() => setValue(text, path, 'x')).toThrow(
    `Nothing was changed: ${path.join('.')} is not written out in its content file, so only you can change it.`,
  );
});
