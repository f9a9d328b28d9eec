import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/programs/find-browser.ts';

// The workers read this file again, and find the path in their environment.
process.env.PORTFOLIO_SHELL ??= await findBrowser();

// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: { launchOptions: { executablePath: process.env.PORTFOLIO_SHELL } },
});
