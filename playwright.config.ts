import { defineConfig, type Project } from '@playwright/test';
import { isSample } from './tests/support/content.ts';
import { findBrowser, findFirefox, findWebKit, findWholeBrowser } from './tools/programs/find-browser.ts';

// The workers read this file again, and find the paths in their environment.
process.env.PORTFOLIO_SHELL ??= await findBrowser();
process.env.PORTFOLIO_BROWSER ??= (await findWholeBrowser()) ?? '';
process.env.PORTFOLIO_FIREFOX ??= findFirefox() ?? '';
process.env.PORTFOLIO_WEBKIT ??= findWebKit() ?? '';

const { PORTFOLIO_SHELL, SITE_AT_ROOT, SITE_UNDER_PATH } = process.env;

/** At the site under a path, where an address is easier to get wrong. */
const page: Project = {
  name: 'page',
  testDir: 'tests/page',
  testIgnore: /back-forward-cache\.spec/,
  use: {
    baseURL: SITE_UNDER_PATH!,
    launchOptions: { executablePath: PORTFOLIO_SHELL!, args: ['--renderer-process-limit=1'] },
  },
};

/** Needs a browser with a user interface, which `npm test` does not. */
const backForwardCache: Project = {
  ...page,
  name: 'back-forward-cache',
  testMatch: /back-forward-cache\.spec/,
  testIgnore: [],
};

/** Random visitors of the same site. */
const walk: Project = { ...page, name: 'walk', testDir: 'tests/walk' };

/** Copies of the sample that are edited, built and served. */
const owner: Project = { name: 'owner', testDir: 'tests/owner', testIgnore: /commands\.spec/ };

/** What `npm test` shows of an owner's commands. */
const commands: Project = { name: 'commands', testDir: 'tests/owner', testMatch: /commands\.spec/ };

// A screenshot of Firefox puts a style into the page, which the content policy refuses.
const engines: Project[] = [
  // The page tests cover the rest in Chromium.
  { name: 'chromium', testMatch: /painted\.spec/ },
  { name: 'firefox', testIgnore: /painted\.spec/ },
  { name: 'webkit', testIgnore: /editor\.spec/ },
].map((engine) => ({ ...engine, testDir: 'tests/engines' }));

/** Named like the one that `npm test` asks for. */
const needsTheSample: Project = { name: 'page', testDir: 'tests/support' };

export default defineConfig({
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/support/closing-line.ts']],
  // For a busy machine: what comes passes at once, however long it could have taken.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}', children: 'deep-equal' },
  },
  use: {
    baseURL: SITE_AT_ROOT!,
    launchOptions: { executablePath: PORTFOLIO_SHELL! },
  },
  // The longest tests first: the short ones then keep both workers busy until the end.
  projects: isSample
    ? [owner, ...engines, walk, backForwardCache, page, commands]
    : [needsTheSample, commands],
});
