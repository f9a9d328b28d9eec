import { readFileSync } from 'node:fs';
import { defineConfig, type Project } from '@playwright/test';
import type { Place } from './tests/visitor.ts';
import { findBrowser, findFirefox, findHeadlessShell, findWebKit } from './tools/find-browser.ts';

const port = Number(process.env.TEST_PORT ?? 4329);

// The workers read this file too, and find the path already there. The footage's own renderer asks for CHROME_PATH.
process.env.PORTFOLIO_BROWSER ??= await findBrowser();
process.env.PORTFOLIO_SHELL ??= findHeadlessShell() ?? process.env.PORTFOLIO_BROWSER;
process.env.CHROME_PATH = process.env.PORTFOLIO_SHELL;
process.env.PORTFOLIO_FIREFOX ??= findFirefox() ?? '';
process.env.PORTFOLIO_WEBKIT ??= findWebKit() ?? '';

const content = readFileSync('content/site.ts', 'utf8');
const path = new URL(/\burl: '(.+)'/.exec(content)?.[1] ?? 'https://example.com').pathname.replace(/\/$/, '');
const address = `http://127.0.0.1:${port}${path}/`;
const specs = (names: string) => new RegExp(`tests/(${names})\\.spec`);
// Most tests look for the sample's words. Once those are gone, what holds for any site of this kind is left.
const forAnyContent = specs('any-content|bar-state|theme');
const isSample = content.includes('Idris Vale');
// Visitors come to the site under a path, where an address is easier to get wrong. The engines try the root.
const underAPath =
  'accessibility|bad-days-\\w+|bar|contact|keyboard|look|motion|routes|sections|touch|without-javascript|zoom-and-contrast';
// A picture taken of Firefox puts a style into the page, which its policy refuses.
const needsPictures = specs('engines/painted');
// Long enough for clips to be decoded without a graphics card, beside another test that does the same.
const engines = { testDir: 'tests/engines', timeout: 60_000, expect: { timeout: 15_000 } };

export default defineConfig<object, Place>({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/closing-line.ts']],
  expect: {
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}', children: 'deep-equal' },
  },
  use: {
    baseURL: address,
    launchOptions: { executablePath: process.env.PORTFOLIO_SHELL },
  },
  projects: [
    {
      name: 'chromium',
      ...(isSample ? { testIgnore: specs(underAPath) } : { testMatch: forAnyContent }),
    },
    ...(isSample ? forTheSample() : []),
  ],
  webServer: {
    command: 'node --import tsx tools/serve.ts',
    env: { PORT: String(port) },
    url: address,
    reuseExistingServer: false,
  },
});

function forTheSample(): Project<object, Place>[] {
  return [
    {
      name: 'under a path',
      testMatch: specs(underAPath),
      use: { sitePath: '/portfolio' },
    },
    ...(process.env.PORTFOLIO_FIREFOX ? [{ name: 'firefox', ...engines, testIgnore: needsPictures }] : []),
    ...(process.env.PORTFOLIO_WEBKIT ? [{ name: 'webkit', ...engines }] : []),
  ];
}
