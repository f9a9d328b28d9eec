import { content } from '../support/content.ts';
import { linesOf } from '../support/lines.ts';
import { expect, fontsShown, open, phone, scrollTo, test, waitForAnimations } from '../support/visitor.ts';
import { headingOf, initials, labels, menuButton, service, servicesButton } from '../support/words.ts';

const { projects } = content.projects;

test('the edges of all sections align, and so do the eight columns and the sixteen', async ({ page }) => {
  await page.goto('./');
  for (const width of [1024, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => {
          const { left, right } = each.getBoundingClientRect();
          // Very large type hangs by its own side bearing, so that the ink aligns, not the box.
          return { left: left - Number.parseFloat(getComputedStyle(each).marginLeft), right };
        });
      return {
        left: boxes(
          'h1, h2, #services ul > li:first-child:has(h3), #experience li > div:has(img), #technologies h3',
        ).map(({ left }) => left),
        right: boxes('#services > ul, #experience ol, #technologies > div, #projects article').map(
          ({ right }) => right,
        ),
        nine: boxes('#experience li > span, #technologies h3 + *').map(({ left }) => left),
        media: boxes('#projects article[data-media="right"] > :last-child').map(({ left }) => left),
      };
    });
    const groups = [edges.left, edges.right, width >= 1200 ? [...edges.nine, ...edges.media] : edges.nine];
    for (const group of groups) {
      expect(group.length).toBeGreaterThan(2);
      expect(Math.max(...group) - Math.min(...group), `${width} wide`).toBeLessThanOrEqual(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('running text has 45 to 80 characters a line', async ({ page }) => {
  for (const [path, selector] of [
    ['/', 'h1 + div > p, #experience li > :last-child p, #hire-me p'],
    [service.path, 'h1 + div > p, h3 + p'],
  ] as const) {
    await page.goto(`.${path}`);
    await page.waitForFunction(fontsShown);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const paragraphs = (await page.evaluate(linesOf, selector)).filter(({ length }) => length > 1);
      const lengths = paragraphs.map((lines) => Math.max(...lines.map(({ length }) => length)));
      expect(lengths.length).toBeGreaterThan(2);
      for (const length of lengths) {
        expect(length, `${path}, ${width} wide`).toBeGreaterThanOrEqual(45);
        expect(length, `${path}, ${width} wide`).toBeLessThanOrEqual(80);
      }
    }
  }
});

test('the words in the bar stand on one line, the invitation on two at most', async ({ page }) => {
  await open(page);
  await page.waitForFunction(fontsShown);
  const tops = await page.locator('#menu > li > a:not([class]), #menu summary').evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.firstChild!);
      return words.getBoundingClientRect().top;
    }),
  );
  expect(tops.length).toBeGreaterThan(0);
  expect(new Set(tops).size).toBe(1);

  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page
      .getByRole('link', { name: content.site.site.hero.invitation })
      .evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link.firstChild!);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      });
    expect(lines, `${width} wide`).toBeLessThanOrEqual(2);
  }
});

test('the initials do not cover the beginnings of lines', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  await expect(initials(page)).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const chip = (await initials(page).boundingBox())!;
    const text = (await headingOf(page, 'services').boundingBox())!;
    expect(
      chip.x < text.x ? text.x - chip.x - chip.width : chip.x - width / 2,
      `${width} wide`,
    ).toBeGreaterThan(4);
  }
  // Three wide letters are inside it too.
  const space = await initials(page).evaluate((chip) => {
    const letters = new Range();
    letters.selectNode(chip.firstChild!);
    chip.firstChild!.textContent = 'WWW';
    return chip.getBoundingClientRect().width - letters.getBoundingClientRect().width;
  });
  expect(space).toBeGreaterThanOrEqual(2);
});

test('the hero fills the first screen, and its media keeps its shape', async ({ page }) => {
  await open(page);
  const hero = page.getByRole('region', { name: labels.introduction });
  for (const viewport of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(viewport);
    expect((await hero.boundingBox())!.height).toBeGreaterThanOrEqual(viewport.height);
    for (const media of await hero.locator('img, video').all())
      await expect(media).toHaveCSS('object-fit', 'cover');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('what is pressed has 44 pixels, and media reach from edge to edge', async ({ page }) => {
    await open(page);
    const project = page.getByRole('article').last();
    const media = (await project.locator('> :last-child').boundingBox())!;
    expect(media.x).toBe(0);
    expect(media.width).toBe(360);
    const title = (await project.getByRole('heading').boundingBox())!;
    expect(media.y, 'its text comes after it').toBeLessThan(title.y);

    await menuButton(page).click();
    await servicesButton(page).click();
    const actions = page.locator(
      'header :is(a, button):visible, main section:first-child li a, main a:is(.button, .arrow-link), #services li li a, footer a',
    );
    const sizes = await actions.evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { name: element.textContent, width, height };
      }),
    );
    expect(sizes.length).toBeGreaterThan(8);
    expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  });
});

test('a project that was linked to is marked, by its address and from another page', async ({ page }) => {
  const isOnHomePage = (id: string) => !content[`stories/${id}`];
  const linkedTo = projects.find(({ id }) => id === service.projects!.findLast(isOnHomePage))!;
  const media = page.locator(`#${linkedTo.id} > :last-child`);
  await page.goto(`./#${linkedTo.id}`);
  await expect(media).toHaveCSS('outline-style', 'solid');
  for (const { id } of projects.filter((project) => project !== linkedTo))
    await expect(page.locator(`#${id} > :last-child`)).toHaveCSS('outline-style', 'none');
  await open(page, service.path);
  await page.getByRole('main').getByRole('link', { name: linkedTo.title }).click();
  await expect(media).toHaveCSS('outline-style', 'solid');
});

test('the steps of a service are numbered', async ({ page, context }) => {
  await page.goto(`.${service.path}`);
  // The texts as drawn, in order, with what CSS adds to them.
  const session = await context.newCDPSession(page);
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  const texts = documents[0]!.layout.text.flatMap((index) => strings[index] ?? []);
  const neighbours = texts.map((text, index) => `${text} ${texts[index + 1]}`);
  const steps = service.steps.map(({ title }, index) => `${index + 1} ${title}`);
  expect(neighbours).toEqual(expect.arrayContaining(steps));
});

test('in a page that is captured whole, no picture covers the title of its project', async ({ page }) => {
  await open(page);
  for (const width of [390, 768, 1024]) {
    for (const height of [800, 12_000]) {
      await page.setViewportSize({ width, height });
      await page.evaluate(waitForAnimations);
      const covered = await page.locator('#projects article').evaluateAll((projects) =>
        projects.filter((project) => {
          const [title, media] = [project.querySelector('h3')!, project.lastElementChild!];
          return media.getBoundingClientRect().bottom > title.getBoundingClientRect().top;
        }),
      );
      expect(covered, `${width} wide, ${height} high`).toHaveLength(0);
    }
  }
});
