import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { limits } from '../limits.ts';
import { findFfmpeg } from '../programs/find-program.ts';
import { UserError } from '../user-error.ts';
import type { Meta } from './pictures.ts';

type Job = {
  signal: AbortSignal;
  onFrame?: (frame: number) => void;
  input?: AsyncIterable<Buffer>;
  /** How long it may take. */
  seconds?: number;
};

export const toBt709 = 'scale=out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int';
export const mp4 =
  '-g 600 -an -map_metadata -1 -color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart -f mp4';
const always = `-vf ${toBt709} ${mp4}`;
const av1 = '-c:v libaom-av1 -b:v 0 -cpu-used 6 -row-mt 1 -lag-in-frames 48 -pix_fmt yuv420p10le';
const h264 = '-c:v libx264 -preset veryslow -profile:v high -level 4.0 -tag:v avc1 -pix_fmt yuv420p';

/** Soft gradients need more bits than a user interface, above all in dark parts. Each `coarser` roughly halves the bytes. */
export function clipSettings({ hasSoftGradients }: Pick<Meta, 'hasSoftGradients'>, coarser = 0) {
  const crf = {
    av1: (hasSoftGradients ? 33 : 42) + Math.round(8 * coarser),
    h264: (hasSoftGradients ? 24 : 25) + Math.round(6 * coarser),
  };
  return {
    av1: `${av1} -crf ${crf.av1} ${always}`,
    h264: `${h264} -crf ${crf.h264} ${hasSoftGradients ? '-aq-mode 3' : '-tune animation'} ${always}`,
  };
}

export function writeMaster(path: string, { fps }: Pick<Meta, 'fps'>, job: Job) {
  const source = `-f image2pipe -framerate ${fps} -c:v png -i - -c copy`;
  return writeWhole(path, (part) => ffmpeg([...source.split(' '), '-f', 'matroska', part], job));
}

/** Writes the filtered recording without loss. Returns what ffmpeg printed, in which damage is an error. */
export function writeRecording(inputs: string[], path: string, filters: string, job: Job) {
  const settings = '-map [out] -an -map_metadata -1 -c:v ffv1 -level 3 -slices 4 -f matroska'.split(' ');
  return writeWhole(path, (part) =>
    ffmpeg([...withLevels, ...inputs, '-filter_complex', filters, ...settings, part], job),
  );
}

/**
 * Reads a recording again, to find the second at which it is damaged: that of the last picture before the first error. On one
 * thread, ffmpeg prints each error beside its picture.
 */
export async function findDamage(inputs: string[], signal: AbortSignal): Promise<number> {
  const settings = '-map 0:V:0 -vf showinfo -f null -'.split(' ');
  const args = [...withLevels, '-threads', '1', ...inputs, ...settings];
  const log = await ffmpeg(args, { signal });
  const before = log.slice(0, log.search(errorLine));
  return Number(before.match(/(?<= pts_time:)[\d.]+/g)?.at(-1) ?? 0);
}

export const errorLine = /^(\[.+\] )?\[error\] /m;
const withLevels = ['-loglevel', 'level+info'];

export function writeFirstFrame(master: string, path: string, signal: AbortSignal) {
  const filters =
    'scale=in_color_matrix=bt709:in_range=tv:flags=lanczos+accurate_rnd+full_chroma_int,format=rgb24';
  const settings = '-frames:v 1 -update 1 -c:v png -f image2'.split(' ');
  return writeWhole(path, (part) => ffmpeg(['-i', master, '-vf', filters, ...settings, part], { signal }));
}

export function writeAv1(
  master: string,
  path: string,
  meta: Meta,
  pass: (pass: 1 | 2) => Job,
  coarser?: number,
) {
  const settings = [...clipSettings(meta, coarser).av1.split(' '), ...size(meta)];
  return writeWhole(path, async (part) => {
    const log = `${part}-pass`;
    const input = ['-i', master, '-passlogfile', log];
    try {
      await ffmpeg([...input, '-pass', '1', ...settings, '-f', 'null', '-'], pass(1));
      await ffmpeg([...input, '-pass', '2', ...settings, part], pass(2));
    } finally {
      await rm(`${log}-0.log`, { force: true });
    }
  });
}

export function writeH264(master: string, path: string, meta: Meta, job: Job, coarser?: number) {
  const settings = [...clipSettings(meta, coarser).h264.split(' '), ...size(meta)];
  return writeWhole(path, (part) => ffmpeg(['-i', master, ...settings, part], job));
}

function size({ width, height }: Meta) {
  return ['-s', `${width}x${height}`];
}

/** The SSIM of the clip and its source: 1 means equal. */
export async function similarity(clip: string, master: string, signal: AbortSignal) {
  const compare = `[1:v]${toBt709},format=yuv420p10le[m];[0:v]format=yuv420p10le[c];[c][m]ssim`;
  const log = await ffmpeg(['-i', clip, '-i', master, '-lavfi', compare, '-f', 'null', '-'], { signal });
  return similarityIn(log);
}

/** Reads it from what ffmpeg prints. */
export function similarityIn(log: string) {
  return Number(/SSIM.* All:([\d.]+)/.exec(log)?.[1]);
}

/** A file gets its final name only when it is complete. */
async function writeWhole<Written>(path: string, write: (part: string) => Promise<Written>) {
  const part = join(dirname(path), `.part-${basename(path)}`);
  try {
    const written = await write(part);
    await rename(part, path);
    return written;
  } finally {
    await rm(part, { force: true });
  }
}

export async function ffmpeg(
  args: string[],
  { signal, onFrame, input, seconds = limits.recordingSeconds }: Job,
) {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(seconds * 1000);
  const child = spawn(
    findFfmpeg(),
    ['-hide_banner', '-nostats', '-y', '-progress', 'pipe:1', ...(input ? [] : ['-nostdin']), ...args],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const stop = () => child.kill('SIGKILL');
  for (const each of [signal, late]) each.addEventListener('abort', stop, { once: true });

  let log = '';
  child.stderr.on('data', (text) => {
    log += text;
  });
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('frame=')) onFrame?.(Number(line.slice('frame='.length)));
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  const [exit, written] = await Promise.allSettled([ended, input && pipeline(input, child.stdin)]);
  for (const each of [signal, late]) each.removeEventListener('abort', stop);

  signal.throwIfAborted();
  if (late.aborted)
    throw new UserError(`ffmpeg was stopped after ${seconds / 60} minutes: give a shorter part.`);
  if (exit.status === 'rejected') throw exit.reason;
  if (exit.value !== 0)
    throw new UserError(`ffmpeg stopped with an error:\n${log.trim().split('\n').slice(-6).join('\n')}`);
  if (written.status === 'rejected') throw written.reason;
  return log;
}
