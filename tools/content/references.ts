import type { Content } from '../../model/content.ts';
import { storyPath } from '../../model/page.ts';
import { sections, shownSections } from '../../model/sections.ts';
import type { Story } from '../../model/stories.ts';
import { type Problem, problemAt, textsIn } from './field-name.ts';

/** Sections that are shown but have no heading in site.ts. */
export function missingWords(content: Partial<Content>): Problem[] {
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
      return problemAt(content, 'site', ['site', 'sections', name], message);
    });
}

/** An id that the page itself uses, for a section or an icon. */
export function isPageId(id: string): boolean {
  const pageIds = [
    'root',
    'main',
    'menu',
    'hero',
    'opening',
    'footer',
    ...sections.map((section) => section.id),
  ];
  return pageIds.includes(id) || id?.startsWith?.('icon-');
}

/** Project ids that are used twice, or by the page itself. */
export function takenIds(content: Partial<Content>): Problem[] {
  const all = entriesOf(content.projects?.projects);
  return all.flatMap(([index, { id }]) => {
    const report = (message: string) => problemAt(content, 'projects', ['projects', index, 'id'], message);
    const isTwice = id && all.some(([earlier, other]) => earlier < index && other.id === id);
    return [
      ...(isPageId(id) ? [report(`'${id}' is taken by the page itself: choose another`)] : []),
      ...(isTwice ? [report(`'${id}' is used twice: give each project an id of its own`)] : []),
    ];
  });
}

/** Entries of a list that a visitor could not tell apart. */
export function sharedTitles(content: Partial<Content>): Problem[] {
  const { services, technologies, quotes } = content;
  const lists: [file: string, path: PropertyKey[], list: object[] | undefined, key: string][] = [
    ['services', ['services'], services?.services, 'title'],
    ['services', ['serviceMenu'], services?.serviceMenu, 'title'],
    ...entriesOf(services?.servicePages).flatMap(([index, page]) =>
      (['deliverables', 'steps'] as const).map((key): (typeof lists)[number] => [
        'services',
        ['servicePages', index, key],
        page[key],
        'title',
      ]),
    ),
    ['technologies', ['technologies'], technologies?.technologies, 'heading'],
    ['quotes', ['quotes'], quotes?.quotes, 'words'],
    ...storyFiles(content).map(([file, { story }]): (typeof lists)[number] => [
      file,
      ['story', 'decisions', 'entries'],
      story?.decisions?.entries,
      'title',
    ]),
  ];
  return lists.flatMap(([file, path, list, key]) => {
    const titles = entriesOf(list).map(([index, entry]) => ({
      index,
      title: (entry as Record<string, unknown>)[key],
    }));
    return titles
      .filter(({ title }, at) => title && titles.findIndex((other) => other.title === title) < at)
      .map(({ index, title }) =>
        problemAt(
          content,
          file,
          [...path, index, key],
          `'${title}' is there twice: give each its own ${key}`,
        ),
      );
  });
}

/**
 * Links to a page, a section or a project that does not exist, and paths that two pages share. Links are not checked when
 * the content is not complete: their target may be in a file that could not be read.
 */
export function brokenReferences(content: Partial<Content>, isComplete: boolean): Problem[] {
  const { projects, services, experience } = content;
  const problems: Problem[] = [];
  const report = (file: string, path: PropertyKey[], message: string) =>
    problems.push(problemAt(content, file, path, message));
  const { deadLinkMessage, ids } = linkTargets(content, isComplete);
  const reportDeadLink = (file: string, path: PropertyKey[], target: string | undefined) => {
    const message = deadLinkMessage(target);
    if (message) report(file, path, message);
  };
  const reportDeadLinks = (file: string, entry: PropertyKey[], paragraphs: string[] | undefined) => {
    for (const [index, paragraph] of [paragraphs ?? []].flat().entries()) {
      for (const [, target] of String(paragraph).matchAll(/href="([^"]*)"/g))
        reportDeadLink(file, [...entry, 'description', index], target);
    }
  };

  for (const [index, { link, description }] of entriesOf(projects?.projects)) {
    reportDeadLink('projects', ['projects', index, 'link', 'path'], link?.path);
    reportDeadLinks('projects', ['projects', index], description);
  }
  for (const [index, { description }] of entriesOf(experience?.experience))
    reportDeadLinks('experience', ['experience', index], description);
  for (const [index, { link }] of entriesOf(services?.services))
    reportDeadLink('services', ['services', index, 'link', 'path'], link?.path);
  for (const [index, item] of entriesOf(services?.serviceMenu))
    if ('path' in item) reportDeadLink('services', ['serviceMenu', index, 'path'], item.path);
  for (const [file, story] of storyFiles(content)) {
    const id = file.slice('stories/'.length);
    if (ids.length > 0 && !ids.includes(id)) {
      const known = usable(ids).join('.ts, ');
      report(file, [], `is the story of no project: rename it to one of ${known}.ts, or remove it`);
    }
    for (const { path, value } of textsIn({ story }))
      for (const [, target] of value.matchAll(/href="([^"]*)"/g)) reportDeadLink(file, path, target);
  }
  const pages = entriesOf(services?.servicePages);
  for (const [index, page] of pages) {
    if (page.path && pages.some(([earlier, other]) => earlier < index && other.path === page.path)) {
      const message = `'${page.path}' is used twice: give each page a path of its own`;
      report('services', ['servicePages', index, 'path'], message);
    }
    for (const [at, id] of [page.projects ?? []].flat().entries()) {
      const path = ['servicePages', index, 'projects', at];
      if (ids.length > 0 && !ids.includes(id))
        report(
          'services',
          path,
          `'${id}' is no project: write one of ${usable(ids).join(', ')}, or remove it`,
        );
      else if (page.projects!.indexOf(id) < at)
        report('services', path, `'${id}' is there twice: remove one`);
    }
  }
  return problems;
}

/** `deadLinkMessage` returns a message for a link to a page or an anchor of this site that does not exist. */
function linkTargets(content: Partial<Content>, isComplete: boolean) {
  const ids = entriesOf(content.projects?.projects).map(([, { id }]) => id);
  const paths = [
    ...entriesOf(content.services?.servicePages).map(([, { path }]) => path),
    ...storyFiles(content).map(([file]) => storyPath(file.slice('stories/'.length))),
  ];
  const anchors: string[] = [...shownSections(content).map(({ id }) => id), ...ids];
  const deadLinkMessage = (path: string | undefined): string | undefined => {
    if (!isComplete || path === '/' || !/^[/#]/.test(path ?? '')) return;
    const anchor = /^\/?#(.*)/.exec(path ?? '')?.[1];
    if (anchor === undefined) {
      if (paths.includes(path!)) return;
      return `'${path}' is no page of this site: write one of ${[...usable(paths), '/'].join(', ')}`;
    }
    if (anchors.includes(anchor)) return;
    return `'${path}' is nowhere on the home page: write one of /#${usable(anchors).join(', /#')}`;
  };
  return { deadLinkMessage, ids };
}

function storyFiles(content: object): [file: string, exported: { story?: Partial<Story> }][] {
  return Object.entries(content).filter(([file]) => file.startsWith('stories/'));
}

/** Without those that have a mistake themselves. */
function usable(names: string[]): string[] {
  return names.filter((name) => /^[a-z0-9/-]+$/.test(name));
}

/** The entries with their index. Entries that are not objects are left out: the schema check reports them. */
function entriesOf<Entry>(list: Entry[] | undefined): [number, Entry][] {
  if (!Array.isArray(list)) return [];
  return [...list.entries()].filter(([, entry]) => typeof entry === 'object' && entry !== null);
}
