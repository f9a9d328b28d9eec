import { hasLighthouse, lighthouseScores } from '../support/lighthouse.ts';
import { expect, test } from '../support/visitor.ts';
import { pageOfEachKind } from '../support/words.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;
// It refuses an answer with the status 404.
const pages = pageOfEachKind.slice(0, -1);

for (const form of ['mobile', 'desktop'] as const)
  test(`Lighthouse finds no fault in any kind of page, as seen on ${form}`, async ({ baseURL }) => {
    test.setTimeout(180_000);
    test.skip(
      !(await hasLighthouse()),
      'Lighthouse is not there: npx --yes lighthouse@12.8.2 --version fetches it',
    );
    const browser = process.env.PORTFOLIO_BROWSER || process.env.PORTFOLIO_SHELL!;
    for (const path of pages) {
      const address = new URL(`.${path}`, baseURL).href;
      const scores = await lighthouseScores({ address, form, browser, categories });
      expect(scores, path).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    }
  });
