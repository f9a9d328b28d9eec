import { existsSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { z } from 'zod';
import { type Content, files } from '../content/schema.ts';
import { iconNames } from '../src/icon-names.ts';
import { iconFile } from './icon-sprite.ts';

type Problem = { file: string; field: string; message: string };

const takenIds = /^(root|main|menu|hero|services|experience|technologies|hire-me|projects|icon-.*)$/;

type Loaded = Partial<Record<keyof Content, unknown>>;

/** Reads the content and says all that is wrong with it: one line a problem, none when it is sound. */
export async function checkContent(): Promise<{ content: Content; problems: string[] }> {
  const { content, unreadable } = await loadContent();
  const problems = [...unreadable, ...findProblems(content)].map(({ file, field, message }) =>
    [posix.join('content', `${file}.ts`), field, message].filter(Boolean).join('  '),
  );
  return { content: content as Content, problems: [...problems, ...unknownIcons()] };
}

export async function loadContent(): Promise<{ content: Loaded; unreadable: Problem[] }> {
  const content: Loaded = {};
  const unreadable: Problem[] = [];
  for (const file of Object.keys(files) as (keyof Content)[]) {
    try {
      const { module } = await runnerImport(resolve('content', `${file}.ts`), {
        configFile: false,
        logLevel: 'silent',
        plugins: [mediaAsPaths()],
      });
      content[file] = module;
    } catch (error) {
      unreadable.push({ file, ...whyUnreadable(stripVTControlCharacters((error as Error).message)) });
    }
  }
  return { content, unreadable };
}

function unknownIcons(): string[] {
  return iconNames
    .filter((name) => !existsSync(iconFile(name)))
    .map((name) => `src/icon-names.ts  '${name}' is no icon of the set: take a name from tabler.io/icons`);
}

/** What the tools that read the file say, with what an owner can do about it. */
function whyUnreadable(message: string): Omit<Problem, 'file'> & Partial<Problem> {
  const [, expected, file, line] = /\[PARSE_ERROR\] (.+)[\s\S]*? (\S+)\.ts:(\d+)/.exec(message) ?? [];
  if (expected) {
    const causes =
      "a comma before it is missing, a bracket is open, or a text does not stand between '…', with ’ for an apostrophe in it";
    // It may be one that the file imports.
    return { file: relative('content', file!), field: `line ${line}`, message: `${expected}: ${causes}` };
  }
  const [, name] = /^(\w+) is not defined/.exec(message) ?? [];
  if (name) {
    const way =
      "put a text between '…'; for a file write its import at the top, as npm run media add prints it";
    return { field: name, message: `is used and not imported: ${way}` };
  }
  const [, path] = /^(?:Failed to load url |Cannot find module ')([^\s']+)/.exec(message) ?? [];
  if (path?.startsWith(normalizePath(resolve('content'))))
    return {
      field: '',
      message: 'is not there: bring it back, with an empty list if you have none of these',
    };
  if (path) {
    const way =
      "correct the import, which begins with './', or remove it; npm run media add -- <your file> makes such a file";
    return { field: path, message: `is imported and not there: ${way}` };
  }
  return { field: '', message: `cannot be read: ${message.split('\n')[0]}` };
}

export function findProblems(content: Loaded): Problem[] {
  const problems: Problem[] = [];
  for (const [file, schema] of Object.entries(files)) {
    const exported = content[file as keyof Content];
    if (!exported) continue;
    for (const issue of schema.safeParse(exported).error?.issues ?? []) {
      problems.push({ file, field: fieldName(exported, issue.path), message: inWords(issue) });
    }
  }
  const swapped = swappedMedia(content as Partial<Content>);
  return [
    ...problems.filter(({ field }) => !swapped.some((swap) => field.startsWith(swap.field))),
    ...swapped,
    ...missingWords(content as Partial<Content>),
    ...brokenReferences(content as Partial<Content>),
  ];
}

/** A picture where a clip belongs lacks all that makes a clip: one sentence says it better. */
function swappedMedia({ projects }: Partial<Content>): Problem[] {
  return entriesOf(projects?.projects).flatMap(([index, { image, video }]) => {
    const field = fieldName(projects, ['projects', index]);
    const file = 'projects';
    if (isObject(video) && 'avif' in video)
      return [{ file, field: `${field}.video`, message: 'is a picture: write image in place of video' }];
    if (isObject(image) && 'av1' in image)
      return [{ file, field: `${field}.image`, message: 'is a clip: write video in place of image' }];
    return [];
  });
}

/** Those that are left out, words or not, where there is nothing to show in them. */
export function shownSections({ site, experience, technologies }: Partial<Content>) {
  return {
    experience: Boolean(experience?.experience?.length),
    technologies: Boolean(technologies?.technologies?.length),
    hireMe: Boolean(site?.site?.contact?.marketplace),
  };
}

