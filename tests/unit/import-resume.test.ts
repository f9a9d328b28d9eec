import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { labels as english } from '../../model/labels/en.ts';
import { labels as japanese } from '../../model/labels/ja.ts';
import { valuesOf } from '../../tools/content/content-tree.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { loadSite } from '../../tools/content/load-site.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { entryText, readSample } from '../../tools/content/sample.ts';
import { importResume, planImport } from '../../tools/resume/import-resume.ts';
import { reportOf } from '../../tools/resume/report.ts';
import { resumeOf } from '../../tools/resume/resume-of.ts';
import { stillMissing } from '../../tools/resume/still-missing.ts';
import { sourceOf } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { contentWith, validContent } from './valid-content.ts';

// biome-ignore format: an entry a line
const cv = {
  basics: {
    name: 'Noor Aslan', label: 'Web Developer', email: 'noor@aslan.dev', phone: '+90 532 123 45 67', url: 'https://aslan.dev',
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
    { name: 'Acme', position: 'Lead', startDate: '2022-01', endDate: '2023-12', url: 'https://acme.example' },
    { name: 'Undated', position: 'Dev' },
  ],
  skills: [{ name: 'Web', level: 'Master', keywords: ['React', 'CSS'] }],
  projects: [
    { name: 'Menu', description: 'For a kitchen', highlights: ['Soup first'], url: 'http://menu.example' },
    { name: 'Stock Count', keywords: ['Go'] },
    { description: 'Without a name' },
  ],
  talks: [{ title: 'On tides' }, { title: 'On maps' }],
  educaton: [{ institution: 'Tech' }],
  awards: [],
};

function sampleContent(): Content {
  return contentWith({
    'site.site.name': 'Idris Vale',
    'site.site.initials': 'IV',
    'site.site.title': 'Idris Vale, developer',
    'site.site.contact.message': 'Hello Idris, I have a project.',
    'stories/tide-table': validContent()['stories/stock-count'],
  });
}

/** All texts of the sample but names, such as LinkedIn, and its entries. */
const texts = textsIn(sampleContent()).filter(({ path }) => path.at(-1) !== 'name');
const sample = new Set([...texts, ...entriesOf(sampleContent()).map(entryText)].map(({ value }) => value));

function entriesOf({ experience, technologies, projects }: Content): object[] {
  return [...experience.experience, ...technologies.technologies, ...projects.projects];
}

/** What an import says, and the content afterwards. */
async function importInto(content: Content, resume: object, replace = false, ids = {}) {
  const sources = Object.fromEntries(
    Object.entries(content).map(([file, exported]) => [file, sourceOf(exported)]),
  );
  const code = content.site.site.language;
  const language = { code, labels: code === 'ja' ? japanese : english };
  const isSampleText = ({ value }: { value: string }) => sample.has(value);
  const plan = planImport(resume, { content, sources, language, isSampleText, replace, ids });
  const read = ([file, text]: [string, string]) => [file, valuesOf(readContentFile(text))];
  const after: Content = Object.fromEntries(Object.entries(plan.sources).map(read));
  const project = {
    root: '.',
    folder: '',
    content: after,
    locate: (file: string) => ({ file: `content/${file}.ts` }),
  };
  const missing = stillMissing(project);
  const report = reportOf({ rows: plan.rows, missing, files: ['site'] }, { dryRun: false });
  return { rows: plan.rows, after, report };
}

