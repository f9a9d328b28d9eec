import type { Page } from '@playwright/test';
import { filled } from '../../model/label-texts.ts';
import { labels as english } from '../../model/labels/en.ts';
import { storiesIn, storyPath } from '../../model/pages.ts';
import { shownSections } from '../../model/home-sections.ts';
import { content } from './content.ts';

const { site } = content.site;
const { serviceMenu, servicePages } = content.services;

/** Words of the page's own, not the owner's. */
export const labels = english;

/** The sections that the home page shows, in order. */
export const shown = shownSections(content).map(({ id, menuLabel }) => ({
  id,
  menuLabel: menuLabel?.(labels),
  heading: site.sections[id === 'hire-me' ? 'hireMe' : id]!.heading,
}));

/** Those with a link in the bar and in the footer. */
export const linked = shown.flatMap(({ id, menuLabel }) => (menuLabel ? [{ id, label: menuLabel }] : []));

export const service = servicePages[0]!;

/** An item of the menu of services, and the page that it leads to. */
export const itemToService = {
  index: serviceMenu.findIndex((item) => 'path' in item && item.path === service.path),
  page: service,
};

/** What the head and the heading of every page say. */
export const pages = [
  { path: '/', heading: site.hero.headline, title: site.title, description: site.description },
  ...servicePages.map(({ path, title, description }) => ({
    path,
    heading: title,
    title: `${title} · ${site.name}`,
    description,
  })),
  ...storiesIn(content).map(({ id, story: { description } }) => {
    const { title } = content.projects.projects.find((project) => project.id === id)!;
    return { path: storyPath(id), heading: title, title: `${title} · ${site.name}`, description };
  }),
];

/** One page of each kind: pages of a kind differ in their words only. */
export const pageOfEachKind = ['/', service.path, storyPath(storiesIn(content)[0]!.id), '/404-page'];

/** Their files, for programs that read the markup. */
export const fileOfEachKind = ['/index', '/404', ...pageOfEachKind.slice(1, -1)].map(
  (page) => `dist${page}.html`,
);

export function logo(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: site.name, exact: true });
}

/** The small logo that stays while the bar is hidden. */
export function initials(page: Page) {
  return page.getByRole('link', { name: filled(labels.home, { name: site.name }) });
}

export function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: labels.menu });
}

/** Clips are paused in most tests, and the button offers to play them. */
export function motionButton(page: Page, says: 'pauseMotion' | 'playMotion' = 'playMotion') {
  return page.getByRole('button', { name: labels[says] });
}

export function title(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

export function servicesButton(page: Page) {
  return page.getByRole('banner').locator('summary', { hasText: labels.services });
}

/** The visible items of the menu of services, in the order of `serviceMenu`. */
export function serviceItems(page: Page) {
  return page.getByRole('banner').locator('details').getByRole('link');
}

/** Opens the menu of services, and follows the item to the page of a service. */
export async function followItemToService(page: Page) {
  await servicesButton(page).click();
  await serviceItems(page).nth(itemToService.index).click();
}

export function barLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** The heading of a section or of a project. */
export function headingOf(page: Page, id: string) {
  return page.locator(`#${id}`).getByRole('heading').first();
}
