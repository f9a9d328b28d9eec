import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Metadata } from 'sharp';
import { makeClip } from './clip.ts';
import { writeFirstFrame, writeRecording } from './encode.ts';
import { Hint } from './find-program.ts';
import { type Frame, frameFor } from './frame.ts';
import { mediaLimits } from './limits.ts';
import type { Meta } from './pictures.ts';
import { progress } from './progress.ts';
import { longest, type readArguments } from './read-arguments.ts';
import { filters, type Recording, sentRate } from './recording.ts';
import { frameStill } from './still.ts';

type Converted = { meta: Meta; png: Buffer; notes: string[] };
type Arguments = ReturnType<typeof readArguments>;
type Size = { width: number; height: number };

export async function convertStill(file: string, name: string, still: Metadata): Promise<Converted> {
  const { png, frame, source, transparent } = await frameStill(file, still);
  const notes = sizeNotes(source, frame, frame);
  if (transparent) notes.push('What was transparent is now the colour of paper.');
  const moving = (still.pages ?? 1) > 1;
  if (moving) notes.push('Only its first picture is used.');
  return { meta: { ...size(frame), name, fps: 0, duration: 0, deep: false }, png, notes };
}

/** A lossless copy of the part that is shown, and from that the two clips and the poster. */
export async function convertRecording(
  recording: Recording,
  { name, from, length }: Arguments,
  work: string,
  signal: AbortSignal,
): Promise<Converted> {
  const { file, duration } = recording;
  const hero = name === 'hero';
  if (from >= duration)
    throw new Hint(`${basename(file)} is ${seconds(duration)} long: --from must be less than that.`);
  const fps = sentRate(recording);
  const frame = frameFor(recording, hero);
  const wanted = Math.min(length ?? longest, longest, Number.isNaN(duration) ? longest : duration - from);

  const master = join(work, 'master.mkv');
  const report = progress('Reading', Math.max(1, Math.round(wanted * fps)));
  let frames = 0;
  const onFrame = (done: number) => {
    frames = done;
    report(done);
  };
  const input = ['-ss', String(from), '-t', String(wanted), '-i', `file:${file}`];
  await writeRecording(input, master, filters(recording, frame), { signal, onFrame });
  const taken = frames / fps;
  if (frames < 2)
    throw new Hint(`${basename(file)} shows a single picture at that place: give a longer part of it.`);
  if (!Number.isNaN(duration) && taken < wanted * 0.9 - 0.2)
    throw new Hint(
      `${basename(file)} breaks off after ${seconds(from + taken)} of ${seconds(duration)}: copy it again, or use what is there with --length ${Math.floor(taken * 10) / 10}.`,
    );

  const whole = { ...size(frame), name, fps, duration: taken, deep: hero };
  const meta = await makeClip(master, work, whole, mediaLimits(name), signal);
  const poster = join(work, 'poster.png');
  await writeFirstFrame(master, poster, signal);
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
  const sent = Math.round(taken * 10) / 10;
  const notes: string[] = [];
  if (from > 0 || !(duration - taken < 0.2))
    notes.push(`Trimmed: ${sent} s from second ${from} on${duration ? `, of ${seconds(duration)}` : ''}.`);
  if (sound) notes.push('Its sound is dropped: clips play muted.');
  if (turned) notes.push('Turned upright, as its recorder noted.');
  if (fps === undefined) notes.push('Its frame rate varied: it is now a constant 30 a second.');
  else if (fps > 30.5)
    notes.push(`${Math.round(fps)} frames a second became ${Math.round(sentRate({ fps }))}.`);
  if (hdr) notes.push('HDR became ordinary colours.');
  if (transparent) notes.push('What is transparent in it shows the colour of paper.');
  return notes;
}

function sizeNotes(source: Size, frame: Frame, sent: Size) {
  const notes: string[] = [];
  if (frame.fitted === 'framed')
    notes.push('Its shape does not suit the page: it stands whole on a sheet of paper.');
  if (frame.fitted === 'cropped')
    notes.push('Its shape does not suit a backdrop: its top and bottom, or sides, are cut.');
  if (source.width !== sent.width || source.height !== sent.height)
    notes.push(
      `${Math.round(source.width)} x ${Math.round(source.height)} became ${sent.width} x ${sent.height}.`,
    );
  if (frame.width < 960) notes.push('It is small, and will look soft: 1280 wide or more is better.');
  return notes;
}

function size({ width, height }: Size): Size {
  return { width, height };
}

function seconds(duration: number) {
  return `${duration.toFixed(1)} s`;
}
