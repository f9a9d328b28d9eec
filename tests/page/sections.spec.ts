import { expect, open, rest, sections, test } from '../support/visitor.ts';

test('the home page shows everything in its order', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(Object.values(sections));
  for (const [id, name] of Object.entries(sections)) {
    await expect(page.getByRole('region', { name, exact: true })).toHaveAttribute('id', id);
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('there are four service cards, the last one for contact', async ({ page }) => {
  await open(page);
  const services = page.getByRole('region', { name: sections.services });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText([
    'Mobile Apps',
    'Custom Softwares',
    'UI/UX Designs',
    'Not sure which?',
  ]);
  // Where no point needs a second line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = await services
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('heading') })
    .evaluateAll((points) => points.map((point) => Math.round(point.getBoundingClientRect().top)));
  expect(new Set(rows).size, 'the rows of all cards are level').toBe(3);
});

test('an address on the accent keeps its line under the pointer', async ({ page }) => {
  await open(page);
  const address = page.getByRole('main').getByRole('link', { name: 'idris@example.com' });
  await address.scrollIntoViewIfNeeded();
  await page.evaluate(rest);
  await address.hover();
  await expect
    .poll(() => address.evaluate((link) => getComputedStyle(link).textDecorationColor))
    .toBe(await address.evaluate((link) => getComputedStyle(link).color));
});

test('the timeline tells three roles, the current one first', async ({ page }) => {
  await open(page);
  const experience = page.getByRole('region', { name: sections.experience });
  const roles = experience.getByRole('list').getByRole('listitem');
  await expect(roles).toHaveCount(3);
  for (const [index, [designation, duration]] of [
    ['Senior Mobile Developer', '2024 to present'],
    ['Senior Full-Stack Developer', '2022 to 2024, 2 years'],
    ['Mobile Developer', '2021 to 2022'],
  ].entries()) {
    const role = roles.nth(index);
    await expect(role.getByRole('heading')).toHaveText(designation!);
    await expect(role.getByText(duration!)).toBeVisible();
    await role.scrollIntoViewIfNeeded();
    await expect
      .poll(() => role.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(role.locator('img')).toHaveAttribute('width', '56');
    await expect(role.locator('svg')).toBeVisible();
  }
  await expect(roles.first().locator('strong')).toHaveText('fully usable offline');
  await expect(roles.nth(1).locator('code')).toHaveText('staging');
});

test('a line joins the roles, the current one is marked, and each stands level with its company', async ({
  page,
}) => {
  await open(page);
  const roles = page.getByRole('region', { name: sections.experience }).getByRole('listitem');
  const drawn = await roles.evaluateAll((entries) =>
    entries.map((entry) => {
      const { content, width, backgroundColor } = getComputedStyle(entry, '::before');
      const node = getComputedStyle(entry.querySelector('span')!).backgroundColor;
      return { line: content === '""' && width === '1px' && backgroundColor, node };
    }),
  );
  expect(drawn[0]!.line, 'the line').toMatch(/^oklch/);
  expect(drawn[0]!.node, 'the current role').not.toBe(drawn[1]!.node);
  expect(drawn[1]!.node).toBe(drawn[2]!.node);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [designation, company] = await roles.first().evaluate((role) =>
      [role.querySelector('h3')!, role.querySelector('p')!].map((words) => {
        const mark = words.appendChild(document.createElement('span'));
        mark.style.display = 'inline-block';
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      }),
    );
    expect(Math.abs(designation! - company!), 'company and role stand on one line').toBeLessThan(1);
  }
});

test('the technologies come in three groups with their tags', async ({ page }) => {
  await open(page);
  for (const name of ['Mobile Application Development', 'Web Development', 'Backend Development']) {
    const group = page.getByRole('region', { name: sections.technologies }).getByRole('list', { name });
    expect(await group.getByRole('listitem').count()).toBeGreaterThan(3);
  }
});

const projects = [
  { name: 'Calling Software', kind: 'image', side: 'right' },
  { name: 'E-Commerce Management System', kind: 'video', side: 'left' },
  { name: 'Internal Audit System', kind: 'video', side: 'right' },
  { name: 'Order Tracker', kind: 'video', side: 'left' },
  { name: 'Darzi App', kind: 'video', side: 'right' },
  { name: 'Medical Consultancy App', kind: 'video', side: 'left' },
];

