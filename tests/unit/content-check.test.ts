import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { findProblems, loadContent } from '../../tools/content/find-problems.ts';
import { copyProject } from '../support/project-copy.ts';

let sound: Content;

test.beforeAll(async () => {
  sound = (await loadContent()).content as Content;
});

test('the content as it stands has no problem', () => {
  expect(findProblems(sound)).toEqual([]);
});

type Mistake = {
  mistake: string;
  make: (content: Content) => void;
  file: string;
  field: string;
  says: RegExp;
};

const mistakes: Mistake[] = [
  {
    mistake: 'an address that is not https',
    make: ({ site }) => (site.site.contact.network!.url = 'http://example.com/me'),
    file: 'site',
    field: 'site.contact.network.url',
    says: /'http:\/\/example\.com\/me' is not an https address: write one like https:/,
  },
  ...['https:www.example.com/me', 'HTTPS://example.com/me', ' https://example.com/me'].map(
    (url): Mistake => ({
      mistake: `an address that browsers take for another, '${url}'`,
      make: ({ site }) => (site.site.contact.network!.url = url),
      file: 'site',
      field: 'site.contact.network.url',
      says: /is not an https address: write one like https:/,
    }),
  ),
  {
    mistake: 'a service that is there twice',
    make: ({ services }) => services.servicePages.push({ ...services.servicePages[0]! }),
    file: 'services',
    field: 'servicePages[2] (Custom Software Development).path',
    says: /'\/services\/service1' is used twice/,
  },
  {
    mistake: 'a service at an address that no server could find',
    make: ({ services }) =>
      services.servicePages.push({ ...services.servicePages[0]!, path: '/services/My Page' }),
    file: 'services',
    field: 'servicePages[2] (Custom Software Development).path',
    says: /'\/services\/My Page' is not a service's address/,
  },
  {
    mistake: 'a menu that leads to no page',
    make: ({ services }) => services.serviceMenu.push({ title: 'Gone', path: '/services/gone' }),
    file: 'services',
    field: 'serviceMenu[4] (Gone).path',
    says: /'\/services\/gone' is no page of this site/,
  },
  {
    mistake: 'a paragraph of a project that leads to no page',
    make: ({ projects }) => (projects.projects[0]!.description[0] = '<a href="/about">me</a>'),
    file: 'projects',
    field: 'projects[0] (Calling Software).description[0]',
    says: /'\/about' is no page of this site/,
  },
  {
    mistake: 'technologies without words for their section',
    make: ({ site }) => Object.assign(site.site.sections, { technologies: undefined }),
    file: 'site',
    field: 'site.sections.technologies',
    says: /^is missing, and technologies\.ts has groups: write \{ heading: '…' \}$/,
  },
  {
    mistake: 'initials that are a word',
    make: ({ site }) => (site.site.initials = 'ABCD'),
    file: 'site',
    field: 'site.initials',
    says: /^is too long for the small logo: write three letters at most$/,
  },
  {
    mistake: 'a mark without a size',
    make: ({ experience }) => (experience.experience[0]!.imageWidth = 0),
    file: 'experience',
    field: 'experience[0] (Fieldnote).imageWidth',
    says: /^is not a size: write its pixels, like 120$/,
  },
  {
    mistake: 'a service without steps',
    make: ({ services }) => (services.servicePages[0]!.steps = []),
    file: 'services',
    field: 'servicePages[0] (Custom Software Development).steps',
    says: /^is an empty list: write at least one entry$/,
  },
  {
    mistake: 'a tag that is there twice',
    make: ({ projects }) => projects.projects[0]!.techStack!.push(projects.projects[0]!.techStack![0]!),
    file: 'projects',
    field: 'projects[0] (Calling Software).techStack[5]',
    says: /is there twice: remove one/,
  },
  {
    mistake: 'a script as an address',
    make: ({ site }) => (site.site.contact.marketplace!.url = 'javascript:alert(1)'),
    file: 'site',
    field: 'site.contact.marketplace.url',
    says: /is not an https address/,
  },
  {
    mistake: 'a number that is not international',
    make: ({ site }) => (site.site.contact.phone = '020 7946 0321'),
    file: 'site',
    field: 'site.contact.phone',
    says: /'020 7946 0321' is not an international number: write \+ and digits only, like \+44/,
  },
  {
    mistake: 'a mail address without @',
    make: ({ site }) => (site.site.contact.email = 'idris.example.com'),
    file: 'site',
    field: 'site.contact.email',
    says: /is not a mail address: write one like you@example\.com/,
  },
  {
    mistake: 'an address of the site that is more than a place',
    make: ({ site }) => (site.site.url = 'https://example.com/#top'),
    file: 'site',
    field: 'site.url',
    says: /'https:\/\/example\.com\/#top' cannot be this site's address: write it like https:/,
  },
  ...[
    'https://You.github.io',
    'https://zoë.example',
    'https://example..com',
    'https://example.com/..',
    'https://256.1.1.999',
  ].map(
    (url): Mistake => ({
      mistake: `an address of the site that browsers write otherwise, ${url}`,
      make: ({ site }) => (site.site.url = url),
      file: 'site',
      field: 'site.url',
      says: /cannot be this site's address: .* in small letters \(one with others as xn--…\) and without a slash/,
    }),
  ),
  {
    mistake: 'the size of a file where that of a mark is asked for',
    make: ({ experience }) => (experience.experience[1]!.imageWidth = 512),
    file: 'experience',
    field: 'experience[1] (Harbour & Pine).imageWidth',
    says: /is 512: write how large the mark is to be shown, not how large its file is, like 56, and 160 at most/,
  },
  {
    mistake: 'a security contact that reaches nobody',
    make: ({ site }) => (site.site.security = 'call me'),
    file: 'site',
    field: 'site.security',
    says: /'call me' reaches nobody: write a mail address or an https address/,
  },
  {
    mistake: 'both image and video',
    make: ({ projects }) => (projects.projects[1]!.image = projects.projects[0]!.image),
    file: 'projects',
    field: 'projects[1] (E-Commerce Management System)',
    says: /has both image and video: keep one/,
  },
  {
    mistake: 'neither image nor video',
    make: ({ projects }) => delete projects.projects[1]!.video,
    file: 'projects',
    field: 'projects[1] (E-Commerce Management System)',
    says: /has neither image nor video: add one/,
  },
  {
    mistake: 'a picture in place of a clip',
    make: ({ projects }) => (projects.projects[1]!.video = projects.projects[0]!.image as never),
    file: 'projects',
    field: 'projects[1] (E-Commerce Management System).video',
    says: /^is a picture: write image in place of video$/,
  },
  {
    mistake: 'a clip in place of a picture',
    make: ({ projects }) => (projects.projects[0]!.image = projects.projects[1]!.video as never),
    file: 'projects',
    field: 'projects[0] (Calling Software).image',
    says: /^is a clip: write video in place of image$/,
  },
  {
    mistake: 'a file that is not there',
    make: ({ projects }) => (projects.projects[3]!.video!.h264.src = './content/media/lost.mp4'),
    file: 'projects',
    field: 'projects[3] (Order Tracker).video.h264.src',
    says: /content\/media\/lost\.mp4 does not exist: add it/,
  },
  {
    mistake: 'the path of a file in place of its import',
    make: ({ experience }) => (experience.experience[0]!.image = 'content/media/fieldnote.svg'),
    file: 'experience',
    field: 'experience[0] (Fieldnote).image',
    says: /^'content\/media\/fieldnote\.svg' is a text: write import mark from '\.\/media\/mark\.svg' at the top/,
  },
  {
    mistake: 'a file that no page can show',
    make: ({ experience }) => (experience.experience[0]!.image = './content/schema.PNG'),
    file: 'experience',
    field: 'experience[0] (Fieldnote).image',
    says: /schema\.PNG is no file for a page: use one that ends in \.svg, .* in small letters$/,
  },
  {
    mistake: 'a clip that its record does not export',
    make: ({ projects }) => (projects.projects[1]!.video = undefined),
    file: 'projects',
    field: 'projects[1] (E-Commerce Management System)',
    says: /^shows what no file exports: write its import as npm run media add prints it$/,
  },
  {
    mistake: 'a paragraph of spaces',
    make: ({ projects }) => (projects.projects[0]!.description[0] = ' '),
    file: 'projects',
    field: 'projects[0] (Calling Software).description[0]',
    says: /is empty: write a paragraph or remove it/,
  },
  {
    mistake: 'an empty alt text',
    make: ({ projects }) => (projects.projects[0]!.alt = ' '),
    file: 'projects',
    field: 'projects[0] (Calling Software).alt',
    says: /is empty: say in a sentence what the picture or clip shows/,
  },
  {
    mistake: 'an unknown icon',
    make: ({ experience }) => (experience.experience[0]!.icon = 'rocket' as never),
    file: 'experience',
    field: 'experience[0] (Fieldnote).icon',
    says: /'rocket' is not an icon of this site: choose one of .*device-mobile/,
  },
  {
    mistake: 'a duration that ends before it starts',
    make: ({ experience }) => (experience.experience[1]!.duration = '2024 to 2022, 2 years'),
    file: 'experience',
    field: 'experience[1] (Harbour & Pine).duration',
    says: /ends before it starts: put the earlier year first/,
  },
  {
    mistake: 'a duration in other words',
    make: ({ experience }) => (experience.experience[1]!.duration = '2021-2022'),
    file: 'experience',
    field: 'experience[1] (Harbour & Pine).duration',
    says: /is not a span of years: write '2022 to 2024, 2 years' or '2024 to present'/,
  },
  {
    mistake: 'one id twice',
    make: ({ projects }) => projects.projects.push({ ...projects.projects[4]!, id: 'order-tracker' }),
    file: 'projects',
    field: 'projects[6] (Darzi App).id',
    says: /'order-tracker' is used twice/,
  },
  {
    mistake: 'a link to a page that does not exist',
    make: ({ projects }) => (projects.projects[0]!.link = { path: '/services/service7', title: 'More' }),
    file: 'projects',
    field: 'projects[0] (Calling Software).link.path',
    says: /'\/services\/service7' is no page of this site: write one of \/services\/service1/,
  },
  {
    mistake: 'a link to a section that has nothing to show',
    make: ({ technologies, services }) => {
      technologies.technologies = [];
      services.services[2]!.link = { path: '/#technologies', title: 'More' };
    },
    file: 'services',
    field: 'services[2] (UI/UX Designs).link.path',
    says: /'\/#technologies' is nowhere on the home page: write one of \/#services, .*\/#darzi-app/,
  },
  {
    mistake: 'a paragraph that links to a page that does not exist',
    make: ({ experience }) => (experience.experience[0]!.description[1] = '<a href="/about">me</a>'),
    file: 'experience',
    field: 'experience[0] (Fieldnote).description[1]',
    says: /'\/about' is no page of this site/,
  },
  {
    mistake: 'a number to call without the number to read',
    make: ({ site }) => delete site.site.contact.phoneText,
    file: 'site',
    field: 'site.contact.phoneText',
    says: /is missing: write the number of phone as people read it, or remove phone too/,
  },
  {
    mistake: 'a number to read without the number to call',
    make: ({ site }) => delete site.site.contact.phone,
    file: 'site',
    field: 'site.contact.phone',
    says: /is missing: write the number to call, like \+442079460321, or remove phoneText too/,
  },
  {
    mistake: 'no project at all',
    make: ({ projects }) => (projects.projects = []),
    file: 'projects',
    field: 'projects',
    says: /is an empty list: write at least one entry/,
  },
  {
    mistake: 'roles without the words of their section',
    make: ({ site }) => delete site.site.sections.experience,
    file: 'site',
    field: 'site.sections.experience',
    says: /is missing, and experience\.ts has roles: write \{ heading: '…' \}/,
  },
  {
    mistake: 'a marketplace profile without the words of its block',
    make: ({ site }) => delete site.site.sections.hireMe,
    file: 'site',
    field: 'site.sections.hireMe',
    says: /is missing, and contact\.marketplace is there: write \{ heading: '…', text: '…' \}/,
  },
  {
    mistake: 'a service page that names an unknown project',
    make: ({ services }) => services.servicePages[0]!.projects!.push('lost'),
    file: 'services',
    field: 'servicePages[0] (Custom Software Development).projects',
    says: /'lost' is no project: write one of calling-software, .*, or remove it/,
  },
  {
    mistake: 'a missing field',
    make: ({ technologies }) => delete (technologies.technologies[0] as Partial<{ tags: string[] }>).tags,
    file: 'technologies',
    field: 'technologies[0] (Mobile Application Development).tags',
    says: /is missing: write/,
  },
  {
    mistake: 'a field the page does not know',
    make: ({ projects }) => Object.assign(projects.projects[0]!, { subtitle: 'x' }),
    file: 'projects',
    field: 'projects[0] (Calling Software)',
    says: /has subtitle, which the page does not know/,
  },
  {
    mistake: 'the name of a file in place of a clip',
    make: ({ projects }) => Object.assign(projects.projects[3]!, { video: 'tracker.mp4' }),
    file: 'projects',
    field: 'projects[3] (Order Tracker).video',
    says: /^'tracker\.mp4' is no clip yet: run npm run media add -- <your file>, and write here what it prints$/,
  },
  {
    mistake: 'a text in place of a list',
    make: ({ experience }) => Object.assign(experience.experience[2]!, { description: 'One thing.' }),
    file: 'experience',
    field: 'experience[2] (Kitebox).description',
    says: /^is a text: write a list$/,
  },
  {
    mistake: 'a mail address that is missing',
    make: ({ site }) => Object.assign(site.site.contact, { email: undefined }),
    file: 'site',
    field: 'site.contact.email',
    says: /^is missing: write one like you@example\.com$/,
  },
  {
    mistake: 'a number without digits',
    make: ({ site }) => Object.assign(site.site.contact, { phone: '' }),
    file: 'site',
    field: 'site.contact.phone',
    says: /^'' is not an international number/,
  },
  {
    mistake: 'a project that is no project',
    make: ({ projects }) => projects.projects.push(undefined as never),
    file: 'projects',
    field: 'projects[6]',
    says: /^is missing: write a group of fields in \{ \}$/,
  },
  ...[
    ['<script>alert(1)</script>', /has the tag <script>: only <strong> <em> <a> <code> <br> may be used/],
    ['<img src=x onerror=alert(1)>', /has the tag <img>/],
    ['<strong onclick="x()">a</strong>', /has attributes on <strong>: write the bare tag/],
    ['<a href="javascript:x()">a</a>', /has a link without a usable address/],
    ['<a>here</a>', /has a link without a usable address/],
    [
      '<a href="/">one <em><a href="/services/service1">two</a></em></a>',
      /has a link within a link: close the first with <\/a>/,
    ],
    ['<em>never closed', /opens <em> and never closes it/],
    ['<em><strong>crossed</em></strong>', /closes <em>, which is not the tag that is open/],
    ['3 < 4', /has a '<' that opens no tag: write &lt;/],
    ['10&nbsp;km', /^has &nbsp;: write the sign itself$/],
  ].map(([html, says]) => ({
    mistake: `the paragraph ${html}`,
    make: ({ experience }: Content) => (experience.experience[2]!.description[1] = html as string),
    file: 'experience',
    field: 'experience[2] (Kitebox).description[1]',
    says: says as RegExp,
  })),
];

