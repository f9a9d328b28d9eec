import { isDeepStrictEqual } from 'node:util';
import { storiesIn } from '../../model/pages.ts';
import { textsIn } from '../content/field-name.ts';
import { isPageId } from '../content/clashes.ts';
import { isPersonal } from '../content/sample.ts';
import { ownParts } from './own-parts.ts';
import { nameOf, offer, type Plan } from './plan.ts';
import { projectId } from './project-id.ts';
import type { Resume } from './resume.ts';
import { resumeOf } from './resume-of.ts';
import { setValue } from './source.ts';
import { isHttps, projectWords, roleOf, technologyGroups } from './words.ts';

/** A list of a CV that the site shows: the content file that has it, and what its entries become. Others have no place. */
type List = {
  file: 'experience' | 'technologies' | 'projects';
  entriesOf: (resume: Resume, plan: Plan) => object[];
};

const lists: Record<'work' | 'skills' | 'projects', List> = {
  work: { file: 'experience', entriesOf: rolesOf },
  skills: {
    file: 'technologies',
    entriesOf: ({ skills = [] }, { language }) => technologyGroups(skills, language),
  },
  projects: { file: 'projects', entriesOf: projectsOf },
};

/** Writes each list of the CV anew, unless the owner has written an entry of it. */
export function planLists(plan: Plan, resume: Resume) {
  const published = resumeOf(plan.content, { isWhole: true });
  for (const part of ['work', 'skills', 'projects'] as const) {
    const { file, entriesOf } = lists[part];
    const entries = entriesOf(resume, plan);
    if (entries.length === 0) continue;
    const isSame = (current: object | string) =>
      isDeepStrictEqual(resume[part], published[part]) ||
      isDeepStrictEqual((current as object[]).map(wordsOf), entries.map(wordsOf));
    const isWritten = offer(plan, `${part} (${entries.length})`, [file, file], entries, isSame);
    if (isWritten && part === 'projects') removeOthers(plan, entries as { id: string }[]);
  }
}

function rolesOf({ work = [] }: Resume, { language, rows }: Plan) {
  return work.flatMap((item, index) => {
    const role = roleOf(item, language);
    if (role) return [role];
    const missing = (['name', 'position', 'startDate'] as const).filter((key) => !item[key]);
    const to = `a role needs its ${missing.join(', ')}`;
    rows.leftOut.push({ from: `work[${index}]`, to, value: item.name ?? '' });
    return [];
  });
}

function projectsOf({ projects = [] }: Resume, { content, ids: chosen, language, rows }: Plan) {
  const ids = new Set<string>();
  const sections: string[] = [...ownParts, ...(content.sections?.sections ?? []).map(({ id }) => id)];
  return projects.flatMap((item, index) => {
    const { name, url } = item;
    const from = `projects[${index}]`;
    if (url && !isHttps(url))
      rows.leftOut.push({ from: `${from}.url`, to: 'is not an https address', value: url });
    if (!name) rows.leftOut.push({ from, to: 'a project needs its name' });
    if (!name) return [];
    const given = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
    const id = given ?? projectId(item, (id) => isPageId(id) || sections.includes(id) || ids.has(id));
    ids.add(id);
    return [{ id, attachmentOnRight: ids.size % 2 === 1, ...projectWords({ ...item, name }, language) }];
  });
}

/** Without what no CV says. */
function wordsOf(entry: object): object {
  const others = ['id', 'attachmentOnRight', 'icon', 'image', 'imageWidth', 'imageHeight', 'video', 'alt'];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !others.includes(key)));
}

function removeOthers(plan: Plan, projects: { id: string }[]) {
  const ids = new Set(projects.map(({ id }) => id));
  removeReferences(plan, ids);
  removeStories(plan, ids);
}

/** Service pages name projects by their id. */
function removeReferences(plan: Plan, ids: Set<string>) {
  for (const [index, { projects = [] }] of plan.content.services.servicePages.entries()) {
    const gone = projects.filter((id) => !ids.has(id));
    if (gone.length === 0) continue;
    const path = ['servicePages', index, 'projects'];
    const left = projects.filter((id) => ids.has(id));
    plan.sources.services = setValue(plan.sources.services!, path, left);
    plan.rows.removed.push({ from: '', to: nameOf(plan, ['services', ...path]), value: gone.join(', ') });
  }
}

/** The sample's stories go with the sample's projects. A story of the owner stays, and the check then names it. */
function removeStories(plan: Plan, ids: Set<string>) {
  for (const { id } of storiesIn(plan.content)) {
    const file = `stories/${id}`;
    const own = textsIn({ [file]: plan.content[`stories/${id}`]! }).filter(
      (text) => isPersonal(text) && !plan.isSampleText(text),
    );
    if (ids.has(id) || own.length > 0) continue;
    delete plan.sources[file];
    plan.rows.removed.push({ from: '', to: `content/${file}.ts` });
  }
}
