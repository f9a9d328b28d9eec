import { relative, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { z } from 'zod';
import { type Content, files } from '../content/schema.ts';

type Problem = { file: string; field: string; message: string };

const sectionIds = ['main', 'services', 'experience', 'technologies', 'hire-me', 'projects'];

type Loaded = Partial<Record<keyof Content, unknown>>;

/** Reads the content and says all that is wrong with it: one line a problem, none when it is sound. */
export async function checkContent(): Promise<{ content: Content; problems: string[] }> {
  const { content, unreadable } = await loadContent();
  const problems = [...unreadable, ...findProblems(content)].map(({ file, field, message }) =>
    [`content/${file}.ts`, field, message].filter(Boolean).join('  '),
  );
  return { content: content as Content, problems };
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
      unreadable.push({ file, field: '', message: `cannot be read: ${(error as Error).message}` });
    }
  }
  return { content, unreadable };
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
  return [...problems, ...brokenReferences(content as Partial<Content>)];
}

function brokenReferences({ projects, services }: Partial<Content>): Problem[] {
  const problems: Problem[] = [];
  const allProjects = projects?.projects ?? [];
  const pages = services?.servicePages ?? [];
  const paths = pages.map(({ path }) => path);
  const report = (file: string, field: string, message: string) => problems.push({ file, field, message });
  const reportDeadPath = (file: string, field: string, path: string | undefined) => {
    if (services && path?.startsWith('/') && !/^\/(#|$)/.test(path) && !paths.includes(path)) {
      report(file, field, `'${path}' is no page of this site: write one of ${paths.join(', ')}`);
    }
  };

  allProjects.forEach(({ id, link }, index) => {
    const field = fieldName(projects, ['projects', index]);
    if (sectionIds.includes(id))
      report('projects', `${field}.id`, `'${id}' is the id of a section: choose another`);
    if (allProjects.findIndex((other) => other.id === id) < index) {
      report('projects', `${field}.id`, `'${id}' is used twice: give each project an id of its own`);
    }
    reportDeadPath('projects', `${field}.link.path`, link?.path);
  });
  services?.services?.forEach(({ link }, index) => {
    reportDeadPath('services', `${fieldName(services, ['services', index])}.link.path`, link?.path);
  });
  services?.serviceMenu?.forEach((item, index) => {
    if ('path' in item)
      reportDeadPath('services', `${fieldName(services, ['serviceMenu', index])}.path`, item.path);
  });
  pages.forEach((page, index) => {
    const field = fieldName(services, ['servicePages', index]);
    if (paths.indexOf(page.path) < index) {
      report('services', `${field}.path`, `'${page.path}' is used twice: give each page a path of its own`);
    }
    for (const id of page.projects ?? []) {
      if (projects && !allProjects.some((project) => project.id === id)) {
        report('services', `${field}.projects`, `'${id}' is no project: write the id of one in projects.ts`);
      }
    }
  });
  return problems;
}

/** `projects[2] (Order Tracker).alt`: the place in the file, and the entry by the name its owner knows. */
function fieldName(root: unknown, path: PropertyKey[]): string {
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
    return `has ${issue.keys.join(', ')}, which the page does not know: remove it`;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return `is missing: write a ${issue.expected}`;
  }
  return issue.message;
}

/** Lets a missing file be reported beside everything else, instead of ending the import that names it. */
function mediaAsPaths(): Plugin {
  const media = /\.(avif|webp|jpe?g|png|svg|mp4)$/;
  return {
    name: 'media-as-paths',
    enforce: 'pre',
    resolveId: (source, importer) =>
      media.test(source) && importer
        ? `\0media:${relative('', resolve(importer, '..', source))}.path`
        : undefined,
    load: (id) =>
      id.startsWith('\0media:') ? `export default ${JSON.stringify(id.slice(7, -5))}` : undefined,
  };
}
