import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { footage } from './page.ts';
import type { Meta } from './player.tsx';

export const media = join(footage, '../content/media');

const widths = [960, 1280];

export function pictureSettings({ deep }: Pick<Meta, 'deep'>) {
  return {
    avif: { quality: deep ? 80 : 52, effort: 6, chromaSubsampling: '4:2:0' },
    webp: { quality: deep ? 88 : 78, effort: 6 },
    jpeg: { quality: deep ? 86 : 80, mozjpeg: true },
  };
}

/** The pictures as `[file name, bytes]`, in the sizes the page asks for. */
export async function makePictures(png: Buffer, meta: Meta): Promise<[string, Buffer][]> {
  const settings = pictureSettings(meta);
  const image = (width: number) => sharp(png).removeAlpha().resize(width, null, { kernel: 'lanczos3' });
  const sized = widths.flatMap((width): Promise<[string, Buffer]>[] => [
    named(`${meta.name}.${width}.avif`, image(width).avif(settings.avif).toBuffer()),
    named(`${meta.name}.${width}.webp`, image(width).webp(settings.webp).toBuffer()),
  ]);
  return Promise.all([...sized, named(`${meta.name}.jpg`, image(1280).jpeg(settings.jpeg).toBuffer())]);
}

async function named(name: string, bytes: Promise<Buffer>): Promise<[string, Buffer]> {
  return [name, await bytes];
}

/** Whether the record was made from exactly these sources and its files are there. */
export function isCurrent(name: string, source: string) {
  const path = join(media, `${name}.ts`);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const files = Array.from(text.matchAll(/from '\.\/(.+)'/g), (match) => join(media, match[1]!));
  return text.includes(`Source: ${source}`) && files.every((file) => existsSync(file));
}

/** Puts the finished files in place, the record last: until then the old record stands. */
export async function publish(
  work: string,
  meta: Meta,
  pictures: [string, Buffer][],
  clips: string[],
  source: string,
) {
  await mkdir(media, { recursive: true });
  const record = meta.duration > 0 ? clipRecord(meta, work, source) : stillRecord(meta, source);
  const files: [string, Buffer | string][] = [...pictures, [`${meta.name}.ts`, record]];
  for (const [file, bytes] of files) await writeFile(join(work, file), bytes);
  for (const file of [...clips, ...files.map(([name]) => name)]) {
    await rename(join(work, file), join(media, file));
  }
  const sizes = [...clips, ...pictures.map(([name]) => name)].map(async (file) => {
    const { size } = await stat(join(media, file));
    return `  ${file.padEnd(34)} ${(size / 1000).toFixed(1).padStart(7)} kB`;
  });
  return Promise.all(sizes);
}

function clipRecord(meta: Meta, work: string, source: string) {
  const { name, width, height, duration } = meta;
  const av1 = codecs(readFileSync(join(work, `${name}.av1.mp4`)));
  const h264 = codecs(readFileSync(join(work, `${name}.h264.mp4`)));
  return `${heading(name, source, 'Clip', [`av1 from './${name}.av1.mp4'`, `h264 from './${name}.h264.mp4'`])}
export const ${camelCase(name)} = {
  width: ${width},
  height: ${height},
  duration: ${duration},
  av1: { src: av1, codecs: '${av1}' },
  h264: { src: h264, codecs: '${h264}' },
  poster: {
${pictureLines(meta, '    ')}
  },
} satisfies Clip;
`;
}

function stillRecord(meta: Meta, source: string) {
  return `${heading(meta.name, source, 'Picture', [])}
export const ${camelCase(meta.name)} = {
${pictureLines(meta, '  ')}
} satisfies Picture;
`;
}

function heading(name: string, source: string, type: string, clips: string[]) {
  const pictures = widths.flatMap((width) =>
    ['avif', 'webp'].map((kind) => `${kind}${width} from './${name}.${width}.${kind}'`),
  );
  const imports = [...pictures.sort(), ...clips, `jpeg from './${name}.jpg'`];
  return `// Made by \`npm run footage\` from footage/scenes/${name}.tsx. Source: ${source}
import type { ${type} } from '../schema.ts';
${imports.map((line) => `import ${line};\n`).join('')}`;
}

function pictureLines({ width, height }: Meta, indent: string) {
  const sources = (kind: string) => widths.map((size) => `  { src: ${kind}${size}, width: ${size} },`);
  const lines = [`width: ${width},`, `height: ${height},`];
  for (const kind of ['avif', 'webp']) lines.push(`${kind}: [`, ...sources(kind), '],');
  return [...lines, 'jpeg,'].map((line) => indent + line).join('\n');
}

function camelCase(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
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
