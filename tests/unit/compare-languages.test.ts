import { expect, test } from 'vitest';
import { compareLanguages } from '../../tools/content/compare-languages.ts';
import { located } from '../../tools/content/field-name.ts';
import type { LoadedContent } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { contentWith, gone, picture, validContent } from './valid-content.ts';

/** Each difference as a line: the file of the further language, the field, and the message with the place in the first. */
function differences(inOther: Record<string, unknown>, inFirst: Record<string, unknown> = {}): string[] {
  const [first, other] = [contentWith(inFirst), contentWith({ theme: gone, ...inOther })];
  const [one, two] = [first, other] as unknown as LoadedContent[];
  const found = compareLanguages(one!, two!, (file, path) => ({ file: [file, ...path].join('.') }));
  return found.map((finding) => lineOf(located((file) => ({ file: `ar/${file}` }), finding)));
}

test('other words are no difference, nor are other paragraphs, tags and media of the same kind', () => {
  const found = differences({
    'site.site.language': 'ar',
    'site.site.name': 'لينا',
    'site.site.hero.headline': 'كلمات',
    'projects.projects.0.description': ['one', 'two', 'three'],
    'projects.projects.1.video.h264.src': './content/media/another.mp4',
    'technologies.technologies.0.tags.2': 'another',
    'experience.experience.0.duration': 'another',
    // What the owner replaced may be there in one language only.
    labels: { labels: { menu: 'قائمة' } },
  });
  expect(found).toEqual([]);
});

const { projects } = validContent().projects;
const roles = validContent().experience.experience;
const story = validContent()['stories/stock-count'];
const ids = projects.map(({ id }) => id);

// biome-ignore format: a table, one difference a line
test.each<[what: string, place: string, value: unknown, ...lines: string[]]>([
  ['a theme of its own', 'theme', validContent().theme, 'ar/theme  is not used: all languages have theme, remove it'],
  ['a missing project', 'projects.projects', projects.slice(1), "ar/projects  projects  lacks 'route-planner', which is in projects.projects.0: add it"],
  ['a project with another id', 'projects.projects.1.id', 'another',
    "ar/projects  projects  lacks 'stock-count', which is in projects.projects.1: add it",
    "ar/projects  projects[1] (Stock Count).id  'another' is not in projects.projects: add it there, or remove it here"],
  ['projects in another order', 'projects.projects', projects.toReversed(), `ar/projects  projects  has another order than projects.projects: ${ids.join(', ')}`],
  ['a service page with another path', 'services.servicePages.0.path', '/services/other',
    "ar/services  servicePages  lacks '/services/apps', which is in services.servicePages.0: add it",
    "ar/services  servicePages[0] (App development).path  '/services/other' is not in services.servicePages: add it there, or remove it here"],
  ['another address of the site', 'site.site.url', 'https://other.example', "ar/site  site.url  must be 'https://lena.example/portfolio' as in site.site.url: only words differ"],
  ['another side of the media', 'projects.projects.0.attachmentOnRight', false, 'ar/projects  projects[0] (Route Planner).attachmentOnRight  must be true as in projects.projects.0.attachmentOnRight: only words differ'],
  ['other projects on a service page', 'services.servicePages.0.projects', [], 'ar/services  servicePages[0] (App development).projects  must be ["route-planner","stock-count"] as in services.servicePages.0.projects: only words differ'],
  ['a role less', 'experience.experience', roles.slice(1), expect.stringContaining('ar/experience  experience  has 2 entries, and experience.experience has 3')],
  ['another year', 'experience.experience.0.from', 1999, 'ar/experience  experience[0] (Nordlicht).from  must be 2024 as in experience.experience.0.from: only words differ'],
  ['a section that is left out', 'technologies.technologies', [], 'ar/technologies  technologies  has 0 entries, and technologies.technologies has 2: write [] in both languages to leave it out, or as many entries in both'],
  ['a missing marketplace', 'site.site.contact.marketplace', gone, 'ar/site  site.contact.marketplace  is missing, and in site.site.contact.marketplace: add it here, or remove it there too'],
  ['a missing file', 'technologies', gone, 'ar/technologies  is not there: copy technologies and translate it'],
  ['a story that only the other language has', 'stories/tide-table', { story: {} }, 'ar/stories/tide-table  has no counterpart: write stories/tide-table too, or remove it'],
  ['a picture in place of a clip', 'projects.projects.1.video', picture('stock-count'), 'ar/projects  projects[1] (Stock Count).video  is a picture, and a clip in projects.projects.1.video: make them alike'],
])('%s is a difference that names both files', (_, place, value, ...lines) => {
  expect(differences({ [place]: value })).toEqual(lines);
});

test('a misnamed story, which the check of its language names, is neither missing nor without a counterpart', () => {
  expect(differences({ 'stories/stock-cuont': story, 'stories/stock-count': gone })).toEqual([]);
});

test('the heading of a section that is left out may stay in one of the languages', () => {
  const none = { 'experience.experience': [] };
  const withoutHeading = { ...none, 'site.site.sections.experience': gone };
  expect(differences(none, withoutHeading)).toEqual([]);
  expect(differences(withoutHeading, none)).toEqual([]);
});
