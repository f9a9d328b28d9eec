import type { Content } from './content.ts';

type Section = {
  /** The id in the page, and so the anchor; the name of the section's files in content/, model/ and src/sections/. */
  id: string;
  /** The label of its link in the menu and in the footer; none: no link. */
  menuLabel?: string;
  /** Without it: the section is shown when the list that its content file exports has an entry. */
  isShown?: (content: Partial<Content>) => boolean;
};

/** The sections of the home page, in their order. Page, anchors, menu and content check all read this list. */
export const sections = [
  // Always has the contact card.
  { id: 'services', isShown: () => true },
  { id: 'experience' },
  { id: 'technologies', menuLabel: 'Technologies' },
  { id: 'hire-me', isShown: ({ site }) => Boolean(site?.site?.contact?.marketplace) },
  { id: 'projects', menuLabel: 'Projects' },
] as const satisfies Section[];

export type SectionId = (typeof sections)[number]['id'];

/** The sections that have something to show. A file that could not be read leaves its section out. */
export function shownSections(content: Partial<Content>): (Section & { id: SectionId })[] {
  return sections.filter((section: Section) => {
    if (section.isShown) return section.isShown(content);
    const exported = (content as Record<string, Record<string, unknown>>)[section.id];
    const entries = exported?.[section.id];
    return Array.isArray(entries) && entries.length > 0;
  });
}
