import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { loadContent, loadSchemas } from '../../tools/content/load-content.ts';
import { entryText, fingerprint, readSample, sampleFile } from '../../tools/content/sample.ts';
import { importResume } from '../../tools/resume/import-resume.ts';
import { reportOf } from '../../tools/resume/report.ts';
import type { Resume } from '../../tools/resume/resume.ts';
import { resumeOf } from '../../tools/resume/resume-of.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { validContent } from './valid-content.ts';

const cv = {
  basics: {
    name: 'Noor Aslan',
    label: 'Web Developer',
    email: 'noor@aslan.dev',
    phone: '+90 532 123 45 67',
    url: 'https://aslan.dev',
    summary: 'I build shops.\nAnd <b>apps</b>.',
    location: { city: 'Izmir' },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/noor' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/noor' },
      { network: 'Upwork', url: 'https://www.upwork.com/freelancers/noor' },
      { network: 'Mastodon', username: 'noor' },
      { network: 'Blog', url: 'http://noor.example' },
    ],
  },
  work: [
    {
      name: 'Acme',
      position: 'Lead',
      description: 'Rockets',
      startDate: '2022-01',
      endDate: '2023-12',
      summary: '<script>alert(1)</script>',
      highlights: ["It's <em>done</em> & so on"],
      url: 'https://acme.example',
    },
    { name: 'Undated', position: 'Dev' },
  ],
  skills: [{ name: 'Web', level: 'Master', keywords: ['React', 'CSS'] }],
  projects: [
    { name: 'Menu', description: 'For a kitchen', highlights: ['Soup first'], url: 'http://menu.example' },
    { name: 'Stock Count', description: 'One number', highlights: ['Counted'], keywords: ['Go'] },
  ],
  education: [{ institution: 'A school' }, { institution: 'Another' }],
  awards: [],
};

/** A project whose content is all the sample's. */
function sampleProject(change: (content: Content) => void = () => {}): string {
  const content = validContent();
  Object.assign(content.site.site, { name: 'Idris Vale', initials: 'IV', title: 'Idris Vale, developer' });
  content.site.site.contact.message = 'Hello Idris, I have a project.';
  content['stories/tide-table'] = { story: { ...content['stories/stock-count']!.story } };
  const { site, experience, technologies, projects } = content;
  const stories = [content['stories/stock-count'], content['stories/tide-table']];
  const entries = [...experience.experience, ...technologies.technologies, ...projects.projects];
  const hashes = [...textsIn({ site, ...stories }), ...entries.map(entryText)].map(fingerprint);
  change(content);

  const media = textsIn(content).filter(({ value }) => value.startsWith('./content/'));
  // Not every file of model/: an owner may have added a section.
  const model = readdirSync('model', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && (basename(name, '.ts') in content || !existsSync(`content/${name}`)),
  );
  const root = temporaryFolder({
    ...Object.fromEntries(media.map(({ value }) => [value, ''])),
    ...Object.fromEntries(model.map((name) => [`model/${name}`, readFileSync(`model/${name}`, 'utf8')])),
    ...Object.fromEntries(Object.entries(content).map(([file, exported]) => written(file, exported))),
    [sampleFile]: JSON.stringify(hashes),
    'biome.json': readFileSync('biome.json', 'utf8'),
  });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

/** Each logo is imported, so that an import can become unused. */
function written(file: string, exported: object): [string, string] {
  const constants = Object.entries(exported).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`,
  );
  const imports = new Set<string>();
  const text = constants.join('').replaceAll(/"\.\/content\/media\/(\w+)([-\w]*)\.svg"/g, (_, name, rest) => {
    imports.add(`import ${name} from './media/${name}${rest}.svg';\n`);
    return name;
  });
  return [`content/${file}.ts`, `// My ${file}.\n${[...imports].join('')}${text}`];
}

async function run(root: string, resume: object, options: { replace?: boolean; dryRun?: boolean } = {}) {
  writeFileSync(join(root, 'cv.json'), JSON.stringify(resume));
  return importResume(root, join(root, 'cv.json'), { replace: false, dryRun: false, ...options });
}

async function contentOf(root: string): Promise<Content> {
  const { content, unreadable } = await loadContent(root, await loadSchemas(root));
  expect(unreadable).toEqual([]);
  return content as Content;
}

const sourcesOf = (root: string) =>
  Object.fromEntries(
    readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [
        relative(join(root, 'content'), path),
        path.endsWith('.ts') ? readFileSync(path, 'utf8') : '',
      ]),
  );

