import { storyPath } from '../../model/page.ts';
import { content } from '../support/content.ts';
import { expect, open, waitForAnimations, test } from '../support/visitor.ts';
import { isDotShown } from '../support/tags.ts';
import { labels, shown } from '../support/words.ts';

const { site } = content.site;
const { services, contactCard } = content.services;
const { experience } = content.experience;
const { technologies } = content.technologies;
const { projects } = content.projects;

test('the home page has a heading, its sections in order and a footer', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([site.hero.headline]);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(shown.map(({ heading }) => heading));
  const sections = page.getByRole('main').locator('> section[id]:not(#opening)');
  for (const [index, { id, heading }] of shown.entries()) {
    await expect(sections.nth(index)).toHaveAttribute('id', id);
    await expect(sections.nth(index)).toHaveRole('region');
    await expect(sections.nth(index)).toHaveAccessibleName(heading);
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
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

test('service cards take 24, 12 or 6 of 24 columns with gutters of 20 by 20, and the contact card the rest of the row', async ({
  page,
}) => {
  await open(page);
  const section = page.locator('#services');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    ...services.map(({ title }) => title),
    contactCard.title,
  ]);

  const address = section.getByRole('link', { name: site.contact.email });
  await address.scrollIntoViewIfNeeded();
  await page.evaluate(waitForAnimations);
  await address.hover();
  const colour = await address.evaluate((link) => getComputedStyle(link).color);
  await expect(address, 'the mail address keeps its underline').toHaveCSS('text-decoration-color', colour);

  // Cards move as they scroll into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cards = section.getByRole('list').first().locator('> li');
  for (const { width, span } of cardSpans) {
    await page.setViewportSize({ width, height: 800 });
    const { row, boxes } = await cards.evaluateAll((items) => ({
      row: items[0]!.parentElement!.getBoundingClientRect().width,
      boxes: items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    }));
    for (const [index, box] of boxes.entries()) {
      const left = 24 - ((services.length * span) % 24);
      const count = index === services.length ? left : span;
      expect(box.width).toBeCloseTo(((row + 20) * count) / 24 - 20, 0);
    }
    const [first, second] = boxes;
    const below = boxes[24 / span];
    if (span < 24 && second) expect(second.x - first!.right).toBeCloseTo(20, 0);
    if (below) expect(below.y - first!.bottom).toBeCloseTo(20, 0);
  }
});

test('the timeline shows every role with its mark, and a line joins them', async ({ page }) => {
  test.skip(experience.length === 0, 'the owner has no roles');
  await open(page);
  const roles = page.locator('#experience').getByRole('listitem');
  await expect(roles).toHaveCount(experience.length);
  for (const [
    index,
    { designation, from, to, duration = labels.years(from, to), company, image, imageWidth },
  ] of experience.entries()) {
    const role = roles.nth(index);
    await expect(role.getByRole('heading')).toHaveText(designation);
    await expect(role.getByText(company, { exact: true }).first()).toBeVisible();
    await expect(role.getByText(duration, { exact: true })).toBeVisible();
    await role.scrollIntoViewIfNeeded();
    if (image) {
      const mark = role.locator('img');
      await expect(mark).toHaveAttribute('width', String(imageWidth));
      await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(role.locator('svg')).toBeVisible();
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
  const isCurrent = experience.map(({ to }) => !to);
  const current = new Set(drawn.filter((_, index) => isCurrent[index]).map(({ node }) => node));
  const past = new Set(drawn.filter((_, index) => !isCurrent[index]).map(({ node }) => node));
  expect(past.size).toBeLessThanOrEqual(1);
  expect(
    [...current].filter((node) => past.has(node)),
    'the current role is marked',
  ).toEqual([]);

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

test('the technologies come in named groups of tags, and no line of tags begins with a dot', async ({
  page,
}) => {
  test.skip(technologies.length === 0, 'the owner has no technologies');
  await page.goto('./');
  const groups = page.locator('#technologies').getByRole('list');
  await expect(groups).toHaveCount(technologies.length);
  for (const [index, { heading, tags }] of technologies.entries()) {
    await expect(groups.nth(index)).toHaveAccessibleName(heading);
    await expect(groups.nth(index).getByRole('listitem')).toHaveText(tags);
  }
  const withTags = groups.filter({ has: page.getByRole('listitem') }).first();
  await withTags.scrollIntoViewIfNeeded();
  expect(await withTags.evaluate(isDotShown)).toBe(false);
});

const projectSpans = [
  { width: 800, text: 24, media: 24 },
  { width: 1199, text: 24, media: 24 },
  { width: 1200, text: 8, media: 16 },
  { width: 1440, text: 8, media: 16 },
];

test('each project has its kind of media on its side, its text, its tags and its link', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const entries = page.locator('#projects').getByRole('article');
  await expect(entries.getByRole('heading')).toHaveText(projects.map(({ title }) => title));
  for (const [index, project] of projects.entries()) {
    const { id, title, subTitle, alt, image, video, techStack, attachmentOnRight } = project;
    const story = content[`stories/${id}`] && { path: storyPath(id), title: 'Read the story' };
    const link = project.link ?? story;
    const entry = entries.nth(index);
    await expect(entry).toHaveAttribute('id', id);
    await expect(entry).toHaveAccessibleName(title);
    await expect(entry.getByText(subTitle, { exact: true }).first()).toBeVisible();
    await expect(entry.locator('video')).toHaveCount(video ? 1 : 0);
    if (image ?? video) await expect(entry.getByRole('img')).toHaveAccessibleName(alt!);
    await expect(entry.getByRole('list', { name: labels.builtWith }).getByRole('listitem')).toHaveText(
      techStack ?? [],
    );
    const picture = (await entry.locator('> :last-child').boundingBox())!;
    const heading = (await entry.getByRole('heading').boundingBox())!;
    expect(picture.x > heading.x, `${title} has its media on its side`).toBe(attachmentOnRight);

    const ownLink = entry.locator('.arrow-link');
    await expect(ownLink).toHaveCount(link ? 1 : 0);
    if (!link) continue;
    await expect(ownLink).toContainText(link.title);
    await expect(ownLink).toHaveJSProperty(
      'href',
      new URL(link.path.startsWith('/') ? `.${link.path}` : link.path, baseURL).href,
    );
  }

  for (const { width, text, media } of projectSpans) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await entries
      .first()
      .evaluate((entry) => [entry, ...entry.children].map((part) => part.getBoundingClientRect().width));
    const columns = (span: number) => ((widths[0]! + 20) * span) / 24 - 20;
    expect(widths[1]).toBeCloseTo(columns(text), 0);
    expect(widths[2]).toBeCloseTo(columns(media), 0);
  }
});
