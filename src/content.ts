import type { Content } from '../model/content.ts';
import { shownSections } from '../model/sections.ts';

// The theme is in the style sheet.
const files = import.meta.glob(['../content/*.ts', '!../content/theme.ts'], { eager: true });
const nameOf = (path: string) => path.slice('../content/'.length, -'.ts'.length);

/** The exports of each file in content/, by file name. Media fields hold the URL of the file. */
export const content = Object.fromEntries(
  Object.entries(files).map(([path, exported]) => [nameOf(path), exported]),
) as Content;

/** The sections of the home page that have something to show, in order. */
export const homeSections = shownSections(content);

/** The sections that the menu and the footer link to. */
export const linkedSections = homeSections.filter(({ menuLabel }) => menuLabel);
