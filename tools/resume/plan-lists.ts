import { isDeepStrictEqual } from 'node:util';
import type { Role } from '../../model/experience.ts';
import { storiesIn } from '../../model/page.ts';
import type { Project } from '../../model/projects.ts';
import type { TechnologyGroup } from '../../model/technologies.ts';
import { fieldName, textsIn } from '../content/field-name.ts';
import { isPageId } from '../content/references.ts';
import { isPersonal } from '../content/sample.ts';
import type { Plan } from './plan.ts';
import type { ResumeProject, Skill, Work } from './resume.ts';
import { resumeProjectOf, skillOf, workOf } from './resume-of.ts';
import { setList, setValue } from './source.ts';
import { isHttps, projectId, projectWords, roleWords, technologyWords, type Words } from './words.ts';

type ListName = 'experience' | 'technologies' | 'projects';

type Wanted<Entry> = Words<Entry> & {
  from: string;
  /** The entry says the same already. */
  isSame: (entry: Entry) => boolean;
  /** The entry is about the same, in other words. Its picture stays. */
  isMatch: (entry: Entry) => boolean;
};

const workFields = ['name', 'position', 'description', 'startDate', 'endDate', 'summary', 'highlights'];
const projectFields = ['name', 'description', 'highlights', 'keywords', 'url'];
const skillFields = ['name', 'keywords'];

export function planRoles(plan: Plan, work: Work[]) {
  const wanted = work.flatMap((item, index): Wanted<Role>[] => {
    const from = `work[${index}]`;
    const found = roleWords(item, plan.content.site.site.language);
    if (!found) {
      const missing = (['name', 'position', 'startDate'] as const).filter((key) => !item[key]);
      plan.rows.noPlace.push({ from, to: `a role needs its ${missing.join(', ')}`, value: item.name ?? '' });
      return [];
    }
    const words = found.words;
    return [
      {
        ...found,
        from,
        isSame: (role) =>
          isDeepStrictEqual(pick(item, workFields), workOf(role)) || hasWords(role, found.words),
        isMatch: (role) =>
          role.company.toLowerCase() === words.company!.toLowerCase() &&
          role.from === words.from &&
          role.to === words.to,
      },
    ];
  });
  noteOtherFields(plan, 'work', work, workFields);
  planList(plan, 'experience', 'work', plan.content.experience.experience, wanted, (words) => ({
    ...words,
    icon: 'code' as const,
  }));
}

export function planTechnologies(plan: Plan, skills: Skill[]) {
  const { technologies } = plan.content.technologies;
  const picked = skills.map((skill) => pick(skill, skillFields));
  // A group without tags would come back as a tag.
  const isExport = isDeepStrictEqual(picked, technologies.map(skillOf));
  const groups = isExport ? technologies : technologyWords(skills);
  const wanted = groups.map(
    (words): Wanted<TechnologyGroup> => ({
      words,
      repeated: [],
      from: `skills (${words.heading})`,
      isSame: (group) => hasWords(group, words),
      isMatch: ({ heading }) => heading === words.heading,
    }),
  );
  noteOtherFields(plan, 'skills', skills, skillFields);
  planList(plan, 'technologies', 'skills', technologies, wanted, (words) => words);
}

export function planProjects(plan: Plan, items: ResumeProject[]) {
  const { projects } = plan.content.projects;
  const wanted = items.flatMap((item, index): Wanted<Project>[] => {
    const from = `projects[${index}]`;
    const found = projectWords(item);
    if (!found) {
      plan.rows.noPlace.push({ from, to: 'a project needs its name' });
      return [];
    }
    if (item.url && !isHttps(item.url))
      plan.rows.noPlace.push({ from: `${from}.url`, to: 'is not an https address', value: item.url });
    const id = projectId(item.name!, () => false);
    return [
      {
        ...found,
        from,
        isSame: (project) =>
          isDeepStrictEqual(pick(item, projectFields), resumeProjectOf(project, plan.content.site.site)) ||
          hasWords(project, found.words),
        isMatch: (project) => project.id === id || project.title === found.words.title,
      },
    ];
  });
  noteOtherFields(plan, 'projects', items, projectFields);
  const ids: string[] = [];
  const isTaken = (id: string) => isPageId(id) || ids.includes(id);
  const list = planList(plan, 'projects', 'projects', projects, wanted, (words, index, kept) => {
    if (ids.length === 0) ids.push(...kept.map(({ id }) => id));
    const id = projectId(words.title!, isTaken);
    ids.push(id);
    return { id, attachmentOnRight: index % 2 === 0, ...words };
  });
  if (!list) return;
  const left = new Set(list.map(({ id }) => id!));
  removeReferences(plan, left);
  removeStories(plan, left);
}

