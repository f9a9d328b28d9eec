import { differences } from '../content/check-content.ts';
import { textsIn } from '../content/field-name.ts';
import type { LoadedLanguage, LoadedSite } from '../content/load-site.ts';
import { lineOf, type Problem, problemOfFile } from '../content/problem.ts';

/** What an import has changed and other languages do not have yet. Their folders stay as they are. */
export function leftToTranslate(before: LoadedSite, after: LoadedSite): Problem[] {
  if (after === before) return [];
  return after.languages.slice(1).flatMap((other, index) => {
    const { folder } = other;
    if (isCopy(before.languages[0], other))
      return problemOfFile(
        `content/${folder}`,
        `is still a copy of what was there before: remove the folder and run npm run language add ${folder} again`,
      );
    const known = differencesIn(before, before.languages[index + 1]!).map(lineOf);
    const found = differencesIn(after, other).filter((problem) => !known.includes(lineOf(problem)));
    const advice = 'stays as it is: translate there what the import writes';
    const more = found.length > 0 ? '. The check asks for this:' : '';
    return [problemOfFile(`content/${folder}`, advice + more), ...found];
  });
}

/** Nothing of it is translated. */
function isCopy(first: LoadedLanguage, { content, folder }: LoadedLanguage): boolean {
  const known = new Set([folder, ...textsIn(first.content).map(({ value }) => value)]);
  return textsIn(content).every(({ value }) => known.has(value));
}

/** Without positions in the first language, which an import moves. */
function differencesIn(site: LoadedSite, other: LoadedLanguage): Problem[] {
  const first = { ...site.languages[0], locate: (file: string) => ({ file: `content/${file}.ts` }) };
  return differences(site, first, other);
}
