import { storyPath } from '../../model/pages.ts';
import { content } from '../support/content.ts';
import { expect, open, test, waitForAnimations } from '../support/visitor.ts';
import { isDotShown } from '../support/tags.ts';
import { labels, service, shown } from '../support/words.ts';

const { site } = content.site;
const { services } = content.services;
const { experience } = content.experience;
const { technologies } = content.technologies;
const { projects } = content.projects;

test('sections have their addresses, contacts their icons, a copy visible words', async ({ page }) => {
  await page.goto('./');
  const main = page.getByRole('main');
  const sections = main.locator('> section[id]:not(#opening)');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(shown.map(({ id }) => id));

  const list = page.getByRole('region', { name: labels.introduction }).getByRole('list');
  await expect(list).toHaveCSS('border-top-width', '1px');
  const icons = await list
    .locator('use')
    .evaluateAll((all) =>
      all.map((use) => [use.getAttribute('href'), (use as SVGUseElement).getBBox().width > 10]),
    );
  expect(icons).toEqual(['brand-whatsapp', 'brand-linkedin', 'phone'].map((icon) => [`#icon-${icon}`, true]));

  const copied = await main.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copied).toContain(site.hero.invitation);
  expect(copied).not.toContain(labels.opensInNewTab);
});

// That each such link opens a tab in this way is asked on every page by tests/every-site/links.ts.
test('a chat opens in a new tab that has no access to this one', async ({ page, context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await open(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Chat on WhatsApp' });
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.waitForLoadState();
  expect(tab.url()).toMatch(/^https:\/\/wa\.me\/442079460321\?text=Hello%20Idris/);
  expect(await tab.evaluate(() => opener)).toBeNull();
  // Other tests share the context.
  await context.unrouteAll();
});

test('the mail address in the contact card keeps its underline under a mouse', async ({ page }) => {
  await open(page);
  const address = page.locator('#services').getByRole('link', { name: site.contact.email });
  await address.scrollIntoViewIfNeeded();
  await page.evaluate(waitForAnimations);
  await address.hover();
  const colour = await address.evaluate((link) => getComputedStyle(link).color);
  await expect(address).toHaveCSS('text-decoration-color', colour);
});

test('service cards take 24, 12 or 6 of 24 columns with gutters of 20 by 20', async ({ page }) => {
  // Cards move as they scroll into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  const cards = page.locator('#services > ul > li');
  for (const [width, span] of [
    [360, 24],
    [767, 24],
    [768, 12],
    [1199, 12],
    [1200, 6],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const { row, boxes } = await cards.evaluateAll((items) => ({
      row: items[0]!.parentElement!.getBoundingClientRect().width,
      boxes: items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    }));
    expect(boxes).toHaveLength(services.length + 1);
    for (const [index, box] of boxes.entries()) {
      const left = 24 - ((services.length * span) % 24);
      const count = index === services.length ? left : span;
      expect(box.width).toBeCloseTo(((row + 20) * count) / 24 - 20, 0);
    }
    const [first, second] = boxes;
    const below = boxes[24 / span];
    if (span < 24) expect(second!.x - first!.right).toBeCloseTo(20, 0);
    if (below) expect(below.y - first!.bottom).toBeCloseTo(20, 0);
  }

  // Where no point needs a second line.
  await page.setViewportSize({ width: 1440, height: 900 });
  const points = cards.getByRole('listitem').filter({ hasNot: page.getByRole('heading') });
  const tops = await points.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size, 'the points of all cards are level').toBe(3);
});

test('a line joins the roles, each with its mark, and the current one is marked', async ({ page }) => {
  await open(page);
  const roles = page.locator('#experience').getByRole('listitem');
  for (const [index, { imageWidth }] of experience.entries()) {
    const mark = roles.nth(index).locator('img');
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toHaveAttribute('width', String(imageWidth));
    await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(roles.nth(index).locator('svg')).toBeVisible();
  }
  const drawn = await roles.evaluateAll((entries) =>
    entries.map((entry) => {
      const { content, width, backgroundColor } = getComputedStyle(entry, '::before');
      const node = getComputedStyle(entry.querySelector(':scope > span')!).backgroundColor;
      return { line: content === '""' && width === '1px' && backgroundColor, node };
    }),
  );
  // The line of the last role is a gradient.
  for (const { line } of drawn.slice(0, -1)) expect(line).toMatch(/^oklch/);
  const [current, ...past] = drawn.map(({ node }) => node);
  expect(new Set(past).size).toBe(1);
  expect(past).not.toContain(current);

  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [designation, company] = await roles.first().evaluate((role) =>
      [role.querySelector('h3')!, role.querySelector('p')!].map((words) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        words.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      }),
    );
    expect(Math.abs(designation! - company!), 'role and company share a baseline').toBeLessThan(1);
  }
});

