import { symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { lineOf, type Problem } from '../../tools/content/problem.ts';
import { copyProject } from '../support/project-copy.ts';

// What the list names is in tests/unit/launch-list.test.ts. An owner with nothing left to do is in owner-journey.spec.ts.
test('npm run launch prints what is left to do before publishing, asks addresses only with --online, and lists a language that was just added', async () => {
  test.slow();
  const { folder, edit, run, remove } = await copyProject();
  await symlink(resolve('dist'), join(folder, 'dist'));
  // Printed from other words: how that is noticed is in cv.spec.ts.
  await writeFile(join(folder, 'content/media/cv.pdf'), '%PDF');
  for (const host of ['linkedin', 'upwork'])
    await edit('content/site.ts', new RegExp(`www\\.${host}\\.com`), 'nobody.invalid');
  const [offline, json, online, misspelt] = await Promise.all([
    run('tools/commands/launch.ts'),
    run('tools/commands/launch.ts', '--json'),
    run('tools/commands/launch.ts', '--online'),
    run('tools/commands/launch.ts', '--build', '--onlin'),
  ]);
  const added = await run('tools/commands/language.ts', 'add', 'ar');
  const translated = await run('tools/commands/launch.ts');
  await remove();
  for (const { code, stdout } of [offline, online]) {
    expect(code).toBe(1);
    expect(stdout).toContain(
      "\n  content/site.ts:6:3  site.name  is still the sample's 'Idris Vale': write yours\n",
    );
    expect(stdout).toContain("In the sample's words, which you may keep where they are true of you\n");
    expect(stdout).toContain('\n  content/services.ts:48:3  servicePages[0] (Custom Software Development)\n');
    expect(stdout).toContain('CV (1)\n  content/media/cv.pdf  was printed before the content was changed');
    const counts = Array.from(stdout.matchAll(/^\S.* \((\d+)\)$/gm), ([, count]) => Number(count));
    const sum = counts.reduce((total, count) => total + count);
    expect(stdout).toMatch(new RegExp(`^${sum} things are left to do before you publish\\.$`, 'm'));
  }
  const list: (Problem & { kind: string })[] = JSON.parse(json.stdout);
  expect(list).toContainEqual({
    kind: "Still the sample's",
    file: 'content/site.ts',
    position: { line: 6, column: 3 },
    path: ['site', 'name'],
    field: 'site.name',
    message: "is still the sample's 'Idris Vale': write yours",
  });
  for (const problem of list) expect(offline.stdout).toContain(`\n  ${lineOf(problem)}\n`);
  expect(json).toMatchObject({ code: 1, stderr: '' });
  const unanswered = '  site.contact.network.url  https://nobody.invalid/in/sample-handle does not answer';
  expect(offline.stdout).not.toContain(unanswered);
  expect(online.stdout).toContain(unanswered);
  expect(added).toMatchObject({ code: 0, stderr: '' });
  expect(translated).toMatchObject({ code: 1, stderr: '' });
  expect(translated.stdout).toMatch(/^Still in the first language, ar \(\d+\)\n {2}content\/ar\//m);
  expect(misspelt).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no option --onlin. Use: npm run launch, or npm run launch -- --online, or -- --json.\n',
  });
});
