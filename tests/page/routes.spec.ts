import { clickAtRest, desktop, expect, open, phone, scrollTo, sections, test } from '../support/visitor.ts';

const pages = [
  { path: '/', heading: /^Apps and systems/, title: /^Idris Vale/ },
  {
    path: '/services/service1',
    heading: 'Custom Software Development',
    title: /^Custom Software Development/,
  },
  {
    path: '/services/service2',
    heading: 'Web and Mobile App Development',
    title: /^Web and Mobile App Development/,
  },
];

for (const { path, heading, title } of pages) {
  test(`${path} opens with its own heading, title and description`, async ({ page, request }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    const description = page.locator('head meta[name=description]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /.{50,}/);
    expect(await (await request.get(`.${path}`)).text()).toContain(await page.title());
  });
}

for (const { path, heading } of pages) {
  test(`the file of ${path}, named by hand, is that page`, async ({ page }) => {
    await open(page, `${path === '/' ? '/index' : path}.html#main`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(`.${path}#main`);
  });
}

test.describe('a service whose name ends in that of the home page’s file', () => {
  // The sample has none: another page stands in, which React finds to be another.
  test.use({ expectedErrors: /Minified React error #418/ });

  test('keeps its address', async ({ page, baseURL }) => {
    await page.route('**/price-index.html', async (route) =>
      route.fulfill({ response: await route.fetch({ url: baseURL! }) }),
    );
    await page.goto('./services/price-index.html');
    await expect(page).toHaveURL('./services/price-index');
  });
});

test('a host that leaves out the slash after the path of the site shows the home page whole', async ({
  page,
  baseURL,
}) => {
  const bare = baseURL!.slice(0, -1);
  await page.route(bare, async (route) => route.fulfill({ response: await route.fetch({ url: baseURL! }) }));
  await page.goto(`${bare}#projects`);
  await expect(page.getByRole('button', { name: /motion/ })).toBeVisible();
  await expect(page).toHaveURL('./#projects');
});

test('a link opened in a new tab leaves the page where it is', async ({ page, context }) => {
  await open(page);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'How the work goes' }).click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL('./services/service1');
  await expect(page).toHaveURL('./');
});

test('title and description follow the path', async ({ page }) => {
  await open(page);
  const description = page.locator('head meta[name=description]');
  const home = await description.getAttribute('content');
  await clickAtRest(page.getByRole('link', { name: 'How the work goes' }));
  await expect(page).toHaveTitle(/^Custom Software Development/);
  await expect(description).toHaveCount(1);
  await expect(description).not.toHaveAttribute('content', home!);
  await page.goBack();
  await expect(page).toHaveTitle(/^Idris Vale/);
  await expect(description).toHaveAttribute('content', home!);
});

test('a path change puts the page at the top', async ({ page }) => {
  await open(page);
  const link = page.getByRole('link', { name: 'How the work goes' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await clickAtRest(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Software Development');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scrollTo(page, 500);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Apps and systems/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const viewport of [phone, desktop]) {
  test(`a link to a section leads to its heading, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/services/service1');
    for (const [link, heading] of [
      ['Technologies', 'Technology Stack'],
      ['Projects', 'Latest Projects'],
    ] as const) {
      await clickAtRest(page.getByRole('contentinfo').getByRole('link', { name: link }));
      const top = async () => (await page.getByRole('heading', { name: heading }).boundingBox())!.y;
      await expect.poll(top).toBeLessThan(110);
      await expect.poll(top).toBeGreaterThan(75);
    }
    // What comes before it has another ground.
    expect((await page.locator('#projects').boundingBox())!.y).toBeLessThanOrEqual(1);
  });
}

test('back and forward work within a page that a link of the site led to', async ({ page }) => {
  await open(page, '/services/service1');
  await page.getByRole('banner').getByRole('link', { name: 'Idris Vale', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Technologies' }).click();
  const technologies = page.getByRole('heading', { name: 'Technology Stack' });
  await expect(technologies).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goForward();
  await expect(technologies).toBeInViewport();
});

test('a reload stays where it was, also on a page that a link of the site led to', async ({ page }) => {
  await open(page, '/services/service1');
  await page.getByRole('banner').getByRole('link', { name: 'Idris Vale', exact: true }).click();
  await expect(page).toHaveURL('./');
  await scrollTo(page, 1500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
});

test('a link to the page one is on adds nothing to go back through', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  await scrollTo(page, 800);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('banner').getByRole('link', { name: 'Idris Vale', exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('two links clicked in a row lead to the second', async ({ page }) => {
  await open(page, '/services/service1');
  await page.evaluate(() => {
    const click = (name: string) =>
      [...document.querySelectorAll('a')].find((link) => link.textContent === name)!.click();
    click('Idris Vale');
    click('Web Development');
  });
  await expect(page).toHaveURL('./services/service2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web and Mobile App Development');
});

for (const [id, name] of Object.entries(sections)) {
  test(`typing /#${id} shows the section '${name}'`, async ({ page }) => {
    await page.goto(`./#${id}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  });
}

test('a project has an address of its own', async ({ page }) => {
  await page.goto('./#darzi-app');
  await expect(page.getByRole('heading', { name: 'Darzi App' })).toBeInViewport();
});

for (const landmark of ['banner', 'contentinfo'] as const) {
  for (const [link, heading] of [
    ['Technologies', 'Technology Stack'],
    ['Projects', 'Latest Projects'],
  ]) {
    test(`${link} in the ${landmark} scrolls to '${heading}', from home and from a service page`, async ({
      page,
    }) => {
      await open(page);
      await page.getByRole(landmark).getByRole('link', { name: link!, exact: true }).click();
      await expect(page.getByRole('heading', { name: heading! })).toBeInViewport();

      await open(page, '/services/service1');
      await page.getByRole(landmark).getByRole('link', { name: link!, exact: true }).click();
      await expect(page).toHaveURL(/\/#(technologies|projects)$/);
      await expect(page.getByRole('heading', { name: heading! })).toBeInViewport();
    });
  }
}

test('links within a page scroll there smoothly, unless the visitor asked for less motion', async ({
  page,
}) => {
  await open(page);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test.describe('an address without a page', () => {
  test.use({ expectedErrors: /404/ });

  for (const path of ['/pricing', '/blog', '/services/service9', '/no%20such%20page', '/old.html']) {
    test(`${path} answers 404, inside the layout, and says what was not found`, async ({ page }) => {
      const response = await page.goto(`.${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing lives at this address.');
      await expect(page.getByText(`404 ${path}`)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page).toHaveTitle(/^Page not found/);
    });
  }

  test('in capitals shows the page that was meant', async ({ page }) => {
    for (const spelling of ['/Services/Service1?from=mail#main', '/services/SERVICE1/?from=mail#main']) {
      await page.goto(`.${spelling}`);
      await expect(page).toHaveURL('./services/service1?from=mail#main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Software Development');
    }
  });

  test('offers the ways on', async ({ page }) => {
    await open(page, '/blog');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Custom Software Development' })).toHaveAttribute(
      'href',
      /\/services\/service1$/,
    );
    await expect(main.getByRole('link', { name: 'idris@example.com' })).toBeVisible();
    const told = () => page.locator('head > title, head > meta:is([name=description], [name=robots])');
    await expect(told()).toHaveCount(3);
    await main.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Apps and systems/);
    await expect(told(), 'a title and a description, and both are those of the home page').toHaveCount(2);
    await expect(page.locator('head > meta[name=description]')).not.toHaveAttribute('content', /no page/);
  });

  test('leaves a menu open that was opened before the script came', async ({ page }) => {
    await page.setViewportSize(phone);
    let deliver = () => {};
    const opened = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/hydrate-.*\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('./blog');
    await page.getByRole('button', { name: 'Menu' }).click();
    deliver();
    await expect(page.getByRole('main')).toContainText('404 /blog');
    await expect(page.getByRole('link', { name: 'Discuss Project' })).toBeVisible();
  });
});

test('a service page leads to its projects on the home page', async ({ page }) => {
  await open(page, '/services/service2');
  await page.getByRole('link', { name: 'Darzi App' }).click();
  await expect(page).toHaveURL('./#darzi-app');
  await expect(page.getByRole('heading', { name: 'Darzi App' })).toBeInViewport();
});
