import { isPrinted } from '../cv/print-cv.ts';
import type { Group } from './launch-line.ts';
import { cvPath, type LoadedSite } from './load-site.ts';
import type { Site } from './site.ts';

/** The CVs that were printed from other content, or are there in one language and not in another. */
export async function otherCvs(site: Site): Promise<Group[]> {
  if (!site.languages.some(({ cv }) => cv)) return [];
  const lines = site.languages.map(async (language) => {
    const name = cvPath(language.folder);
    if (!language.cv) return `${name}  is not there: npm run cv prints it`;
    const isSame = await isPrinted(site, language);
    return isSame ? [] : `${name}  was printed before the content was changed: npm run cv prints it anew`;
  });
  const left = (await Promise.all(lines)).flat();
  return left.length > 0 ? [{ heading: 'CV', left }] : [];
}

/** Offered to an owner who has none. */
export function missingCv({ languages }: LoadedSite): string[] {
  if (languages.some(({ cv }) => cv)) return [];
  return [`${cvPath('')}  is not there: npm run cv prints your CV, and the site then offers it`];
}
