import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Clip, type MediaRecord, mediaRecord, type Picture, type Poster } from '../../model/media.ts';
import type { Text } from './field-name.ts';
import { type Problem, problemOfFile } from './problem.ts';

/** The records of the pictures and clips in content/media, by their names. */
export type Media = Record<string, MediaRecord>;

export const mediaFolder = 'content/media';
/** The fields of content files that name a picture, a clip or a file. */
const fields = ['image', 'video', 'portrait'];

export function readMedia(root: string): Media {
  return Object.fromEntries(
    recordNames(root).flatMap((name) => {
      const record = readRecord(join(root, mediaFolder, `${name}.json`));
      return record ? [[name, record]] : [];
    }),
  );
}

function recordNames(root: string): string[] {
  return filesIn(root).flatMap((name) => (name.endsWith('.json') ? basename(name, '.json') : []));
}

function filesIn(root: string): string[] {
  const folder = join(root, mediaFolder);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** All names that a content file may use: those of the records, and of other files, such as logos. */
export function mediaNames(root: string, media: Media): string[] {
  const isOther = (file: string) =>
    /\.(svg|png|jpe?g|webp|avif)$/.test(file) && !Object.hasOwn(media, file.replace(/\..*/, ''));
  return [...Object.keys(media), ...filesIn(root).filter(isOther)];
}

/** The records that cannot be read. */
export function brokenRecords(root: string, media: Media): Problem[] {
  return recordNames(root)
    .filter((name) => !Object.hasOwn(media, name))
    .map((name) =>
      problemOfFile(
        `${mediaFolder}/${name}.json`,
        'is no record of a picture or clip: bring it back, or npm run media add -- <your file> --replace makes it anew',
      ),
    );
}

/** A record that cannot be read is none, so that its name is unknown. */
export function readRecord(path: string): MediaRecord | undefined {
  try {
    return mediaRecord.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The value with the picture, clip or path of a file in place of each name that is known. */
export function withMedia(value: unknown, media: Media, field?: PropertyKey): unknown {
  if (typeof value === 'string' && fields.includes(String(field))) return mediumOf(value, media) ?? value;
  if (Array.isArray(value)) return value.map((entry) => withMedia(entry, media));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMedia(inner, media, key)]));
}

/** Whether a name was written here that stands for nothing. */
export function isUnknownMedium(path: PropertyKey[], value: unknown): value is string {
  return typeof value === 'string' && fields.includes(String(path.at(-1))) && !value.startsWith('./content/');
}

/** Whether a text of loaded content names this picture or clip: as the path of one of its files, or by a name without a record. */
export function isOfMedium(name: string, { path, value }: Text): boolean {
  return value.startsWith(`./${mediaFolder}/${name}.`) || (value === name && isUnknownMedium(path, value));
}

function mediumOf(name: string, media: Media): Picture | Clip | Poster | string | undefined {
  if (/\.\w+$/.test(name)) return `./${mediaFolder}/${name}`;
  return Object.hasOwn(media, name) ? shownMedium(name, media[name]!) : undefined;
}

/** The picture or clip for which a record stands, with the paths of its files in the project. */
export function shownMedium(name: string, { clip, picture }: MediaRecord): Picture | Clip | Poster {
  const { widths, ...size } = picture;
  const file = (end: string) => `./${mediaFolder}/${name}.${end}`;
  const inWidths = (kind: string) => widths.map((width) => ({ src: file(`${width}.${kind}`), width }));
  const shown = { ...size, avif: inWidths('avif'), webp: inWidths('webp'), jpeg: file('jpg') };
  if (!clip) return name === 'hero' ? { poster: shown } : shown;
  const { av1, h264, ...ofClip } = clip;
  return {
    ...ofClip,
    av1: { src: file('av1.mp4'), codecs: av1 },
    h264: { src: file('h264.mp4'), codecs: h264 },
    poster: shown,
  };
}
