import { readFileSync, statSync } from 'node:fs';
import { access, constants, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { coloursOf } from '../pictures/colours.ts';
import { roundness } from '../theme/corners.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { UserError } from '../user-error.ts';
import type { AddArguments } from './add-arguments.ts';
import { convertRecording, convertStill } from './convert.ts';
import { exportName } from './export-name.ts';
import { type MediaLimits, mediaLimits } from './limits.ts';
import { makePicturesWithin } from './pictures.ts';
import type { Reporter } from './progress.ts';
import { filesOf, publish } from './record.ts';
import { readRecording } from './recording.ts';
import { readStill } from './still.ts';

type Job = { signal: AbortSignal; reporter: Reporter; limits?: MediaLimits };

/** Makes all files that the page needs from a recording or a picture. Returns lines that say what it did and what to write. */
export async function addMedia(root: string, args: AddArguments, job: Job): Promise<string[]> {
  const { file, name } = args;
  const { limits = mediaLimits(name) } = job;
  await requireFile(file);
  const media = join(root, 'content/media');
  if (!args.replace) requireFree(media, args);
  const theme = await loadTheme(root);
  const colour = coloursOf(theme);
  const colours = {
    ground: colour('line', 'dark'),
    paper: colour('paper-sunken'),
    roundness: roundness[theme.corners],
  };
  const work = join(media, `.adding-${name}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    const still = await readStill(file);
    if (still && name === 'hero')
      throw new UserError(`${basename(file)} is a picture, and the hero needs a clip.`);
    const { meta, png, notes } = still
      ? await convertStill(file, name, still, colours)
      : await convertRecording(await readRecording(file), args, work, { ...job, limits, colours });
    const pictures = await makePicturesWithin(limits.avif, png, meta);
    job.signal.throwIfAborted();
    const clips = still ? [] : [`${name}.av1.mp4`, `${name}.h264.mp4`];
    const files = await publish(media, { work, meta, pictures, clips, origin: origin(file) });
    return [
      ...notes.map((line) => `  ${line}`),
      `In content/media, with the record ${name}.ts:`,
      ...files,
      whatToWrite(root, args, still ? 'image' : 'video'),
    ];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function requireFile(file: string) {
  const name = basename(file);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) throw new UserError(`There is no file ${file}.`);
  if (!stats.isFile()) throw new UserError(`${name} is not a file: give one recording or picture.`);
  if (stats.size === 0) throw new UserError(`${name} is empty: record or copy it again.`);
  await access(file, constants.R_OK).catch(() => {
    throw new UserError(`${name} may not be read: change its permissions, or copy it to a folder of yours.`);
  });
}

function requireFree(media: string, { file, name, project }: AddArguments) {
  const files = filesOf(media, name);
  if (files.length === 0) return;
  const kind = files.some((each) => each.endsWith('.mp4')) ? 'clip' : 'picture';
  const instead = project ? 'choose another project' : `rename ${basename(file)}`;
  throw new UserError(
    `Nothing was changed: content/media has a ${kind} named ${name} already (${files.join(', ')}). To put ${basename(file)} in its place, add --replace; to keep it, ${instead}.`,
  );
}

function origin(file: string) {
  return `// Made by \`npm run media add\` from ${basename(file).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')}`;
}

function whatToWrite(root: string, { name, project }: AddArguments, field: 'image' | 'video') {
  const file = name === 'hero' ? 'site' : 'projects';
  const lines = [
    `import { ${exportName(name)} } from './media/${name}.ts';`,
    `${field}: ${exportName(name)},`,
  ];
  const text = readFileSync(join(root, `content/${file}.ts`), 'utf8');
  if (lines.every((line) => text.includes(line)))
    return `content/${file}.ts shows it already.${name === 'hero' ? '' : ' Does its alt text still say what is seen?'}`;
  const top = text.includes(lines[0]!) ? '' : `, at the top:\n  ${lines[0]}\nand`;
  const elsewhere = `
A story in content/stories/ imports it from '../media/${name}.ts'; a portrait in content/quotes.ts is portrait: ${exportName(name)}.`;
  return `Now write in content/${file}.ts${top} in ${project ? `the project '${project}'` : 'a project'}, in place of its image or video:
  ${lines[1]}
  alt: '', // say in a sentence what is seen${project || name === 'hero' ? '' : elsewhere}`;
}
