import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { usualPlaces } from '../../tools/programs/find-browser.ts';

const nowhere = '/nowhere';

test('an unknown scene gets one sentence that names the known ones', async () => {
  const { code, errors } = await footage(['order-traker']);
  expect(code).toBe(1);
  expect(errors).toMatch(/^There is no scene "order-traker"; the scenes are: .*order-tracker.*\.\n$/);
});

test('without a browser it says what to install', async () => {
  test.skip(usualPlaces.some(existsSync), 'a browser stands in its usual place here');
  const { code, errors } = await footage(['hero'], { PATH: nowhere, CHROME_PATH: undefined });
  expect(code).toBe(1);
  expect(errors).toBe('No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.\n');
});

test('without ffmpeg it says what to install', async () => {
  const { code, errors } = await footage(['hero'], { PATH: nowhere });
  expect(code).toBe(1);
  expect(errors).toMatch(/^ffmpeg was not found: install ffmpeg \(macOS: brew .*\), and run this again\.\n$/);
});

test('a wrong option gets the right way to call it', async () => {
  const { code, errors } = await footage(['--fast']);
  expect(code).toBe(1);
  expect(errors).toMatch(/^Use: npm run footage/);
});

test('--open serves the scenes to scrub through, and Ctrl-C ends it', async ({ page }) => {
  // Its server bundles every icon there is before it shows the first scene.
  test.slow();
  const child = spawn(process.execPath, ['--import', 'tsx', 'footage/render.ts', '--open']);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  try {
    let output = '';
    for await (const data of child.stdout) {
      output += data;
      if (output.includes('\n')) break;
    }
    await page.goto(/http:\S+/.exec(output)![0]);
    await page.getByRole('link', { name: 'order-tracker' }).click();
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

function footage(args: string[], env: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'footage/render.ts', ...args], {
    env: { ...process.env, ...env },
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return new Promise<{ code: number | null; errors: string }>((done) =>
    child.once('close', (code) => done({ code, errors })),
  );
}
