import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import type { Picture } from '../../model/media.ts';
import { storyPath } from '../../model/page.ts';
import type { Project } from '../../model/projects.ts';
import type { Theme } from '../../model/theme.ts';
import { roundness } from '../theme/corners.ts';
import { UserError } from '../user-error.ts';
import type { Colours } from './colours.ts';
import { drawable } from './drawable.ts';
import type { Face, Faces } from './faces.ts';
import { fitHeadline } from './fit-headline.ts';
import { inkOf } from './ink.ts';
import type { Direction } from './shape-line.ts';
import { hasLetters, lettering, widthOf } from './lettering.ts';

type Words = { name: string; role: string; headline: string };
type Line = { words: string; face: Face; size: number; baseline: number; fill: string };
export const shareSize = { width: 1200, height: 630 };

const { width, height } = shareSize;
const edge = 64;
/** Letters of other scripts are taller, or have signs above and below them. */
const lowScripts = ['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Hangul'];
const tallLetter = new RegExp(`(?![${lowScripts.map((name) => `\\p{Script=${name}}`).join('')}])\\p{L}`, 'u');
const endOf = { ltr: 'right', rtl: 'left' };
const frame = { left: 660, top: 150, width: 768, height: 480 };

type Materials = {
  content: Content;
  assets: string;
  colour: Colours;
  faces: Faces;
  corners: Theme['corners'];
};

/** The preview picture of a page that is shared as a link. It is often shown very small. */
export async function drawSharePicture(path: string, materials: Materials): Promise<Buffer> {
  const { content, assets, colour, faces, corners } = materials;
  const { site } = content.site;
  const { projects } = content.projects;
  const told = projects.find(({ id }) => storyPath(id) === path);
  const service = content.services.servicePages.find((each) => each.path === path);
  const page = told ?? service;
  const shown = told ? [told] : service?.projects?.map((id) => projects.find((each) => each.id === id)!);
  const sidePicture = shown?.map(pictureOf).find((picture) => picture);
  const direction = faces.display.direction ?? 'ltr';
  const file = (src: string) => join(assets, basename(src));
  const maxWidth = (sidePicture ? frame.left : width) - 2 * edge;
  const lines = layOut(await drawableWords(page?.title, content, faces), maxWidth, colour, faces);
  for (const line of lines) await requireInk(line, path);

  return sharp(file(site.hero.video.poster.jpeg))
    .resize(width, height, { fit: 'cover', position: endOf[direction] })
    .composite([
      { input: svg(shade(colour, direction)) },
      ...(sidePicture
        ? [
            {
              input: await framed(file(sidePicture.jpeg), direction, 16 * roundness[corners]),
              left: direction === 'rtl' ? 0 : frame.left,
              top: frame.top,
            },
          ]
        : []),
      { input: svg(lines.map(drawn).join('')) },
    ])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function pictureOf({ image, video }: Project): Picture | undefined {
  return image ?? video?.poster;
}

function shade(colour: Colours, direction: Direction): string {
  const night = colour('night');
  const [start, end] = direction === 'rtl' ? [1, 0] : [0, 1];
  return `<linearGradient id="shade" x1="${start}" y1="1" x2="${end}" y2="0">
    <stop stop-color="${night}" stop-opacity=".85"/>
    <stop offset=".5" stop-color="${night}" stop-opacity=".45"/>
    <stop offset="1" stop-color="${night}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)"/>`;
}

/** The frame extends beyond the bottom and one side of the picture, so only its corner at the text is round. */
async function framed(picture: string, direction: Direction, radius: number): Promise<Buffer> {
  const size = { width: width - frame.left, height: height - frame.top };
  const isRightToLeft = direction === 'rtl';
  const mask = isRightToLeft
    ? `<path d="M0 ${size.height}V0H${size.width - radius}Q${size.width} 0 ${size.width} ${radius}V${size.height}Z"/>`
    : `<path d="M0 ${size.height}V${radius}Q0 0 ${radius} 0H${size.width}V${size.height}Z"/>`;
  const cut = await sharp(picture)
    .resize(frame.width, frame.height, { fit: 'cover', position: isRightToLeft ? 'right top' : 'left top' })
    .extract({ left: isRightToLeft ? frame.width - size.width : 0, top: 0, ...size })
    .toBuffer();
  return sharp(cut)
    .composite([{ input: svg(mask, size), blend: 'dest-in' }])
    .png()
    .toBuffer();
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
  maxWidth: number,
  colour: Colours,
  { display, text }: Faces,
): Line[] {
  const lineHeight = tallLetter.test(headline) ? 1.3 : 1.04;
  const { size, lines } = fitHeadline(headline, display, maxWidth, 390 / lineHeight);
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

function drawn({ words, face, size, baseline, fill }: Line): string {
  return `<g fill="${fill}">${lettering(words, face, size, startOf(face), baseline)}</g>`;
}

function startOf({ direction }: Face): number {
  return direction === 'rtl' ? width - edge : edge;
}

/** Fails if the line is not drawn from its begin to its end: an outline that cannot be read breaks it off. */
async function requireInk(line: Line, path: string) {
  const { words, face, size } = line;
  const strip = { width, height: Math.ceil(2 * size) };
  const { left, right } = await inkOf(svg(drawn({ ...line, baseline: 1.3 * size }), strip));
  // Between the edge of a letter and its outline there is some space. The width of the system's font is not known.
  const lineWidth = widthOf(words, face, size);
  const from = face.direction === 'rtl' ? startOf(face) - lineWidth : startOf(face);
  const [start, end] = [from + 0.3 * size, from + lineWidth - 0.3 * size];
  if (hasLetters(words, face) ? left <= start && right >= end : left < right) return;
  throw new UserError(
    `The share picture of ${path} does not show the whole line "${words}": its font cannot be drawn. Choose another one in content/theme.ts.`,
  );
}

function svg(content: string, size = shareSize): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
  );
}
