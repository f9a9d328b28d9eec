import { printJson } from '../../tools/commands/run-command.ts';
import { UserError } from '../../tools/user-error.ts';

/** What every site promises its visitors, whatever its owner wrote. */
export const promises = [
  'loading',
  'accessibility',
  'content policy',
  'layout',
  'links',
  'layout shift',
  'keyboard',
  'without a script',
] as const;

/** What is wrong with a page, and where that is known, at which width and in which element. */
export type Seen = { what: string; width?: number; selector?: string };
export type Broken = Seen & { promise: (typeof promises)[number]; path: string };

type Checked = { pages: string[]; broken: Broken[]; unjudged: Broken[] };

/**
 * Prints what holds, what does not, which is an error, and what this machine cannot tell; with `json` only what does not hold, as
 * data.
 */
export function report({ pages, broken, unjudged }: Checked, { json = false } = {}) {
  if (json) {
    printJson(
      broken.map(({ promise, path, what, ...place }) => ({
        kind: promise,
        page: path,
        ...place,
        message: what,
      })),
    );
    process.exitCode = broken.length > 0 ? 1 : 0;
    return;
  }
  console.log(`What every site promises, on its ${pages.length} pages:`);
  for (const promise of promises) {
    const isOfThis = (each: Broken) => each.promise === promise;
    const [found, left] = [broken.filter(isOfThis), unjudged.filter(isOfThis)];
    if (found.length > 0) console.log(`  ✗ ${promise} (${found.length})`);
    else console.log(left.length > 0 ? `  ? ${promise} (${left.length} not judged)` : `  ✓ ${promise}`);
    for (const { path, what } of [...found, ...left]) console.log(`      ${path}  ${what}`);
  }
  if (broken.length > 0)
    throw new UserError('\nThe check failed: mend what is named above before you publish.');
  const what = unjudged.length > 0 ? 'Everything that this machine can judge' : 'Everything';
  console.log(`\n${what} holds: dist/ is ready to be published.`);
}
