import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readSite } from '../../tools/content/read-site.ts';
import type { Site } from '../../tools/content/site.ts';
import { importResume } from '../../tools/resume/import-resume.ts';
import { reportOf } from '../../tools/resume/report.ts';
import { copyProject } from '../support/project-copy.ts';

const cv = {
  basics: {
    name: 'Noor Aslan',
    label: 'Developer for workshops',
    email: 'noor@aslan.dev',
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/noor' }],
  },
  work: [
    {
      name: 'Workshop Ltd',
      position: 'Lead',
      startDate: '2020-05',
      summary: "It's <script>document.title = 'broken'</script> & done.",
    },
  ],
  skills: [{ name: 'Web', keywords: ['TypeScript', 'React'] }, { name: 'Welding' }],
  projects: [{ name: 'Ledger', description: 'Who owes what', highlights: ['One page a customer'] }],
  education: [
    { institution: 'Tech', studyType: 'BSc', area: 'Physics', startDate: '2012-10', endDate: '2015' },
  ],
  languages: [{ language: 'Turkish', fluency: 'Native' }, { language: 'English' }],
  references: [{ name: 'Mehmet Kaya', reference: "She's the one to call." }],
};

test('an owner imports a CV, whose words become code that is valid, formatted and says the same', async () => {
  test.slow();
  const { folder, run, remove } = await copyProject();
  const importCv = (...args: string[]) => run('tools/commands/import.ts', join(folder, 'cv.json'), ...args);
  try {
    await writeFile(join(folder, 'cv.json'), JSON.stringify(cv));
    const before = await sources(folder);
    expect(await importCv('--dry-run')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^Would be written \(\d+\)\n.* {2}content\/site\.ts {2}site\.description {2}still says .*\nNothing was written\./s,
      ),
    });
    expect(await sources(folder)).toEqual(before);

    const { stdout } = await importCv('--id', 'Ledger=debts');
    expect(await sources(folder)).toContainEqual(expect.stringMatching(/^projects\.ts\n.*'debts'/s));
    expect(stdout).toMatch(/^ {2}basics\.name +content\/site\.ts {2}site\.name +Noor Aslan$/m);
    expect(stdout).toMatch(/^ {2}content\/site\.ts:\d+:\d+ {2}site\.description {2}still says /m);
    execFileSync('node_modules/.bin/tsc', { cwd: folder });
    for (const check of ['format', 'lint'])
      execFileSync('node_modules/.bin/biome', [check, '--vcs-enabled=false', 'content'], { cwd: folder });
    const { site } = (await readSite(folder)) as { site: Site };
    const [{ allContent: content }] = site.languages;
    expect(content.site.site.title).toContain('Noor Aslan');
    expect(content.experience.experience[0]).toMatchObject({
      description: ["It's &lt;script>document.title = 'broken'&lt;/script> & done."],
    });
    expect(content.projects.projects).toMatchObject([{ title: 'Ledger' }]);
    expect(content.sections!.sections).toMatchObject([
      { id: 'education', entries: [{ title: 'BSc · Physics', place: 'Tech', from: '2012-10', to: '2015' }] },
      { id: 'languages', facts: [{ value: 'Turkish', meaning: 'Native' }, { value: 'English' }] },
    ]);
    expect(content.quotes.quotes).toMatchObject([{ words: "She's the one to call.", ask: true }]);
    const again = { dryRun: false, replace: false, ids: { Ledger: 'debts' } };
    const report = reportOf(await importResume(folder, join(folder, 'cv.json'), again), again);
    expect(report).toMatch(/Nothing to change\.$/);
  } finally {
    await remove();
  }
});

test('an import that cannot be completed changes nothing, and says why', async () => {
  const { folder, edit, remove } = await copyProject();
  const fails = async (resume: object, message: RegExp) => {
    const file = join(folder, 'cv.json');
    await writeFile(file, JSON.stringify(resume));
    const before = await sources(folder);
    const options = { dryRun: false, replace: true, ids: {} };
    await expect(importResume(folder, file, options)).rejects.toThrow(message);
    expect(await sources(folder)).toEqual(before);
  };
  try {
    await fails(
      { work: [{ startDate: 'long ago' }] },
      /^cv\.json has 1 problem; .*\n\n.*work\[0\]\.startDate {2}'long ago' is not a date/,
    );
    await edit('content/stories/order-tracker.ts', /lead:\s+'/, '$&I wrote this story, and I keep it. ');
    await fails(
      cv,
      /^With this CV the content would have problems\. Nothing was changed\.\n\n {2}content\/stories\/order-tracker\.ts {2}is the story of no project: /,
    );
    await edit('content/site.ts', /role: '.*'/, "role: ''");
    await fails(
      cv,
      /^The content has problems, correct these first\. Nothing was changed\.\n\n {2}content\/site\.ts {2}site\.role {2}is empty/,
    );
  } finally {
    await remove();
  }
});

async function sources(folder: string): Promise<string[]> {
  const names = (await readdir(join(folder, 'content'))).toSorted();
  return Promise.all(
    names.map(async (name) =>
      name.endsWith('.ts') ? `${name}\n${await readFile(join(folder, 'content', name), 'utf8')}` : name,
    ),
  );
}
