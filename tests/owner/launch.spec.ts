import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

// What the list names is in tests/unit/launch-list.test.ts. An owner with nothing left to do is in owner-journey.spec.ts.
let copy: ProjectCopy;

test.beforeEach(async () => {
  copy = await copyProject();
  await symlink(resolve('dist'), join(copy.folder, 'dist'));
});

test.afterEach(() => copy.remove());

test('npm run launch prints what is left to do before publishing, and asks addresses only with --online', async () => {
  for (const host of ['linkedin', 'upwork'])
    await copy.edit('content/site.ts', new RegExp(`www\\.${host}\\.com`), 'nobody.invalid');
  const [offline, online] = await Promise.all([
    copy.run('tools/commands/launch.ts'),
    copy.run('tools/commands/launch.ts', '--online'),
  ]);
  for (const { code, stdout } of [offline, online]) {
    expect(code).toBe(1);
    expect(stdout).toContain(
      "\n  content/site.ts:7:3  site.name  is still the sample's 'Idris Vale': write yours\n",
    );
    expect(stdout).toContain("In the sample's words, which you may keep where they are true of you\n");
    expect(stdout).toContain('\n  content/services.ts:48:3  servicePages[0] (Custom Software Development)\n');
    const counts = Array.from(stdout.matchAll(/^\S.* \((\d+)\)$/gm), ([, count]) => Number(count));
    const sum = counts.reduce((total, count) => total + count);
    expect(stdout).toMatch(new RegExp(`^${sum} things are left to do before you publish\\.$`, 'm'));
  }
  const unanswered = '  site.contact.network.url  https://nobody.invalid/in/sample-handle does not answer';
  expect(offline.stdout).not.toContain(unanswered);
  expect(online.stdout).toContain(unanswered);
});

test('an option that is misspelt is refused', async () => {
  expect(await copy.run('tools/commands/launch.ts', '--onlin')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no option --onlin. Use: npm run launch, or npm run launch -- --online.\n',
  });
});
