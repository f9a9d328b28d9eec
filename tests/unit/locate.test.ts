import { expect, test } from 'vitest';
import { locateWords, locator } from '../../tools/content/locate.ts';
import { temporaryFolder } from './temporary-folder.ts';

const files = {
  'content/site.ts': `import { hero } from './media/hero.ts';
import type { Site } from '../model/site.ts';

export const site: Site = {
  name: '’’ Zoë', role: 'Developer',
  contact: {
    'email': 'me@example.com',
    ...more,
  },
  video: hero,
} satisfies Site;
`,
  'content/projects.ts': `const first = {
  title: 'One',
};
export const projects = [
  first,
  { title: 'Two', description: ['a',
      'b'] },
  ...others,
  { title: 'Last' },
] as Project[];
`,
};

const places: [file: string, path: PropertyKey[], place: string][] = [
  ['site', ['site'], 'content/site.ts:4:27'],
  ['site', ['site', 'name'], 'content/site.ts:5:3'],
  ['site', ['site', 'role'], 'content/site.ts:5:19'],
  ['site', ['site', 'contact', 'email'], 'content/site.ts:7:5'],
  ['projects', ['projects', 0, 'title'], 'content/projects.ts:2:3'],
  ['projects', ['projects', 1, 'title'], 'content/projects.ts:6:5'],
  ['projects', ['projects', 1, 'description', 1], 'content/projects.ts:7:7'],
];

test.each(places)('in %s.ts, %j is at %s', (file, path, place) => {
  expect(locator(temporaryFolder(files))(file, path)).toBe(place);
});

const notWrittenOut: [what: string, file: string, path: PropertyKey[], place: string][] = [
  ['missing', 'site', ['site', 'contact', 'phone'], 'content/site.ts:6:3'],
  ['from another file', 'site', ['site', 'video', 'poster', 'width'], 'content/site.ts:10:3'],
  ['after a spread', 'projects', ['projects', 3, 'title'], 'content/projects.ts:4:25'],
];

test.each(notWrittenOut)(
  'a field that is %s has the position of the one around it',
  (_, file, path, place) => {
    expect(locator(temporaryFolder(files))(file, path)).toBe(place);
  },
);

test('without a position there is the name of the file', () => {
  const root = temporaryFolder(files);
  expect(locator(root)('site', ['other', 'name'])).toBe('content/site.ts');
  expect(locator(root)('site', [])).toBe('content/site.ts');
  expect(locator(root)('lost', ['lost'])).toBe('content/lost.ts');
  expect(locateWords(root, 'content/site.ts', 'nowhere')).toBe('content/site.ts');
  expect(locateWords(root, 'content/lost.ts', 'nowhere')).toBe('content/lost.ts');
});

test('words are found by their first occurrence', () => {
  expect(locateWords(temporaryFolder(files), 'content/site.ts', 'model/site.ts')).toBe(
    'content/site.ts:2:31',
  );
});
