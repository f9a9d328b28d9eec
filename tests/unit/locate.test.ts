import { expect, test } from 'vitest';
import { loadSite } from '../../tools/content/load-site.ts';
import { positionOf } from '../../tools/content/locate.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

const files = {
  site: `import type { Site } from '../model/written.ts';
// Who I am.
const more = { city: 'Trieste' }; const elsewhere = 'hero';
export const site: Site = {
  name: '’’ Zoë', role: 'Developer',
  contact: {
    'email': 'me@example.com',
    ...more,
  },
  video: elsewhere,
} satisfies Site;
`,
  projects: `const first = {
  title: 'One',
};
export const projects = [
  first,
  { title: 'Two', description: ['a',
      'b'] },
  ...others,
  { title: 'Last' },
] as Project[];
const others = [{ title: 'Three' }];
`,
};

const at = (place: string) => {
  const [line, column] = place.split(':').map(Number);
  return { line, column };
};

test.each<[file: keyof typeof files, path: PropertyKey[], place: string]>([
  ['site', ['site'], '4:27'],
  ['site', ['site', 'name'], '5:3'],
  ['site', ['site', 'role'], '5:19'],
  ['site', ['site', 'contact', 'email'], '7:5'],
  ['projects', ['projects', 0, 'title'], '2:3'],
  ['projects', ['projects', 1, 'title'], '6:5'],
  ['projects', ['projects', 1, 'description', 1], '7:7'],
  // What a constant brings has its position there.
  ['site', ['site', 'contact', 'city'], '3:16'],
  ['projects', ['projects', 2, 'title'], '11:19'],
  ['projects', ['projects', 3, 'title'], '9:5'],
  // What is missing has the position of what is around it.
  ['site', ['site', 'contact', 'phone'], '6:3'],
  ['site', ['site', 'video', 'poster', 'width'], '10:3'],
  ['projects', ['projects', 4, 'title'], '4:25'],
])('in %s.ts, %j is at %s', (file, path, place) => {
  expect(positionOf(readContentFile(files[file]), path)).toEqual(at(place));
});

test('what is not in the text has no position', () => {
  const site = readContentFile(files.site);
  expect(positionOf(site, ['other', 'name'])).toBeUndefined();
  expect(positionOf(site, [])).toBeUndefined();
  expect(positionOf(readContentFile(''), ['lost'])).toBeUndefined();
  expect(positionOf(undefined, ['site'])).toBeUndefined();
});

test('without a position there is the name of the file', async () => {
  const root = temporaryFolder({ 'content/site.ts': files.site });
  const { languages } = await loadSite(root, { model: { schemas: {}, labels: {} } });
  const [{ locate }] = languages;
  expect(locate('site', ['site', 'name'])).toEqual({ file: 'content/site.ts', position: at('5:3') });
  expect(locate('site', ['other', 'name'])).toEqual({ file: 'content/site.ts' });
  expect(locate('site', [])).toEqual({ file: 'content/site.ts' });
  expect(locate('lost', ['lost'])).toEqual({ file: 'content/lost.ts' });
});
