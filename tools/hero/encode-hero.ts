import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ffmpeg, mp4, similarityIn, toBt709 } from '../media/encode.ts';
import type { MediaLimits } from '../media/limits.ts';
import type { Meta } from '../media/pictures.ts';

type Job = { signal: AbortSignal; onFrame: (frame: number) => void; input: AsyncIterable<Buffer> };
type Clip = { kind: string; name: string; bytes: number; limit: number; similarity: number };

/** Every tenth frame is kept without loss, to compare the clips with. */
const kept = 'select=not(mod(n\\,10)),settb=1/1000,setpts=N';

/** Both clips in one pass over the frames. The rate is capped, so that a scene with much detail stays within the limits. */
export async function encodeHero(
  work: string,
  { name, width, height, fps, duration }: Meta,
  limits: MediaLimits,
  { signal, ...job }: Job,
  coarser = 0,
): Promise<Clip[]> {
  const rate = (bytes: number) => Math.floor((0.94 * bytes * 8 * 0.85 ** coarser) / duration);
  const clips = [
    { kind: 'AV1', code: 'av1', limit: limits.av1, settings: av1(rate(limits.av1)) },
    { kind: 'H.264', code: 'h264', limit: limits.h264, settings: h264(rate(limits.h264)) },
  ].map((clip) => ({ ...clip, name: `${name}.${clip.code}.mp4` }));
  const file = (clip: { name: string }) => join(work, clip.name);
  const source = `-f rawvideo -pix_fmt rgba64le -s ${width}x${height} -framerate ${fps} -i -`.split(' ');
  const frames = `[0:v]${toBt709},format=yuv420p10le,split=3[av1][h264][all];[all]${kept}[some]`;
  const outputs = clips.flatMap((clip) => [
    '-map',
    `[${clip.code}]`,
    ...`${clip.settings} ${mp4}`.split(' '),
    file(clip),
  ]);
  const some = join(work, 'some-frames.mkv');
  const lossless = ['-map', '[some]', ...'-c:v ffv1 -vsync passthrough -f matroska'.split(' '), some];
  await ffmpeg([...source, '-filter_complex', frames, ...outputs, ...lossless], { signal, ...job });

  const compare = `[0:v]${kept},format=yuv420p10le[clip];[1:v]settb=1/1000,setpts=N[frames];[clip][frames]ssim`;
  return Promise.all(
    clips.map(async (clip) => {
      const log = await ffmpeg(['-i', file(clip), '-i', some, '-lavfi', compare, '-f', 'null', '-'], {
        signal,
      });
      const { size } = await stat(file(clip));
      return { ...clip, bytes: size, similarity: similarityIn(log) };
    }),
  );
}

/** Within the 4 minutes that an owner may wait, this encoder makes half the bytes of the one for recordings. */
function av1(rate: number) {
  return `-c:v libsvtav1 -preset 10 -crf 28 -svtav1-params mbr=${Math.floor(rate / 1000)} -pix_fmt yuv420p10le`;
}

function h264(rate: number) {
  return `-c:v libx264 -preset medium -crf 24 -maxrate ${rate} -bufsize ${rate} -aq-mode 3 -profile:v high -level 4.0 -tag:v avc1 -pix_fmt yuv420p`;
}
