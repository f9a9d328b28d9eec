import type { Content } from '../../model/content.ts';
import { sections, shownSections } from '../../model/sections.ts';
import { fieldName, type Problem } from './field-name.ts';

/** Sections that are shown but have no heading in site.ts. */
export function missingWords(content: Partial<Content>): Problem[] {
  const words = content.site?.site?.sections;
  if (!words) return [];
  const shown = shownSections(content).map(({ id }) => id);
  return [
    { id: 'experience', name: 'experience', because: 'experience.ts has roles' },
    { id: 'technologies', name: 'technologies', because: 'technologies.ts has groups' },
    { id: 'hire-me', name: 'hireMe', because: 'contact.marketplace is there', also: ", text: '…'" },
  ]
    .filter(({ id, name }) => shown.some((each) => each === id) && !words[name as keyof typeof words])
    .map(({ name, because, also = '' }) => ({
      file: 'site',
      field: `site.sections.${name}`,
      message: `is missing, and ${because}: write { heading: '…'${also} }`,
    }));
}

/** Project ids that are used twice, or by the page itself. */
export function takenIds({ projects }: Partial<Content>): Problem[] {
  const pageIds = ['root', 'main', 'menu', 'hero', ...sections.map(({ id }) => id)];
  const all = entriesOf(projects?.projects);
  return all.flatMap(([index, { id }]) => {
    const report = (message: string) => {
      return { file: 'projects', field: `${fieldName(projects, ['projects', index])}.id`, message };
    };
    const isTwice = id && all.some(([earlier, other]) => earlier < index && other.id === id);
    return [
      ...(pageIds.includes(id) || id?.startsWith?.('icon-')
        ? [report(`'${id}' is taken by the page itself: choose another`)]
        : []),
      ...(isTwice ? [report(`'${id}' is used twice: give each project an id of its own`)] : []),
    ];
  });
}

/**
 * Links to a page, a section or a project that does not exist, and paths that two pages share. Links are not checked when
 * the content is not complete: their target may be in a file that could not be read.
 */
export function brokenReferences(content: Partial<Content>, isComplete: boolean): Problem[] {
  const { projects, services, experience } = content;
  const problems: Problem[] = [];
  const report = (file: string, field: string, message: string) => problems.push({ file, field, message });
  const { deadLinkMessage, ids } = linkTargets(content, isComplete);
  const reportDeadPath = (file: string, field: string, path: string | undefined) => {
    const message = deadLinkMessage(path);
    if (message) report(file, field, message);
  };
  const reportDeadLinks = (file: string, field: string, paragraphs: string[] | undefined) => {
    for (const [index, paragraph] of [paragraphs ?? []].flat().entries()) {
      for (const [, path] of String(paragraph).matchAll(/href="([^"]*)"/g))
        reportDeadPath(file, `${field}.description[${index}]`, path);
    }
  };

  for (const [index, { link, description }] of entriesOf(projects?.projects)) {
    const field = fieldName(projects, ['projects', index]);
    reportDeadPath('projects', `${field}.link.path`, link?.path);
    reportDeadLinks('projects', field, description);
  }
  for (const [index, { description }] of entriesOf(experience?.experience))
    reportDeadLinks('experience', fieldName(experience, ['experience', index]), description);
  for (const [index, { link }] of entriesOf(services?.services))
    reportDeadPath('services', `${fieldName(services, ['services', index])}.link.path`, link?.path);
  for (const [index, item] of entriesOf(services?.serviceMenu)) {
    if ('path' in item)
      reportDeadPath('services', `${fieldName(services, ['serviceMenu', index])}.path`, item.path);
  }
  const pages = entriesOf(services?.servicePages);
  for (const [index, page] of pages) {
    const field = fieldName(services, ['servicePages', index]);
    if (page.path && pages.some(([earlier, other]) => earlier < index && other.path === page.path)) {
      report('services', `${field}.path`, `'${page.path}' is used twice: give each page a path of its own`);
    }
    for (const id of Array.isArray(page.projects) ? page.projects : []) {
      if (ids.length > 0 && !ids.includes(id)) {
        const known = ids.join(', ');
        report('services', `${field}.projects`, `'${id}' is no project: write one of ${known}, or remove it`);
      }
    }
  }
  return problems;
}

/** `deadLinkMessage` returns a message for a link to a page or an anchor of this site that does not exist. */
function linkTargets(content: Partial<Content>, isComplete: boolean) {
  const ids = entriesOf(content.projects?.projects).map(([, { id }]) => id);
  const paths = entriesOf(content.services?.servicePages).map(([, { path }]) => path);
  const anchors: string[] = [...shownSections(content).map(({ id }) => id), ...ids];
  const deadLinkMessage = (path: string | undefined): string | undefined => {
    if (!isComplete || path === '/' || !/^[/#]/.test(path ?? '')) return;
    const anchor = /^\/?#(.*)/.exec(path ?? '')?.[1];
    if (anchor === undefined) {
      if (paths.includes(path!)) return;
      return `'${path}' is no page of this site: write one of ${[...paths, '/'].join(', ')}`;
    }
    if (anchors.includes(anchor)) return;
    return `'${path}' is nowhere on the home page: write one of /#${anchors.join(', /#')}`;
  };
  return { deadLinkMessage, ids };
}

/** The entries with their index. Entries that are not objects are left out: the schema check reports them. */
function entriesOf<Entry>(list: Entry[] | undefined): [number, Entry][] {
  if (!Array.isArray(list)) return [];
  return [...list.entries()].filter(([, entry]) => typeof entry === 'object' && entry !== null);
}
