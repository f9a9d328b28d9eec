import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath } from './media/find-program.ts';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
export const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a browser of the Chromium family that starts here; fetches one where none does. */
export async function findBrowser(): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (await starts(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is '${CHROME_PATH}', which does not start as a browser.`);
  }
  for (const path of [...names.map((name) => onPath([name])), ...usualPlaces, chromium.executablePath()]) {
    if (path && (await starts(path))) return path;
  }
  console.log('No browser found for the tests. Fetching Chromium, once …');
  if (run('npx', ['playwright', 'install', 'chromium']) && (await starts(chromium.executablePath()))) {
    return chromium.executablePath();
  }
  if (process.getuid?.() === 0 && run('apt-get', ['update'])) {
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    const path = onPath(['chromium']);
    if (path && (await starts(path))) return path;
  }
  throw new Error(
    'The tests need a browser and could not get one: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROME_PATH to one.',
  );
}

/** The same engine without its windows: a page opens in half the time. It keeps no page for Back and Forward. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROME_PATH ? undefined : onPath(['chromium-headless-shell']);
}

/** The other engines, where this machine has them. */
export function findFirefox(): string | undefined {
  return onPath(['firefox-esr', 'firefox']);
}

export function findWebKit(): string | undefined {
  if (!onPath(['WebKitWebDriver']) || !onPath(['Xvfb'])) return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, timeout: 20_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'ignore'],
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}
