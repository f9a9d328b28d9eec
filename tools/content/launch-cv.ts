import { isPrinted } from '../cv/print-cv.ts';
import type { Group } from './launch-line.ts';
import { cvPath, type LoadedSite } from './load-site.ts';
import { type Problem, problemOfFile } from './problem.ts';
import type { Site } from './site.ts';

/** The CVs that were printed from other content, or are there in one language and not in another. */
export async function otherCvs(site: Site): Promise<Group[]> {
  if (!site.languages.some(({ cv }) => cv)) return [];
  const found = site.languages.map(async (language) => {
    const name = cvPath(language.folder);
    if (!language.cv) return problemOfFile(name, 'is not there: npm run cv prints it');
    const isSame = await isPrinted(site, language);
    const message = 'was printed before the content was changed: npm run cv prints it anew';
    return isSame ? [] : problemOfFile(name, message);
  });
  const left = (await Promise.all(found)).flat();
  return left.length > 0 ? [{ heading: 'CV', left }] : [];
}

/** Offered to an owner who has none. */
export function missingCv({ languages }: LoadedSite): Problem[] {
  if (languages.some(({ cv }) => cv)) return [];
  return [problemOfFile(cvPath(''), 'is not there: npm run cv prints your CV, and the site then offers it')];
}
