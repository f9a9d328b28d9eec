import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Metadata } from 'sharp';
import { makeClip } from './clip.ts';
import { writeFirstFrame, writeRecording } from './encode.ts';
import { UserError } from '../user-error.ts';
import { type Frame, frameFor, widest } from './frame.ts';
import type { MediaLimits } from './limits.ts';
import type { Meta } from './pictures.ts';
import type { Reporter } from './progress.ts';
import { filters, type Recording, outputRate } from './recording.ts';
import { drawSheet, type SheetColours } from './sheet.ts';
import { frameStill } from './still.ts';

/** In seconds. */
export const longest = 10;

type Converted = { meta: Meta; png: Buffer; notes: string[] };
type Part = { name: string; from: number; length: number | undefined };
type Job = {
  signal: AbortSignal;
  reporter: Reporter;
  colours: SheetColours;
  limits: MediaLimits;
};
type Size = { width: number; height: number };

export async function convertStill(
  file: string,
  name: string,
  still: Metadata,
  colours: SheetColours,
): Promise<Converted> {
  const { png, frame, source, transparent } = await frameStill(file, still, colours);
  const notes = sizeNotes(source, frame, frame);
  if (transparent) notes.push('What was transparent is now the colour of paper.');
  const moving = (still.pages ?? 1) > 1;
  if (moving) notes.push('Only its first picture is used.');
  return { meta: { ...size(frame), name, fps: 0, duration: 0, hasSoftGradients: false }, png, notes };
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
  const inputs = ['-ss', String(from), '-t', String(wanted), '-i', `file:${file}`];
  if (frame.fitted === 'framed') {
    const sheet = join(work, 'sheet.png');
    await writeFile(sheet, await drawSheet(frame, job.colours));
    inputs.push('-i', sheet);
  }
  const graph = filters(recording, frame, job.colours.paper);
  await writeRecording(inputs, master, graph, { signal: job.signal, onFrame });
  const taken = frames / fps;
  if (frames < 2)
    throw new UserError(`${basename(file)} shows a single picture at that place: give a longer part of it.`);
  if (!Number.isNaN(duration) && taken < wanted * 0.9 - 0.2)
    throw new UserError(
      `${basename(file)} breaks off after ${seconds(from + taken)} of ${seconds(duration)}: copy it again, or use what is there with --length ${Math.floor(taken * 10) / 10}.`,
    );

  const whole = { ...size(frame), name, fps, duration: taken, hasSoftGradients: hero };
  const meta = await makeClip(master, work, whole, job.limits, job);
  const poster = join(work, 'poster.png');
  await writeFirstFrame(master, poster, job.signal);
  return {
    meta,
    png: await readFile(poster),
    notes: [...recordingNotes(recording, from, taken), ...sizeNotes(recording, frame, meta)],
  };
}

function recordingNotes(
  { duration, fps, turned, sound, hdr, transparent }: Recording,
  from: number,
  taken: number,
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
  if (transparent) notes.push('What is transparent in it shows the colour of paper.');
  return notes;
}

/** What the owner is told about the size of a recording. */
export function sizeNotes(source: Size, frame: Frame, output: Size) {
  const notes: string[] = [];
  if (frame.fitted === 'framed')
    notes.push('Its shape does not suit the page: it is shown whole, on a sheet of the usual shape.');
  if (frame.fitted === 'cropped')
    notes.push('Its shape does not suit a backdrop: its top and bottom, or sides, are cut.');
  if (source.width !== output.width || source.height !== output.height)
    notes.push(
      `${Math.round(source.width)} x ${Math.round(source.height)} became ${output.width} x ${output.height}.`,
    );
  if (frame.width < widest)
    notes.push(`It is small, and will look soft on a large screen: record it ${widest} wide or more.`);
  return notes;
}

function size({ width, height }: Size): Size {
  return { width, height };
}

function seconds(duration: number) {
  return `${duration.toFixed(1)} s`;
}
