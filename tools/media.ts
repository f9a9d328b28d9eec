import { readFileSync, statSync } from 'node:fs';
import { access, constants, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { convertRecording, convertStill } from './media/convert.ts';
import { Hint } from './media/find-program.ts';
import { mediaLimits } from './media/limits.ts';
import { makePicturesWithin } from './media/pictures.ts';
import { minutes } from './media/progress.ts';
import { readArguments } from './media/read-arguments.ts';
import { exportName, media, publish } from './media/record.ts';
import { readRecording } from './media/recording.ts';
import { readStill } from './media/still.ts';

type Arguments = ReturnType<typeof readArguments>;

const stopped = new AbortController();
const { signal } = stopped;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopped.abort());

try {
  await add(readArguments());
} catch (error) {
  if (signal.aborted) console.log('\nStopped. Nothing was changed.');
  else console.error(error instanceof Hint ? error.message : error);
  process.exitCode = signal.aborted ? 130 : 1;
}

async function add(args: Arguments) {
  const { file, name } = args;
  await requireFile(file);
  const began = Date.now();
  const work = join(media, `.adding-${name}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    const still = await readStill(file);
    if (still && name === 'hero')
      throw new Hint(`${basename(file)} is a picture, and the hero needs a clip.`);
    const { meta, png, notes } = still
      ? await convertStill(file, name, still)
      : await convertRecording(await readRecording(file), args, work, signal);
    const pictures = await makePicturesWithin(mediaLimits(name).avif, png, meta);
    signal.throwIfAborted();
    const clips = still ? [] : [`${name}.av1.mp4`, `${name}.h264.mp4`];
    const lines = await publish(work, meta, pictures, clips, origin(file));
    console.log(`${name}: made in ${minutes(Date.now() - began)}.`);
    for (const line of notes) console.log(`  ${line}`);
    console.log(`In content/media, with the record ${name}.ts:\n${lines.join('\n')}`);
    console.log(whatToWrite(args, still ? 'image' : 'video'));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function requireFile(file: string) {
  const name = basename(file);
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) throw new Hint(`There is no file ${file}.`);
  if (!facts.isFile()) throw new Hint(`${name} is not a file: give one recording or picture.`);
  if (facts.size === 0) throw new Hint(`${name} is empty: record or copy it again.`);
  await access(file, constants.R_OK).catch(() => {
    throw new Hint(`${name} may not be read: change its permissions, or copy it to a folder of yours.`);
  });
}

function origin(file: string) {
  return `// Made by \`npm run media add\` from ${basename(file).replace(/[\p{Cc}\u2028\u2029]/gu, ' ')}`;
}

function whatToWrite({ name, project }: Arguments, field: 'image' | 'video') {
  const file = name === 'hero' ? 'site' : 'projects';
  const lines = [
    `import { ${exportName(name)} } from './media/${name}.ts';`,
    `${field}: ${exportName(name)},`,
  ];
  const text = readFileSync(join(media, `../${file}.ts`), 'utf8');
  if (lines.every((line) => text.includes(line)))
    return `content/${file}.ts shows it already.${name === 'hero' ? '' : ' Does its alt text still say what is seen?'}`;
  const top = text.includes(lines[0]!) ? '' : `, at the top:\n  ${lines[0]}\nand`;
  return `Now write in content/${file}.ts${top} in ${project ? `the project '${project}'` : 'a project'}, in place of its image or video:
  ${lines[1]}
  alt: '', // say in a sentence what is seen`;
}
