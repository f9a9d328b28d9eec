import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { UserError } from '../user-error.ts';
import { findOnPath } from './find-program.ts';
import { fetchNpmBrowser, hasNpmBrowser } from './npm-browser.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** By the program that installs others on a system. */
const installCommands = {
  'apt-get': 'sudo apt-get install chromium',
  dnf: 'sudo dnf install chromium',
  pacman: 'sudo pacman -S chromium',
  apk: 'sudo apk add chromium',
  brew: 'brew install --cask google-chrome',
  winget: 'winget install Google.Chrome',
};

/**
 * The path of a browser of the Chromium family that starts on this machine. One without a user interface comes first, because
 * it opens a page in half the time. If there is none, one is fetched, once.
 */
export async function findBrowser(): Promise<string> {
  const shell = process.env.CHROME_PATH ? undefined : findOnPath(['chromium-headless-shell']);
  if (shell && (await starts(shell))) return shell;
  return (await findWholeBrowser()) ?? fetchBrowser();
}

/** One with a user interface and a back/forward cache, if there is one. CHROME_PATH is taken as such. */
export async function findWholeBrowser(): Promise<string | undefined> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (await starts(CHROME_PATH)) return CHROME_PATH;
    throw new UserError(`CHROME_PATH is '${CHROME_PATH}', which does not start as a browser.`);
  }
  const paths = [...names.map((name) => findOnPath([name])), ...usualPlaces, chromium.executablePath()];
  for (const path of paths) if (path && existsSync(path) && (await starts(path))) return path;
  return undefined;
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

async function fetchBrowser(): Promise<string> {
  try {
    const path = hasNpmBrowser() ? await fetchNpmBrowser() : downloadPlaywrightBrowser();
    if (await starts(path)) return path;
    throw new Error(`${path} does not start`);
  } catch (error) {
    throw new UserError(
      `No browser was found, and none could be fetched: ${(error as Error).message}. ${howToInstallBrowser()}`,
    );
  }
}

export function howToInstallBrowser(): string {
  const [, command] = Object.entries(installCommands).find(([program]) => findOnPath([program])) ?? [];
  return `Install Chromium or Chrome${command ? ` (${command})` : ''}, or set CHROME_PATH to one.`;
}

/** Into Playwright's own cache, not into the system. */
function downloadPlaywrightBrowser(): string {
  console.log('No browser was found. Downloading Chromium, once …');
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
  } catch {
    throw new Error('npx playwright install chromium fails');
  }
  return chromium.executablePath();
}
