import { content } from '../support/content.ts';
import { expect, open, scrollTo, test } from '../support/visitor.ts';
import { storyPaths } from '../support/words.ts';

// What the policy allows is in tests/unit/headers.test.ts, and what each host is told in tests/unit/host-files.test.ts.
test.use({ clips: true, ownContext: true });

test('no page breaks the policy, sets a cookie or stores anything but the choice to pause', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    ),
  );
  const stored = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      workers: await navigator.serviceWorker.getRegistrations(),
    }));
  const nothing = { local: [], session: [], databases: [], workers: [] };
  for (const path of [...content.services.servicePages.map(({ path }) => path), '/']) {
    await open(page, path);
    for (const picture of await page.getByRole('main').locator('img').all())
      await picture.evaluate((image) => image.scrollIntoView({ behavior: 'instant' }));
    expect(await stored()).toEqual(nothing);
  }
  await scrollTo(page, 0);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  expect(await stored()).toEqual({ ...nothing, local: ['motion'] });
  expect(await context.cookies()).toEqual([]);
});

test('the server sends the policy of the page, which also forbids frames, and the other security headers', async ({
  request,
}) => {
  // It is the same for all pages, so it allows the styles of each.
  const hashes = / 'sha256-[^']+'/g;
  let response = await request.get('./');
  for (const path of ['/', ...storyPaths.slice(0, 1)]) {
    response = await request.get(`.${path}`);
    const [, inPage] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await response.text())!;
    expect(inPage!.split('; ')).toContain("require-trusted-types-for 'script'");
    const sent = response.headers()['content-security-policy']!;
    expect(sent.replaceAll(hashes, '')).toBe(`${inPage!.replaceAll(hashes, '')}; frame-ancestors 'none'`);
    expect(sent.match(hashes)).toEqual(expect.arrayContaining(inPage!.match(hashes)!));
  }
  expect(response.headers()).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
  });
});
