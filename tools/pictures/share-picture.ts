import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import type { Picture } from '../../model/media.ts';
import type { Page } from '../../model/pages.ts';
import type { Project } from '../../model/projects.ts';
import { letterWidth } from '../content/letter-width.ts';
import { phrasesOf } from '../content/phrases.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { roundness } from '../theme/corners.ts';
import { UserError } from '../user-error.ts';
import { type HexColours, coloursOf } from './colours.ts';
import { drawable } from './drawable.ts';
import type { Face, Faces } from './faces.ts';
import { fitHeadline } from './fit-headline.ts';
import { inkOf } from './ink.ts';
import { leadingOf } from './leading.ts';
import type { Direction } from './shape-line.ts';
import { inkBounds, lettering, widthOf } from './lettering.ts';
import { frame, framed, shareSize, standing, svg } from './place-picture.ts';

type Words = { name: string; role: string; headline: string };
type Line = { words: string; face: Face; size: number; baseline: number; fill: string };

const { width, height } = shareSize;
const edge = 64;
/** As on the pages: letters of other scripts are taller, or have signs above and below them. */
const lowLetter =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}]/u;
const endOf = { ltr: 'right', rtl: 'left' };

type Materials = {
  site: Pick<Site, 'root' | 'theme'>;
  language: Pick<SiteLanguage, 'content'>;
  faces: Faces;
};

/** The preview picture of a page that is shared as a link. It is often shown very small. */
export async function drawSharePicture(
  { path, id }: Pick<Page, 'path' | 'id'>,
  { site: { root, theme }, language: { content }, faces }: Materials,
): Promise<Buffer> {
  const colour = coloursOf(theme);
  const { site } = content.site;
  const { projects } = content.projects;
  const project = projects.find((each) => each.id === id);
  const service = content.services.servicePages.find((each) => each.path === path);
  const page = project ?? service;
  const shown = project
    ? [project]
    : service?.projects?.map((own) => projects.find((each) => each.id === own)!);
  const sidePicture = shown?.map(pictureOf).find((picture) => picture);
  const direction = faces.display.direction ?? 'ltr';
  const placed = sidePicture?.shape ? standing : framed;
  const file = (src: string) => join(root, src);
  const maxWidth = (sidePicture ? frame.left : width) - 2 * edge;
  const words = await drawableWords(page?.title, content, faces);
  const phrases = await phrasesOf(words.headline, site.language);
  const lines = layOut(words, phrases, maxWidth, colour, faces);
  for (const line of lines) await requireInk(line, path);

  return sharp(file(site.hero.video.poster.jpeg))
    .resize(width, height, { fit: 'cover', position: endOf[direction] })
    .composite([
      { input: svg(shade(colour, direction)) },
      ...(sidePicture
        ? [await placed(file(sidePicture.jpeg), direction, 16 * roundness[theme.corners])]
        : []),
      { input: svg(lines.map(drawn).join('')) },
    ])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function pictureOf({ image, video }: Project): Picture | undefined {
  return image ?? video?.poster;
}

function shade(colour: HexColours, direction: Direction): string {
  const night = colour('night');
  const [start, end] = direction === 'rtl' ? [1, 0] : [0, 1];
  return `<linearGradient id="shade" x1="${start}" y1="1" x2="${end}" y2="0">
    <stop stop-color="${night}" stop-opacity=".85"/>
    <stop offset=".5" stop-color="${night}" stop-opacity=".45"/>
    <stop offset="1" stop-color="${night}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)"/>`;
}

async function drawableWords(
  title: string | undefined,
  { site: { site } }: Content,
  { display, text }: Faces,
): Promise<Words> {
  const [name, role, headline] = await Promise.all([
    drawable(site.name, display),
    drawable(site.role, text),
    drawable(title ?? site.hero.headline, display),
  ]);
  return { name: name.words, role: role.words, headline: headline.words };
}

function layOut(
  { name, role, headline }: Words,
  phrases: string[],
  maxWidth: number,
  colour: HexColours,
  { display, text }: Faces,
): Line[] {
  const lineHeight = lineHeightOf(headline, display);
  const { size, lines } = fitHeadline(phrases, display, maxWidth, 390 / lineHeight);
  const last = height - edge - size * 0.2;
  const title = lines.map((words, index) => ({
    words,
    face: display,
    size,
    baseline: last - (lines.length - 1 - index) * size * lineHeight,
    fill: colour('on-night'),
  }));
  const fitted = (words: string, face: Face, largest: number) =>
    largest * Math.min(1, (width - 2 * edge) / widthOf(words, face, largest));
  return [
    {
      words: name,
      face: display,
      size: fitted(name, display, 40),
      baseline: 96,
      fill: colour('on-night'),
    },
    ...title,
    { words: role, face: text, size: fitted(role, text, 28), baseline: 138, fill: colour('on-night-soft') },
  ].filter(({ words }) => words !== '');
}

function lineHeightOf(headline: string, face: Face): number {
  const letters = headline.match(/\p{L}/gu) ?? [];
  if (letters.some((letter) => letterWidth(letter) === 1 && !lowLetter.test(letter))) return 1.3;
  if (letters.some((letter) => letterWidth(letter) === 2)) return 1.25;
  return Math.max(1.04, leadingOf(face));
}

function drawn({ words, face, size, baseline, fill }: Line): string {
  return `<g fill="${fill}">${lettering(words, face, size, startOf(face), baseline)}</g>`;
}

function startOf({ direction }: Face): number {
  return direction === 'rtl' ? width - edge : edge;
}

/**
 * Fails if the line is not drawn from its begin to its end: an outline that cannot be read breaks it off. In small text a thin
 * stroke is too faint to count, so every line is measured at the same size.
 */
async function requireInk({ words, face }: Line, path: string) {
  const size = 50;
  const length = widthOf(words, face, size);
  const strip = { width: Math.ceil(length + 2 * edge), height: 2 * size };
  const start = face.direction === 'rtl' ? edge + length : edge;
  const { left, right } = await inkOf(svg(lettering(words, face, size, start, 1.3 * size), strip));
  const bounds = inkBounds(words, face, size);
  // The tip of a thin stroke is too faint to count. Of the system's font only known is that it draws something.
  const faint = 0.1 * size;
  if (bounds ? left - edge <= bounds.left + faint && right - edge >= bounds.right - faint : left < right)
    return;
  throw new UserError(
    `The share picture of ${path} does not show the whole line "${words}": its font cannot be drawn. Choose another one in content/theme.ts.`,
  );
}
