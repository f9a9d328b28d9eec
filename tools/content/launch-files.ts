import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pagesOf } from '../../model/pages.ts';
import { findFontPackage } from '../fonts/font-package.ts';
import { lighterChoice } from '../fonts/lighter-fonts.ts';
import { stateOfHero } from '../hero/load-hero.ts';
import { kB } from '../kilobytes.ts';
import { measureChosenFiles } from '../pages/sizes.ts';
import { shareSize } from '../pictures/place-picture.ts';
import type { Group, Project } from './launch-line.ts';
import { type Problem, problemOfFile } from './problem.ts';

const heroRecord = 'content/media/hero.json';

export function heroOfAnotherTheme(project: Project): Group {
  const isOther = stateOfHero(project) === 'of another theme';
  const message = 'was made for another theme, name or seed: npm run hero renders yours';
  return { heading: 'Hero', left: isOther ? [problemOfFile(heroRecord, message)] : [] };
}

/** The still that stands in for the hero's clip, which the owner may keep. */
export function keptStill(project: Project): Problem[] {
  if (stateOfHero(project) !== 'still') return [];
  return [problemOfFile(heroRecord, 'is a still: npm run hero renders the clip, with ffmpeg')];
}

export async function filesOverLimit({ root }: Project): Promise<Group> {
  const left = (await measureChosenFiles(join(root, 'dist')))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ what, bytes, limit, fonts = [], hasManyLetters }) => {
      const parts = fonts.map((font) => `${font.family} ${kB(font.bytes)}`).join(', ');
      const genericOf = (family: string) => findFontPackage(root, family)?.generic;
      const advice = what.startsWith('fonts of')
        ? `: ${lighterChoice(fonts, limit, genericOf, hasManyLetters)}`
        : '';
      const message = `has ${kB(bytes)}${parts && ` (${parts})`}, the limit is ${kB(limit)}${advice}`;
      return problemOfFile('dist', message, what);
    });
  return { heading: 'Too large', left };
}

export async function sharePictures({ root, content, folder }: Project): Promise<Group> {
  const names = pagesOf(content).flatMap(({ sharePicture }) =>
    sharePicture ? join('dist', folder, sharePicture) : [],
  );
  const found = names.map(async (name) => {
    const mistake = await mistakeIn(join(root, name));
    return mistake ? problemOfFile(name, mistake) : [];
  });
  return { heading: 'Share pictures', left: (await Promise.all(found)).flat() };
}

async function mistakeIn(picture: string): Promise<string | undefined> {
  const found = await sharp(picture)
    .metadata()
    .catch(() => undefined);
  if (!found) return 'is missing: npm run build writes it';
  const { width, height } = shareSize;
  if (found.width !== width || found.height !== height)
    return `is ${found.width} x ${found.height}, not ${width} x ${height}`;
  const { size } = await stat(picture);
  if (size > 300_000) return `has ${kB(size)}, the limit is 300 kB`;
}
