import fc from 'fast-check';
import { anyStep } from './steps.ts';
import { type Failure, type Site, walk } from './walker.ts';

const stepsPerWalk = 40;
const shrinkTime = 60_000;

/** Takes a walk for each seed, some of them at once. Shrinks the first failure of each kind. */
export async function explore(
  site: Site,
  seeds: IterableIterator<number>,
  atOnce: number,
  report: (text: string) => void,
) {
  const tally = { walks: 0, steps: 0, failures: [] as string[] };
  const takeWalks = async () => {
    for (const seed of seeds) {
      const steps = fc.sample(anyStep, { seed, numRuns: stepsPerWalk });
      const failure = await walk(site, steps);
      tally.walks += 1;
      tally.steps += (failure?.steps ?? steps).length;
      if (!failure) continue;
      const isKnown = tally.failures.includes(kindOf(failure));
      tally.failures.push(kindOf(failure));
      report(`Seed ${seed}: ${describe(isKnown ? failure : await shorten(site, failure))}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeWalks));
  return tally;
}

/** With the command that takes the steps again. */
export function describe({ broken, steps }: Failure): string {
  return `${broken.join('\n')}\nnpm run test:walk -- --steps '${steps.join(', ')}'`;
}

/** A shorter walk shows the same only if it breaks the same promise. */
export async function shorten(site: Site, failure: Failure, takeAgain = walk): Promise<Failure> {
  let shortest = failure;
  const end = Date.now() + shrinkTime;
  const holds = fc.asyncProperty(fc.array(anyStep), async (steps) => {
    const again = Date.now() < end ? await takeAgain(site, steps) : undefined;
    if (!again || kindOf(again) !== kindOf(failure)) return true;
    shortest = again;
    return false;
  });
  await fc.check(holds, { examples: [[failure.steps]], numRuns: 1 });
  return shortest;
}

function kindOf({ broken }: Failure): string {
  return broken[0]!.split(':')[0]!;
}