test('a CV takes the place of the sample: name, contact, roles, technologies and projects', async () => {
  const root = sampleProject();
  const imported = await run(root, cv);
  const { site, services, experience, technologies, projects } = await contentOf(root);
  expect(site.site).toMatchObject({
    name: 'Noor Aslan',
    initials: 'NA',
    role: 'Web Developer',
    title: 'Noor Aslan, Web Developer',
    contact: {
      email: 'noor@aslan.dev',
      message: 'Hello Noor, I have a project.',
      phone: '+905321234567',
      phoneText: '+90 532 123 45 67',
      network: { name: 'LinkedIn', url: 'https://www.linkedin.com/in/noor' },
      marketplace: { name: 'Upwork', url: 'https://www.upwork.com/freelancers/noor' },
      profiles: [{ name: 'GitHub', url: 'https://github.com/noor' }],
    },
    hero: { bio: 'I build shops. And <b>apps</b>.' },
  });
  expect(experience.experience).toEqual([
    {
      company: 'Acme',
      designation: 'Lead',
      from: 2022,
      to: 2023,
      duration: '2022 to 2023, 2 years',
      supportLine: 'Rockets',
      description: ['&lt;script>alert(1)&lt;/script>', "It's &lt;em>done&lt;/em> & so on"],
      icon: 'code',
    },
  ]);
  expect(technologies.technologies).toEqual([{ heading: 'Web', tags: ['React', 'CSS'] }]);
  const [menu, stock] = projects.projects;
  expect(projects.projects).toHaveLength(2);
  expect(menu).toEqual({
    id: 'project-menu',
    attachmentOnRight: true,
    title: 'Menu',
    subTitle: 'For a kitchen',
    description: ['Soup first'],
  });
  const { id, video, alt } = validContent().projects.projects[1]!;
  expect(stock).toMatchObject({ id, video, alt, subTitle: 'One number', description: ['Counted'] });
  expect(stock!.techStack).toEqual(['Go']);
  expect(services.servicePages[0]!.projects).toEqual(['stock-count']);

  const sources = sourcesOf(root);
  // The story of a project that stays is still there, the one of a project that is gone is not.
  expect(Object.keys(sources).filter((name) => name.startsWith('stories'))).toEqual([
    join('stories/stock-count.ts'),
  ]);
  expect(sources['experience.ts']).toBe(`// My experience.
export const experience = [
  {
    company: 'Acme',
    designation: 'Lead',
    from: 2022,
    to: 2023,
    duration: '2022 to 2023, 2 years',
    supportLine: 'Rockets',
    description: ['&lt;script>alert(1)&lt;/script>', "It's &lt;em>done&lt;/em> & so on"],
    icon: 'code',
  },
];
`);
  expect(readdirSync(join(root, 'content')).filter((name) => name.startsWith('.'))).toEqual([]);

  const report = reportOf(imported, { dryRun: false });
  for (const line of [
    /^Written \(16\)\n/,
    /^ {2}basics\.name +content\/site\.ts {2}site\.name +Noor Aslan$/m,
    /^ {2}work\[0\] +content\/experience\.ts {2}experience\[0\] \(Acme\)$/m,
    /^Removed \(\d+\)\n {2}content\/experience\.ts {2}experience\[0\] \(Nordlicht\)$/m,
    /^ {2}content\/services\.ts {2}servicePages\[0\] \(App development\)\.projects +route-planner$/m,
    /^ {2}content\/stories\/tide-table\.ts$/m,
    /^Has no place \(9\)$/m,
    /^ {2}basics\.profiles\[3\] +has no url +Mastodon$/m,
    /^ {2}basics\.profiles\[4\] +is not an https address +http:\/\/noor\.example$/m,
    /^ {2}basics\.url +.+ +https:\/\/aslan\.dev$/m,
    /^ {2}basics\.location +/m,
    /^ {2}work\[1\] +a role needs its startDate +Undated$/m,
    /^ {2}work\[\]\.url +/m,
    /^ {2}skills\[\]\.level +/m,
    /^ {2}projects\[0\]\.url +is not an https address +http:\/\/menu\.example$/m,
    /^ {2}education \(2\) +the site has no section for it$/m,
    /^ {2}content\/projects\.ts {2}projects\[0\] \(Menu\) {2}has no picture or clip: npm run media add -- <your file> --for project-menu$/m,
    /^ {2}content\/site\.ts:\d+:\d+ {2}site\.description {2}still says /m,
    /^Changed: content\/.*experience\.ts, .*\.$/m,
  ])
    expect(report).toMatch(line);

  // A second time there is nothing left to do.
  const again = await run(root, cv, { replace: true });
  expect(again.files).toEqual([]);
  expect(sourcesOf(root)).toEqual(sources);
});

