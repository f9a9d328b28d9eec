import { isDeepStrictEqual } from 'node:util';
import { storiesIn } from '../../model/pages.ts';
import { textsIn } from '../content/field-name.ts';
import { isPageId } from '../content/clashes.ts';
import { isPersonal } from '../content/sample.ts';
import { nameOf, offer, type Plan } from './plan.ts';
import { projectId } from './project-id.ts';
import type { ResumeProject, Skill, Work } from './resume.ts';
import { resumeOf } from './resume-of.ts';
import { setValue } from './source.ts';
import { isHttps, projectWords, roleOf, technologyGroups } from './words.ts';

export function planRoles(plan: Plan, work: Work[]) {
  const roles = work.flatMap((item, index) => {
    const role = roleOf(item, plan.language);
    if (role) return [role];
    const missing = (['name', 'position', 'startDate'] as const).filter((key) => !item[key]);
    const to = `a role needs its ${missing.join(', ')}`;
    plan.rows.noPlace.push({ from: `work[${index}]`, to, value: item.name ?? '' });
    return [];
  });
  offerList(plan, 'work', work, 'experience', roles);
}

export function planTechnologies(plan: Plan, skills: Skill[]) {
  offerList(plan, 'skills', skills, 'technologies', technologyGroups(skills, plan.language));
}

export function planProjects(plan: Plan, items: ResumeProject[]) {
  const ids = new Set<string>();
  const projects = items.flatMap((item, index) => {
    const { name, url } = item;
    const from = `projects[${index}]`;
    if (url && !isHttps(url))
      plan.rows.noPlace.push({ from: `${from}.url`, to: 'is not an https address', value: url });
    if (!name) plan.rows.noPlace.push({ from, to: 'a project needs its name' });
    if (!name) return [];
    const id = plan.ids?.[name] ?? projectId(item, (id) => isPageId(id) || ids.has(id));
    ids.add(id);
    return [{ id, attachmentOnRight: ids.size % 2 === 1, ...projectWords({ ...item, name }, plan.language) }];
  });
  if (!offerList(plan, 'projects', items, 'projects', projects)) return;
  removeReferences(plan, ids);
  removeStories(plan, ids);
}

/** Writes a list anew, unless the owner has written an entry of it. */
function offerList(
  plan: Plan,
  part: 'work' | 'skills' | 'projects',
  items: object[],
  file: 'experience' | 'technologies' | 'projects',
  entries: object[],
): boolean {
  if (entries.length === 0) return false;
  const published = resumeOf(plan.content)[part];
  const isSame = (current: object | string) =>
    isDeepStrictEqual(items, published) ||
    isDeepStrictEqual((current as object[]).map(wordsOf), entries.map(wordsOf));
  return offer(plan, `${part} (${entries.length})`, [file, file], entries, isSame);
}

/** Without what no CV says. */
function wordsOf(entry: object): object {
  const others = ['id', 'attachmentOnRight', 'icon', 'image', 'imageWidth', 'imageHeight', 'video', 'alt'];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !others.includes(key)));
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
