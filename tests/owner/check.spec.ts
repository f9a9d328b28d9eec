import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { expect, test } from '../support/visitor.ts';

// What is looked at is in owners.spec.ts and tests/page/broken-site.spec.ts.
test('npm run check says what holds, and fails with what does not', async () => {
  test.setTimeout(300_000);
  const copy = await copyProject();
  for (const part of ['tests/every-site', 'tests/support'])
    await cp(part, join(copy.folder, part), { recursive: true });
  // One page, and the one for addresses that are not there.
  await copy.removeStories();
  await copy.append(
    'content/services.ts',
    'for (const list of [services, serviceMenu, servicePages]) list.length = 0;',
  );
  await copy.append('content/projects.ts', 'for (const project of projects) delete project.link;');
  const check = () => copy.run('tests/every-site/run.ts', '--uncompressed');
  const sound = await check();
  expect(sound, sound.stderr).toMatchObject({ code: 0, stderr: '' });
  expect(sound.stdout).toMatch(
    /^What every site promises, on its 2 pages:\n( {2}✓ .+\n){8}\nEverything holds/m,
  );
  await copy.append('src/styles/base.css', 'main { min-inline-size: 1500px; }');
  const broken = await check();
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringContaining('The check failed') });
  expect(broken.stdout).toMatch(/^ {2}✗ layout \(\d+\)$/m);
  expect(broken.stdout).toContain('\n      /  320 wide: the page scrolls sideways, to 1');
  await copy.remove();
});
