import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { checkSite } from '../every-site/check-site.ts';
import { layout } from '../every-site/layout.ts';
import { promises } from '../every-site/report.ts';

// Breaks every promise. The button is the one that pauses motion: the visit waits for it, and it comes when something has moved.
const page = `<!doctype html><html lang="en"><title>Broken</title><body>
<script>
const button = Object.assign(document.createElement('button'), { textContent: 'Pause' });
new PerformanceObserver(() => document.body.prepend(document.createElement('hr'))).observe({ type: 'paint' });
new PerformanceObserver(() => document.querySelector('nav').append(button)).observe({ type: 'layout-shift' });
</script>
<a href="#main">Skip</a><header><nav></nav></header>
<main id="main"><h1>Words</h1>
<p hidden>Not shown</p><p>One</p><p>Two</p><p>Three</p>
<pre>${'sideways'.repeat(400)}</pre>
<img src="https://other.invalid/picture.png">
<a href="/nowhere">To no page</a>
<p style="width: 9em">Some words before <a href="/" style="outline: 2px solid">a link from line to line</a></p>
<a href="https://other.invalid/" style="outline: none">To another site</a>
</main></body></html>`;

test('a site that breaks every promise is told where, and what to mend', async () => {
  const { pages, broken } = await check({ '/': page, '/gone': undefined });
  expect(pages.map((address) => new URL(address).pathname)).toEqual(['/', '/gone', '/no/such/page']);
  const found = broken
    .filter(({ path }) => path === '/')
    .map(({ promise, what }) => `${promise}: ${what}`)
    .join('\n');
  for (const promise of promises.slice(1)) expect(found).toContain(`${promise}: `);
  for (const line of [
    'content policy: asks for https://other.invalid/picture.png',
    'layout: 320 wide: the page scrolls sideways, to ',
    "links: 'To no page' to http",
    "links: 'To another site' to https://other.invalid/ does not open a new tab, or does not say so",
    'layout shift: 390 wide: what is shown moves while the page loads: ',
    'layout shift: 1280 wide: what is shown moves while the page loads: ',
    "keyboard: desktop: 'To another site' has the focus, but no ring around it",
    "without a script: 'Not shown' is not shown",
  ])
    expect(found).toContain(line);
  const placeOf = (start: string) => broken.find(({ what }) => what.startsWith(start));
  expect(placeOf("'Not shown'")).toMatchObject({ selector: '#main > p:nth-child(2)' });
  expect(placeOf('320 wide')).toMatchObject({ width: 320 });
  expect(found, 'a link that runs over two lines is seen').not.toContain('a link from line to line');
  expect(broken.filter(({ path }) => path === '/gone')).toEqual([
    { promise: 'loading', path: '/gone', what: expect.stringContaining('ERR_EMPTY_RESPONSE') },
  ]);
});

test('what moves beside letters that no font of the machine has is told, but is no fault of the site', async () => {
  // A script of 2024, for which no system has a font.
  const garay = String.fromCodePoint(0x10d50);
  const { broken, unjudged } = await check({ '/': page.replace('Words', garay) });
  expect(broken.filter(({ promise, path }) => promise === 'layout shift' && path === '/')).toEqual([]);
  expect(unjudged.filter(({ path }) => path === '/').map(({ what }) => what.split(': ')[0])).toEqual(
    [1, 2].map(() => `this machine has no font for letters like ${garay}`),
  );
});

test('a page that answers a new width a frame later, as on a busy machine, is judged after that', async ({
  page,
}) => {
  const rules = [320, 390, 768, 1024, 1280, 1920].map(
    (width) => `@media (width: ${width}px) { [data-width="${width}"] p { left: 0 } }`,
  );
  await page.setContent(`<style>p { position: fixed; left: -99px } ${rules.join(' ')}</style><p>Words</p><script>
    const answer = () => (document.body.dataset.width = innerWidth);
    new ResizeObserver(() => requestAnimationFrame(answer)).observe(document.body);
  </script>`);
  expect(await layout(page)).toEqual([]);
});

/** Checks a site with these pages. One that is undefined breaks off. */
async function check(pages: Record<string, string | undefined>) {
  const addresses = Object.keys(pages).map((path) => `<loc>https://example.com${path}</loc>`);
  const server = createServer(({ url }, response) => {
    if (url === '/sitemap.xml') response.end(addresses.join(''));
    else if (url! in pages && !pages[url!]) response.destroy();
    else
      response
        .writeHead(url! in pages ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(pages[url!] ?? page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    return await checkSite(`http://127.0.0.1:${port}/`, process.env.PORTFOLIO_SHELL!, { atOnce: 2 });
  } finally {
    server.close();
  }
}
