import type { Content } from '../model/content.ts';
import { shownSections } from '../model/sections.ts';

const files = import.meta.glob('../content/*.ts', { eager: true });
const nameOf = (path: string) => path.slice('../content/'.length, -'.ts'.length);

/** All that the owner wrote, by file. Media are at the address they are served from. */
export const content = Object.fromEntries(
  Object.entries(files).map(([path, exported]) => [nameOf(path), exported]),
) as Content;

/** The sections of the home page that have something to show, in their order. */
export const shown = shownSections(content);

/** Those that the menu and the footer link to. */
export const linkedSections = shown.filter(({ menuLabel }) => menuLabel);
