import { expect, phone, sections, test } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

test('every word of the home page is there to read', async ({ page }) => {
  await page.goto('./');
  for (const name of Object.values(sections))
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Where is my parcel, answered before it is asked')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('idris@example.com')).toBeVisible();
  await expect(page.getByRole('button', { name: /motion/ })).toBeHidden();
});

test('its words are in the fonts of the site', async ({ page }) => {
  await page.goto('./');
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  for (const [selector, font] of [
    ['h1', 'Funnel Display'],
    ['h1 + div > p', 'Hanken Grotesk'],
  ] as const) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => isCustomFont && familyName)).toEqual([
      expect.stringContaining(font),
    ]);
  }
});

test('links lead to sections and pages', async ({ page }) => {
  await page.goto('./services/service1');
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Projects' })).toBeInViewport();
});

test('the Services menu opens and leads on', async ({ page }) => {
  // Nothing drops then: the runner scrolls between its tries, and without a script the bar does not stay.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await page.getByText('Services', { exact: true }).click();
  await page.getByRole('link', { name: 'Web Development' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web and Mobile App Development');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens, and Services in it', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Discuss Project' })).toBeVisible();
    await page.getByText('Services', { exact: true }).click();
    await page.getByRole('link', { name: 'Custom Software Development' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Custom Software Development');
  });

  for (const [width, height] of [
    [390, 780],
    [320, 568],
    [667, 375],
  ] as const) {
    test(`a section that is chosen comes into view below the menu, and a touch there closes it, ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('./');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText('Services', { exact: true }).click();
      const projects = page.getByRole('banner').getByRole('link', { name: 'Projects' });
      await projects.click();
      const menu = (await page.locator('#menu').boundingBox())!;
      const heading = (await page.getByRole('heading', { name: 'Latest Projects' }).boundingBox())!;
      expect(heading.y).toBeGreaterThan(menu.y + menu.height);
      expect(heading.y + heading.height).toBeLessThan(height);
      await page.mouse.click(heading.x, heading.y);
      await expect(projects).toBeHidden();
    });
  }

  test('what the open menu holds is in the bar when the phone is turned', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    const banner = page.getByRole('banner');
    const name = (await banner.getByRole('link', { name: 'Idris Vale', exact: true }).boundingBox())!;
    const first = (await banner.getByRole('link', { name: 'Technologies' }).boundingBox())!;
    const last = (await banner.getByRole('link', { name: 'Discuss Project' }).boundingBox())!;
    expect(first.x).toBeGreaterThan(name.x + name.width);
    expect(last.x + last.width).toBeLessThan(phone.height);
    expect(Math.abs(first.y + first.height / 2 - name.y - name.height / 2)).toBeLessThan(3);
  });
});
