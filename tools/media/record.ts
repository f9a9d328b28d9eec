import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaRecord } from '../../model/media.ts';
import { kB } from '../kilobytes.ts';
import type { Meta, Pictures } from './pictures.ts';

type Finished = { work: string; meta: Meta; pictures: Pictures; clips: string[]; origin: Origin };
/** What made a picture or clip, from what. */
export type Origin = Pick<MediaRecord, 'madeBy' | 'from' | 'hash'>;

/** Moves the finished files from the folder `work` into the folder `media`. Returns one line for each file, with its size. */
export async function publish(media: string, { work, meta, pictures, clips, origin }: Finished) {
  const record = recordOf(meta, pictures, work, origin);
  const files: [string, Buffer | string][] = [...pictures.files, [`${meta.name}.json`, record]];
  for (const [file, bytes] of files) await writeFile(join(work, file), bytes);
  const names = [...clips, ...files.map(([name]) => name)];
  await replaceFiles(media, meta.name, work, names);

  const sizes = names.slice(0, -1).map(async (file) => {
    const { size } = await stat(join(media, file));
    return `  ${file.padEnd(34)} ${kB(size).padStart(10)}`;
  });
  return Promise.all(sizes);
}

/** The files of a medium are those of the folder `work`. The record is the last of them, so that the old one stays valid until then. */
export async function replaceFiles(media: string, name: string, work: string, files: string[]) {
  await mkdir(media, { recursive: true });
  const before = filesOf(media, name);
  for (const file of files) await rename(join(work, file), join(media, file));
  for (const file of before) if (!files.includes(file)) await rm(join(media, file), { force: true });
}

/** The record of this name in the folder `media`, if there is one, and all files that a clip or picture of this name has. */
export function filesOf(media: string, name: string): string[] {
  const endings = /^(json|jpg|\d+\.(avif|webp)|(av1|h264)\.mp4)$/;
  const isOwn = (file: string) => file.startsWith(`${name}.`) && endings.test(file.slice(name.length + 1));
  return existsSync(media) ? readdirSync(media).filter(isOwn) : [];
}

function recordOf({ name, width, height, duration }: Meta, pictures: Pictures, work: string, origin: Origin) {
  const { widths, ...size } = pictures;
  const codecsOf = (kind: string) => codecs(readFileSync(join(work, `${name}.${kind}.mp4`)));
  const record: MediaRecord = {
    ...origin,
    ...(duration > 0 && {
      clip: {
        width,
        height,
        made: new Date().toISOString().slice(0, 10),
        duration: Number(duration.toFixed(3)),
        av1: codecsOf('av1'),
        h264: codecsOf('h264'),
      },
    }),
    picture: { width: size.width, height: size.height, ...shapeOf(size), widths },
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Nearly square is what is neither as wide as most recordings, nor as upright as a telephone. */
function shapeOf({
  width,
  height,
}: Pick<Pictures, 'width' | 'height'>): Pick<MediaRecord['picture'], 'shape'> {
  const ratio = width / height;
  return ratio < 1.3 ? { shape: ratio < 0.7 ? 'upright' : 'square' } : {};
}

/** The `codecs` string of an MP4, from its av1C or avcC box. */
export function codecs(mp4: Buffer) {
  const avc = mp4.indexOf('avcC');
  if (avc !== -1) return `avc1.${mp4.toString('hex', avc + 5, avc + 8)}`;
  const box = mp4.indexOf('av1C') + 4;
  const [profileAndLevel, flags] = [mp4.readUInt8(box + 1), mp4.readUInt8(box + 2)];
  const level = String(profileAndLevel & 31).padStart(2, '0');
  const depth = flags & 64 ? (flags & 32 ? '12' : '10') : '08';
  return `av01.${profileAndLevel >> 5}.${level}${flags & 128 ? 'H' : 'M'}.${depth}`;
}
