import type { Content } from '../../model/content.ts';
import { entriesOf, projectIds, storyFiles } from '../../model/entries.ts';
import { sections as pageSections } from '../../model/home-sections.ts';
import { type Finding, findingAt } from './field-name.ts';

/** An id that the page itself uses, for a section or an icon. */
export function isPageId(id: string): boolean {
  const parts = ['root', 'main', 'menu', 'hero', 'opening', 'footer'];
  return [...parts, ...pageSections.map((section) => section.id)].includes(id) || id?.startsWith?.('icon-');
}

/** Ids of projects, and of sections of the owner's own, that are used twice, or by another part of the page. */
export function takenIds(content: Partial<Content>): Finding[] {
  const ofPage = (id: string) => (isPageId(id) ? 'is taken by the page itself' : undefined);
  const ofProject = (id: string) => (projectIds(content).includes(id) ? 'is the id of a project' : undefined);
  return [
    ...takenIn(content, 'projects', ofPage),
    ...takenIn(content, 'sections', (id) => ofPage(id) ?? ofProject(id)),
  ];
}

function takenIn(
  content: Partial<Content>,
  file: 'projects' | 'sections',
  whyTaken: (id: string) => string | undefined,
): Finding[] {
  const list: { id: string }[] | undefined = (content[file] as Record<string, { id: string }[]>)?.[file];
  const report = (index: number, message: string) => findingAt(content, file, [file, index, 'id'], message);
  return [
    ...entriesOf(list).flatMap(([index, { id }]) => {
      const why = whyTaken(id);
      return why ? report(index, `'${id}' ${why}: choose another`) : [];
    }),
    ...repeated(list, 'id').map(([index, id]) =>
      report(index, `'${id}' is used twice: give each ${file.slice(0, -1)} an id of its own`),
    ),
  ];
}

/** Entries of a list that a visitor could not tell apart. */
export function sharedTitles(content: Partial<Content>): Finding[] {
  const { services, technologies, quotes, sections } = content;
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
    ['sections', ['sections'], sections?.sections, 'heading'],
    ['sections', ['sections'], sections?.sections, 'menuLabel'],
    ...storyFiles(content).map(([file, { story }]): (typeof lists)[number] => [
      file,
      ['story', 'decisions', 'entries'],
      story?.decisions?.entries,
      'title',
    ]),
  ];
  return lists.flatMap(([file, path, list, key]) =>
    repeated(list, key).map(([index, title]) =>
      findingAt(content, file, [...path, index, key], `'${title}' is there twice: give each its own ${key}`),
    ),
  );
}

/** Entries, paragraphs and facts in sections of the owner's own that are the same as one before them. */
export function repeatedEntries(content: Partial<Content>): Finding[] {
  return entriesOf(content.sections?.sections).flatMap(([index, section]) =>
    ['entries', 'paragraphs', 'facts'].flatMap((name) => {
      const list: unknown = Reflect.get(section, name);
      const texts = Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)) : [];
      return texts.flatMap((text, at) =>
        texts.indexOf(text) < at
          ? findingAt(content, 'sections', ['sections', index, name, at], 'is there twice: remove one')
          : [],
      );
    }),
  );
}

/** Addresses of service pages that are used twice. */
export function sharedPaths(content: Partial<Content>): Finding[] {
  return repeated(content.services?.servicePages, 'path').map(([index, path]) => {
    const message = `'${path}' is used twice: give each page a path of its own`;
    return findingAt(content, 'services', ['servicePages', index, 'path'], message);
  });
}

/** The entries that have a field as an entry before them has it, each with its index. */
function repeated(list: object[] | undefined, key: string): [index: number, value: unknown][] {
  const values = entriesOf(list).map(([index, entry]): [number, unknown] => [index, Reflect.get(entry, key)]);
  return values.filter(([, value], at) => value && values.findIndex(([, other]) => other === value) < at);
}
