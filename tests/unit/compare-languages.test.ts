import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { compareLanguages } from '../../tools/content/compare-languages.ts';
import type { LoadedContent } from '../../tools/content/load-content.ts';
import { validContent } from './valid-content.ts';

/** Each difference as a line: the file of the further language, the field, and the message with the place in the first. */
function differences(change: (other: Content) => void): string[] {
  const other = validContent();
  Reflect.deleteProperty(other, 'theme');
  change(other);
  const [first, second] = [validContent(), other] as unknown as LoadedContent[];
  return compareLanguages(first!, second!).map(({ file, inFirst, field, message }) =>
    [`ar/${file}`, field, message([file, ...inFirst].join('.'))].filter(Boolean).join('  '),
  );
}

test('other words are no difference, nor are other paragraphs, tags and media of the same kind', () => {
  const found = differences(({ site, projects, experience, technologies }) => {
    site.site.language = 'ar';
    site.site.name = 'لينا';
    site.site.hero.headline = 'كلمات';
    projects.projects[0]!.description = ['one', 'two', 'three'];
    technologies.technologies[0]!.tags.push('another');
    experience.experience[0]!.duration = 'another';
    for (const { video } of projects.projects) if (video) video.h264.src = './content/media/another.mp4';
  });
  expect(found).toEqual([]);
});

const [one, two] = validContent().projects.projects.map(({ id }) => id);

test('a theme of its own is a difference', () => {
  expect(differences((other) => Object.assign(other, { theme: validContent().theme }))).toEqual([
    'ar/theme  is not used: all languages have theme, remove it',
  ]);
});

const cases: [what: string, change: (other: Content) => void, ...lines: string[]][] = [
  [
    'a missing project',
    ({ projects }) => projects.projects.shift(),
    `ar/projects  projects  lacks '${one}', which is in projects.projects.0: add it`,
  ],
  [
    'a project with another id',
    ({ projects }) => (projects.projects[1]!.id = 'another'),
    `ar/projects  projects  lacks '${two}', which is in projects.projects.1: add it`,
    `ar/projects  projects[1] (${validContent().projects.projects[1]!.title}).id  'another' is not in projects.projects: add it there, or remove it here`,
  ],
  [
    'projects in another order',
    ({ projects }) => projects.projects.reverse(),
    `ar/projects  projects  has another order than projects.projects: ${validContent()
      .projects.projects.map(({ id }) => id)
      .join(', ')}`,
  ],
  [
    'a service page with another path',
    ({ services }) => (services.servicePages[0]!.path = '/services/other'),
    `ar/services  servicePages  lacks '/services/apps', which is in services.servicePages.0: add it`,
    expect.stringContaining("'/services/other' is not in services.servicePages"),
  ],
  [
    'another address of the site',
    ({ site }) => (site.site.url = 'https://other.example'),
    `ar/site  site.url  must be 'https://lena.example/portfolio' as in site.site.url: only words differ`,
  ],
  [
    'another side of the media',
    ({ projects }) => (projects.projects[0]!.attachmentOnRight = !projects.projects[0]!.attachmentOnRight),
    expect.stringMatching(/attachmentOnRight {2}must be (true|false) as in projects\.projects\.0\.attach/),
  ],
  [
    'other projects on a service page',
    ({ services }) => (services.servicePages[0]!.projects = []),
    expect.stringMatching(
      /servicePages\[0\] .*\.projects {2}must be .* as in services\.servicePages\.0\.projects/,
    ),
  ],
  [
    'a role less',
    ({ experience }) => experience.experience.pop(),
    expect.stringMatching(
      /^ar\/experience {2}experience {2}has \d entries, and experience\.experience has \d/,
    ),
  ],
  [
    'another year',
    ({ experience }) => (experience.experience[0]!.from = 1999),
    expect.stringMatching(/\.from {2}must be \d+ as in experience\.experience\.0\.from: only words differ$/),
  ],
  [
    'a missing section',
    ({ site }) => delete site.site.sections.experience,
    'ar/site  site.sections.experience  is missing, and a group of fields in site.site.sections.experience: make them alike',
  ],
  [
    'a missing file',
    (other) => delete (other as Partial<Content>).technologies,
    'ar/technologies  is not there: copy technologies and translate it',
  ],
  [
    'a story that only the other language has',
    (other) => Object.assign(other, { 'stories/shop': { story: {} } }),
    'ar/stories/shop  has no counterpart: write stories/shop too, or remove it',
  ],
];

test.each(cases)('%s is a difference that names both files', (_, change, ...lines) => {
  expect(differences(change)).toEqual(lines);
});

test('a picture in place of a clip is a difference', () => {
  const index = validContent().projects.projects.findIndex(({ video }) => video);
  const found = differences(({ projects }) => {
    const project = projects.projects[index]!;
    Object.assign(project, { video: project.video!.poster });
  });
  expect(found).toEqual([
    expect.stringMatching(/video {2}is a picture, and a clip in projects\.projects\.\d\.video/),
  ]);
});

test('the labels that the owner replaced may be there in one language only', () => {
  expect(differences((other) => (other.labels = { labels: { menu: 'قائمة' } }))).toEqual([]);
});
