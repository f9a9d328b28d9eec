import { brokenPromises } from '../support/broken-promises.ts';
import { owners } from '../support/owners.ts';
import { renderAndServe } from '../support/rendered-site.ts';
import { expect, test } from '../support/visitor.ts';

// What npm run check looks at, on whole owners.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('the sample keeps every promise, and the strictest rules for contrast', async () => {
  expect(await brokenPromises(process.env.SITE_UNDER_PATH!, ['wcag2aaa'])).toEqual([]);
});

for (const [name, load] of Object.entries(owners))
  test(`${name}: the owner's site keeps every promise`, async () => {
    const { address, close } = await renderAndServe(await load());
    try {
      expect(await brokenPromises(address)).toEqual([]);
      expect((await (await fetch(address)).text()).includes('dir="rtl"')).toBe(name.startsWith('Arabic'));
    } finally {
      await close();
    }
  });
