import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, firefox } from '@playwright/test';
import { projectRoot, runCommand } from '../../tools/commands/run-command.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { findBrowser, findFirefox } from '../../tools/programs/find-browser.ts';
import { UserError } from '../../tools/user-error.ts';
import { describe, explore } from './explore.ts';
import { type Site, walk } from './walker.ts';

const browsers = {
  chromium: async () => chromium.launch({ executablePath: await findBrowser() }),
  firefox: () =>
    firefox.launch({
      channel: 'moz-firefox',
      executablePath: findFirefox()!,
      // The driver loses a page that comes from the back/forward cache. In Chromium it turns the cache off by itself.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    }),
};

await runCommand(async () => {
  const { name, steps, minutes, seed } = readArguments();
  const browser = await browsers[name]();
  const server = await serveSite(0, join(projectRoot, 'dist'));
  const site = { browser, address: server.address };
  try {
    if (!steps) return await walkUntil(site, Date.now() + minutes * 60_000, seed, name);
    const failure = await walk(site, steps.split(', '));
    if (failure) throw new UserError(describe(failure));
    console.log('All promises hold.');
  } finally {
    await browser.close();
    server.close();
  }
});

async function walkUntil(site: Site, end: number, firstSeed: number, name: keyof typeof browsers) {
  console.log(`The first seed is ${firstSeed}.`);
  const seeds = (function* () {
    for (let seed = firstSeed; Date.now() < end; seed += 1) yield seed;
  })();
  // Firefox gives the focus to one window at a time.
  const { walks, steps, failures } = await explore(site, seeds, name === 'firefox' ? 1 : 2, console.log);
  const summary = `\n${walks} walks, ${steps} steps, ${failures.length} failures`;
  if (failures.length > 0) throw new UserError(`${summary}: ${[...new Set(failures)].join(', ')}`);
  console.log(summary);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      browser: { type: 'string', default: 'chromium' },
      steps: { type: 'string' },
    },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  const isMissing = values.browser === 'firefox' && !findFirefox();
  const problems = [
    !(values.browser in browsers) && `--browser is '${values.browser}': write chromium or firefox.`,
    isMissing && 'Firefox is not installed (Debian: firefox-esr).',
    !(minutes >= 0) && `--minutes is '${values.minutes}': write a number.`,
    // The library draws from 32 bits.
    seed !== (seed | 0) && `--seed is '${values.seed}': write a whole number.`,
  ].filter(Boolean);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return { name: values.browser as keyof typeof browsers, steps: values.steps, minutes, seed };
}
