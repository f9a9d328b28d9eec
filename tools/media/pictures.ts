import sharp, { type Sharp } from 'sharp';

/** Soft gradients need more bits, or they show colour bands. */
export type Meta = {
  name: string;
  width: number;
  height: number;
  fps: number;
  duration: number;
  hasSoftGradients: boolean;
  /** What takes the place of transparent parts in a JPEG, which cannot have them. Of an opaque picture it is not needed. */
  paper?: string;
};

export type Pictures = { width: number; height: number; widths: number[]; files: [string, Buffer][] };

/** Beside the full width: for thumbnails, and for small screens. */
const narrower = [640, 960];
const lowestQuality = 15;

/** Each `coarser` lowers the quality by a seventh. */
export function pictureSettings(
  { hasSoftGradients, paper }: Pick<Meta, 'hasSoftGradients' | 'paper'>,
  coarser = 0,
) {
  const lower = (quality: number) => Math.round(quality * 0.86 ** coarser);
  return {
    avif: { quality: lower(hasSoftGradients ? 80 : 52), effort: 6, chromaSubsampling: '4:2:0' },
    // With transparent parts, more effort takes fifty times as long and saves hardly a byte.
    webp: { quality: lower(hasSoftGradients ? 88 : 78), effort: paper ? 4 : 6 },
    jpeg: { quality: lower(hasSoftGradients ? 86 : 80), mozjpeg: true },
  };
}

/** The pictures as `[file name, bytes]`, in the sizes that the page uses. */
export async function makePictures(png: Buffer, meta: Meta, coarser = 0): Promise<Pictures> {
  const { name, width, height } = meta;
  const settings = pictureSettings(meta, coarser);
  const widths = widthsUpTo(width);
  const image = (size: number) => scaled(png, size, meta);
  const sized = widths.flatMap((size): Promise<[string, Buffer]>[] => [
    named(`${name}.${size}.avif`, image(size).avif(settings.avif)),
    named(`${name}.${size}.webp`, image(size).webp(settings.webp)),
  ]);
  const files = await Promise.all([
    ...sized,
    named(
      `${name}.jpg`,
      image(width)
        .flatten({ background: meta.paper ?? 'white' })
        .jpeg(settings.jpeg),
    ),
  ]);
  return { width, height, widths, files };
}

/** Lowers the quality, then the size, until the AVIF of each width is within its limit. */
export async function makePicturesWithin(
  limit: (width: number) => number,
  png: Buffer,
  meta: Meta,
): Promise<Pictures> {
  let coarser = 0;
  const fits = async (width: number) => {
    for (; pictureSettings(meta, coarser).avif.quality >= lowestQuality; coarser++) {
      const { length } = await scaled(png, width, meta).avif(pictureSettings(meta, coarser).avif).toBuffer();
      if (length <= limit(width)) return true;
    }
    return false;
  };
  const allFit = async (widths: number[]) => {
    for (const width of widths) if (!(await fits(width))) return false;
    return true;
  };
  const smaller = [meta.width, 960, 640, 480].filter((width) => width <= meta.width);
  for (const width of new Set(smaller)) {
    coarser = 0;
    if (!(await allFit(widthsUpTo(width)))) continue;
    return makePictures(
      png,
      { ...meta, width, height: Math.round((width * meta.height) / meta.width) },
      coarser,
    );
  }
  throw new Error(`no size of ${meta.name} is small enough`);
}

/** A further size is useful only if it is clearly smaller. */
export function widthsUpTo(width: number) {
  return [...narrower.filter((size) => width > size * 1.2), width];
}

function scaled(png: Buffer, width: number, { paper }: Meta) {
  const picture = paper ? sharp(png) : sharp(png).removeAlpha();
  return picture.resize(width, null, { kernel: 'lanczos3' });
}

async function named(name: string, image: Sharp): Promise<[string, Buffer]> {
  return [name, await image.toBuffer()];
}
