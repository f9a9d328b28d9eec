import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportName } from './export-name.ts';
import type { Meta, Pictures } from './pictures.ts';

type Finished = { work: string; meta: Meta; pictures: Pictures; clips: string[]; origin: string };

/**
 * Moves the finished files from the folder `work` into the folder `media`. The record comes last, so that the old one stays
 * valid until then. `origin` is the first line of the record. Returns one line for each file, with its size.
 */
export async function publish(media: string, { work, meta, pictures, clips, origin }: Finished) {
  await mkdir(media, { recursive: true });
  const before = filesOf(media, meta.name);
  const record =
    meta.duration > 0 ? clipRecord(meta, pictures, work, origin) : stillRecord(meta, pictures, origin);
  const files: [string, Buffer | string][] = [...pictures.files, [`${meta.name}.ts`, record]];
  for (const [file, bytes] of files) await writeFile(join(work, file), bytes);
  const names = [...clips, ...files.map(([name]) => name)];
  for (const file of names) await rename(join(work, file), join(media, file));
  for (const file of before) if (!names.includes(file)) await rm(join(media, file), { force: true });

  const sizes = names.slice(0, -1).map(async (file) => {
    const { size } = await stat(join(media, file));
    return `  ${file.padEnd(34)} ${(size / 1000).toFixed(1).padStart(7)} kB`;
  });
  return Promise.all(sizes);
}

/** The record of this name in the folder `media`, if there is one, and all files that a clip or picture of this name has. */
export function filesOf(media: string, name: string): string[] {
  const endings = /^(ts|jpg|\d+\.(avif|webp)|(av1|h264)\.mp4)$/;
  const isOwn = (file: string) => file.startsWith(`${name}.`) && endings.test(file.slice(name.length + 1));
  return existsSync(media) ? readdirSync(media).filter(isOwn) : [];
}

function clipRecord(meta: Meta, pictures: Pictures, work: string, origin: string) {
  const { name, width, height, duration } = meta;
  const made = new Date().toISOString().slice(0, 10);
  const av1 = codecs(readFileSync(join(work, `${name}.av1.mp4`)));
  const h264 = codecs(readFileSync(join(work, `${name}.h264.mp4`)));
  const clips = [`av1 from './${name}.av1.mp4'`, `h264 from './${name}.h264.mp4'`];
  return `${heading(name, pictures, origin, 'Clip', clips)}
export const ${exportName(name)} = {
  width: ${width},
  height: ${height},
  made: '${made}',
  duration: ${Number(duration.toFixed(3))},
  av1: { src: av1, codecs: '${av1}' },
  h264: { src: h264, codecs: '${h264}' },
  poster: {
${pictureLines(pictures, '    ')}
  },
} satisfies Clip;
`;
}

function stillRecord({ name }: Meta, pictures: Pictures, origin: string) {
  if (name === 'hero') return posterRecord(name, pictures, origin);
  return `${heading(name, pictures, origin, 'Picture', [])}
export const ${exportName(name)} = {
${pictureLines(pictures, '  ')}
} satisfies Picture;
`;
}

/** The hero's poster, where a clip is expected. */
function posterRecord(name: string, pictures: Pictures, origin: string) {
  return `${heading(name, pictures, origin, 'Poster', [])}
export const ${exportName(name)} = {
  poster: {
${pictureLines(pictures, '    ')}
  },
} satisfies Poster;
`;
}

function heading(name: string, { widths }: Pictures, origin: string, type: string, clips: string[]) {
  const pictures = widths.flatMap((width) =>
    ['avif', 'webp'].map((kind) => `${kind}${width} from './${name}.${width}.${kind}'`),
  );
  const imports = [...pictures, ...clips, `jpeg from './${name}.jpg'`];
  return `${origin}
import type { ${type} } from '../../model/media.ts';
${imports.map((line) => `import ${line};\n`).join('')}`;
}

function pictureLines({ width, height, widths }: Pictures, indent: string) {
  const sources = (kind: string) => widths.map((size) => `  { src: ${kind}${size}, width: ${size} },`);
  const lines = [`width: ${width},`, `height: ${height},`];
  for (const kind of ['avif', 'webp']) {
    if (widths.length === 1) lines.push(`${kind}: [{ src: ${kind}${width}, width: ${width} }],`);
    else lines.push(`${kind}: [`, ...sources(kind), '],');
  }
  return [...lines, 'jpeg,'].map((line) => indent + line).join('\n');
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
