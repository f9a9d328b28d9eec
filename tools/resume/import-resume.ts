import { languageProblems } from '../content/check-content.ts';
import { type LoadedSite, loadSite } from '../content/load-site.ts';
import { lineOf, type Problem, withoutPosition } from '../content/problem.ts';
import { readSample } from '../content/sample.ts';
import { type SiteLanguage, siteOf } from '../content/site.ts';
import { UserError } from '../user-error.ts';
import { leftToTranslate } from './other-languages.ts';
import type { Plan, Rows } from './plan.ts';
import { planLists } from './plan-lists.ts';
import { planSections } from './plan-sections.ts';
import { planSite } from './plan-site.ts';
import { readResume } from './read-resume.ts';
import { misspeltParts, type Resume, unknownFields } from './resume.ts';
import { stageFiles } from './staged-files.ts';
import { stillMissing } from './still-missing.ts';

type Options = Pick<Plan, 'replace' | 'ids'> & { dryRun: boolean };
export type Imported = { rows: Rows; missing: Problem[]; files: string[] };

/** Fills the content of a project from a JSON Resume file. Writes all files at the end, or none. */
export async function importResume(
  root: string,
  file: string,
  { replace, ids = {}, dryRun }: Options,
): Promise<Imported> {
  const resume = await readResume(file);
  const unknown = Object.keys(ids).find((name) => !resume.projects?.some((project) => project.name === name));
  if (unknown !== undefined)
    throw new UserError(`Nothing was changed: the CV has no project '${unknown}' for --id.`);
  const before = await loadChecked(root, 'The content has problems, correct these first.');
  const [{ sources }] = before.languages;
  const language = firstOf(before);
  const { content } = language;
  const given = { content, sources, language, isSampleText: readSample(root), replace, ids };
  const plan = planImport(resume, given);
  const removed = Object.keys(sources).filter((name) => !(name in plan.sources));
  const changed = Object.entries(plan.sources).filter(([name, text]) => text !== sources[name]);
  const staged = await stageFiles(root, Object.fromEntries(changed));
  try {
    const heading = 'With this CV the content would have problems.';
    const options = { model: before.model, texts: staged.texts, without: removed };
    const after = changed.length > 0 ? await loadChecked(root, heading, options) : before;
    if (!dryRun) await staged.publish(removed);
    const missing = [...leftToTranslate(before, after), ...stillMissing({ ...firstOf(after), root }, dryRun)];
    return {
      rows: plan.rows,
      // In a file that is not written, lines are where they were before.
      missing: dryRun ? missing.map(withoutPosition) : missing,
      files: Object.keys(staged.texts),
    };
  } finally {
    await staged.remove();
  }
}

/** Puts the CV into the texts of the content files, and notes what went where. */
export function planImport(resume: Resume, given: Omit<Plan, 'rows'>): Plan {
  const rows: Rows = { written: [], removed: [], same: [], kept: [], leftOut: [], noPlace: [] };
  rows.leftOut.push(...misspeltParts(resume));
  rows.noPlace.push(...unknownFields(resume));
  const plan = { ...given, sources: { ...given.sources }, rows };
  planSite(plan, resume.basics ?? {});
  planLists(plan, resume);
  planSections(plan, resume);
  return plan;
}

/** The others are not checked: they may be there in part. */
function firstOf(loaded: LoadedSite): SiteLanguage {
  const [first] = siteOf({ ...loaded, languages: [loaded.languages[0]] }).languages;
  return { ...first, content: first.allContent };
}

/** The content, unless it has problems. */
async function loadChecked(root: string, heading: string, options?: Parameters<typeof loadSite>[1]) {
  const site = await loadSite(root, options);
  const problems = languageProblems(site, site.languages[0]);
  if (problems.length === 0) return site;
  const lines = problems.map((problem) => `  ${lineOf(withoutPosition(problem))}`);
  throw new UserError(`${heading} Nothing was changed.\n\n${lines.join('\n')}`);
}
