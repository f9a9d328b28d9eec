import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { expect, test } from '../support/visitor.ts';

const cv = {
  basics: {
    name: 'Noor Aslan',
    label: 'Developer for workshops',
    email: 'noor@aslan.dev',
    phone: '+90 532 123 45 67',
    summary: 'I build what a workshop needs.',
    profiles: [
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/noor' },
      { network: 'GitHub', url: 'https://github.com/noor' },
    ],
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
  education: [{ institution: 'A school' }],
};

test('an owner imports a CV, and the built site is a CV that changes nothing when it is imported', async ({
  page,
}) => {
  test.slow();
  const { folder, run, buildAndServe, remove } = await copyProject();
  const importCv = (name: string, ...args: string[]) =>
    run('tools/commands/import.ts', join(folder, name), ...args);
  try {
    await writeFile(join(folder, 'cv.json'), JSON.stringify({ ...cv, work: [{ startDate: 'long ago' }] }));
    const before = await sources(folder);
    expect(await importCv('cv.json')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^cv\.json has 1 problem; .*\n\n.*work\[0\]\.startDate {2}'long ago' is not a date/,
      ),
    });
    expect(await sources(folder)).toEqual(before);

    await writeFile(join(folder, 'cv.json'), JSON.stringify(cv));
    const { code, stdout } = await importCv('cv.json', '--replace');
    expect(stdout).toMatch(/^ {2}basics\.name +content\/site\.ts {2}site\.name +Noor Aslan$/m);
    expect(stdout).toMatch(/^ {2}education \(1\) +the site has no section for it$/m);
    expect(code).toBe(0);
    execFileSync('node_modules/.bin/tsc', { cwd: folder });
    for (const check of ['format', 'lint'])
      execFileSync('node_modules/.bin/biome', [check, '--vcs-enabled=false', 'content'], { cwd: folder });

    const { address, close } = await buildAndServe();
    await page.goto(address);
    await expect(page).toHaveTitle(/Noor Aslan/);
    await expect(page.getByText("It's <script>document.title = 'broken'</script> & done.")).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText('Ledger');
    await page.goto('about:blank');
    close();

    const imported = await sources(folder);
    expect(await importCv('dist/resume.json', '--replace')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Already there.*\nNothing to change\.\n$/s),
    });
    expect(await sources(folder)).toEqual(imported);
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