for (const { mistake, make, file, field, says } of mistakes) {
  test(`${mistake} is refused, with its place and what to write instead`, () => {
    const content = structuredClone(exportsOf(sound));
    make(content);
    const problems = findProblems(content);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file, field });
    expect(problems[0]!.message).toMatch(says);
  });
}

test('fields that belong together are checked beside whatever else is wrong', () => {
  const content = structuredClone(exportsOf(sound));
  Object.assign(content.projects.projects[1]!, { tilte: 'x', title: undefined, video: undefined });
  Object.assign(content.site.site.contact, { Email: 'x', email: undefined, phoneText: undefined });
  expect(findProblems(content).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^is missing: write one like you@/),
    expect.stringMatching(/^has Email, which/),
    expect.stringMatching(/^is missing: write the number of phone/),
    expect.stringMatching(/^is missing: write a text/),
    expect.stringMatching(/^has tilte, which/),
    expect.stringMatching(/^shows what no file exports/),
  ]);
});

test('all that is wrong with a paragraph is told at once', () => {
  const content = structuredClone(exportsOf(sound));
  content.experience.experience[2]!.description[1] = '3 < 4, <u>and</u> &euro; <em>never closed';
  const found = findProblems(content).map(({ message }) => message);
  expect(found).toEqual([
    expect.stringMatching(/'<'/),
    expect.stringMatching(/<u>/),
    expect.stringMatching(/&euro;/),
    expect.stringMatching(/never closes/),
  ]);
});

