import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../support/project-copy.ts';
import { expect, open, scrollTo, test } from '../support/visitor.ts';

test.use({ clips: true });

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
  for (const path of ['/services/service1', '/services/service2', '/']) {
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

test('the policy allows what the page needs and nothing inline', async ({ request }) => {
  const response = await request.get('./');
  const policy = response.headers()['content-security-policy']!;
  const [, inPage] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await response.text())!;
  expect(policy).toBe(`${inPage}; frame-ancestors 'none'`);
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
  for (const rule of [
    ...[
      "default-src 'none'",
      "script-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ],
    ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
  ])
    expect(policy.split('; ')).toContain(rule);
});

test('every host is told the same', async ({ request }) => {
  const sent = (await request.get('./')).headers();
  const lasting = 'public, max-age=31536000, immutable';
  expect(sent).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*microphone=\(\)/),
  });
  const values = [
    ...['content-security-policy', 'strict-transport-security', 'referrer-policy', 'permissions-policy'],
    ...['x-content-type-options', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ].map((name) => sent[name]!);
  for (const file of ['dist/_headers', 'dist/vercel.json', 'deploy/Caddyfile', 'deploy/nginx.conf']) {
    const text = await readFile(file, 'utf8');
    for (const value of [...values, lasting]) expect(text).toContain(value);
  }
});

test('the same sources give the same bytes anywhere, and a build keeps the hashed files of the last', async () => {
  test.setTimeout(180_000);
  const { folder, append, build, remove } = await copyProject();
  const built = async (root: string) => {
    const own = (await readFile(join(root, '.assets'), 'utf8'))
      .split('\n')
      .map((name) => join('assets', name));
    const names = await readdir(root, { recursive: true });
    const files = names.filter(
      (name) => /\.\w+$|^_/.test(name) && (!name.startsWith('assets/') || own.includes(name)),
    );
    return Object.fromEntries(
      await Promise.all(
        files.toSorted().map(async (name) => [name, (await readFile(join(root, name))).toString('base64')]),
      ),
    );
  };
  const scripts = async () =>
    (await readdir(join(folder, 'dist/assets'))).filter((name) => /^hydrate.*\.js$/.test(name));
  try {
    // The release before this one, which had kept a file of the one before it.
    await cp('dist', join(folder, 'dist'), { recursive: true });
    await writeFile(join(folder, 'dist/assets/hydrate-kept.js'), '');
    const [first] = (await readFile('dist/.assets', 'utf8')).match(/^hydrate.*\.js$/m)!;

    const content = join(folder, 'content/site.ts');
    const text = await readFile(content);
    await append('content/site.ts', "site.footer = 'The second release.';");
    expect(await build()).toMatchObject({ code: 0 });
    const afterSecond = await scripts();
    expect(afterSecond).toHaveLength(2);
    expect(afterSecond).toContain(first);
    expect(afterSecond).not.toContain('hydrate-kept.js');

    expect(await build()).toMatchObject({ code: 0 });
    expect(await scripts(), 'a build that changed nothing is no release').toEqual(afterSecond);

    await writeFile(content, text);
    expect(await build()).toMatchObject({ code: 0 });
    expect(await scripts()).toEqual(afterSecond);
    expect(await built(join(folder, 'dist'))).toEqual(await built('dist'));
    for (const file of ['Caddyfile', 'nginx.conf'])
      expect(await readFile(join(folder, 'deploy', file))).toEqual(await readFile(join('deploy', file)));
  } finally {
    await remove();
  }
});
