import type { Locator, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import {
  clickAtRest,
  expect,
  fontsShown,
  open,
  phone,
  rest,
  scrollTo,
  sections,
  test,
} from '../support/visitor.ts';

test.describe('the words over the night', () => {
  // The test hides the words with a style of its own.
  test.use({ bypassCSP: true, clips: true, expectedErrors: /404/ });

  test('can be read over the hero, whichever frame of the loop is showing', async ({ page }) => {
    // Watching the clip without a graphics card takes its time.
    test.slow();
    await open(page);
    const hero = page.getByRole('region', { name: 'Introduction' });
    const video = hero.locator('video');
    await expect(video).toHaveCSS('opacity', '1');
    await video.evaluate(layBrightestOver);
    for (const viewport of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(viewport);
      expect(await leastContrast(hero.locator('h1, p:visible'))).toBeGreaterThanOrEqual(4.5);
    }
  });

  for (const path of ['/services/service1', '/services/service2', '/404-page']) {
    test(`can be read on ${path}`, async ({ page }) => {
      await open(page, path);
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: phone.width, height: 1200 },
      ]) {
        await page.setViewportSize(viewport);
        const words = page.getByRole('main').locator('> div').first().locator('h1, p:visible');
        expect(await leastContrast(words)).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});

/** Every channel of every pixel at its brightest over the whole loop, shown in place of the clip: no frame is brighter. */
async function layBrightestOver(video: HTMLVideoElement) {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'lighten';
  video.playbackRate = 2;
  // Seeking would decode most of the clip again each time: it is watched until every half second of it was seen.
  const seen = new Set<number>();
  while (seen.size < Math.floor(video.duration * 2)) {
    await new Promise<void>((done) =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => {
        seen.add(Math.floor(mediaTime * 2));
        context.drawImage(video, 0, 0);
        done();
      }),
    );
  }
  video.pause();
  const { objectFit, objectPosition } = getComputedStyle(video);
  Object.assign(canvas.style, { inlineSize: '100%', blockSize: '100%', objectFit, objectPosition });
  video.after(canvas);
}

/** Between each text and the brightest pixel behind it. */
async function leastContrast(texts: Locator): Promise<number> {
  const page = texts.page();
  const words = await Promise.all(
    (await texts.all()).map(async (text) => ({
      box: await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
      ink: luminance(await colorOf(text)),
    })),
  );
  expect(words.length).toBeGreaterThan(1);
  const hidden = await page.addStyleTag({ content: 'h1, h1 ~ *, main p, header { visibility: hidden }' });
  const picture = sharp(await page.screenshot());
  await hidden.evaluate((style: HTMLStyleElement) => style.remove());
  const contrasts = await Promise.all(
    words.map(async ({ box, ink }) => (ink + 0.05) / ((await brightest(picture, box)) + 0.05)),
  );
  return Math.min(...contrasts);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('body text has 7:1, everything else 4.5:1', async ({ page }) => {
      await page.goto('./');
      const contrast = async (ink: string, paper: string) => {
        const [a, b] = await Promise.all(
          [ink, paper].map(async (token) => luminance(await rgb(page, `var(${token})`))),
        );
        return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
      };
      for (const paper of ['--paper', '--paper-raised', '--paper-sunken']) {
        expect(await contrast('--ink', paper)).toBeGreaterThanOrEqual(7);
        expect(await contrast('--ink-soft', paper)).toBeGreaterThanOrEqual(7);
        expect(await contrast('--line-strong', paper)).toBeGreaterThanOrEqual(3);
      }
      expect(await contrast('--on-night', '--night')).toBeGreaterThanOrEqual(7);
      expect(await contrast('--on-night-soft', '--night')).toBeGreaterThanOrEqual(7);
      expect(await contrast('--on-accent', '--accent')).toBeGreaterThanOrEqual(7);
      expect(await contrast('--on-accent', '--accent-hover')).toBeGreaterThanOrEqual(7);
    });
  });
}

test('nothing shifts while fonts, posters and clips arrive', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion', 'playing'));
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifts: Number(Reflect.get(window, 'shifts')) + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let painted = () => {};
  const firstPaint = new Promise<void>((done) => (painted = done));
  await page.route('**/*.woff2', async (route) => {
    await firstPaint;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted();
  await page.waitForFunction(fontsShown);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await scrollTo(page, top);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await page.getByRole('article', { name: 'Order Tracker' }).scrollIntoViewIfNeeded();
  await expect(page.locator('article video[data-started=true]').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.005);
});

test('both fonts show at once, though one of them is late, so that the page is laid out anew only once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    requestAnimationFrame(function note() {
      const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'));
      seen.push(faces.filter(({ status }) => status === 'loaded').length);
      if (seen.at(-1) !== 2) requestAnimationFrame(note);
    });
  });
  let first = () => {};
  const firstArrived = new Promise<void>((done) => (first = done));
  await page.route('**/funnel-display*.woff2', async (route) => {
    await firstArrived;
    await page.evaluate(rest);
    await route.continue();
  });
  page.on('requestfinished', (request) => request.url().includes('hanken') && first());
  await page.goto('./');
  const seen = () => page.evaluate(() => [...new Set(Reflect.get(window, 'seen') as number[])]);
  await expect.poll(async () => (await seen()).at(-1)).toBe(2);
  expect(await seen()).toEqual([0, 2]);
});