test('a project has no id that something else on the page has', async () => {
  const ids = [...(await readFile('dist/index.html', 'utf8')).matchAll(/ id="([^"]+)"/g)].map(
    ([, id]) => id!,
  );
  expect(ids).toContain('menu');
  const { projects } = exportsOf(sound).projects;
  for (const id of ids.filter((id) => projects.every((project) => project.id !== id))) {
    const content = structuredClone(exportsOf(sound));
    content.projects.projects.push({ ...projects[4]!, id });
    expect(findProblems(content)).toEqual([
      {
        file: 'projects',
        field: 'projects[6] (Darzi App).id',
        message: `'${id}' is taken by the page itself: choose another`,
      },
    ]);
  }
});

test('whatever stands where something else belongs is told in words of this site', () => {
  const content: object = structuredClone(exportsOf(sound));
  const places = new Map<string, { parent: Record<string, unknown>; key: string }>();
  const collect = (parent: object, path: string) => {
    for (const [key, value] of Object.entries(parent)) {
      // Entries of a list are alike: the last one stands for all.
      const place = `${path}.${key.replace(/^\d+$/, 'entry')}`;
      places.set(place, { parent: parent as Record<string, unknown>, key });
      if (value && typeof value === 'object') collect(value, place);
    }
  };
  for (const [file, exported] of Object.entries(content)) collect(exported, file);
  expect(places.size).toBeGreaterThan(80);
  for (const [place, { parent, key }] of places) {
    const right = parent[key];
    for (const wrong of [undefined, null, 1.5, 'x', [], {}, [null]]) {
      parent[key] = wrong;
      const problems = findProblems(content);
      if (wrong === null) expect(problems, `${place} = null`).not.toEqual([]);
      for (const { message } of problems)
        expect(message, `${place} = ${JSON.stringify(wrong)}`).not.toMatch(/^(Invalid|Too|undefined)/);
    }
    parent[key] = right;
  }
  for (const [place, { parent, key }] of places) {
    const group = parent[key];
    if (typeof group !== 'object' || group === null || Array.isArray(group)) continue;
    Object.assign(group, { mispelt: 'x' });
    expect(findProblems(content), `a field of ${place} that nobody knows`).not.toEqual([]);
    delete (group as { mispelt?: string }).mispelt;
  }
  expect(findProblems(content)).toEqual([]);
});

