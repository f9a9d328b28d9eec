import { expect, test } from 'vitest';
import { fieldName, textsIn } from '../../tools/content/field-name.ts';

const content = {
  site: { contact: { phone: '1' } },
  projects: [{ title: 'Tide Table', description: ['a', 'b'] }, { title: undefined }],
  experience: [{ company: 'Kupfer' }],
  technologies: [{ heading: 'Server' }],
  profiles: [{ name: 'GitHub' }],
  broken: [null, 'text'],
};

const names: [path: (string | number)[], name: string][] = [
  [['site'], 'site'],
  [['site', 'contact', 'phone'], 'site.contact.phone'],
  [['projects', 0], 'projects[0] (Tide Table)'],
  [['projects', 0, 'description', 1], 'projects[0] (Tide Table).description[1]'],
  [['projects', 1, 'alt'], 'projects[1].alt'],
  [['projects', 7, 'alt'], 'projects[7].alt'],
  [['experience', 0, 'icon'], 'experience[0] (Kupfer).icon'],
  [['technologies', 0, 'tags'], 'technologies[0] (Server).tags'],
  [['profiles', 0, 'url'], 'profiles[0] (GitHub).url'],
  [['broken', 0], 'broken[0]'],
  [['broken', 1], 'broken[1]'],
  [[], ''],
];

test.each(names)('the field at %j is called %s', (path, name) => {
  expect(fieldName(content, path)).toBe(name);
});

test('every text is found with its file and its place', () => {
  const found = textsIn({
    site: { site: { name: 'A', size: 3, none: null, tags: ['B', 'C'] } },
    other: { list: [] },
  });
  expect(found).toEqual([
    { file: 'site', path: ['site', 'name'], value: 'A' },
    { file: 'site', path: ['site', 'tags', 0], value: 'B' },
    { file: 'site', path: ['site', 'tags', 1], value: 'C' },
  ]);
});
