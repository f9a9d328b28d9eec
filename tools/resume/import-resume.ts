import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { sampleTexts } from '../content/launch-list.ts';
import { fieldName } from '../content/field-name.ts';
import { findProblems } from '../content/find-problems.ts';
import { type LoadedContent, loadContent, loadSchemas, type Schemas } from '../content/load-content.ts';
import { entryText, readSample } from '../content/sample.ts';
import { UserError } from '../user-error.ts';
import type { Plan, Rows } from './plan.ts';
import { planProjects, planRoles, planTechnologies } from './plan-lists.ts';
import { planSite } from './plan-site.ts';
import { readResume } from './read-resume.ts';
import type { Resume } from './resume.ts';
import { NotWrittenOut, withoutUnusedImports } from './source.ts';
import { stageFiles } from './staged-files.ts';

type Options = { replace: boolean; dryRun: boolean };
export type Imported = { rows: Rows; missing: string[]; files: string[] };

/** Fills the content of a project from a JSON Resume file. Writes all files at the end, or none. */
export async function importResume(
  root: string,
  file: string,
  { replace, dryRun }: Options,
): Promise<Imported> {
  const resume = await readResume(file);
  const schemas = await loadSchemas(root);
  const before = await loadChecked(root, schemas, 'The content has problems, correct these first.');
  const sources = await readSources(root, Object.keys(before));
  const isKnown = readSample(root);
  const plan: Plan = {
    content: before as Content,
    sources: { ...sources },
    rows: { written: [], removed: [], same: [], kept: [], noPlace: [] },
    repeated: [],
    isSampleText: isKnown,
    isSampleEntry: (entry) => isKnown(entryText(entry)),
    replace,
  };
  planImport(plan, resume);

  const removed = Object.keys(sources).filter((name) => !(name in plan.sources));
  const texts = Object.entries(plan.sources).filter(([name, source]) => source !== sources[name]);
  const staged = await stageFiles(
    root,
    Object.fromEntries(texts.map(([name, source]) => [name, withoutUnusedImports(source, sources[name]!)])),
  );
  try {
    const files = Object.keys(staged.formatted).filter((name) => staged.formatted[name] !== sources[name]);
    const heading = 'With this CV the content would have problems.';
    const after =
      files.length > 0 ? await loadChecked(root, schemas, heading, staged.formatted, removed) : before;
    if (!dryRun) {
      await staged.publish(files);
      for (const name of removed) await rm(join(root, `content/${name}.ts`));
    }
    return { rows: plan.rows, missing: stillMissing(root, after as Content, plan, dryRun), files };
  } finally {
    await staged.remove();
  }
}

/** Puts the CV into the texts of the content files, and notes what went where. */
function planImport(plan: Plan, resume: Resume) {
  try {
    planSite(plan, resume.basics ?? {});
    planRoles(plan, resume.work ?? []);
    planTechnologies(plan, resume.skills ?? []);
    planProjects(plan, resume.projects ?? []);
  } catch (error) {
    if (!(error instanceof NotWrittenOut)) throw error;
    throw new UserError(
      `Nothing was changed: ${error.message} is not written out in its content file, so only you can change it. Write its value there, or remove it from the CV.`,
    );
  }
  const known = ['$schema', 'meta', 'basics', 'work', 'skills', 'projects'];
  for (const [key, value] of Object.entries(resume)) {
    const count = Array.isArray(value) ? ` (${value.length})` : '';
    if (known.includes(key) || count === ' (0)') continue;
    plan.rows.noPlace.push({ from: key + count, to: 'the site has no section for it' });
  }
}

/** The content with these texts in place of those on disk, and without the removed files. */
async function loadChecked(
  root: string,
  schemas: Schemas,
  heading: string,
  texts: Record<string, string> = {},
  removed: string[] = [],
): Promise<LoadedContent> {
  const { content, unreadable } = await loadContent(root, schemas, texts);
  for (const name of removed) delete content[name];
  const found = findProblems(content, schemas, (path) => existsSync(join(root, path)));
  const lines = found.map(({ file, field, message }) =>
    [`content/${file}.ts`, field, message].filter(Boolean).join('  '),
  );
  const problems = [...unreadable, ...lines];
  if (problems.length === 0) return content;
  throw new UserError(`${heading} Nothing was changed.\n\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

async function readSources(root: string, names: string[]): Promise<Record<string, string>> {
  const read = async (name: string) => [name, await readFile(join(root, `content/${name}.ts`), 'utf8')];
  return Object.fromEntries(await Promise.all(names.map(read)));
}

function stillMissing(root: string, content: Content, { repeated }: Plan, dryRun: boolean): string[] {
  const bare = [...content.projects.projects.entries()].filter(([, { image, video }]) => !image && !video);
  return [
    ...repeated.map((field) => `${field}  the CV has no words for it, so it repeats others: write yours`),
    ...bare.map(
      ([index, { id }]) =>
        `content/projects.ts  ${fieldName(content.projects, ['projects', index])}  has no picture or clip: npm run media add -- <your file> --for ${id}`,
    ),
    // The lines of the files on disk, which a dry run does not change, are not those of the new content.
    ...sampleTexts({ root, content }).left.map((line) => (dryRun ? line.replace(/:\d+:\d+/, '') : line)),
  ];
}