test('the edges of all sections align, and so does the line between the eight columns and the sixteen', async ({
  page,
}) => {
  await page.goto('./');
  for (const width of [1024, 1280, 1440, 1920]) {
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
          'h1, h2, #services ul > li:first-child:has(h3), #experience li > :first-child, #technologies h3',
        ).map(({ left }) => left),
        right: boxes('#services > ul, #experience ol, #technologies > div, #projects article').map(
          ({ right }) => right,
        ),
        nine: boxes('#experience li > span, #technologies h3 + *').map(({ left }) => left),
        media: boxes('#projects article[data-media="right"] > :last-child').map(({ left }) => left),
      };
    });
    for (const group of [
      edges.left,
      edges.right,
      width >= 1200 ? [...edges.nine, ...edges.media] : edges.nine,
    ]) {
      expect(group.length).toBeGreaterThan(2);
      expect(Math.max(...group) - Math.min(...group), `${width} wide`).toBeLessThanOrEqual(1);
    }
  }
});

for (const [path, selector] of [
  ['/', 'h1 + div > p, #experience h3 ~ p, #hire-me p'],
  ['/services/service1', 'h1 + div > p, h3 + p'],
] as const) {
  test(`running text on ${path} has 45 to 80 characters a line`, async ({ page }) => {
    await page.goto(`.${path}`);
    await page.waitForFunction(fontsShown);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lengths = await page.locator(selector).evaluateAll(longestLines);
      expect(lengths.length).toBeGreaterThan(2);
      for (const length of lengths) {
        expect(length, `${width} wide`).toBeGreaterThanOrEqual(45);
        expect(length, `${width} wide`).toBeLessThanOrEqual(80);
      }
    }
  });
}

/** In characters, of the paragraphs that take more than one line. */
function longestLines(paragraphs: Element[]): number[] {
  return paragraphs.flatMap((paragraph) => {
    const lines = new Map<number, number>();
    const range = document.createRange();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < node.textContent!.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const line = Math.round(range.getBoundingClientRect().bottom / 8);
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    }
    return lines.size > 1 ? [Math.max(...lines.values())] : [];
  });
}

test('the words in the bar stand on one line', async ({ page }) => {
  await open(page);
  const tops = await page.locator('#menu > li > a:not([class]), #menu summary').evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.firstChild!);
      return words.getBoundingClientRect().top;
    }),
  );
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
});

test('the initials that stay leave the beginnings of lines alone', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  const initials = page.getByRole('link', { name: 'Idris Vale, home' });
  await expect(initials).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const chip = (await initials.boundingBox())!;
    const text = (await page.getByRole('heading', { name: sections.services }).boundingBox())!;
    expect(
      chip.x < text.x ? text.x - chip.x - chip.width : chip.x - width / 2,
      `${width} wide`,
    ).toBeGreaterThan(4);
  }
});

test('the invitation takes two lines at most', async ({ page }) => {
  await open(page);
  await page.waitForFunction(fontsShown);
  const invitation = page.getByRole('link', { name: /^Tell me what slows you down/ });
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await invitation.evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link.firstChild!);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `${width} wide`).toBeLessThanOrEqual(2);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('what is pressed is at least 44 pixels large', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('Services', { exact: true }).click();
    const actions = page.locator(
      'header :is(a, button):visible, main section:first-child li a, main a:is(.button, .arrow-link), #services li li a, footer a',
    );
    expect(await actions.count()).toBeGreaterThan(12);
    for (const action of await actions.all()) {
      const box = (await action.boundingBox())!;
      expect(box.height, (await action.textContent())!).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
    }
  });

  test('the media of a project reaches from edge to edge', async ({ page }) => {
    await page.goto('./');
    const project = page.getByRole('article', { name: 'Darzi App' });
    const box = (await project.getByRole('img').boundingBox())!;
    expect(box.x).toBe(0);
    expect(box.width).toBe(360);
    const title = (await project.getByRole('heading').boundingBox())!;
    expect(box.y, 'its text comes after it').toBeLessThan(title.y);
  });
});

