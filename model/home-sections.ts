import type { Content } from './content.ts';
import { entriesOf } from './entries.ts';
import type { Labels } from './labels/type.ts';
import type { OwnSection } from './sections.ts';

type Section = {
  /** The id and anchor in the page, and the name of the section's files in content/, model/ and src/sections/. */
  id: string;
  /** The label of its link in the menu and the footer. Without it there is no link. */
  menuLabel?: (labels: Pick<Labels, 'technologies' | 'projects'>) => string;
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
  { id: 'quotes', isShown: ({ quotes }) => entriesOf(quotes?.quotes).some(([, { ask }]) => !ask) },
  { id: 'projects', menuLabel: ({ projects }) => projects },
] as const satisfies Section[];

export type SectionId = (typeof sections)[number]['id'];
/** `own` is a section that the owner added in content/sections.ts. */
export type HomeSection = { id: SectionId; menuLabel?: Section['menuLabel']; own?: OwnSection };

/**
 * The sections that have something to show, in the owner's order, or with the owner's own before `hire-me`. A section whose
 * content file cannot be read is left out.
 */
export function shownSections(content: Partial<Content>): HomeSection[] {
  const { sections: owned, order } = content.sections ?? {};
  const own = entriesOf(owned).map(([, section]) => ownSection(section));
  const all = sections.flatMap((section: Section) => [
    ...(section.id === 'hire-me' ? own : []),
    { ...section, entries: listOf(content, section.id) },
  ]);
  const inOrder = Array.isArray(order)
    ? order.flatMap((id) => all.find((section) => section.id === id) ?? [])
    : all;
  return inOrder.filter(({ isShown, entries }) =>
    isShown ? isShown(content) : Array.isArray(entries) && entries.length > 0,
  ) as HomeSection[];
}

function listOf(content: object, id: string): unknown {
  return (content as Record<string, Record<string, unknown>>)[id]?.[id];
}

function ownSection(own: OwnSection): Section & { entries: unknown; own: OwnSection } {
  const { id, menuLabel } = own;
  const entries = own.kind === 'list' ? own.entries : own.kind === 'text' ? own.paragraphs : own.facts;
  return { id, own, entries, ...(menuLabel && { menuLabel: () => menuLabel }) };
}
