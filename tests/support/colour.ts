import type { Locator, Page } from '@playwright/test';
import { type Rgb as Colour, wcagContrast, wcagLuminance } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { addStyle, expect } from './visitor.ts';

/** Red, green and blue, each from 0 to 255. */
export type Rgb = ArrayLike<number>;

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  return wcagContrast(colour(one), colour(other));
}

/** Any CSS colour, as the screen shows it. */
export function rgbOf(page: Page, color: string): Promise<number[]> {
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

export async function textColour(text: Locator): Promise<number[]> {
  return rgbOf(text.page(), await text.evaluate((element) => getComputedStyle(element).color));
}

/** Between each text and the brightest pixel behind it. */
export async function leastContrast(texts: Locator): Promise<number> {
  const page = texts.page();
  const words = await Promise.all(
    (await texts.all()).map(async (text) => ({
      box: await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().toJSON() as DOMRect;
      }),
      ink: await textColour(text),
    })),
  );
  expect(words.length).toBeGreaterThan(1);
  const showWords = await addStyle(page, 'h1, h1 ~ *, main p, header { visibility: hidden }');
  const picture = sharp(await page.screenshot());
  await showWords();
  const contrasts = await Promise.all(
    words.map(async ({ box, ink }) => contrast(ink, await brightest(picture, box))),
  );
  return Math.min(...contrasts);
}

async function brightest(picture: Sharp, box: DOMRect): Promise<Rgb> {
  const region = {
    left: Math.round(box.x),
    top: Math.round(box.y),
    width: Math.floor(box.width),
    height: Math.floor(box.height),
  };
  const pixels = await picture.clone().extract(region).removeAlpha().raw().toBuffer();
  let found = { luminance: -1, at: 0 };
  for (let at = 0; at < pixels.length; at += 3) {
    const luminance = red[pixels[at]!]! + green[pixels[at + 1]!]! + blue[pixels[at + 2]!]!;
    if (luminance > found.luminance) found = { luminance, at };
  }
  return pixels.subarray(found.at, found.at + 3);
}

/** What each value of a channel adds to the luminance of a pixel: a picture has too many colours to ask for each. */
const [red, green, blue] = [0, 1, 2].map((channel) =>
  Array.from({ length: 256 }, (_, value) =>
    wcagLuminance(colour([0, 1, 2].map((each) => (each === channel ? value : 0)))),
  ),
) as [number[], number[], number[]];

function colour({ 0: red, 1: green, 2: blue }: Rgb): Colour {
  return { mode: 'rgb', r: red! / 255, g: green! / 255, b: blue! / 255 };
}
