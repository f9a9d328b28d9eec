import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

// The test sets a token from outside, which the policy of the page would refuse.
test.use({ bypassCSP: true });

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an accent of any hue keeps text on it readable, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('./');
    for (const hue of hues) {
      await page.addStyleTag({ content: `:root { --accent-hue: ${hue} }` });
      const { accent, hover } = await contrastOnAccent(page);
      expect.soft(accent, `hue ${hue}`).toBeGreaterThan(7);
      expect.soft(hover, `hue ${hue}, under the pointer`).toBeGreaterThan(7);
    }
    await expect(page.locator('#menu a.button')).toHaveCSS('background-color', 'oklch(0.76 0.158 345)');
  });
}

/** WCAG's contrast of the text on the accent, from the pixels that the browser makes of both. */
function contrastOnAccent(page: Page) {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const luminance = (token: string) => {
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => {
        const value = byte / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const contrast = (one: number, other: number) =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const text = luminance('--on-accent');
    return {
      accent: contrast(text, luminance('--accent')),
      hover: contrast(text, luminance('--accent-hover')),
    };
  });
}
