import type { Content } from '../../model/content.ts';
import { entriesOf, isStory, projectIds, storyFiles, storyId } from '../../model/entries.ts';
import { near, nearest } from '../../model/nearest.ts';
import { placesOf } from '../../model/pages.ts';
import { sections, shownSections } from '../../model/home-sections.ts';
import { type Finding, findingAt, textsIn } from './field-name.ts';

/** Sections that are shown but have no heading in site.ts. */
export function missingWords(content: Partial<Content>): Finding[] {
  const words = content.site?.site?.sections;
  if (!words) return [];
  const shown = shownSections(content).map(({ id }) => id);
  return [
    { id: 'experience', name: 'experience', because: 'experience.ts has roles' },
    { id: 'technologies', name: 'technologies', because: 'technologies.ts has groups' },
    { id: 'quotes', name: 'quotes', because: 'quotes.ts has quotes' },
    { id: 'hire-me', name: 'hireMe', because: 'contact.marketplace is there', also: ", text: '…'" },
  ]
    .filter(({ id, name }) => shown.some((each) => each === id) && !words[name as keyof typeof words])
    .map(({ name, because, also = '' }) => {
      const message = `is missing, and ${because}: write { heading: '…'${also} }`;
      return findingAt(content, 'site', ['site', 'sections', name], message);
    });
}

/** Ids in the order of the home page that no section has, or that are there twice, and an order without ids. */
export function unknownInOrder(content: Partial<Content>): Finding[] {
  const { sections: own, order } = content.sections ?? {};
  if (!Array.isArray(order)) return [];
  const report = (path: PropertyKey[], message: string) => [findingAt(content, 'sections', path, message)];
  if (order.length === 0)
    return report(['order'], 'is empty: leave it out, or name the sections to be shown');
  const known = [...sections.map(({ id }) => id), ...entriesOf(own).map(([, { id }]) => String(id))];
  const missing = order.filter((id) => typeof id === 'string' && !known.includes(id) && !near(id, known));
  // One message for all: the owner wrote them, but not into a list that is exported.
  const isExported = own !== undefined || missing.length === 0;
  const names = [...new Set(missing)].map((id) => `'${id}'`).join(', ');
  const notExported = `has ${names}, and the file exports no sections: write export const sections = […] with them, or remove them here`;
  return [
    ...(isExported ? [] : report(['order'], notExported)),
    ...order.flatMap((id, index) => {
      if (typeof id !== 'string' || (!isExported && missing.includes(id))) return [];
      const path = ['order', index];
      if (order.indexOf(id) < index) return report(path, `'${id}' is there twice: remove one`);
      if (known.includes(id)) return [];
      const meant = near(id, known);
      const advice = meant
        ? `did you mean '${meant}'? If not, remove it`
        : `write one of ${usable(known).join(', ')}, or remove it`;
      return report(path, `'${id}' is no section: ${advice}`);
    }),
  ];
}

/** Links to pages, sections, projects and stories that do not exist. */
export function brokenReferences(content: Partial<Content>, isComplete: boolean): Finding[] {
  return [
    // The target of a link may be in a file that could not be read.
    ...(isComplete ? deadLinks(content) : []),
    ...storiesWithoutProject(content),
    ...unknownProjects(content),
  ];
}

function deadLinks(content: Partial<Content>): Finding[] {
  const [home, ...others] = placesOf(content).flatMap(({ kind, path }) => (kind === 'not-found' ? [] : path));
  const paths = [...others, home!];
  const shown = shownSections(content).map(({ id }): string => id);
  const anchors = [...shown, ...(shown.includes('projects') ? projectIds(content) : [])];
  const whyDead = (target: string): string | undefined => {
    if (!/^[/#]/.test(target)) return;
    const anchor = /^\/?#(.*)/.exec(target)?.[1];
    if (anchor === undefined) {
      if (paths.includes(target)) return;
      return `'${target}' is no page of this site: write one of ${usable(paths).join(', ')}`;
    }
    if (anchors.includes(anchor)) return;
    const targets = usable(anchors).map((name) => `/#${name}`);
    return `'${target}' is nowhere on the home page: write one of ${(targets.length > 0 ? targets : usable(paths)).join(', ')}`;
  };
  return textsIn(content).flatMap(({ file, path, value }) =>
    linksIn(file, path, value).flatMap((target) => {
      const message = whyDead(target);
      return message ? [findingAt(content, file, path, message)] : [];
    }),
  );
}

/** The targets of the links in a text: all of it is one, or it has them in its markup. */
function linksIn(file: string, path: PropertyKey[], value: string): string[] {
  const [list] = path;
  if (path.at(-1) === 'path' && list !== 'servicePages') return [value];
  const hasMarkup = ['description', 'paragraphs'].includes(String(path.at(-2))) || isStory(file);
  return hasMarkup ? [...value.matchAll(/href="([^"]*)"/g)].map(([, target]) => target!) : [];
}

function storiesWithoutProject(content: Partial<Content>): Finding[] {
  const ids = projectIds(content);
  return storyFiles(content)
    .filter(([file]) => ids.length > 0 && !ids.includes(storyId(file)))
    .map(([file]) => {
      const name = `${nearest(storyId(file), ids.map(String))}.ts`;
      const message = `is the story of no project: rename it to ${name}, the nearest id, or remove it`;
      return findingAt(content, file, [], message);
    });
}

/** In the list of projects that a service page shows. */
function unknownProjects(content: Partial<Content>): Finding[] {
  const ids = projectIds(content);
  const isLeftOut =
    unknownInOrder(content).length === 0 && content.sections?.order?.includes?.('projects') === false;
  const isNowhere = (id: string) => isLeftOut && ids.includes(id) && !content[`stories/${id}`];
  return entriesOf(content.services?.servicePages).flatMap(([index, page]) => {
    const named = [page.projects ?? []].flat();
    return named.flatMap((id, at) => {
      const report = (message: string) => [
        findingAt(content, 'services', ['servicePages', index, 'projects', at], message),
      ];
      if (ids.length > 0 && !ids.includes(id))
        return report(`'${id}' is no project: write one of ${usable(ids).join(', ')}, or remove it`);
      if (isNowhere(id))
        return report(`'${id}' has no story, and order in sections.ts leaves the projects out: remove it`);
      return named.indexOf(id) < at ? report(`'${id}' is there twice: remove one`) : [];
    });
  });
}

/** Without those that have a mistake themselves. */
function usable(names: string[]): string[] {
  return names.filter((name) => /^[a-z0-9/-]+$/.test(name));
}
