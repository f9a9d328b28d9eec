import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { chatAddress as addressOf } from '../../model/chat-services.ts';
import { chatWords } from '../../model/chat-words.ts';
import type { Labels } from '../../model/labels/labels.ts';
import { storiesIn, storyPath } from '../../model/page.ts';
import { shownSections } from '../../model/sections.ts';
import { labelsFile } from '../../tools/content/one-language.ts';
import { content } from './content.ts';

const { site } = content.site;
const { serviceMenu, servicePages, services } = content.services;

/** Words of the page's own, not the owner's. Read here: a function cannot be in the file that has the content. */
export const labels: Labels = {
  ...(await import(resolve(labelsFile('.', site.language)!))).labels,
  ...(existsSync('content/labels.ts') && (await import(resolve('content/labels.ts'))).labels),
};

/** The sections that the home page shows, in order. */
export const shown = shownSections(content).map(({ id, menuLabel }) => ({
  id,
  menuLabel: menuLabel?.(labels),
  heading: site.sections[id === 'hire-me' ? 'hireMe' : id]!.heading,
}));

/** Those with a link in the bar and in the footer. */
export const linked = shown.flatMap(({ id, menuLabel }) => (menuLabel ? [{ id, label: menuLabel }] : []));

/** The first service page, and why a test that needs it is skipped. */
export const service = servicePages[0];
export const noService = 'the owner has no service page';

/** Why a test that needs the menu of services is skipped. */
export const noServiceMenu = 'the owner has no menu of services';

/** A card of the home page that leads to a service page. */
export const cardToService = services.flatMap(({ link }) => {
  const page = servicePages.find(({ path }) => path === link?.path);
  return link && page ? [{ title: link.title, page }] : [];
})[0];

/** The items of the menu of services that lead to a service page. */
export const itemsToService = serviceMenu.flatMap((item, index) => {
  const page = servicePages.find(({ path }) => 'path' in item && path === item.path);
  return page ? [{ index, title: item.title, page }] : [];
});
export const itemToService = itemsToService[0];
export const noItemToService = 'the menu of services leads to no page';

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

export const storyPaths = storiesIn(content).map(({ id }) => storyPath(id));
export const noStory = 'no project has a story';

export const paths = pages.map(({ path }) => path);

/** The address of a chat that starts with `message`, or of a mail where the owner has no chat. */
export function chatAddress(message = site.contact.message, subject = site.hero.invitation): string {
  const { chat, email } = site.contact;
  if (chat) return addressOf(chat, message);
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
}

/** The icon and the labels of these links. */
export const chatLink = chatWords(site.contact.chat, labels);

export function logo(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: site.name, exact: true });
}

/** The small logo that stays while the bar is hidden. */
export function initials(page: Page) {
  return page.getByRole('link', { name: labels.home(site.name) });
}

export function servicesButton(page: Page) {
  return page.getByRole('banner').locator('summary', { hasText: labels.services });
}

/** The visible items of the menu of services, in the order of `serviceMenu`. */
export function serviceItems(page: Page) {
  return page.getByRole('banner').locator('details').getByRole('link');
}

export function barLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/** Several owners' headings may be the same words: the section tells them apart. */
export function headingOf(page: Page, section: string) {
  return page.locator(`#${section}`).getByRole('heading').first();
}
