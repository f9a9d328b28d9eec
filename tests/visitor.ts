import { test as base, expect, type Page } from '@playwright/test';

type Options = { expectedErrors: RegExp | undefined };

/** Fails any test in which the page logged an error or a warning, or asked another host for anything. */
export const test = base.extend<Options>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`Uncaught ${error}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(`asked for ${request.url()}`);
    });
    await use(page);
    expect(complaints.filter((complaint) => !expectedErrors?.test(complaint))).toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until its script has taken over: only then does the control know that clips may move. */
export async function open(page: Page, path = '/') {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
}

export async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
}

export const phone = { width: 390, height: 780 };
export const sections = {
  services: "Services I'm Offering",
  experience: 'Experience',
  technologies: 'Technology Stack',
  'hire-me': 'Hire Me',
  projects: 'Latest Projects',
};
