import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { copyProject } from './project-copy.ts';

type Options = { expectedErrors: RegExp | undefined; clips: boolean };
export type Place = { sitePath: string; siteAddress: string | undefined };

/** Fails any test in which the page logged an error or a warning, or asked another host for anything. */
export const test = base.extend<Options, Place>({
  sitePath: ['', { option: true, scope: 'worker' }],
  siteAddress: [
    async ({ sitePath }, use) => {
      if (!sitePath) return use(undefined);
      const { edit, build, serve, remove } = await copyProject();
      await edit('content/site.ts', "url: 'https://example.com'", `url: 'https://example.com${sitePath}'`);
      expect(await build()).toMatchObject({ code: 0 });
      const { address, close } = await serve();
      await use(address);
      close();
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ baseURL, siteAddress }, use) => use(siteAddress ?? baseURL),
  expectedErrors: [undefined, { option: true }],
  // Decoding takes most of the time of a test: only those that look at clips let them play.
  clips: [false, { option: true }],
  page: async ({ page, clips, expectedErrors }, use) => {
    if (!clips) await page.addInitScript(pauseClips);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`Uncaught ${error}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') complaints.push(`asked for ${request.url()}`);
    });
    await use(page);
    // What is still on its way when a test ends is nobody's.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints.filter((complaint) => !expectedErrors?.test(complaint))).toEqual([]);
  },
});

export { expect };

/** As if the visitor had done so before; what they choose in the test itself stays. */
function pauseClips() {
  if (location.protocol === 'http:') localStorage.motion ??= 'paused';
}

/** Opens a page and waits until its script has taken over, which brings the control for motion, in any language. */
export async function open(page: Page, path = '/') {
  // Relative, because the site may live under a path of its host.
  await page.goto(`.${path}`);
  await expect(page.locator('nav > button:not([popovertarget])')).toBeVisible();
}

export async function scrollTo(page: Page, top: number) {
  await page.evaluate(moveTo, top);
}

/** Ends once the page was told: two moves within a frame would be one to it. */
export async function moveTo(top: number): Promise<void> {
  const before = scrollY;
  window.scrollTo({ top, behavior: 'instant' });
  if (scrollY !== before) await new Promise((told) => addEventListener('scroll', told, { once: true }));
}

/** Until then the words are in faces of the system. */
export function fontsShown(): boolean {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'));
  return faces.length === 2 && faces.every(({ status }) => status === 'loaded');
}

/** What comes into view settles a frame later, and a menu drops: a click would land where it was. */
export async function rest() {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  // What goes on in a closed menu stands still, and never ends.
  const seen = document.getAnimations().filter(({ timeline, effect }) => {
    const target = (effect as KeyframeEffect).target!;
    return timeline === document.timeline && target.checkVisibility();
  });
  await Promise.allSettled(seen.map(({ finished }) => finished));
}

export async function clickAtRest(
  target: Pick<Locator, 'scrollIntoViewIfNeeded' | 'click'> & {
    evaluate: (script: typeof rest) => Promise<void>;
  },
) {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(rest);
  await target.click();
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 780 };
/** The last one is answered by the page for unknown paths, with its status. */
export const pages = {
  home: '/',
  service1: '/services/service1',
  service2: '/services/service2',
  'not-found': '/404-page',
};
export const sections = {
  services: "Services I'm Offering",
  experience: 'Experience',
  technologies: 'Technology Stack',
  'hire-me': 'Hire Me',
  projects: 'Latest Projects',
};