/** Service pages name projects by their id. */
function removeReferences(plan: Plan, ids: Set<string>) {
  for (const [index, page] of plan.content.services.servicePages.entries()) {
    const named = [...(page.projects ?? []).entries()];
    const kept = named.filter(([, id]) => ids.has(id)).map(([place]) => place);
    if (kept.length === named.length) continue;
    const path = ['servicePages', index, 'projects'];
    plan.sources.services = setList(plan.sources.services!, path, kept);
    const value = named.flatMap(([, id]) => (ids.has(id) ? [] : [id])).join(', ');
    const to = `content/services.ts  ${fieldName(plan.content.services, path)}`;
    plan.rows.removed.push({ from: '', to, value });
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

/** Writes a list anew, unless the owner has written an entry of it. Returns the new list, or nothing if it stays. */
function planList<Entry extends object>(
  plan: Plan,
  name: ListName,
  from: string,
  entries: Entry[],
  wanted: Wanted<Entry>[],
  create: (words: Partial<Entry>, index: number, kept: Entry[]) => Partial<Entry>,
): Partial<Entry>[] | undefined {
  const { rows } = plan;
  const whole = { from: `${from} (${wanted.length})`, to: `content/${name}.ts  ${name}` };
  if (wanted.length === 0) return;
  if (entries.length === wanted.length && wanted.every(({ isSame }, index) => isSame(entries[index]!))) {
    rows.same.push(whole);
    return;
  }
  if (!plan.replace && !entries.every(plan.isSampleEntry)) {
    rows.kept.push({ ...whole, value: `${entries.length} entries` });
    return;
  }
  const left = new Map(entries.entries());
  const take = (test: (entry: Entry) => boolean) => {
    const [index] = [...left].find(([, entry]) => test(entry)) ?? [];
    if (index !== undefined) left.delete(index);
    return index;
  };
  const same = wanted.map(({ isSame }) => take(isSame));
  const places = wanted.map(({ isMatch }, index) => same[index] ?? take(isMatch));
  const kept = places.flatMap((place) => (place === undefined ? [] : [entries[place]!]));
  const list = wanted.map(({ words }, index) => {
    const place = places[index];
    return place === undefined ? create(words, index, kept) : { ...entries[place]!, ...words };
  });

  for (const [index, { words, repeated, from }] of wanted.entries()) {
    const field = fieldName({ [name]: list }, [name, index]);
    const row = { from, to: `content/${name}.ts  ${field}` };
    if (same[index] !== undefined) {
      rows.same.push(row);
      continue;
    }
    for (const [key, value] of Object.entries(words)) {
      if (places[index] !== undefined)
        plan.sources[name] = setValue(plan.sources[name]!, [name, places[index], key], value);
    }
    rows.written.push(row);
    plan.repeated.push(...repeated.map((key) => `content/${name}.ts  ${field}.${String(key)}`));
  }
  const slots = places.map((place, index) => place ?? list[index]!);
  plan.sources[name] = setList(plan.sources[name]!, [name], slots);
  for (const index of left.keys())
    rows.removed.push({
      from: '',
      to: `content/${name}.ts  ${fieldName({ [name]: entries }, [name, index])}`,
    });
  return list;
}

function hasWords<Entry extends object>(entry: Entry, words: Partial<Entry>): boolean {
  return isDeepStrictEqual(pick(entry, Object.keys(words)), words);
}

function pick(item: object, keys: string[]): object {
  return Object.fromEntries(Object.entries(item).filter(([key]) => keys.includes(key)));
}

function noteOtherFields({ rows }: Plan, from: string, items: object[], known: string[]) {
  const others = new Set(items.flatMap((item) => Object.keys(item).filter((key) => !known.includes(key))));
  for (const key of others) rows.noPlace.push({ from: `${from}[].${key}`, to: 'the site does not show it' });
}
