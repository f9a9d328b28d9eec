import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { kB } from '../kilobytes.ts';
import { writeAv1, writeH264 } from './encode.ts';
import { UserError } from '../user-error.ts';
import { scaledTo } from './frame.ts';
import type { Meta } from './pictures.ts';
import type { Reporter } from './progress.ts';

type Limit = { av1: number; h264: number };

/** Beyond this a smaller picture looks better than more compression. */
const coarsest = 2;

type Job = { signal: AbortSignal; reporter: Reporter };

/** Encodes with more compression, then at smaller sizes, until both files are within the limit. Returns the final size. */
export async function makeClip(
  master: string,
  work: string,
  original: Meta,
  limit: Limit,
  { signal, reporter }: Job,
) {
  const total = Math.round(original.fps * original.duration);
  const job = (label: string) => ({ signal, onFrame: reporter.progress(label, total) });
  const write = {
    h264: (path: string, meta: Meta, coarser: number) => writeH264(master, path, meta, job('H.264'), coarser),
    av1: (path: string, meta: Meta, coarser: number) =>
      writeAv1(master, path, meta, (pass) => job(`AV1, pass ${pass} of 2`), coarser),
  };
  /** How much `coarser` each has to be at its full size, as far as is known. */
  const needed = { h264: 0, av1: 0 };
  for (const meta of sizes(original)) {
    // How many steps of `coarser` the smaller picture saves, roughly.
    const saved = 1.6 * Math.log2(original.width / meta.width);
    const fits = async (kind: keyof Limit, expected: number) => {
      const path = join(work, `${meta.name}.${kind}.mp4`);
      for (let coarser = Math.max(0, expected - saved); coarser <= coarsest; ) {
        await write[kind](path, meta, coarser);
        const { size } = await stat(path);
        const over = Math.log2(size / limit[kind]);
        needed[kind] = coarser + over + saved;
        if (over <= 0) return true;
        reporter.say(
          `  ${names[kind]} has ${kB(size)}, the limit is ${kB(limit[kind])}: encoding it again with lower quality or a smaller size.`,
        );
        coarser += over + 0.2;
      }
      return false;
    };
    if (!(await fits('h264', needed.h264))) continue;
    // The AV1 limit is half the H.264 limit, but AV1 needs a little more than half the bytes.
    if (await fits('av1', Math.max(needed.av1, needed.h264 + 0.4))) return meta;
  }
  const { name } = original;
  throw new UserError(
    `${name} stays over ${kB(limit.av1)} even at the lowest quality: it has too much motion. Show less of it, for example with --length ${Math.max(1, Math.floor(original.duration / 2))} (and --from 3 to begin later), or record something calmer.`,
  );
}

const names = { av1: 'AV1', h264: 'H.264' };

function sizes(original: Meta): Meta[] {
  const smaller = [960, 640, 480].filter((longest) => longest < Math.max(original.width, original.height));
  return [original, ...smaller.map((longest) => ({ ...original, ...scaledTo(original, longest) }))];
}
