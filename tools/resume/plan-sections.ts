import { isDeepStrictEqual } from 'node:util';
import { headingOf } from './headings.ts';
import { type OwnPart, ownParts, waysOf } from './own-parts.ts';
import { offer, type Plan, write } from './plan.ts';
import { planReferences } from './plan-references.ts';
import type { Resume } from './resume.ts';
import { resumeOf } from './resume-of.ts';
import { isHttps } from './words.ts';

/** Writes what a CV has beside work, skills and projects as sections of the owner's own, which are known by their ids. */
export function planSections(plan: Plan, resume: Resume) {
  const added = ownParts.flatMap((part) => planSection(plan, resume, part));
  if (added.length > 0) addSections(plan, added);
  planReferences(plan, resume);
}

/** Returns what is to be added, if the owner has no such section. */
function planSection(plan: Plan, resume: Resume, part: OwnPart): { from: string; section: object }[] {
  const { content, language } = plan;
  const { kind } = waysOf(part);
  const entries = entriesOf(plan, resume, part);
  if (entries.length === 0) return [];
  const from = `${part} (${entries.length})`;
  const list = kind === 'facts' ? 'facts' : 'entries';
  const own = content.sections?.sections ?? [];
  const index = own.findIndex(({ id }) => id === part);
  if (index < 0) {
    const heading = headingOf(part, language.code);
    return [{ from, section: { id: part, kind, heading, [list]: entries } }];
  }
  if (own[index]!.kind !== kind) {
    const to = `the section '${part}' is not of the kind '${kind}'`;
    plan.rows.leftOut.push({ from, to });
    return [];
  }
  const isSame = (current: object | string) =>
    isDeepStrictEqual(resume[part], resumeOf(content, { isWhole: true })[part]) ||
    isDeepStrictEqual((current as object[]).map(wordsOf), entries.map(wordsOf));
  offer(plan, from, ['sections', 'sections', index, list], entries, isSame);
  return [];
}

function entriesOf({ language, rows }: Plan, resume: Resume, part: OwnPart): object[] {
  const { entryOf, needed } = waysOf(part);
  return (resume[part] ?? []).flatMap((item: { url?: string }, index: number) => {
    const from = `${part}[${index}]`;
    if (item.url && !isHttps(item.url))
      rows.leftOut.push({ from: `${from}.url`, to: 'is not an https address', value: item.url });
    const entry = entryOf(item, language);
    if (!(needed in item))
      rows.leftOut.push({ from, to: `${entry ? 'is shown without' : 'needs'} its ${needed}` });
    return entry ?? [];
  });
}

/** Without what no CV says. Words for a time do not make an entry another, but whether there is an end does. */
function wordsOf({ icon: _, time, ...words }: { icon?: string; time?: string }): object {
  return { ...words, isOngoing: time !== undefined && !('to' in words) };
}

function addSections(plan: Plan, added: { from: string; section: object }[]) {
  const { sections, order } = plan.content.sections ?? {};
  const before = plan.sources.sections ?? '';
  if (!sections)
    plan.sources.sections = `import type { OwnSection } from '../model/written.ts';\n\n${before}\n${emptyList}`;
  for (const [index, { from, section }] of added.entries())
    write(plan, from, ['sections', 'sections', (sections?.length ?? 0) + index], section);
  if (!order) return;
  // What is not in the owner's order would not be shown.
  const ids = added.map(({ section }) => (section as { id: string }).id);
  const missing = ids.filter((id) => !order.includes(id));
  if (missing.length > 0) write(plan, missing.join(', '), ['sections', 'order'], [...order, ...missing]);
}

const emptyList = `/** Sections of your own. */
export const sections: OwnSection[] = [];
`;