/** A section that shows needs its words. */
function missingWords(content: Partial<Content>): Problem[] {
  const sections = content.site?.site?.sections;
  if (!sections) return [];
  const shown = shownSections(content);
  return [
    { name: 'experience' as const, because: 'experience.ts has roles' },
    { name: 'technologies' as const, because: 'technologies.ts has groups' },
    { name: 'hireMe' as const, because: 'contact.marketplace is there', also: ", text: '…'" },
  ]
    .filter(({ name }) => shown[name] && !sections[name])
    .map(({ name, because, also = '' }) => ({
      file: 'site',
      field: `site.sections.${name}`,
      message: `is missing, and ${because}: write { heading: '…'${also} }`,
    }));
}

function brokenReferences(content: Partial<Content>): Problem[] {
  const { site, projects, services, experience, technologies } = content;
  const problems: Problem[] = [];
  const allProjects = entriesOf(projects?.projects);
  const ids = new Set(allProjects.map(([, { id }]) => id));
  const pages = entriesOf(services?.servicePages);
  const paths = new Set(pages.map(([, { path }]) => path));
  const shown = shownSections(content);
  const places = [
    'services',
    shown.experience && 'experience',
    shown.technologies && 'technologies',
    shown.hireMe && 'hire-me',
    'projects',
    ...ids,
  ].filter(Boolean);
  const whole = site && projects && services && experience && technologies;
  const report = (file: string, field: string, message: string) => problems.push({ file, field, message });
  const reportDeadPath = (file: string, field: string, path: string | undefined) => {
    const place = /^\/?#(.*)/.exec(path ?? '')?.[1];
    if (!whole || path === '/' || !/^[/#]/.test(path ?? '')) return;
    if (place === undefined && !paths.has(path!)) {
      report(file, field, `'${path}' is no page of this site: write one of ${[...paths, '/'].join(', ')}`);
    } else if (place !== undefined && !places.includes(place)) {
      report(file, field, `'${path}' is nowhere on the home page: write one of /#${places.join(', /#')}`);
    }
  };
  const reportDeadLinks = (file: string, field: string, paragraphs: string[] | undefined) => {
    for (const [index, paragraph] of [paragraphs ?? []].flat().entries()) {
      for (const [, path] of String(paragraph).matchAll(/href="([^"]*)"/g))
        reportDeadPath(file, `${field}.description[${index}]`, path);
    }
  };

  for (const [index, { id, link, description }] of allProjects) {
    const field = fieldName(projects, ['projects', index]);
    if (takenIds.test(id))
      report('projects', `${field}.id`, `'${id}' is taken by the page itself: choose another`);
    if (id && allProjects.some(([earlier, other]) => earlier < index && other.id === id)) {
      report('projects', `${field}.id`, `'${id}' is used twice: give each project an id of its own`);
    }
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
  for (const [index, page] of pages) {
    const field = fieldName(services, ['servicePages', index]);
    if (page.path && pages.some(([earlier, other]) => earlier < index && other.path === page.path)) {
      report('services', `${field}.path`, `'${page.path}' is used twice: give each page a path of its own`);
    }
    for (const id of Array.isArray(page.projects) ? page.projects : []) {
      if (ids.size > 0 && !ids.has(id)) {
        const known = [...ids].join(', ');
        report('services', `${field}.projects`, `'${id}' is no project: write one of ${known}, or remove it`);
      }
    }
  }
  return problems;
}

/** With their places, and without what is no entry: the schema has named that already. */
function entriesOf<Entry>(list: Entry[] | undefined): [number, Entry][] {
  return Array.isArray(list) ? [...list.entries()].filter(([, entry]) => isObject(entry)) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** `projects[2] (Order Tracker).alt`: the place in the file, and the entry by the name its owner knows. */
export function fieldName(root: unknown, path: PropertyKey[]): string {
  let value = root as Record<PropertyKey, unknown> | undefined;
  let field = '';
  for (const key of path) {
    value = value?.[key] as typeof value;
    const name = value?.title ?? value?.company ?? value?.heading;
    if (typeof key !== 'number') field += `${field && '.'}${String(key)}`;
    else field += typeof name === 'string' ? `[${key}] (${name})` : `[${key}]`;
  }
  return field;
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `has ${issue.keys.join(', ')}, which the page does not know: correct its spelling or remove it`;
  const [, found] = /^Invalid input: .* received (\w+)$/.exec(issue.message) ?? [];
  if (issue.code === 'invalid_type' && found) {
    const write = `write ${kinds[issue.expected] ?? issue.expected}`;
    return found === 'undefined' ? `is missing: ${write}` : `is ${kinds[found] ?? found}: ${write}`;
  }
  return issue.message.replace(/^undefined .*?: /, 'is missing: ');
}

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields in { }',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Lets a missing file be reported beside everything else, instead of ending the import that names it. */
function mediaAsPaths(): Plugin {
  const media = /^\.{1,2}\/.*\.(?!ts$)\w+$/;
  return {
    name: 'media-as-paths',
    enforce: 'pre',
    resolveId: (source, importer) =>
      media.test(source) && importer
        ? `\0media:./${normalizePath(relative('', resolve(importer, '..', source)))}.path`
        : undefined,
    load: (id) =>
      id.startsWith('\0media:') ? `export default ${JSON.stringify(id.slice(7, -5))}` : undefined,
  };
}
