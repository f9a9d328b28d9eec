import { checkSite } from '../every-site/check-site.ts';

/** What npm run check finds on a site, one line each. One page at a time: other tests run beside it. */
export async function brokenPromises(address: string, rules: string[] = []): Promise<string[]> {
  const { broken } = await checkSite(address, process.env.PORTFOLIO_SHELL!, {
    atOnce: 1,
    rules,
    oneOfEachKind: true,
  });
  return broken.map(({ promise, path, what }) => `${promise}: ${path}  ${what}`);
}
