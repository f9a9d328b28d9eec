import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg, mp4, similarityIn, toBt709 } from '../media/encode.ts';
import type { MediaLimits } from '../media/limits.ts';
import type { Meta } from '../media/pictures.ts';

type Job = { signal: AbortSignal; onFrame: (frame: number) => void; input: AsyncIterable<Buffer> };
type Clip = { file: string; bytes: number; similarity: number };

/** Every tenth frame is kept without loss, to compare the clips with. */
const kept = 'select=not(mod(n\\,10)),settb=1/1000,setpts=N';

/** Both clips in one pass over the frames. The rate is capped, so that a scene with much detail stays within the limits. */
export async function encodeHero(work: string, meta: Meta, limits: MediaLimits, job: Job): Promise<Clip[]> {
  const { name, width, height, fps, duration } = meta;
  const rate = (bytes: number) => Math.floor((0.92 * bytes * 8) / duration);
  const source = `-f rawvideo -pix_fmt rgba64le -s ${width}x${height} -framerate ${fps} -i -`;
  const frames = `[0:v]${toBt709},format=yuv420p10le,split=3[av1][h264][all];[all]${kept}[some]`;
  const clips = [
    { file: join(work, `${name}.av1.mp4`), from: '[av1]', settings: av1(rate(limits.av1)) },
    { file: join(work, `${name}.h264.mp4`), from: '[h264]', settings: h264(rate(limits.h264)) },
  ];
  const reference = join(work, 'some-frames.mkv');
  const outputs = clips.flatMap(({ file, from, settings }) => ['-map', from, ...`${settings} ${mp4}`.split(' '), file]);
  const lossless = ['-map', '[some]', ...'-c:v ffv1 -vsync passthrough -f matroska'.split(' '), reference];
  await ffmpeg([...source.split(' '), '-filter_complex', frames, ...outputs, ...lossless], job);

  const compare = `[0:v]${kept},format=yuv420p10le[clip];[1:v]settb=1/1000,setpts=N[frames];[clip][frames]ssim`;
  const { signal } = job;
  return Promise.all(
    clips.map(async ({ file }) => {
      const log = await ffmpeg(['-i', file, '-i', reference, '-lavfi', compare, '-f', 'null', '-'], { signal });
      return { file, bytes: (await stat(file)).size, similarity: similarityIn(log) };
    }),
  );
}

function av1(rate: number) {
  return `-c:v libaom-av1 -crf 33 -b:v ${rate} -cpu-used 8 -row-mt 1 -tiles 2x1 -lag-in-frames 25 -pix_fmt yuv420p10le`;
}

function h264(rate: number) {
  return `-c:v libx264 -preset medium -crf 24 -maxrate ${rate} -bufsize ${rate} -aq-mode 3 -profile:v high -level 4.0 -tag:v avc1 -pix_fmt yuv420p`;
}
