import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lighthouseScores } from '../tests/support/lighthouse.ts';
import { copyWithThirtyProjects } from '../tests/support/thirty-projects.ts';
import { findBrowser, findWholeBrowser } from '../tools/programs/find-browser.ts';
import { projectRoot } from '../tools/commands/run-command.ts';
import { serveSite } from '../tools/hosting/site-server.ts';
import { measureSizes } from '../tools/pages/sizes.ts';
import { makeBaseline } from './baseline.ts';
import { type Load, measureLoad } from './load.ts';
import { openBrowser } from './plain-browser.ts';
import { controls } from './use.ts';

// Loads differ by up to 50%: with fewer rounds 1.05 times the baseline could not be distinguished from 1.
const rounds = 40;
const roundsOfUse = 12;
const lighthouseRounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const dist = join(projectRoot, 'dist');
const executablePath = (await findWholeBrowser()) ?? (await findBrowser());
const failed: string[] = [];

for (const { what, bytes, limit } of await measureSizes(dist)) {
  row(what, `${(bytes / 1000).toFixed(1)} kB`, '', `${limit / 1000} kB`, bytes <= limit);
}
await compareWithBaseline();
await runLighthouse();

if (failed.length > 0) {
  console.error(`\n${failed.length} not met: ${failed.join('; ')}`);
  process.exitCode = 1;
}

async function compareWithBaseline() {
  const compare = comparison(await loadAlternately(dist, rounds));
  console.log(
    `\nA phone on slow 4G, processor four times slower, median of ${rounds} loads (${roundsOfUse} for touches and scrolling), next to the baseline\n`,
  );
  compare('first contentful paint', ({ fcp }) => fcp, 'ms', [1.05, true]);
  compare('largest contentful paint', ({ lcp }) => lcp, 'ms', [1.05, true]);
  compare('layout shift', ({ shift }) => shift, '', [0.004, false]);
  compare('blocking time', ({ blocking }) => blocking, 'ms');
  compare('longest task', ({ longestTask }) => longestTask, 'ms');
  compare('longest task from hydration', ({ longestHydration }) => longestHydration, 'ms', [100, false]);
  for (const control of Object.keys(controls))
    compare(`${control}, touch to paint`, ({ use }) => use && (use.inputDelay[control] ?? 0), 'ms', [
      50,
      false,
    ]);
  for (const kind of ['Document', 'Script', 'Fetch', 'Font', 'Image', 'Media'])
    compare(`${kind.toLowerCase()} bytes`, ({ bytes }) => (bytes[kind] ?? 0) / 1000, 'kB');
  compare('requests', ({ requests }) => requests, 'requests');

  const thirty = await copyWithThirtyProjects();
  await thirty.build();
  const compareThirty = comparison(await loadAlternately(join(thirty.folder, 'dist'), roundsOfUse));
  compareThirty('frames while scrolling thirty projects', ({ use }) => use?.framesPerSecond, '/s');
  await thirty.remove();
}

/** Alternates between site and baseline, so that other load on the machine affects both. */
async function loadAlternately(dist: string, rounds: number): Promise<{ site: Load[]; baseline: Load[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'baseline-'));
  await makeBaseline(dist, folder, executablePath);
  const [site, baseline] = [await serveSite(0, dist), await serveSite(0, folder)];
  const browser = await openBrowser(executablePath);
  const loads = { site: [] as Load[], baseline: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    const isUsed = round < roundsOfUse;
    loads.site.push(await measureLoad(browser, site.address, { hasScript: true, isUsed }));
    loads.baseline.push(await measureLoad(browser, baseline.address, { hasScript: false, isUsed }));
  }
  await browser.close();
  site.close();
  baseline.close();
  await rm(folder, { recursive: true });
  return loads;
}

function comparison({ site, baseline }: { site: Load[]; baseline: Load[] }) {
  return (
    what: string,
    read: (load: Load) => number | undefined,
    unit: string,
    limit?: [number, boolean],
  ) => {
    const [ours, least] = [median(site.map(read)), median(baseline.map(read))];
    const [most, relative] = limit ?? [Number.POSITIVE_INFINITY, false];
    const value = relative ? ours / least : ours;
    const digits = unit === '' ? 2 : 0;
    const show = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
    const deviation = relative ? ` ± ${ratioDeviation(site.map(read), baseline.map(read)).toFixed(2)}` : '';
    const against = `${show(least)}${least > 0 ? ` (${(ours / least).toFixed(2)}${deviation})` : ''}`;
    const bound = limit ? (relative ? `${most} times` : show(most)) : '';
    row(what, show(ours), against, bound, value <= most);
  };
}

async function runLighthouse() {
  const { address, close } = await serveSite(0, dist);
  console.log(`\nLighthouse, median of ${lighthouseRounds}: ${categories.join(', ')}\n`);
  try {
    for (const path of ['', 'services/service1'])
      for (const form of ['mobile', 'desktop'] as const) await printScores(address, path, form);
  } catch (error) {
    failed.push(`Lighthouse, which did not run: ${(error as Error).message}`);
  }
  close();
}

async function printScores(address: string, path: string, form: 'mobile' | 'desktop') {
  const runs: Record<(typeof categories)[number], number>[] = [];
  for (let round = 0; round < lighthouseRounds; round += 1)
    runs.push(await lighthouseScores({ address: address + path, form, browser: executablePath, categories }));
  const scores = categories.map((name) => median(runs.map((run) => run[name])));
  row(
    `/${path} ${form}`,
    scores.join(' / '),
    '',
    '100',
    scores.every((score) => score === 100),
  );
}

function row(what: string, value: string, baseline: string, limit: string, holds: boolean) {
  if (!holds) failed.push(what);
  const cells = [what.padEnd(56), value.padStart(14), baseline.padStart(22), limit.padStart(11)];
  console.log(`${cells.join('  ')}  ${holds ? '' : 'OVER'}`.trimEnd());
}

/** The standard deviation of the ratio of medians, estimated by bootstrapping. */
function ratioDeviation(ours: (number | undefined)[], baselines: (number | undefined)[]): number {
  const resample = <Value>(values: Value[]) =>
    values.map(() => values[Math.floor(Math.random() * values.length)]!);
  const ratios = Array.from({ length: 1000 }, () => median(resample(ours)) / median(resample(baselines)));
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  return Math.sqrt(ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / ratios.length);
}

function median(values: (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined);
  return known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)]!;
}
