import { differences } from '../content/check-content.ts';
import { textsIn } from '../content/field-name.ts';
import type { LoadedLanguage, LoadedSite } from '../content/load-site.ts';

/** What an import has changed and other languages do not have yet, one line each. Their folders stay as they are. */
export function leftToTranslate(before: LoadedSite, after: LoadedSite): string[] {
  if (after === before) return [];
  return after.languages.slice(1).flatMap((other, index) => {
    const { folder } = other;
    if (isCopy(before.languages[0], other))
      return `content/${folder}  is still a copy of what was there before: remove the folder and run npm run language add ${folder} again`;
    const known = linesOf(before, before.languages[index + 1]!);
    const lines = linesOf(after, other).filter((line) => !known.includes(line));
    const advice = `content/${folder}  stays as it is: translate there what the import writes`;
    return lines.length > 0 ? [`${advice}. The check asks for this:`, ...lines] : advice;
  });
}

/** Nothing of it is translated. */
function isCopy(first: LoadedLanguage, { content, folder }: LoadedLanguage): boolean {
  const known = new Set([folder, ...textsIn(first.content).map(({ value }) => value)]);
  return textsIn(content).every(({ value }) => known.has(value));
}

/** Without positions in the first language, which an import moves. */
function linesOf(site: LoadedSite, other: LoadedLanguage): string[] {
  const first = { ...site.languages[0], locate: (file: string) => `content/${file}.ts` };
  return differences(site, first, other);
}
