import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { coloursOf } from '../pictures/colours.ts';
import { textsIn } from '../content/field-name.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { isOfMedium } from '../content/media.ts';
import { readTheme } from '../content/read-theme.ts';
import { requireFile } from '../require-file.ts';
import { UserError } from '../user-error.ts';
import type { AddPlan } from './add-arguments.ts';
import { convertRecording } from './convert.ts';
import { type MediaLimits, mediaLimits } from './limits.ts';
import { makePicturesWithin } from './pictures.ts';
import { workOnPicture } from './picture-work.ts';
import type { Reporter } from './progress.ts';
import { filesOf, type Origin, publish } from './record.ts';
import { readRecording } from './recording.ts';

type Job = { signal: AbortSignal; reporter: Reporter; limits?: MediaLimits };

/** Makes all files that the page needs from a recording or a picture. Returns lines that say what it did, and what to write. */
export async function addMedia(
  site: LoadedSite,
  args: AddPlan,
  job: Job,
): Promise<{ done: string[]; advice: string }> {
  const { file, name } = args;
  const { limits = mediaLimits(name) } = job;
  await requireFile(file, 'one recording or picture', 'record');
  const media = join(site.root, 'content/media');
  if (!args.replace) requireFree(media, args);
  const paper = coloursOf(readTheme(site))('paper-sunken');
  const work = join(media, `.adding-${name}`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  try {
    const { isPortrait, isForText } = args;
    const still = await workOnPicture('makeStill', { file, name, paper, isPortrait, isForText }, job.signal);
    if (!still && (isPortrait || isForText))
      throw new UserError(`${basename(file)} is no picture, and a portrait is one.`);
    const { meta, notes, pictures } = still ?? (await addRecording(args, work, { ...job, limits, paper }));
    job.signal.throwIfAborted();
    const clips = still ? [] : [`${name}.av1.mp4`, `${name}.h264.mp4`];
    const files = await publish(media, { work, meta, pictures, clips, origin: origin(file) });
    const made = `In content/media, with the record ${name}.json:`;
    return {
      done: [...notes.map((line) => `  ${line}`), made, ...files],
      advice: whatToWrite(site, args, still ? 'image' : 'video'),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function addRecording(args: AddPlan, work: string, job: Required<Job> & { paper: string }) {
  const recording = await readRecording(args.file, job.signal);
  const { meta, png, notes } = await convertRecording(recording, args, work, job);
  return { meta, notes, pictures: await makePicturesWithin(job.limits.avif, png, meta) };
}

function requireFree(media: string, { file, name, project, isForText }: AddPlan) {
  const files = filesOf(media, name);
  if (files.length === 0) return;
  const kind = files.some((each) => each.endsWith('.mp4')) ? 'clip' : 'picture';
  const instead = project ? `choose another ${isForText ? 'text' : 'project'}` : `rename ${basename(file)}`;
  throw new UserError(
    `Nothing was changed: content/media has a ${kind} named ${name} already (${files.join(', ')}). To put ${basename(file)} in its place, add --replace; to keep it, ${instead}.`,
  );
}

function origin(file: string): Origin {
  return { madeBy: 'npm run media add', from: basename(file) };
}

function whatToWrite(
  { languages: [{ content }] }: LoadedSite,
  { name, project, isForText, isPortrait }: AddPlan,
  medium: 'image' | 'video',
) {
  if (isPortrait) return `Now write in the quote in content/quotes.ts:\n  portrait: '${name}',`;
  const file = name === 'hero' ? 'site' : isForText ? 'sections' : 'projects';
  const field = isForText ? 'portrait' : medium;
  const line = `${field}: '${name}',`;
  const texts = textsIn({ [file]: content[file] });
  if (texts.some((text) => text.path.includes(field) && isOfMedium(name, text)))
    return `content/${file}.ts shows it already.${file === 'projects' ? ' Does its alt text still say what is seen?' : ''}`;
  if (isForText) return `Now write in content/sections.ts, in the text '${name}':\n  ${line}`;
  const elsewhere =
    '\nA story in content/stories/ names it in the same way, and a text in content/sections.ts as its portrait. For a portrait in content/quotes.ts, add it with --for quotes.';
  if (name === 'hero') return `Now write in hero of content/site.ts:\n  ${line}`;
  return `Now write in content/projects.ts, in ${project ? `the project '${project}'` : 'a project'}, in place of its image or video:
  ${line}
  alt: '', // say in a sentence what is seen${project ? '' : elsewhere}`;
}
