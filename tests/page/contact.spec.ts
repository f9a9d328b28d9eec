import { expect, open, test } from '../support/visitor.ts';

const chat = /^https:\/\/wa\.me\/442079460321\?text=/;

test('the call to action has a border and three named icons', async ({ page }) => {
  await open(page);
  const intro = page.getByRole('region', { name: 'Introduction' });
  const icons = intro.getByRole('list').getByRole('link');
  await expect(icons).toHaveCount(3);
  await expect(icons.nth(0)).toHaveAccessibleName(
    'Tell me what slows you down Chat on WhatsApp (opens in a new tab)',
  );
  await expect(icons.nth(1)).toHaveAccessibleName('Profile on LinkedIn (opens in a new tab)');
  await expect(icons.nth(2)).toHaveAccessibleName('Call +44 20 7946 0321');
  await expect(icons.nth(0)).toHaveAttribute('href', chat);
  await expect(icons.nth(1)).toHaveAttribute('href', 'https://www.linkedin.com/in/sample-handle');
  await expect(icons.nth(2)).toHaveAttribute('href', 'tel:+442079460321');
  for (const [index, name] of ['brand-whatsapp', 'brand-linkedin', 'phone'].entries()) {
    const drawing = icons.nth(index).locator('use');
    await expect(drawing).toHaveAttribute('href', `#icon-${name}`);
    expect(await drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
  }
  const border = await intro.getByRole('list').evaluate((box) => getComputedStyle(box).borderTopWidth);
  expect(border).toBe('1px');
});

test('what is copied from the page is what is seen', async ({ page }) => {
  await open(page);
  const copied = await page.getByRole('main').evaluate((main) => {
    getSelection()!.selectAllChildren(main);
    return String(getSelection());
  });
  expect(copied).toContain('Tell me what slows you down');
  expect(copied).not.toContain('opens in a new tab');
});

test('chat, network and marketplace open in a new tab, without a handle back', async ({ page, context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await open(page);
  const main = page.getByRole('main');
  for (const [link, address] of [
    [main.getByRole('link', { name: 'Chat on WhatsApp' }), chat],
    [main.getByRole('link', { name: 'Profile on LinkedIn' }), /linkedin\.com\/in\/sample-handle$/],
    [main.getByRole('link', { name: 'Visit Profile' }), /upwork\.com\/freelancers\/~sample-handle$/],
    [main.getByRole('link', { name: 'Start a chat' }), chat],
    [
      page.getByRole('contentinfo').getByRole('link', { name: 'Visit Profile' }),
      /linkedin\.com\/in\/sample-handle$/,
    ],
  ] as const) {
    const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await tab.waitForLoadState();
    expect(tab.url()).toMatch(address);
    expect(await tab.evaluate(() => opener)).toBeNull();
    await tab.close();
  }
});

test('Free Consultation opens a chat with a prefilled message', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await open(page);
  await page.getByText('Services', { exact: true }).click();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Free Consultation' }).click(),
  ]);
  expect(new URL(tab.url()).searchParams.get('text')).toContain('free consultation');
});

test('every link that leaves the site opens in a new tab with rel=noopener and says so', async ({ page }) => {
  for (const path of ['/', '/services/service1', '/services/service2']) {
    await open(page, path);
    const leaving = page.locator('a[href^="http"]');
    expect(await leaving.count()).toBeGreaterThan(1);
    for (const link of await leaving.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toContainText('(opens in a new tab)');
    }
  }
});

test('Discuss Project writes a mail', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Discuss Project' })).toHaveAttribute(
    'href',
    'mailto:idris@example.com',
  );
});

test('mail address and number can be read and copied as text', async ({ page }) => {
  await open(page);
  for (const landmark of [
    page.getByRole('contentinfo'),
    page.getByRole('region', { name: "Services I'm Offering" }),
  ]) {
    await expect(landmark.getByText('idris@example.com')).toBeVisible();
    await expect(landmark.getByText('+44 20 7946 0321')).toBeVisible();
  }
});

for (const [path, words] of [
  ['/services/service1', 'custom software'],
  ['/services/service2', 'web or mobile app'],
]) {
  test(`${path} starts a chat about this service`, async ({ page }) => {
    await open(page, path!);
    const start = page.getByRole('main').getByRole('link', { name: 'Chat about this' }).first();
    const address = new URL((await start.getAttribute('href'))!);
    expect(address.searchParams.get('text')).toContain(words);
  });
}
