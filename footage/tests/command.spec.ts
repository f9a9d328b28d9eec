import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { footage } from '../page.ts';
import { renderScene } from '../render-scene.ts';

test('npm run footage answers a mistake in the call with one sentence', async () => {
  const { child, ended } = start('order-traker');
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  expect(await ended).toBe(1);
  expect(errors).toMatch(/^There is no scene "order-traker"; the scenes are: .*order-tracker.*\.\n$/);
});

test('--open serves the scenes with a slider for the time, and Ctrl-C ends it', async ({ page }) => {
  // Its server bundles every icon there is before it shows the first scene.
  test.slow();
  const { child, ended } = start('--open');
  try {
    let output = '';
    for await (const data of child.stdout) {
      output += data;
      if (output.includes('\n')) break;
    }
    await page.goto(/http:\S+/.exec(output)![0]);
    await page.getByRole('link', { name: 'order-tracker', exact: true }).click();
    await expect(page.getByText('Arriving in')).toBeVisible();
    const poster = await page.locator('#stage').screenshot();
    await page.getByRole('slider', { name: 'Time' }).fill('4');
    await expect(page.getByText('4.00 s of 10 s, frame 120')).toBeVisible();
    await expect.poll(async () => poster.equals(await page.locator('#stage').screenshot())).toBe(false);
  } finally {
    child.kill('SIGINT');
  }
  await ended;
});

test('a clip that its owner added is not replaced by a rendered one', async () => {
  const media = await mkdtemp(join(tmpdir(), 'footage-'));
  const picture = { width: 1280, height: 800, widths: [640] };
  const record = JSON.stringify({ madeBy: 'npm run media add', from: 'my.mov', picture });
  const said: string[] = [];
  try {
    await writeFile(join(media, 'order-tracker.json'), record);
    await renderScene(
      {
        page: { address: '', sourceHash: () => 'another', close: () => {} },
        media,
        browser: '',
        signal: new AbortController().signal,
        reporter: { say: (line) => said.push(line), progress: () => () => {} },
      },
      'order-tracker',
    );
    expect(said).toEqual([
      'order-tracker: left alone, content/media/order-tracker.json was not rendered from a scene.',
    ]);
    expect(await readdir(media)).toEqual(['order-tracker.json']);
    expect(await readFile(join(media, 'order-tracker.json'), 'utf8')).toBe(record);
  } finally {
    await rm(media, { recursive: true });
  }
});

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'render.ts', ...args], { cwd: footage });
  return { child, ended: new Promise<number | null>((done) => child.once('close', done)) };
}
