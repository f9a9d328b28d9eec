import type { Browser } from '@playwright/test';
import { content } from '../support/content.ts';
import { shrink } from './shrink.ts';
import { makeSteps, type Step } from './steps.ts';
import { type Failure, walk } from './walker.ts';

export type Site = { browser: Browser; address: string };
export type Tally = { walks: number; steps: number; failures: string[] };

const stepsPerWalk = 40;
const paths = ['/', '/#projects', '/404-page', ...content.services.servicePages.map(({ path }) => path)];

/** Takes a walk for each seed, some of them at once. Shrinks the first failure of each kind for at most `shrinkTime` ms. */
export async function explore(
  site: Site,
  seeds: Iterable<number>,
  options: { atOnce: number; shrinkTime: number; report: (text: string) => void },
): Promise<Tally> {
  const tally: Tally = { walks: 0, steps: 0, failures: [] };
  const remaining = seeds[Symbol.iterator]();
  const takeWalks = async () => {
    for (let next = remaining.next(); !next.done; next = remaining.next()) {
      const steps = makeSteps(next.value, stepsPerWalk, paths);
      const failure = await walk(site, steps);
      const taken = failure ? steps.slice(0, failure.step + 1) : steps;
      tally.walks += 1;
      tally.steps += taken.length;
      if (!failure) continue;
      const isKnown = tally.failures.includes(kindOf(failure));
      tally.failures.push(kindOf(failure));
      const shortest = isKnown ? taken : await shorten(site, taken, failure, options.shrinkTime);
      options.report(`Seed ${next.value}: ${describe(failure, shortest)}`);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, takeWalks));
  return tally;
}

/** With the command that takes the steps again. */
export function describe({ broken }: Failure, steps: Step[]): string {
  return `${broken.join('\n')}\nnpm run test:walk -- --steps '${steps.join(', ')}'`;
}

/** A shorter walk shows the same only if it breaks the same promise. */
function shorten(site: Site, steps: Step[], failure: Failure, shrinkTime: number): Promise<Step[]> {
  const end = Date.now() + shrinkTime;
  return shrink(steps, async (fewer) => {
    if (Date.now() > end) return false;
    const again = await walk(site, fewer);
    return again !== undefined && kindOf(again) === kindOf(failure);
  });
}

function kindOf({ broken }: Failure): string {
  return broken[0]!.split(':')[0]!;
}