test('six projects, each with its kind of media on its side, its text and its tags', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const entries = page.getByRole('region', { name: sections.projects }).getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText(projects.map(({ name }) => name));
  for (const { name, kind, side } of projects) {
    const project = page.getByRole('article', { name });
    await expect(project.locator('video')).toHaveCount(kind === 'video' ? 1 : 0);
    await expect(project.getByRole('img')).toHaveAccessibleName(/.{20,}/);
    await expect(
      project.getByRole('list', { name: 'Built with' }).getByRole('listitem').first(),
    ).toBeVisible();
    const picture = (await project.getByRole('img').boundingBox())!;
    const heading = (await project.getByRole('heading').boundingBox())!;
    expect(picture.x > heading.x ? 'right' : 'left').toBe(side);
  }
});

test('a project may have a link', async ({ page, baseURL }) => {
  await open(page);
  const link = page.getByRole('article', { name: 'Order Tracker' }).getByRole('link');
  await expect(link).toHaveText('How I build apps like this');
  await expect(link).toHaveJSProperty('href', `${baseURL}services/service2`);
  await expect(page.getByRole('article', { name: 'Darzi App' }).getByRole('link')).toHaveCount(0);
});

const cardSpans = [
  { width: 360, span: 24 },
  { width: 767, span: 24 },
  { width: 768, span: 12 },
  { width: 991, span: 12 },
  { width: 1199, span: 12 },
  { width: 1200, span: 6 },
  { width: 1920, span: 6 },
];

test('a service card takes 24, 12 or 6 of 24 columns, gutters are 20 by 20', async ({ page }) => {
  await page.goto('./');
  for (const { width, span } of cardSpans) {
    await page.setViewportSize({ width, height: 800 });
    const list = page.getByRole('region', { name: sections.services }).getByRole('list').first();
    const row = (await list.boundingBox())!;
    const cards = await Promise.all(
      (await list.locator(':scope > li').all()).map((card) => card.boundingBox()),
    );
    for (const card of cards) expect(card!.width).toBeCloseTo(((row.width + 20) * span) / 24 - 20, 0);
    const [first, second, third] = cards;
    if (span < 24) expect(second!.x - first!.x - first!.width).toBeCloseTo(20, 0);
    if (span === 24) expect(second!.y - first!.y - first!.height).toBeCloseTo(20, 0);
    if (span === 12) expect(third!.y - first!.y - first!.height).toBeCloseTo(20, 0);
  }
});

const projectSpans = [
  { width: 800, text: 24, media: 24 },
  { width: 1199, text: 24, media: 24 },
  { width: 1200, text: 8, media: 16 },
  { width: 1440, text: 8, media: 16 },
];

test("a project's text takes 8 and its media 16 of 24 columns, and both take 24 below 1200", async ({
  page,
}) => {
  await page.goto('./');
  for (const { width, text, media } of projectSpans) {
    await page.setViewportSize({ width, height: 800 });
    const project = page.getByRole('article', { name: 'Order Tracker' });
    const row = (await project.boundingBox())!;
    const widths = await project
      .locator(':scope > div')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    const columns = (span: number) => ((row.width + 20) * span) / 24 - 20;
    expect(widths[0]).toBeCloseTo(columns(text), 0);
    expect(widths[1]).toBeCloseTo(columns(media), 0);
  }
});

test('nothing scrolls sideways, from 320 to 2560 wide', async ({ page }) => {
  for (const path of ['/', '/services/service1']) {
    await page.goto(`.${path}`);
    for (const width of [320, 360, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

for (const direction of ['ltr', 'rtl']) {
  test(`a line of tags begins without a dot, ${direction}`, async ({ page }) => {
    await open(page);
    const tags = page.locator('#technologies ul').first();
    await tags.scrollIntoViewIfNeeded();
    const beforeFirst = await tags.evaluate((list, direction) => {
      document.documentElement.dir = direction;
      const { left, right, top } = list.getBoundingClientRect();
      const found = document.elementFromPoint(direction === 'rtl' ? right - 8 : left + 8, top + 8);
      return list.contains(found);
    }, direction);
    expect(beforeFirst).toBe(false);
  });
}
