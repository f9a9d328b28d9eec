import { expect, open, phone, rest, scrollTo, test } from '../support/visitor.ts';

test.describe('the bar', () => {
  test('hides on the way down and returns on the way up', async ({ page }) => {
    await open(page);
    const technologies = page.getByRole('banner').getByRole('link', { name: 'Technologies' });
    await scrollTo(page, 900);
    await expect(technologies).not.toBeInViewport();
    await scrollTo(page, 899);
    await expect(technologies).toBeInViewport();
    await scrollTo(page, 900);
    await expect(technologies).not.toBeInViewport();
  });

  test('stays while the page is less than ten pixels down', async ({ page }) => {
    await open(page);
    const technologies = page.getByRole('banner').getByRole('link', { name: 'Technologies' });
    await scrollTo(page, 10);
    await expect(technologies).not.toBeInViewport();
    await scrollTo(page, 0);
    await scrollTo(page, 9);
    await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
    await page.evaluate(rest);
    await expect(technologies).toBeInViewport();
  });

  test('returns at the end of a page in a window that was made lower', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/services/service1');
    await page.setViewportSize({ width: 1280, height: 500 });
    const technologies = page.getByRole('banner').getByRole('link', { name: 'Technologies' });
    const end = await page.evaluate(() => document.body.scrollHeight - innerHeight);
    await scrollTo(page, end);
    await expect(technologies).not.toBeInViewport();
    await scrollTo(page, end - 100);
    await expect(technologies).toBeInViewport();
  });

  test('is transparent at the very top only', async ({ page }) => {
    await open(page);
    const bar = page.getByRole('navigation', { name: 'Main' }).locator('xpath=ancestor::div[parent::header]');
    const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(page, 1);
    await expect.poll(background).toMatch(/^oklch\([^/]+\)$/);
    await scrollTo(page, 0);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  });

  test('leaves its initials behind, which lead home', async ({ page }) => {
    await open(page, '/services/service1');
    const initials = page.getByRole('link', { name: 'Idris Vale, home' });
    await expect(initials).toBeHidden();
    await scrollTo(page, 600);
    await expect(initials).toBeVisible();
    await expect(initials).toContainText('IV');
    await initials.click();
    await expect(page).toHaveURL('./');
    await expect(initials).toBeHidden();
  });

  test('knows which page it belongs to', async ({ page }) => {
    for (const [path, active] of [
      ['/', 'home'],
      ['/services/service1', 'book'],
      ['/services/service2', 'book'],
    ]) {
      await open(page, path);
      await expect(page.getByRole('banner')).toHaveAttribute('data-active', active!);
    }
    const current = page.getByRole('banner').locator('[aria-current=page]');
    await expect(current).toHaveText(['Web Development', 'Mobile App Development']);
    await page.getByRole('link', { name: 'Idris Vale', exact: true }).click();
    await expect(current).toHaveText(['Idris Vale']);
  });

  test('stands hidden behind its initials for who comes to a place further down', async ({ page }) => {
    await open(page, '/#projects');
    await expect(page.getByRole('link', { name: 'Idris Vale, home' })).toBeVisible();
  });

  test.describe('at an address without a page', () => {
    test.use({ expectedErrors: /404/ });

    test('knows the two that are to come', async ({ page }) => {
      for (const [path, active] of [
        ['/pricing', 'pricing'],
        ['/blog', 'blog'],
        ['/anything/else', 'book'],
      ]) {
        await open(page, path);
        await expect(page.getByRole('banner')).toHaveAttribute('data-active', active!);
      }
    });
  });

  test('comes back when the keyboard enters it, and stays while it is there', async ({ page }) => {
    await open(page);
    await scrollTo(page, 900);
    const technologies = page.getByRole('banner').getByRole('link', { name: 'Technologies' });
    await expect(technologies).not.toBeInViewport();
    await page.keyboard.press('Tab');
    while (!(await technologies.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Tab');
    await expect(technologies).toBeInViewport();
    await scrollTo(page, 1400);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
    await page.evaluate(rest);
    await expect(technologies).toBeInViewport();
  });

  test('stays while its menu is open', async ({ page }) => {
    await open(page);
    await page.getByText('Services', { exact: true }).click();
    await scrollTo(page, 600);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
    await page.evaluate(rest);
    await expect(page.getByRole('link', { name: 'Web Development' })).toBeInViewport();
    await expect(page.getByText('Services', { exact: true })).toBeInViewport();
  });

  test('the logo leads home', async ({ page }) => {
    await open(page, '/services/service2');
    await page.getByRole('link', { name: 'Idris Vale', exact: true }).click();
    await expect(page).toHaveURL('./');
  });
});

for (const viewport of [{ width: 1280, height: 800 }, phone]) {
  test.describe(`the Services menu, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await open(page);
      if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
    });

    test('has the four items, each with its target', async ({ page }) => {
      await page.getByText('Services', { exact: true }).click();
      const consultation = page.getByRole('link', { name: 'Free Consultation' });
      await expect(consultation).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/);
      await expect(consultation).toHaveAttribute('target', '_blank');
      for (const [name, path] of [
        ['Custom Software Development', '/services/service1'],
        ['Web Development', '/services/service2'],
        ['Mobile App Development', '/services/service2'],
      ]) {
        await expect(page.getByRole('banner').getByRole('link', { name: name! })).toHaveAttribute(
          'href',
          new RegExp(`${path}$`),
        );
      }
    });

    test('opens right below its button', async ({ page }) => {
      const button = page.getByText('Services', { exact: true });
      await button.click();
      const above = (await button.boundingBox())!;
      const first = (await page.getByRole('link', { name: 'Free Consultation' }).boundingBox())!;
      expect(first.y - above.y - above.height).toBeGreaterThanOrEqual(0);
      expect(first.y - above.y - above.height).toBeLessThan(40);
      expect(Math.abs(first.x - above.x)).toBeLessThan(40);
      await expect(button.locator('svg')).not.toHaveCSS('transform', 'none');
      const last = (await page.getByRole('link', { name: 'Mobile App Development' }).boundingBox())!;
      const projects = (await page
        .getByRole('banner')
        .getByRole('link', { name: 'Projects' })
        .boundingBox())!;
      if (viewport === phone) expect(projects.y).toBeGreaterThan(last.y + last.height);
    });

    test('opens with Enter and with Space; Escape closes it and gives the focus back', async ({ page }) => {
      const button = page.getByText('Services', { exact: true });
      const item = page.getByRole('link', { name: 'Web Development' });
      for (const key of ['Enter', 'Space']) {
        await button.focus();
        await page.keyboard.press(key);
        await expect(item).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Free Consultation' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(item).toBeHidden();
        await expect(button).toBeFocused();
      }
    });

    test('closes when an item is chosen, and goes there', async ({ page }) => {
      await page.getByText('Services', { exact: true }).click();
      await page.getByRole('link', { name: 'Mobile App Development' }).click();
      await expect(page).toHaveURL('./services/service2');
      await expect(page.getByRole('link', { name: 'Free Consultation' })).toBeHidden();
    });

    test('lets the visitor choose something else of the bar', async ({ page }) => {
      await page.getByText('Services', { exact: true }).click();
      await expect(page.getByRole('link', { name: 'Web Development' })).toBeVisible();
      const projects = (await page
        .getByRole('banner')
        .getByRole('link', { name: 'Projects' })
        .boundingBox())!;
      await page.mouse.move(projects.x + 20, projects.y + 20);
      await page.mouse.down();
      await page.evaluate(rest);
      await page.mouse.up();
      await expect(page.getByRole('heading', { name: 'Latest Projects' })).toBeInViewport();
      await expect(page.getByRole('link', { name: 'Web Development' })).toBeHidden();
    });
  });
}

test('the Services menu closes when the visitor presses elsewhere', async ({ page }) => {
  await open(page);
  await page.getByText('Services', { exact: true }).click();
  const item = page.getByRole('link', { name: 'Web Development' });
  await expect(item).toBeVisible();
  await page.mouse.click(40, 560);
  await expect(item).toBeHidden();
});

test.describe('the phone menu', () => {
  test.use({ viewport: phone });

  test('holds every item behind one button', async ({ page }) => {
    await open(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Technologies' })).toBeHidden();
    const menu = banner.getByRole('button', { name: 'Menu' });
    const sign = menu.locator('svg:visible use');
    await expect(sign).toHaveAttribute('href', '#icon-menu-2');
    await menu.press('Enter');
    await expect(sign).toHaveAttribute('href', '#icon-x');
    for (const name of ['Technologies', 'Projects', 'Discuss Project']) {
      await expect(banner.getByRole('link', { name })).toBeVisible();
    }
    const invitation = (await banner.getByRole('link', { name: 'Discuss Project' }).boundingBox())!;
    expect(invitation.y, 'within reach of a thumb').toBeGreaterThan(phone.height - 150);
    await expect(banner.getByText('Services', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner.getByRole('link', { name: 'Projects' })).toBeHidden();
    await expect(banner.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  test('opens in the colours of the bar, at the top and further down', async ({ page }) => {
    await open(page);
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button', { name: 'Menu' });
    const colours = async () => {
      await menu.click();
      await page.evaluate(rest);
      const [words, items, paper, sheet] = await banner.evaluate((header) => {
        const [bar, menu] = [header.querySelector(':scope > div')!, header.querySelector('#menu')!];
        const styles = [bar, menu].map((part) => getComputedStyle(part));
        return [...styles.map(({ color }) => color), ...styles.map((style) => style.backgroundColor)];
      });
      await page.keyboard.press('Escape');
      expect(items).toBe(words);
      return { words, paper, sheet };
    };
    const atTop = await colours();
    await scrollTo(page, 900);
    await scrollTo(page, 800);
    await expect(banner).toHaveAttribute('data-solid', 'true');
    const further = await colours();
    expect(further.sheet).toBe(further.paper);
    expect(further.words).not.toBe(atTop.words);
    expect(further.sheet).not.toBe(atTop.sheet);
  });

  for (const [width, height] of [
    [320, 568],
    [740, 360],
  ] as const) {
    test(`shows all it has without scrolling, and scrolls with Services open, ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: 'Menu' }).click();
      const services = banner.getByText('Services', { exact: true });
      for (const item of [services, ...(await banner.locator('#menu > li > a').all())])
        await expect(item).toBeInViewport({ ratio: 1 });
      await services.click();
      await expect(services).toBeInViewport({ ratio: 1 });
      const items = await banner.locator('#menu').getByRole('link').all();
      expect(items).toHaveLength(7);
      for (const item of items) {
        await item.scrollIntoViewIfNeeded();
        await item.click({ trial: true });
      }
    });
  }

  test('keeps the page behind it where it is', async ({ page }) => {
    await open(page);
    await scrollTo(page, 600);
    await scrollTo(page, 500);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await page.evaluate(rest);
    await page.mouse.wheel(0, -100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });

  test('gives way to the bar when the phone is turned', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: phone.height, height: phone.width });
    const links = page
      .getByRole('banner')
      .getByRole('link', { name: /^(Technologies|Projects|Discuss Project)$/ });
    await expect(links).toHaveCount(3);
    await expect
      .poll(async () =>
        (await Promise.all((await links.all()).map((link) => link.boundingBox()))).every(
          (box) => box!.y < 60,
        ),
      )
      .toBe(true);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    // Or the bar could never hide again, and clips would stand still as they do behind a menu.
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  });

  test('closes when a section is chosen, and shows it', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Latest Projects' })).toBeInViewport();
  });
});

test('going back closes the menu, which would hide where it led', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/services/service1');
  await page.getByRole('banner').getByRole('link', { name: 'Idris Vale', exact: true }).click();
  await expect(page).toHaveURL('./');
  await page.getByRole('button', { name: 'Menu' }).click();
  const technologies = page.getByRole('banner').getByRole('link', { name: 'Technologies' });
  await expect(technologies).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('./services/service1');
  await expect(technologies).toBeHidden();
});

test('a tablet that is turned with Services open has a bar that hides again', async ({ page }) => {
  await page.setViewportSize({ width: 1133, height: 744 });
  await open(page);
  await page.getByText('Services', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Free Consultation' })).toBeVisible();
  await page.setViewportSize({ width: 744, height: 1133 });
  await scrollTo(page, 2000);
  await expect(page.getByRole('button', { name: 'Menu' })).not.toBeInViewport();
});
