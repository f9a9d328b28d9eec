import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hashOfChecked } from './checked.ts';
import { footage } from './page.ts';
import { encoderSettings } from './render-scene.ts';

// Runs the tests of clips and scenes, which take a minute, only when something has changed since they last passed.
const file = join(footage, 'checked.txt');
const now = await hashOfChecked(join(footage, '..'), encoderSettings);
const last = await readFile(file, 'utf8').catch(() => '');

if (last.trim() === now) console.log('Footage and media have not changed since their tests last passed.');
else {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [playwright, 'test'], { cwd: footage, stdio: 'inherit' });
  if (status === 0) await writeFile(file, `${now}\n`);
  process.exitCode = status ?? 1;
}
