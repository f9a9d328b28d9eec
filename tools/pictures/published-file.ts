import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { isInside } from '../content/is-inside.ts';
import { limits } from '../limits.ts';
import { UserError } from '../user-error.ts';

/** The bytes of a file as the site has them, and what they lack of the owner's file. */
export type Published = { data: Buffer; leftOut: string[] };

/** A file of content/media, by its path in the project, as visitors may have it: a picture is drawn or written anew. */
export async function publishedFile(root: string, path: string): Promise<Published> {
  const file = join(root, path);
  if (!isInside(join(root, 'content'), file))
    throw new UserError(
      `${path} is a link that leads out of content/: put the file itself there, so that nothing else is published.`,
    );
  const data = await readFile(file);
  if (!/\.(svg|png|jpe?g|webp|avif)$/.test(path)) return { data, leftOut: [] };
  if (extname(path) === '.svg') return publishedSvg(data, path);
  const metadata = await sharp(data, { limitInputPixels: limits.pixels })
    .metadata()
    .catch(() => {
      throw new UserError(`${path} cannot be read as a picture: copy or export it again.`);
    });
  // Made by npm run media add or npm run hero, which leave nothing else in it.
  const isMade = existsSync(join(dirname(file), basename(file).replace(/\..*/, '.json')));
  const leftOut = notesIn(metadata);
  return isMade && leftOut.length === 0 ? { data, leftOut } : { data: await draw(data, metadata), leftOut };
}

async function publishedSvg(data: Buffer, path: string): Promise<Published> {
  if (data.length > limits.svgBytes)
    throw new UserError(
      `${path} has ${(data.length / 1e6).toFixed(1)} MB, and a drawing ${limits.svgBytes / 1e6} MB at most: export it as a picture.`,
    );
  // Takes a while to load, which only a site with drawings needs.
  const { cleanSvg } = await import('./clean-svg.ts');
  try {
    const { svg, leftOut } = cleanSvg(data.toString('utf8'));
    if (!svg.startsWith('<svg')) throw new Error('no svg');
    return { data: Buffer.from(svg), leftOut };
  } catch {
    throw new UserError(`${path} is no SVG that can be read: export it again, as a plain SVG.`);
  }
}

function notesIn({ exif, xmp, iptc, comments }: Metadata): string[] {
  const found = { EXIF: exif, XMP: xmp, IPTC: iptc, comments };
  return Object.entries(found).flatMap(([name, value]) => (value ? [name] : []));
}

/** Upright, as its metadata may say, and without that. */
function draw(data: Buffer, { format }: Metadata): Promise<Buffer> {
  const picture = sharp(data, { limitInputPixels: limits.pixels }).autoOrient();
  if (format === 'jpeg') return picture.jpeg({ quality: 90, mozjpeg: true }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 90 }).toBuffer();
  if (format === 'heif') return picture.avif({ quality: 75 }).toBuffer();
  return picture.png({ compressionLevel: 9 }).toBuffer();
}
