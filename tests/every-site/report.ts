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

/** Prints what holds and what does not, which is an error. */
export function report({ pages, broken }: { pages: string[]; broken: Broken[] }) {
  console.log(`What every site promises, on its ${pages.length} pages:`);
  for (const promise of promises) {
    const found = broken.filter((each) => each.promise === promise);
    console.log(found.length === 0 ? `  ✓ ${promise}` : `  ✗ ${promise} (${found.length})`);
    for (const { path, what } of found) console.log(`      ${path}  ${what}`);
  }
  if (broken.length > 0)
    throw new UserError('\nThe check failed: mend what is named above before you publish.');
  console.log('\nEverything holds: dist/ is ready to be published.');
}
