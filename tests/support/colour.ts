import type { Locator, Page } from '@playwright/test';
import { type Rgb as Colour, wcagContrast } from 'culori';

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

function colour({ 0: red, 1: green, 2: blue }: Rgb): Colour {
  return { mode: 'rgb', r: red! / 255, g: green! / 255, b: blue! / 255 };
}
