import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import type { Picture } from '../../model/media.ts';
import type { Page } from '../../model/pages.ts';
import { letterWidth } from '../content/letter-width.ts';
import { phrasesOf } from '../content/phrases.ts';
import type { Site, SiteLanguage } from '../content/site.ts';
import { roundness } from '../theme/corners.ts';
import type { ColourName } from '../theme/palette.ts';
import { type HexColours, coloursOf } from './colours.ts';
import type { Face, Faces } from './faces.ts';
import { fitHeadline } from './fit-headline.ts';
import { leadingOf } from './leading.ts';
import type { Direction } from './shape-line.ts';
import { drawable, lettering, widthOf } from './lettering.ts';
import { frame, framed, shareSize, standing, svg } from './place-picture.ts';

type Line = { words: string; face: Face; size: number; baseline: number; fill: ColourName };

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
  page: Pick<Page, 'path' | 'id'>,
  { site: { root, theme }, language: { content }, faces }: Materials,
): Promise<Buffer> {
  const { site } = content.site;
  const { display, text } = faces;
  const { title = site.hero.headline, picture } = subjectOf(page, content);
  const { direction } = display;
  const colour = coloursOf(theme);
  const place = picture?.shape ? standing : framed;
  const lines = [
    fittedLine(site.name, display, { size: 40, baseline: 96, fill: 'on-night' }),
    ...(await headlineOf(title, site.language, display, picture ? frame.left : width)),
    fittedLine(site.role, text, { size: 28, baseline: 138, fill: 'on-night-soft' }),
  ];
  return sharp(join(root, site.hero.video.poster.jpeg))
    .resize(width, height, { fit: 'cover', position: endOf[direction] })
    .composite([
      { input: svg(shade(colour('night'), direction)) },
      ...(picture ? [await place(join(root, picture.jpeg), direction, 16 * roundness[theme.corners])] : []),
      { input: svg(lines.map((line) => drawn(line, colour)).join('')) },
    ])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The title of the page of a service or a story, and the picture of its project, or of the first that has one. */
function subjectOf(
  { path, id }: Pick<Page, 'path' | 'id'>,
  { services, projects: { projects } }: Content,
): { title?: string | undefined; picture: Picture | undefined } {
  const project = projects.find((each) => each.id === id);
  const service = services.servicePages.find((each) => each.path === path);
  const ids = project ? [project.id] : (service?.projects ?? []);
  const pictures = ids.map((own) => {
    const { image, video } = projects.find((each) => each.id === own)!;
    return image ?? video?.poster;
  });
  return { title: (project ?? service)?.title, picture: pictures.find((picture) => picture) };
}

/** From the corner where the text begins. */
function shade(night: string, direction: Direction): string {
  const [start, end] = direction === 'rtl' ? [1, 0] : [0, 1];
  return `<linearGradient id="shade" x1="${start}" y1="1" x2="${end}" y2="0">
    <stop stop-color="${night}" stop-opacity=".85"/>
    <stop offset=".5" stop-color="${night}" stop-opacity=".45"/>
    <stop offset="1" stop-color="${night}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)"/>`;
}

/** A line with all the words, as large as `size` if they fit. */
function fittedLine(
  text: string,
  face: Face,
  { size, ...place }: Pick<Line, 'size' | 'baseline' | 'fill'>,
): Line {
  const { words } = drawable(text, face);
  const fitting = (width - 2 * edge) / widthOf(words, face, size);
  return { words, face, size: size * Math.min(1, fitting), ...place };
}

/** At the lower edge, as wide as this at most. */
async function headlineOf(text: string, language: string, face: Face, within: number): Promise<Line[]> {
  const { words } = drawable(text, face);
  const lineHeight = lineHeightOf(words, face);
  const phrases = await phrasesOf(words, language);
  const { size, lines } = fitHeadline(phrases, face, within - 2 * edge, 390 / lineHeight);
  const last = height - edge - size * 0.2;
  return lines.map((words, index) => ({
    words,
    face,
    size,
    baseline: last - (lines.length - 1 - index) * size * lineHeight,
    fill: 'on-night',
  }));
}

function lineHeightOf(headline: string, face: Face): number {
  const letters = headline.match(/\p{L}/gu) ?? [];
  if (letters.some((letter) => letterWidth(letter) === 1 && !lowLetter.test(letter))) return 1.3;
  if (letters.some((letter) => letterWidth(letter) === 2)) return 1.25;
  return Math.max(1.04, leadingOf(face));
}

function drawn({ words, face, size, baseline, fill }: Line, colour: HexColours): string {
  const start = face.direction === 'rtl' ? width - edge : edge;
  return `<g fill="${colour(fill)}">${lettering(words, face, size, start, baseline)}</g>`;
}
