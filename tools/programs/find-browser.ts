import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { UserError } from '../user-error.ts';
import { findOnPath } from './find-program.ts';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a browser of the Chromium family that starts on this machine. If there is none, downloads Playwright's. */
export async function findBrowser(): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (await starts(CHROME_PATH)) return CHROME_PATH;
    throw new UserError(`CHROME_PATH is '${CHROME_PATH}', which does not start as a browser.`);
  }
  const paths = [...names.map((name) => findOnPath([name])), ...usualPlaces, chromium.executablePath()];
  for (const path of paths) if (path && existsSync(path) && (await starts(path))) return path;
  if (downloadChromium() && (await starts(chromium.executablePath()))) return chromium.executablePath();
  throw new UserError(
    'No browser was found: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROME_PATH to one.',
  );
}

/** Chromium without a user interface opens a page in half the time. It has no back/forward cache. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROME_PATH ? undefined : findOnPath(['chromium-headless-shell']);
}

export function findFirefox(): string | undefined {
  return findOnPath(['firefox-esr', 'firefox']);
}

export function findWebKit(): string | undefined {
  if (!findOnPath(['WebKitWebDriver']) || !findOnPath(['Xvfb'])) return undefined;
  return readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** Ctrl-C does not end it: the command closes it itself. */
export function startBrowser(executablePath: string, args: string[]): Promise<Browser> {
  const handled = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, args, ...handled });
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

/** Into Playwright's own cache, not into the system. */
function downloadChromium(): boolean {
  try {
    console.log('No browser was found. Downloading Chromium, once …');
    execFileSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    return false;
  }
}