test('motion is short and costs no layout', async ({ page }) => {
  await page.goto('./');
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionProperty.split(', ').map((property, index) => ({
        property,
        seconds: Number.parseFloat(transitionDuration.split(', ')[index] ?? transitionDuration),
      }));
    }),
  );
  const moving = found.filter(({ seconds }) => seconds > 0);
  expect(moving.length).toBeGreaterThan(10);
  for (const { property, seconds } of moving) {
    expect(seconds).toBeLessThanOrEqual(0.4);
    expect(['transform', 'opacity', 'visibility', 'background-color', 'text-decoration-color']).toContain(
      property,
    );
  }
});

test('pages fade into each other', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const { startViewTransition } = document;
    document.startViewTransition = (change) => {
      document.documentElement.dataset.faded = 'true';
      return startViewTransition.call(document, change);
    };
  });
  await open(page);
  await clickAtRest(page.getByRole('link', { name: 'How the work goes' }));
  await expect(page).toHaveURL(`${baseURL}services/service1`);
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'true');
});

test.describe('for a visitor who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated', async ({ page, baseURL }) => {
    await page.goto('./');
    await page.getByText('Services', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Free Consultation' })).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await scrollTo(page, 900);
    await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL(`${baseURL}services/service2`);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('a project that was linked to is marked, by its address and from another page', async ({ page }) => {
  const media = page.getByRole('article', { name: 'Darzi App' }).locator(':scope > :last-child');
  await page.goto('./#darzi-app');
  await expect(media).toHaveCSS('outline-style', 'solid');
  await expect(
    page.getByRole('article', { name: 'Order Tracker' }).locator(':scope > :last-child'),
  ).toHaveCSS('outline-style', 'none');
  await open(page, '/services/service2');
  await page.getByRole('link', { name: 'Darzi App' }).click();
  await expect(media).toHaveCSS('outline-style', 'solid');
});

test('the steps of a service are numbered', async ({ page }) => {
  await page.goto('./services/service1');
  const numbers = await page
    .locator('ol h3')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').content));
  expect(new Set(numbers)).toEqual(new Set(['counter(entry)']));
});

for (const viewport of [{ width: 1440, height: 900 }, phone]) {
  test(`the hero fills the first screen, and its media keeps its shape, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page);
    const hero = page.getByRole('region', { name: 'Introduction' });
    expect((await hero.boundingBox())!.height).toBeGreaterThanOrEqual(viewport.height);
    for (const media of await hero.locator('img, video').all())
      await expect(media).toHaveCSS('object-fit', 'cover');
  });
}

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('the page is two sheets, with every address, without bar or video', async ({ page, baseURL }) => {
    await open(page);
    expect(await sheets(page)).toBe(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    for (const media of await page.getByRole('main').locator('video, img').all())
      await expect(media).toBeHidden();
    expect(await colorOf(page.getByRole('heading', { level: 1 }))).toEqual([0, 0, 0]);
    for (const address of [
      'idris@example.com',
      'linkedin.com/in/sample-handle',
      'upwork.com/freelancers/~sample-handle',
      `https://example.com${new URL(baseURL!).pathname}#darzi-app`,
    ]) {
      await expect(page.getByText(address).first()).toBeVisible();
    }
    expect(await rgb(page, 'var(--paper)')).toEqual([255, 255, 255]);
    expect(await rgb(page, 'var(--ink)')).toEqual([0, 0, 0]);
  });

  test('a service is one sheet, and says whose it is and how to reach them, at its head', async ({
    page,
  }) => {
    await open(page, '/services/service2');
    expect(await sheets(page)).toBe(1);
    await open(page, '/services/service1');
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await colorOf(page.getByRole('heading', { level: 1 }))).toEqual([0, 0, 0]);
    const { y: title } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    for (const words of ['Idris Vale', /^idris@example.com/]) {
      const line = page.getByRole('main').getByText(words, { exact: true });
      await expect(line).toBeVisible();
      expect((await line.boundingBox())!.y).toBeLessThan(title);
    }
  });
});

test.describe('at an address without a page, on paper', () => {
  test.use({ expectedErrors: /404/ });

  test('the words begin at the head of the sheet', async ({ page }) => {
    await open(page, '/blog');
    await page.emulateMedia({ media: 'print' });
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBeLessThan(100);
  });
});

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;
}

/** Any CSS colour as the screen shows it. */
function rgb(page: Page, color: string): Promise<number[]> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, color);
}

async function colorOf(text: Locator): Promise<number[]> {
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  return rgb(text.page(), color);
}

function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

async function brightest(picture: Sharp, box: { x: number; y: number; width: number; height: number }) {
  const region = {
    left: Math.round(box.x),
    top: Math.round(box.y),
    width: Math.floor(box.width),
    height: Math.floor(box.height),
  };
  const pixels = await picture.clone().extract(region).removeAlpha().raw().toBuffer();
  let most = 0;
  for (let at = 0; at < pixels.length; at += 3)
    most = Math.max(most, luminance([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]));
  return most;
}
