import { checkContent } from '../content/check-content.ts';
import type { Model } from '../content/load-model.ts';
import { type LoadedSite, loadSite, nameInContent } from '../content/load-site.ts';
import type { Locate } from '../content/locate.ts';
import { lineOf, type Problem, withoutPosition } from '../content/problem.ts';
import type { Place } from './fields.ts';
import { Refused } from './refused.ts';
import { type Change, writeFiles } from './write-files.ts';

/**
 * New texts of files, by their names in content/, and the field that the change is about. `swapMedia` exchanges the pictures and
 * clips that have been added with those that were there before, and back.
 */
export type Edit = {
  label: string;
  texts: Record<string, string>;
  place?: Place;
  swapMedia?: () => Promise<void>;
};
type Done = { label: string; changes: Change[]; swapMedia: (() => Promise<void>) | undefined };

export type Project = {
  root: string;
  model: () => Promise<Model>;
  /** Does one work after the other, also the checks of the dev server. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Shows what has been written. */
  accept: (loaded: LoadedSite, problems: Problem[]) => void;
  /** Checks new media only after this work. */
  addsMedia: (work: Promise<unknown>) => void;
};

/** Changes content files, one change after the other, and takes changes back, as far as the start of the server. */
export function editsOf({ root, model, inTurn, accept }: Omit<Project, 'addsMedia'>) {
  const done: Done[] = [];
  const undone: Done[] = [];
  /** As the last change left it. */
  let loaded: LoadedSite | undefined;

  /** Makes a change of what is on the disk now. `plan` says which, `isRight` whether its result is what was meant. */
  function change(
    plan: (now: LoadedSite) => Edit | Promise<Edit>,
    isRight: (next: LoadedSite) => boolean,
  ): Promise<void> {
    return inTurn(async () => {
      const now = await loadSite(root, { model: await model(), before: loaded });
      const { label, swapMedia, ...edit } = await plan(now);
      const changes = changesTo(now, edit.texts);
      if (changes.length === 0 && !swapMedia) return;
      await write(now, changes, edit, isRight);
      done.push({ label, changes, swapMedia });
      undone.length = 0;
    });
  }

  async function write(
    now: LoadedSite,
    changes: Change[],
    { texts, place }: Pick<Edit, 'texts' | 'place'>,
    isRight: (next: LoadedSite) => boolean = () => true,
  ) {
    const next = await loadSite(root, { model: now.model, texts, before: now });
    const problems = checkContent(next);
    if (problems.length > 0) refuseNew(problems, now, next, place);
    if (!isRight(next)) throw new Refused(422, 'The file would not say what was meant: edit it there.');
    await writeFiles(root, changes);
    accept(next, problems);
    loaded = next;
  }

  /** Takes the last change back, or makes it again. */
  function step(from: Done[], to: Done[], what: 'undo' | 'redo'): Promise<{ label: string }> {
    return inTurn(async () => {
      const last = from.at(-1);
      if (!last) throw new Refused(409, `There is nothing to ${what}.`);
      const changes = last.changes.map(({ file, before, after }) =>
        what === 'undo' ? { file, before: after, after: before } : { file, before, after },
      );
      const now = await loadSite(root, { model: await model(), before: loaded });
      for (const { file, before } of changes)
        if (sourceOf(now, file) !== before)
          throw new Refused(409, `${file} has been edited since, so ${what} would lose that. Edit it there.`);
      const texts = changes.map(({ file, after }) => [file.replace(/^content\/|\.ts$/g, ''), after]);
      await last.swapMedia?.();
      try {
        await write(now, changes, { texts: Object.fromEntries(texts) });
      } catch (error) {
        await last.swapMedia?.();
        throw error;
      }
      to.push(from.pop()!);
      return { label: last.label };
    });
  }

  return {
    change,
    undo: () => step(done, undone, 'undo'),
    redo: () => step(undone, done, 'redo'),
    state: () => ({ undo: labelOf(done), redo: labelOf(undone) }),
  };
}

export type Edits = ReturnType<typeof editsOf>;

function labelOf(list: Done[]) {
  const last = list.at(-1);
  return last ? { label: last.label } : null;
}

function changesTo(now: LoadedSite, texts: Record<string, string>): Change[] {
  return Object.entries(texts).flatMap(([name, after]) => {
    const file = `content/${name}.ts`;
    const before = sourceOf(now, file);
    if (before === undefined) throw new Refused(409, `${file} is not there any more.`);
    return before === after ? [] : [{ file, before, after }];
  });
}

function sourceOf({ languages }: LoadedSite, path: string): string | undefined {
  for (const { folder, sources } of languages)
    for (const [file, text] of Object.entries(sources))
      if (`content/${nameInContent(folder, file)}.ts` === path) return text;
}

/** A mistake elsewhere does not keep the owner from editing. */
function refuseNew(problems: Problem[], now: LoadedSite, next: LoadedSite, place: Place | undefined) {
  const linesOf = (site: LoadedSite) => checkContent(withoutPositions(site)).map(lineOf);
  const [known, lines] = [linesOf(now), linesOf(next)];
  const isAt = ({ file, path }: Problem) =>
    place &&
    file === `content/${nameInContent(place.folder, place.file)}.ts` &&
    path.join() === place.path.join();
  const own = problems.filter((problem, index) => !known.includes(lines[index]!) || isAt(problem));
  if (own.length > 0)
    throw new Refused(
      422,
      own.map((problem) => (isAt(problem) ? problem.message : lineOf(problem))).join('\n'),
    );
}

/** A change moves what stands after it. */
function withoutPositions(site: LoadedSite): LoadedSite {
  const [first, ...others] = site.languages.map((language) => {
    const locate: Locate = (file, path) => withoutPosition(language.locate(file, path));
    return { ...language, locate, unreadable: language.unreadable.map(withoutPosition) };
  });
  return { ...site, languages: [first!, ...others] };
}
