import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../model/content.ts';
import type { Colours } from './colours.ts';
import { type Face, type Faces, lettering, widthOf } from './lettering.ts';

type Words = { name: string; role: string; headline: string };
export const shareSize = { width: 1200, height: 630 };

const { width, height } = shareSize;
const edge = 64;
const lineHeight = 1.04;
const frame = { left: 660, top: 150, width: 768, height: 480 };

type Materials = { content: Content; assets: string; colour: Colours; faces: Faces };

/** The preview picture of a page that is shared as a link. It is often shown very small. */
export async function drawSharePicture(path: string, materials: Materials): Promise<Buffer> {
  const { content, assets, colour, faces } = materials;
  const { site } = content.site;
  const page = content.services.servicePages.find((each) => each.path === path);
  const project = content.projects.projects.find(({ id }) => page?.projects?.includes(id));
  const sidePicture = project?.image ?? project?.video?.poster;
  const file = (src: string) => join(assets, basename(src));
  const maxWidth = (sidePicture ? frame.left : width) - 2 * edge;

  return sharp(file(site.hero.video.poster.jpeg))
    .resize(width, height, { fit: 'cover', position: 'right' })
    .composite([
      { input: svg(shade(colour)) },
      ...(sidePicture
        ? [{ input: await framed(file(sidePicture.jpeg)), left: frame.left, top: frame.top }]
        : []),
      {
        input: svg(lines({ ...site, headline: page?.title ?? site.hero.headline }, maxWidth, colour, faces)),
      },
    ])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function shade(colour: Colours): string {
  const night = colour('night');
  return `<linearGradient id="shade" x1="0" y1="1" x2="1" y2="0">
    <stop stop-color="${night}" stop-opacity=".85"/>
    <stop offset=".5" stop-color="${night}" stop-opacity=".45"/>
    <stop offset="1" stop-color="${night}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)"/>`;
}

/** The frame extends beyond the right and bottom edges of the picture, so only its top left corner is round. */
async function framed(picture: string): Promise<Buffer> {
  const size = { width: width - frame.left, height: height - frame.top };
  const mask = `<path d="M0 ${size.height}V16Q0 0 16 0H${size.width}V${size.height}Z"/>`;
  const cut = await sharp(picture)
    .resize(frame.width, frame.height, { fit: 'cover', position: 'left top' })
    .extract({ left: 0, top: 0, ...size })
    .toBuffer();
  return sharp(cut)
    .composite([{ input: svg(mask, size), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function lines(
  { name, role, headline }: Words,
  maxWidth: number,
  colour: Colours,
  { display, text }: Faces,
): string {
  const { size, lines } = fitHeadline(headline, display, maxWidth, 390 / lineHeight);
  const last = height - edge - size * 0.2;
  const title = lines.map((line, index) =>
    lettering(line, display, size, edge, last - (lines.length - 1 - index) * size * lineHeight),
  );
  const roleSize = 28 * Math.min(1, (width - 2 * edge) / widthOf(role, text, 28));
  return `<g fill="${colour('on-night')}">${lettering(name, display, 40, edge, 96)}${title.join('')}</g>
    <g fill="${colour('on-night-soft')}">${lettering(role, text, roleSize, edge, 138)}</g>`;
}

/** The largest font size at which the headline fits, in lines of similar length. */
function fitHeadline(
  headline: string,
  face: Face,
  maxWidth: number,
  maxHeight: number,
): { size: number; lines: string[] } {
  // Lines break at spaces, and after any letter in scripts without spaces.
  const words = (headline.match(/\s*(?:[\u2e80-\u9fff]|[^\s\u2e80-\u9fff]+)/g) ?? []).map((word) => ({
    word,
    width: widthOf(word, face, 1),
  }));
  const widest = Math.max(...words.map(({ width }) => width));
  let size = Math.min(100, maxWidth / widest);
  while (wrap(words, maxWidth / size).length * size > maxHeight) size -= 1;

  const { length } = wrap(words, maxWidth / size);
  let measure = maxWidth / size;
  while (measure > widest && wrap(words, measure - 0.1).length === length) measure -= 0.1;
  return { size, lines: wrap(words, measure) };
}

function wrap(words: { word: string; width: number }[], measure: number): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const { word, width } of words) {
    used += width;
    if (used <= measure) lines.push(lines.pop() + word);
    else {
      lines.push(word.trimStart());
      used = width;
    }
  }
  return lines;
}

function svg(content: string, size = shareSize): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${content}</svg>`,
  );
}