test('a dry run says the same and writes nothing', async () => {
  const root = sampleProject();
  const before = sourcesOf(root);
  const imported = await run(root, cv, { dryRun: true });
  expect(sourcesOf(root)).toEqual(before);
  expect(imported.files.toSorted()).toEqual(['experience', 'projects', 'services', 'site', 'technologies']);
  const report = reportOf(imported, { dryRun: true });
  expect(report).toMatch(/^Would be written \(16\)\n/);
  expect(report).toMatch(/^ {2}content\/site\.ts {2}site\.description {2}still says /m);
  expect(report).toMatch(/^Nothing was written\. Without --dry-run: content\//m);
});

function ownWords({ site: { site }, experience, technologies, projects }: Content) {
  Object.assign(site, { name: 'Noor A.', initials: 'N', role: 'Tailor', title: 'Noor, tailor' });
  Object.assign(site.contact, { email: 'n@aslan.dev', phone: '+905320000000', phoneText: '0532 000 00 00' });
  Object.assign(site.contact.network!, { url: 'https://www.linkedin.com/in/own' });
  Object.assign(site.contact.marketplace!, { url: 'https://www.upwork.com/freelancers/own' });
  site.contact.profiles = [{ name: 'Own', url: 'https://own.example' }];
  site.hero.bio = 'My own words.';
  experience.experience[1]!.designation = 'Tailor';
  technologies.technologies[0]!.tags.pop();
  projects.projects[0]!.title = 'Own';
}

test('words that the owner has changed stay, and are named', async () => {
  const root = sampleProject(ownWords);
  const before = sourcesOf(root);
  const { rows, files } = await run(root, cv);
  expect(files).toEqual([]);
  expect(sourcesOf(root)).toEqual(before);
  expect(rows.kept.map(({ to, value }) => [to, value])).toEqual([
    ['content/site.ts  site.name', 'Noor A.'],
    ['content/site.ts  site.role', 'Tailor'],
    ['content/site.ts  site.hero.bio', 'My own words.'],
    ['content/site.ts  site.contact.email', 'n@aslan.dev'],
    ['content/site.ts  site.contact.phone', '+905320000000'],
    ['content/site.ts  site.contact.network', 'https://www.linkedin.com/in/own'],
    ['content/site.ts  site.contact.marketplace', 'https://www.upwork.com/freelancers/own'],
    ['content/site.ts  site.contact.profiles', 'https://own.example'],
    ['content/experience.ts  experience', '3 entries'],
    ['content/technologies.ts  technologies', '2 entries'],
    ['content/projects.ts  projects', '4 entries'],
  ]);
});

test('--replace takes the words of the CV, and keeps what the CV cannot know', async () => {
  const root = sampleProject(ownWords);
  await run(root, cv, { replace: true });
  const { site, experience, technologies, projects } = await contentOf(root);
  expect(site.site).toMatchObject({
    name: 'Noor Aslan',
    role: 'Web Developer',
    initials: 'N',
    title: 'Noor, tailor',
  });
  expect(site.site.contact).toMatchObject({ email: 'noor@aslan.dev', phone: '+905321234567' });
  expect(site.site.contact.profiles).toEqual([{ name: 'GitHub', url: 'https://github.com/noor' }]);
  expect(experience.experience.map(({ company }) => company)).toEqual(['Acme']);
  expect(technologies.technologies.map(({ heading }) => heading)).toEqual(['Web']);
  expect(projects.projects[1]).toHaveProperty('video');
});

test('what the site publishes about itself changes nothing when it is imported', async () => {
  const root = sampleProject(({ site, technologies, projects }) => {
    site.site.contact.profiles = [{ name: 'GitHub', url: 'https://github.com/lena' }];
    delete site.site.contact.network;
    technologies.technologies.push({ heading: 'Empty', tags: [] });
    projects.projects[0]!.description.push('a &lt; b &amp;amp; <code>&lt;c></code>');
  });
  const before = sourcesOf(root);
  for (const replace of [false, true]) {
    const { rows, files } = await run(root, resumeOf(await contentOf(root)), { replace });
    expect(files).toEqual([]);
    expect(rows).toMatchObject({ written: [], removed: [], kept: [], noPlace: [] });
    expect(sourcesOf(root)).toEqual(before);
  }
});

test('the content of this project comes back unchanged, too', async () => {
  const file = join(
    temporaryFolder({ 'cv.json': JSON.stringify(resumeOf(await contentOf('.'))) }),
    'cv.json',
  );
  const { rows, files } = await importResume('.', file, { replace: true, dryRun: true });
  expect(files).toEqual([]);
  expect(rows).toMatchObject({ written: [], removed: [], kept: [], noPlace: [] });
});

test('every role, technology group and project of the sample is known as the sample’s', async ({ skip }) => {
  const { site, experience, technologies, projects } = await contentOf('.');
  skip(site.site.name !== 'Idris Vale', 'this is the content of another owner');
  const isKnown = readSample('.');
  const entries = [...experience.experience, ...technologies.technologies, ...projects.projects];
  const advice = 'npm run launch -- --remember-sample';
  expect(
    entries.filter((entry) => !isKnown(entryText(entry))),
    advice,
  ).toEqual([]);
  expect(isKnown({ file: 'site', path: [], value: site.site.role }), advice).toBe(true);
});

test.each<[string, Resume, (content: Content) => void, RegExp]>([
  [
    'content that has problems already',
    cv,
    ({ site }) => Object.assign(site.site, { role: '' }),
    /^The content has problems, correct these first\. Nothing was changed\.\n\n {2}content\/site\.ts {2}site\.role {2}is empty/,
  ],
  [
    'a CV without the project of a story that the owner wrote',
    { projects: cv.projects },
    (content) => (content['stories/tide-table']!.story.lead = 'I wrote this about the tide, and I keep it.'),
    /^With this CV the content would have problems\. Nothing was changed\.\n\n {2}content\/stories\/tide-table\.ts {2}is the story of no project: /,
  ],
  [
    'a CV that would break a link',
    { projects: cv.projects },
    ({ services }) => Object.assign(services.services[0]!.link!, { path: '/#tide-table' }),
    /^With this CV the content would have problems\. Nothing was changed\.\n\n {2}content\/services\.ts {2}.*'\/#tide-table' is nowhere on the home page/,
  ],
])('%s is reported, and nothing is written', async (_, resume, change, message) => {
  const root = sampleProject(change);
  const before = sourcesOf(root);
  await expect(run(root, resume)).rejects.toThrow(message);
  expect(sourcesOf(root)).toEqual(before);
});

test('content that is computed is named, and nothing is written', async () => {
  const root = sampleProject();
  const name = join(root, 'content/technologies.ts');
  writeFileSync(
    name,
    "const groups = [{ heading: 'A', tags: ['B'] }];\nexport const technologies = [...groups];\n",
  );
  const before = sourcesOf(root);
  await expect(run(root, cv, { replace: true })).rejects.toThrow(
    /^Nothing was changed: technologies is not written out in its content file/,
  );
  expect(sourcesOf(root)).toEqual(before);
});