test('a CV takes the place of the sample, and the report says what went where', async () => {
  const { after, report } = await importInto(sampleContent(), cv);
  expect(report).toBe(`Written (15)
  basics.name         content/site.ts  site.name                 Noor Aslan
  basics.name         content/site.ts  site.initials             NA
  basics.name, label  content/site.ts  site.title                Noor Aslan, Web Developer
  basics.name         content/site.ts  site.contact.message      Hello Noor, I have a project.
  basics.label        content/site.ts  site.role                 Web Developer
  basics.summary      content/site.ts  site.hero.bio             I build shops. And <b>apps</b>.
  basics.email        content/site.ts  site.contact.email        noor@aslan.dev
  basics.phone        content/site.ts  site.contact.phone        +905321234567
  basics.phone        content/site.ts  site.contact.phoneText    +90 532 123 45 67
  basics.profiles[1]  content/site.ts  site.contact.network      https://www.linkedin.com/in/noor
  basics.profiles[2]  content/site.ts  site.contact.marketplace  https://www.upwork.com/freelancers/noor
  basics.profiles     content/site.ts  site.contact.profiles     https://github.com/noor
  work (1)            content/experience.ts  experience          Acme
  skills (1)          content/technologies.ts  technologies      Web
  projects (2)        content/projects.ts  projects              Menu, Stock Count

Removed (2)
  content/services.ts  servicePages[0] (App development).projects  route-planner
  content/stories/tide-table.ts

Left out, or wrong in the CV (6)
  educaton (1)        is no part of a CV: did you mean 'education'?
  basics.profiles[3]  has no url                                     Mastodon
  basics.profiles[4]  is not an https address                        http://noor.example
  work[1]             a role needs its startDate                     Undated
  projects[0].url     is not an https address                        http://menu.example
  projects[2]         a project needs its name

Has no place (5)
  basics.location  the site does not show it
  work[].url       the site does not show it
  skills[].level   the site does not show it
  talks (2)        the site has no section for it
  basics.url       write it into content/site.ts as url if this site will be there  https://aslan.dev

Still missing (6)
  content/experience.ts  experience[0] (Acme).supportLine  only repeats other words of this entry: write your own
  content/experience.ts  experience[0] (Acme).description[0]  only repeats other words of this entry: write your own
  content/projects.ts  projects[1] (Stock Count).subTitle  only repeats other words of this entry: write your own
  content/projects.ts  projects[1] (Stock Count).description[0]  only repeats other words of this entry: write your own
  content/projects.ts  projects[0] (Menu)  has no picture or clip: npm run media add -- <your file> --for project-menu
  content/projects.ts  projects[1] (Stock Count)  has no picture or clip: npm run media add -- <your file> --for stock-count

Changed: content/site.ts.`);
  expect(after.site.site.contact).toMatchObject({
    network: { name: 'LinkedIn', icon: 'brand-linkedin' },
    marketplace: { name: 'Upwork', icon: 'brand-upwork' },
    profiles: [{ name: 'GitHub' }],
  });
  expect(after.experience.experience).toMatchObject([{ company: 'Acme', from: 2022, to: 2023 }]);
  expect(after.technologies.technologies).toEqual([{ heading: 'Web', tags: ['React', 'CSS'] }]);
  const menu = { title: 'Menu', subTitle: 'For a kitchen', description: ['Soup first'] };
  const stock = { title: 'Stock Count', subTitle: 'Go', description: ['Stock Count'], techStack: ['Go'] };
  expect(after.projects.projects).toEqual([
    { id: 'project-menu', attachmentOnRight: true, ...menu },
    { id: 'stock-count', attachmentOnRight: false, ...stock },
  ]);
  expect(after.services.servicePages[0]!.projects).toEqual(['stock-count']);
  // The story of a project that has the name of one in the CV stays.
  expect(Object.keys(after).filter((file) => file.startsWith('stories/'))).toEqual(['stories/stock-count']);

  const again = await importInto(after, cv);
  expect(again.rows).toMatchObject({ written: [], removed: [], kept: [] });
  expect(again.report).toMatch(
    /^Already there \(11\)\n {2}basics\.name .*\n\nLeft out, .*\n\nHas no place \(5\)\n/s,
  );
  expect(again.after).toEqual(after);
});

test('words that the owner has changed stay and are named, and --replace takes those of the CV', async () => {
  const content = sampleContent();
  const { site } = content.site;
  Object.assign(site, { name: 'Noor A.', initials: 'N', role: 'Tailor', title: 'Noor, tailor' });
  Object.assign(site.contact, { email: 'n@aslan.dev', phone: '+905320000000', phoneText: '0532 000 00 00' });
  site.contact.network!.url = 'https://www.linkedin.com/in/own';
  site.contact.marketplace!.url = 'https://www.upwork.com/freelancers/own';
  site.contact.profiles = [{ name: 'Own', url: 'https://own.example' }];
  site.hero.bio = 'My own words.';
  content.experience.experience[1]!.designation = 'Tailor';
  content.technologies.technologies[0]!.tags.pop();
  content.projects.projects[0]!.title = 'Own';
  content['stories/tide-table']!.story.lead = 'I wrote this about the tide, and I keep it.';

  const { rows, after } = await importInto(content, cv);
  expect(after).toEqual(content);
  expect(rows.kept.map(({ to, value }) => `${to}  ${value}`)).toEqual([
    'content/site.ts  site.name  Noor A.',
    'content/site.ts  site.role  Tailor',
    'content/site.ts  site.hero.bio  My own words.',
    'content/site.ts  site.contact.email  n@aslan.dev',
    'content/site.ts  site.contact.phone  +905320000000',
    'content/site.ts  site.contact.network  https://www.linkedin.com/in/own',
    'content/site.ts  site.contact.marketplace  https://www.upwork.com/freelancers/own',
    'content/site.ts  site.contact.profiles  https://own.example',
    'content/experience.ts  experience  Nordlicht, Salt & Pepper, Kupfer',
    'content/technologies.ts  technologies  Mobile, Server',
    'content/projects.ts  projects  Own, Stock Count, Seed Shop, Tide Table',
  ]);

  const replaced = await importInto(content, cv, true);
  const ofCv = (await importInto(sampleContent(), cv)).after;
  expect(replaced.rows.kept).toEqual([]);
  // What follows from the name was the owner's own.
  Object.assign(ofCv.site.site, { initials: 'N', title: 'Noor, tailor' });
  expect(replaced.after).toEqual({ ...ofCv, 'stories/tide-table': content['stories/tide-table'] });
});