test('a build with mistakes names all of them at once, fails, and leaves the last site alone', async () => {
  const { folder, edit, build, remove } = await copyProject();
  try {
    await edit('content/site.ts', "phone: '+442079460321'", "phone: '123'");
    await edit('content/experience.ts', './media/kitebox.svg', './media/lost.svg');
    await edit('content/technologies.ts', 'export const', 'export cosnt');
    await cp('dist', join(folder, 'dist'), { recursive: true });

    const { code, stderr } = await build();
    expect(code).toBe(1);
    expect(stderr).toContain('The content has 3 problems; nothing was built.');
    expect(stderr).toMatch(
      /content\/site\.ts {2}site\.contact\.phone {2}'123' is not an international number/,
    );
    expect(stderr).toMatch(
      /content\/experience\.ts {2}experience\[2\] \(Kitebox\)\.image {2}the file \.\/content\/media\/lost\.svg/,
    );
    expect(stderr).toMatch(/content\/technologies\.ts {2}line 3 {2}\S/);
    expect(await readFile(join(folder, 'dist/index.html'))).toEqual(await readFile('dist/index.html'));
  } finally {
    await remove();
  }
});

test('a file that cannot be read is named with its line, its import, and what to do', async () => {
  const { folder, edit, build, remove } = await copyProject();
  try {
    await edit('content/site.ts', "initials: 'IV',", "initials: 'IV'");
    await edit('content/media/darzi-app.ts', 'export const', 'export cosnt');
    await edit('content/technologies.ts', "heading: 'Mobile Application Development'", 'heading: Mobile');
    await edit('content/experience.ts', './media/kitebox.svg', 'media/kitebox.svg');
    await rm(join(folder, 'content/services.ts'));
    await edit('src/icon-names.ts', "'code',", "'code', 'no-such-icon',");
    const { code, stderr } = await build();
    expect(code).toBe(1);
    for (const line of [
      'content/site.ts  line 8  Expected `,` or `}` but found `Identifier`: a comma before it is missing, ',
      'content/media/darzi-app.ts  line 11  Unexpected token: a comma before it is missing, ',
      "content/technologies.ts  Mobile  is used and not imported: put a text between '…'; for a file ",
      "content/experience.ts  media/kitebox.svg  is imported and not there: correct the import, which begins with './', ",
      'content/services.ts  is not there: bring it back, with an empty list if you have none of these',
      "src/icon-names.ts  'no-such-icon' is no icon of the set: take a name from tabler.io/icons",
    ])
      expect(stderr).toContain(`\n  ${line}`);
  } finally {
    await remove();
  }
});

/** Module namespaces cannot be cloned; what they export can. */
function exportsOf(content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([name, module]) => [name, { ...module }]),
  ) as Content;
}
