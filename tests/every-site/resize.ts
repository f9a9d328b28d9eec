import type { Page } from '@playwright/test';

/** Waits until the page has answered its new size, for example with another menu. It does so in a frame, which may come late. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}