test('what no CV says does not make an entry another, but an end that is not in the CV does', async () => {
  const { after } = await importInto(sampleContent(), cv);
  const [role] = after.experience.experience;
  const { image, alt } = validContent().projects.projects[0]!;
  Object.assign(role!, { icon: 'vector', image: './content/media/acme.svg', imageWidth: 56 });
  Object.assign(after.projects.projects[0]!, { id: 'kitchen', attachmentOnRight: false, image, alt });
  expect((await importInto(after, cv)).rows).toMatchObject({ written: [], kept: [] });
  const { endDate: _, ...stillGoing } = cv.work[0]!;
  const { kept } = (await importInto(after, { work: [stillGoing] })).rows;
  expect(kept).toMatchObject([{ from: 'work (1)', value: 'Acme' }]);
});

test('what the site publishes about itself changes nothing when it is imported', async () => {
  const content = sampleContent();
  const { contact } = content.site.site;
  contact.network = { name: 'XING', icon: 'code', url: 'https://www.xing.com/profile/lena' };
  content.technologies.technologies.push({ heading: 'Empty', tags: [] });
  content.projects.projects[0]!.description.push('a &lt; b &amp;amp; <code>&lt;c></code>');
  const resume = resumeOf(content);
  for (const hidden of [{}, { sections: { order: ['services'] } }]) {
    const given = { ...content, ...hidden };
    const { rows, after } = await importInto(given, resume, true);
    expect(rows).toMatchObject({ written: [], removed: [], kept: [], leftOut: [], noPlace: [] });
    expect(after).toEqual(given);
  }
});

// How each of its words is written is in resume-words.test.ts.
test('a CV in Japanese is written as Japanese has it', async () => {
  const content = contentWith({ 'site.site.language': 'ja' }, sampleContent());
  const { after, report } = await importInto(content, {
    basics: { name: '山田　太郎', label: 'エンジニア', phone: '＋８１ ３-１２３４-５６７８' },
    work: [{ name: '松', position: 'リード', startDate: '2016-10', endDate: '2017-01' }],
    projects: [{ name: 'おくすりメモ' }, { name: '在庫管理' }, { name: '顧客管理' }],
  });
  const { site } = after.site;
  expect(site).toMatchObject({ name: '山田 太郎', initials: '山太', title: '山田 太郎、エンジニア' });
  expect(site.contact).toMatchObject({ phone: '+81312345678', phoneText: '+81 3-1234-5678' });
  expect(site.contact.message).toMatch(/^山田様、[^a-z]+$/);
  expect(after.experience.experience[0]!.duration).toMatch(/^2016年〜2017年.*4か月/);
  expect(after.projects.projects.map(({ id }) => id)).toEqual(['okusurimemo', 'project', 'project-2']);
  expect(report.match(/\S+ \(.+\)\.id {2}is '.+', because its name has no letters from a to z/g)).toEqual([
    "projects[1] (在庫管理).id  is 'project', because its name has no letters from a to z",
    "projects[2] (顧客管理).id  is 'project-2', because its name has no letters from a to z",
  ]);
});

test('the owner may choose the ids of projects whose names have no letters for them', async () => {
  const resume = { projects: [{ name: '在庫管理' }, { name: 'แอปนับสต็อก' }] };
  const { after, report } = await importInto(sampleContent(), resume, false, { แอปนับสต็อก: 'stock-count' });
  expect(after.projects.projects.map(({ id }) => id)).toEqual(['project', 'stock-count']);
  expect(report.match(/, because its name has no letters/g)).toHaveLength(1);
  const file = join(temporaryFolder({ 'cv.json': JSON.stringify(resume) }), 'cv.json');
  const importing = importResume('.', file, { replace: false, dryRun: true, ids: { 在庫: 'stock' } });
  await expect(importing).rejects.toThrow("Nothing was changed: the CV has no project '在庫' for --id.");
});

test('a phone number without its country is left out', async () => {
  const { rows } = await importInto(sampleContent(), { basics: { phone: '(912) 555-4321' } });
  const to = 'has no country: write + and its number first, like +44 20 7946 0321';
  expect(rows.leftOut).toEqual([{ from: 'basics.phone', to, value: '(912) 555-4321' }]);
});

test('every role, technology group and project of the sample is known as the sample’s', async ({ skip }) => {
  const [{ content }] = (await loadSite('.', { model: { schemas: {}, labels: {} } })).languages;
  const loaded = content as unknown as Content;
  const { name, role } = loaded.site.site;
  skip(name !== 'Idris Vale', 'this is the content of another owner');
  const texts = [...entriesOf(loaded).map(entryText), { file: 'site', path: [], value: role }];
  const isKnown = readSample('.');
  const unknown = texts.filter((text) => !isKnown(text));
  expect(unknown, 'npm run launch -- --remember-sample').toEqual([]);
});
