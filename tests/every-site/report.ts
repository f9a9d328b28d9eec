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

export type Broken = { promise: (typeof promises)[number]; path: string; what: string };

type Checked = { pages: string[]; broken: Broken[]; unjudged: Broken[] };

/** Prints what holds, what does not, which is an error, and what this machine cannot tell. */
export function report({ pages, broken, unjudged }: Checked) {
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
