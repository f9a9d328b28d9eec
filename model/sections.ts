import type { Content } from './content.ts';
import type { TextLabels } from './site-data.ts';

type Section = {
  /** The id and anchor in the page, and the name of the section's files in content/, model/ and src/sections/. */
  id: string;
  /** The label of its link in the menu and the footer. Without it there is no link. */
  menuLabel?: (labels: TextLabels) => string;
  /** Without it the section is shown when the list that its content file exports has an entry. */
  isShown?: (content: Partial<Content>) => boolean;
};

/** The sections of the home page, in order. Page, anchors, menu and content check all read this list. */
export const sections = [
  // Never empty: it has the contact card.
  { id: 'services', isShown: () => true },
  { id: 'experience' },
  { id: 'technologies', menuLabel: ({ technologies }) => technologies },
  { id: 'hire-me', isShown: ({ site }) => Boolean(site?.site?.contact?.marketplace) },
  { id: 'quotes' },
  { id: 'projects', menuLabel: ({ projects }) => projects },
] as const satisfies Section[];

export type SectionId = (typeof sections)[number]['id'];

/** The sections that have something to show. A section whose content file cannot be read is left out. */
export function shownSections(content: Partial<Content>): (Section & { id: SectionId })[] {
  return sections.filter((section: Section) => {
    if (section.isShown) return section.isShown(content);
    const exported = (content as Record<string, Record<string, unknown>>)[section.id];
    const entries = exported?.[section.id];
    return Array.isArray(entries) && entries.length > 0;
  });
}