test('technologies come in named groups of tags, and no line begins with a dot', async ({ page }) => {
  await page.goto('./');
  const groups = page.locator('#technologies').getByRole('list');
  await expect(groups).toHaveCount(technologies.length);
  for (const [index, { heading, tags }] of technologies.entries()) {
    await expect(groups.nth(index)).toHaveAccessibleName(heading);
    await expect(groups.nth(index).getByRole('listitem')).toHaveText(tags);
  }
  await groups.first().scrollIntoViewIfNeeded();
  expect(await groups.first().evaluate(isDotShown)).toBe(false);
});

test('each project has its media, its text, its tags and its link', async ({ page, baseURL }) => {
  const specified = projects.map((project) => [
    project.title,
    project.video ? 'clip' : 'picture',
    project.attachmentOnRight ? 'right' : 'left',
  ]);
  expect(specified).toEqual([
    ['Calling Software', 'picture', 'right'],
    ['E-Commerce Management System', 'clip', 'left'],
    ['Internal Audit System', 'clip', 'right'],
    ['Order Tracker', 'clip', 'left'],
    ['Darzi App', 'clip', 'right'],
    ['Medical Consultancy App', 'clip', 'left'],
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const entries = page.locator('#projects').getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText(projects.map(({ title }) => title));
  for (const [index, project] of projects.entries()) {
    const { id, title, subTitle, description, alt, video, techStack = [], attachmentOnRight } = project;
    const entry = entries.nth(index);
    await expect(entry).toHaveAttribute('id', id);
    await expect(entry).toHaveAccessibleName(title);
    await expect(entry.getByText(subTitle, { exact: true })).toBeVisible();
    await expect(entry.getByRole('listitem')).toHaveText([...description, ...techStack]);
    await expect(entry.getByRole('list', { name: labels.builtWith }).getByRole('listitem')).toHaveText(
      techStack,
    );
    await expect(entry.locator('video')).toHaveCount(video ? 1 : 0);
    await expect(entry.getByRole('img')).toHaveAccessibleName(alt!);
    const picture = (await entry.locator('> :last-child').boundingBox())!;
    const heading = (await entry.getByRole('heading').boundingBox())!;
    expect(picture.x > heading.x, `${title} has its media on its side`).toBe(attachmentOnRight);

    const story = content[`stories/${id}`] && { path: storyPath(id), title: labels.readTheStory };
    const link = project.link ?? story;
    await expect(entry.getByRole('link')).toHaveText(link ? [link.title] : []);
    if (link)
      await expect(entry.getByRole('link')).toHaveJSProperty('href', new URL(`.${link.path}`, baseURL).href);
  }

  for (const [width, text, media] of [
    [800, 24, 24],
    [1199, 24, 24],
    [1200, 8, 16],
    [1440, 8, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await entries
      .first()
      .evaluate((entry) => [entry, ...entry.children].map((part) => part.getBoundingClientRect().width));
    const columns = (span: number) => ((widths[0]! + 20) * span) / 24 - 20;
    expect(widths[1]).toBeCloseTo(columns(text), 0);
    expect(widths[2]).toBeCloseTo(columns(media), 0);
  }
});

test('the pictures of a service are fetched in a width that suits their place', async ({ page }) => {
  await page.goto(`.${service.path}`);
  const picture = page.getByRole('main').locator('li img').first();
  for (const width of [360, 600, 768, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('.640-');
    // The natural width of a picture with a srcset is what its `sizes` say.
    const ratio = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.offsetWidth);
    await expect.poll(ratio, `at ${width}`).toBeGreaterThan(0.97);
    await expect.poll(ratio, `at ${width}`).toBeLessThan(1.1);
  }
});
