import { labels as english } from '../../model/labels/en.ts';
import type { Labels } from '../../model/labels/type.ts';
import { storiesIn, storyPath } from '../../model/pages.ts';
import { textsIn } from '../../tools/content/field-name.ts';
import { shownFonts } from '../support/fonts.ts';
import { observeShifts, shiftSoFar } from '../support/layout-shift.ts';
import { renderOnce, sampleWith, url } from '../support/rendered-site.ts';
import { expect, fontsShown, open, test } from '../support/visitor.ts';

// An owner with other labels, those of English between ⟦ and ⟧, and with other fonts, of which one has a file for each weight.
const wrapped: Labels = JSON.parse(JSON.stringify(english), (_, label) =>
  typeof label === 'string' ? `⟦${label}⟧` : label,
);

test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: /status of 404/ });

const owner = renderOnce(async () => {
  const loaded = await sampleWith(({ theme, experience }) => {
    theme.theme.fonts = { display: 'Bodoni Moda', text: 'Roboto' };
    // Said by a label.
    delete experience.experience[1]!.duration;
  });
  loaded.languages[0].labels = wrapped;
  return loaded;
});

test('no visible or spoken word of the page stands outside of the labels and the content', async ({
  page,
}) => {
  const [{ content }] = owner.site.languages;
  const texts = textsIn(content).map(({ value }) => value.replace(/<[^>]*>/g, ''));
  const paths = ['/', '/services/service1', storyPath(storiesIn(content)[0]!.id), '/nothing'];
  const own: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await open(page, path);
    if (path === '/') {
      await page.locator('#projects video').first().scrollIntoViewIfNeeded();
      await expect(page.getByText('⟦Play clips⟧').first()).toBeAttached();
    }
    for (const words of await page.evaluate(wordsShownOrSpoken)) {
      own.push(...(words.match(/⟦[^⟧]*⟧/g) ?? []));
      const others = words.replace(/⟦[^⟧]*⟧/g, '').split(' · ');
      const foreign = others
        .map((part) => part.trim())
        .filter((part) => /\p{L}/u.test(part) && !part.endsWith(path) && !part.startsWith(url))
        .filter((part) => !texts.some((text) => text.includes(part)));
      expect(foreign, path).toEqual([]);
    }
  }
  expect(own).toEqual(
    expect.arrayContaining([
      '⟦Skip to content⟧',
      '⟦Menu⟧',
      '⟦Call +44 20 7946 0321⟧',
      '⟦Play clips⟧',
      '⟦2022 to 2024, 2 years⟧',
      '⟦(opens in a new tab)⟧',
      '⟦Visit Profile on Upwork⟧',
      '⟦How the work goes⟧',
      '⟦What came of it⟧',
      '⟦Go to the home page⟧',
    ]),
  );
});

test('headlines and texts are in the fonts that the theme names, and nothing moves when they arrive', async ({
  page,
}) => {
  await page.addInitScript(observeShifts);
  await page.addInitScript(() => {
    const { finish } = Animation.prototype;
    Animation.prototype.finish = function () {
      const own = [...document.fonts].filter(({ family }) => /^"?Roboto"?$/.test(family));
      Object.assign(window, { whenShown: own.map(({ weight, status }) => `${weight} ${status}`) });
      finish.call(this);
    };
  });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await page.waitForFunction(fontsShown);
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.001);
  expect(await page.evaluate(() => document.body.getAnimations().length), 'fonts that are held back').toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'whenShown'))).toEqual([
    '400 499 loaded',
    '600 699 loaded',
  ]);
  expect(await shownFonts(page, 'h1')).toEqual([expect.stringContaining('Bodoni Moda')]);
  for (const selector of ['h1 + div > p', '#services a'])
    expect(await shownFonts(page, selector), selector).toContainEqual(expect.stringContaining('Roboto'));
});

/** Also what is hidden now. */
function wordsShownOrSpoken(): string[] {
  const words = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement!.closest('script, style')) words.push(nodes.currentNode.nodeValue!);
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'])
      if (element.hasAttribute(name)) words.push(element.getAttribute(name)!);
  return words;
}
