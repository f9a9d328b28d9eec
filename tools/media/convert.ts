import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Metadata } from 'sharp';
import { makeClip } from './clip.ts';
import { errorLine, findDamage, writeFirstFrame, writeRecording } from './encode.ts';
import { UserError } from '../user-error.ts';
import { type Frame, frameFor, longestSide, portraitSide, textPortraitWidth, type Size } from './frame.ts';
import type { MediaLimits } from './limits.ts';
import type { Meta } from './pictures.ts';
import type { Reporter } from './progress.ts';
import { filters, onlyRecordings, type Recording, outputRate } from './recording.ts';
import { cutPortrait, frameStill } from './still.ts';

/** In seconds. */
export const longest = 10;

type Converted = { meta: Meta; png: Buffer; notes: string[] };
type Part = { name: string; from: number; length: number | undefined };
type Job = {
  signal: AbortSignal;
  reporter: Reporter;
  paper: string;
  limits: MediaLimits;
};

export async function convertStill(
  file: string,
  name: string,
  still: Metadata,
  paper: string,
  { isPortrait, isForText }: { isPortrait: boolean; isForText: boolean },
): Promise<Converted> {
  const { png, source, transparent, ...frame } = await (isPortrait ? cutPortrait : frameStill)(file, still);
  const notes = isPortrait
    ? portraitNotes(frame)
    : isForText
      ? textPortraitNotes(source, frame)
      : sizeNotes(source, { ...frame, fitted: 'uncut' }, frame);
  if (transparent)
    notes.push('What is transparent shows the page behind it, light or dark: look at it in both schemes.');
  const moving = (still.pages ?? 1) > 1;
  if (moving) notes.push('Only its first picture is used.');
  const meta = { ...size(frame), name, fps: 0, duration: 0, hasSoftGradients: false };
  return { meta: transparent ? { ...meta, paper } : meta, png, notes };
}

/** Makes a lossless copy of the chosen part, and from it the two clips and the poster. */
export async function convertRecording(
  recording: Recording,
  { name, from, length }: Part,
  work: string,
  job: Job,
): Promise<Converted> {
  const { file, duration } = recording;
  const hero = name === 'hero';
  if (from >= duration)
    throw new UserError(`${basename(file)} is ${seconds(duration)} long: --from must be less than that.`);
  const fps = outputRate(recording);
  const frame = frameFor(recording, hero);
  const wanted = Math.min(length ?? longest, longest, Number.isNaN(duration) ? longest : duration - from);

  const master = join(work, 'master.mkv');
  const report = job.reporter.progress('Reading', Math.max(1, Math.round(wanted * fps)));
  let frames = 0;
  const onFrame = (done: number) => {
    frames = done;
    report(done);
  };
  const part = ['-ss', String(from), '-t', String(wanted), ...onlyRecordings, '-i', `file:${file}`];
  const graph = filters(recording, frame, job.paper);
  const log = await writeRecording(part, master, graph, { signal: job.signal, onFrame });
  const taken = frames / fps;
  if (frames < 2)
    throw new UserError(`${basename(file)} shows a single picture at that place: give a longer part of it.`);
  if (!Number.isNaN(duration) && taken < wanted * 0.9 - 0.2)
    throw new UserError(
      `${basename(file)} breaks off after ${seconds(from + taken)} of ${seconds(duration)}: copy it again, or use what is there with --length ${Math.floor(taken * 10) / 10}.`,
    );

  const damage = errorLine.test(log)
    ? [damageNote(basename(file), from + (await findDamage(part, job.signal)))]
    : [];
  const original = { ...size(frame), name, fps, duration: taken, hasSoftGradients: hero };
  const meta = await makeClip(master, work, original, job.limits, job);
  const poster = join(work, 'poster.png');
  await writeFirstFrame(master, poster, job.signal);
  return {
    meta,
    png: await readFile(poster),
    notes: [
      ...recordingNotes(recording, from, taken, job.paper),
      ...sizeNotes(recording, frame, meta),
      ...damage,
    ],
  };
}

/** What the owner is told about a recording, but for its size. */
export function recordingNotes(
  { duration, fps, turned, sound, hdr, transparent }: Recording,
  from: number,
  taken: number,
  paper: string,
) {
  const length = Math.round(taken * 10) / 10;
  const notes: string[] = [];
  if (from > 0 || !(duration - taken < 0.2))
    notes.push(`Trimmed: ${length} s from second ${from} on${duration ? `, of ${seconds(duration)}` : ''}.`);
  if (sound) notes.push('Its sound is dropped: clips play muted.');
  if (turned) notes.push('Rotated upright, as its metadata says.');
  if (fps === undefined) notes.push('Its frame rate varied: it is now a constant 30 a second.');
  else if (fps > 30.5)
    notes.push(`${Math.round(fps)} frames a second became ${Math.round(outputRate({ fps }))}.`);
  if (hdr) notes.push('HDR became ordinary colours.');
  if (transparent)
    notes.push(
      `What is transparent in it is now ${paper}, the colour of paper: after a change of the theme, add it again.`,
    );
  return notes;
}

/** The clip is made all the same: often the damage is hardly seen, which only a look can tell. */
function damageNote(file: string, at: number) {
  return `${file} is damaged at about second ${at.toFixed(1)}: look at the clip there. Copy or record it again, or leave that part out with --from or --length, and --replace.`;
}

/** What the owner is told about the size of a recording. */
export function sizeNotes(source: Size, frame: Pick<Frame, 'width' | 'height' | 'fitted'>, output: Size) {
  const notes: string[] = [];
  const isUpright = frame.height > frame.width;
  if (isUpright)
    notes.push(
      'It is upright: a phone shows it tall, a larger screen inside a frame in the colours of the theme.',
    );
  if (frame.width < 0.4 * frame.height)
    notes.push('It is very tall: only its upper part is shown. Give a part of it to choose another one.');
  if (frame.fitted === 'cropped')
    notes.push('Its shape does not suit a backdrop: its top and bottom, or sides, are cut.');
  notes.push(...scaledNotes(source, output));
  // One that is nearly square is shown smaller.
  const enough = isWide(frame) || isWide({ width: frame.height, height: frame.width }) ? longestSide : 960;
  if (Math.max(frame.width, frame.height) < enough)
    notes.push(
      `It is small, and will look soft on a large screen: record it ${enough} ${isUpright ? 'high' : 'wide'} or more.`,
    );
  return notes;
}

function isWide({ width, height }: Size) {
  return width >= 1.3 * height;
}

function scaledNotes(source: Size, output: Size): string[] {
  if (source.width === output.width && source.height === output.height) return [];
  return [
    `${Math.round(source.width)} x ${Math.round(source.height)} became ${output.width} x ${output.height}.`,
  ];
}

function textPortraitNotes(source: Size, output: Size) {
  const notes = scaledNotes(source, output);
  if (source.width < textPortraitWidth)
    notes.push(`It is small, and will look soft: give one that is ${textPortraitWidth} wide or more.`);
  return notes;
}

function portraitNotes({ width }: Size) {
  const notes = ['Cut to a square, as a portrait is shown.'];
  if (width < portraitSide)
    notes.push(`It is small, and will look soft: give one that is ${portraitSide} wide and high, or more.`);
  return notes;
}

function size({ width, height }: Size): Size {
  return { width, height };
}

function seconds(duration: number) {
  return `${duration.toFixed(1)} s`;
}
