import { basename } from 'node:path';
import { UserError } from '../user-error.ts';
import { convertStill } from './convert.ts';
import { mediaLimits } from './limits.ts';
import { makePicturesWithin } from './pictures.ts';
import { readStill } from './still.ts';

// A process of its own: nothing else stops a drawing that takes hours. picture-work.ts starts it, and ends it.

const jobs = {
  isStill: async ({ file }: { file: string }) => (await readStill(file)) !== undefined,

  /** All that is made of a picture, or nothing if the file is none. */
  async makeStill({ file, name, paper, ...kind }: Still) {
    const still = await readStill(file);
    if (!still) return;
    if (name === 'hero') throw new UserError(`${basename(file)} is a picture, and the hero needs a clip.`);
    const { meta, png, notes } = await convertStill(file, name, still, paper, kind);
    return { meta, notes, pictures: await makePicturesWithin(mediaLimits(name).avif, png, meta) };
  },
};

type Still = { file: string; name: string; paper: string; isPortrait: boolean; isForText: boolean };

export type Jobs = typeof jobs;
export type Order = { [Name in keyof Jobs]: { name: Name; asked: Parameters<Jobs[Name]>[0] } }[keyof Jobs];
/** What the owner can correct has a message of its own. */
export type Outcome = { result: unknown } | { message: string; isKnown: boolean };

process.on('message', async ({ name, asked }: Order) => {
  const outcome: Outcome = await (jobs[name] as (asked: unknown) => Promise<unknown>)(asked).then(
    (result) => ({ result }),
    (error: Error) => ({ message: error.message, isKnown: error instanceof UserError }),
  );
  process.send?.(outcome);
});
// An exit would wait for the picture.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
