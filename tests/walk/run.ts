import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, firefox } from '@playwright/test';
import { projectRoot, runCommand } from '../../tools/commands/run-command.ts';
import { serveSite } from '../../tools/hosting/site-server.ts';
import { findBrowser, findFirefox, findHeadlessShell } from '../../tools/programs/find-browser.ts';
import { UserError } from '../../tools/user-error.ts';
import { describe, explore, type Site } from './explore.ts';
import { walk } from './walker.ts';

const start = { chromium: startChromium, firefox: startFirefox };

await runCommand(async () => {
  const { browser: name, steps, address, minutes, seed } = readArguments();
  const browser = await start[name]();
  const server = address ? undefined : await serveSite(0, join(projectRoot, 'dist'));
  const site = { browser, address: address ?? server!.address };
  try {
    if (steps) await replay(site, steps.split(', '));
    // Firefox gives the focus to one window at a time.
    else await walkUntil(site, Date.now() + minutes * 60_000, seed, name === 'firefox' ? 1 : 2);
  } finally {
    await browser.close();
    server?.close();
  }
});

async function replay(site: Site, steps: string[]) {
  const failure = await walk(site, steps);
  if (failure) throw new UserError(describe(failure, steps));
  console.log('All promises hold.');
}

async function walkUntil(site: Site, end: number, firstSeed: number, atOnce: number) {
  console.log(`The first seed is ${firstSeed}.`);
  const seeds = function* () {
    for (let seed = firstSeed; Date.now() < end; seed += 1) yield seed;
  };
  const report = (failure: string) => console.log(`\n${failure}`);
  const { walks, steps, failures } = await explore(site, seeds(), { atOnce, shrinkTime: 60_000, report });
  const counts = [...new Set(failures)].map(
    (kind) => `\n${failures.filter((other) => other === kind).length} times: ${kind}`,
  );
  const summary = `\n${walks} walks, ${steps} steps, ${failures.length} failures${counts.join('')}`;
  if (failures.length > 0) throw new UserError(summary);
  console.log(summary);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
      browser: { type: 'string', default: 'chromium' },
      steps: { type: 'string' },
      address: { type: 'string' },
    },
  });
  const browser = values.browser as keyof typeof start;
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  const problems: string[] = [];
  if (!(browser in start)) problems.push(`--browser is '${browser}': write chromium or firefox.`);
  if (browser === 'firefox' && !findFirefox())
    problems.push('Firefox is not installed (Debian: firefox-esr).');
  if (!(minutes >= 0)) problems.push(`--minutes is '${values.minutes}': write a number.`);
  if (!Number.isInteger(seed)) problems.push(`--seed is '${values.seed}': write a whole number.`);
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return { ...values, browser, minutes, seed };
}

async function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell() ?? (await findBrowser()) });
}

function startFirefox(): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox()!,
    // The driver loses a page that comes from the back/forward cache. In Chromium it turns the cache off by itself.
    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
  });
}
