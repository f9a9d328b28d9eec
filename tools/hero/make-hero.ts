import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { kB } from '../kilobytes.ts';
import { mediaLimits } from '../media/limits.ts';
import { makePicturesWithin, type Meta } from '../media/pictures.ts';
import type { Reporter } from '../media/progress.ts';
import { publish } from '../media/record.ts';
import { findOnPath, howToInstall } from '../programs/find-program.ts';
import { UserError } from '../user-error.ts';
import { encodeHero } from './encode-hero.ts';
import { heroState, loadHero, originOf } from './load-hero.ts';
import { heroHash } from './scene.ts';
import { openStage, type Size, type Stage } from './stage.ts';

type Wanted = { still: boolean; replace: boolean };
type Job = { browser: () => Promise<string>; signal: AbortSignal; reporter: Reporter };

const fullSize = { width: 1280, height: 720, fps: 30, duration: 10 };
const least = 0.985;

/** Renders the scene of the theme into content/media. Its first frame can be seen before all the others are rendered. */
export async function makeHero(root: string, { still, replace }: Wanted, job: Job, format = fullSize) {
  const { signal, reporter } = job;
  const scene = await loadHero(root);
  const hash = heroHash(scene);
  const state = heroState(root, hash);
  if (state === 'own' && !replace)
    throw new UserError(
      'Nothing was changed: content/media/hero.json is not made by npm run hero. To put the scene in its place, write npm run hero -- --replace.',
    );
  const hasFfmpeg = findOnPath(['ffmpeg']) !== undefined;
  const isStill = still || !hasFfmpeg;
  if (state === (isStill ? 'still' : 'clip') && !replace)
    return reporter.say(
      'The hero in content/media is that of this theme. To render it again, add --replace.',
    );

  const meta: Meta = { name: 'hero', ...format, hasSoftGradients: true };
  const limits = mediaLimits('hero');
  const media = join(root, 'content/media');
  const work = join(media, '.adding-hero');
  const stage = await openStage(scene, format, { browser: await job.browser(), signal });
  try {
    const png = await toPng(await stage.shoot(0), format);
    // In a folder of its own: a file of the same name may be another user's.
    const preview = join(await mkdtemp(join(tmpdir(), 'hero-')), 'first-frame.png');
    await writeFile(preview, png);
    reporter.say(`Its first frame: ${preview}  (${scene.scene}, seed '${scene.seed}')`);

    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const pictures = await Promise.race([makePicturesWithin(limits.avif, png, meta), whenStopped(signal)]);
    const clips = isStill ? [] : await film();
    signal.throwIfAborted();
    const files = await publish(media, {
      work,
      meta: isStill ? { ...meta, duration: 0 } : meta,
      pictures,
      clips: clips.map(({ name }) => name),
      origin: originOf(hash),
    });
    reporter.say(`In content/media, with the record hero.json:\n${files.join('\n')}`);
    for (const { kind, similarity } of clips)
      reporter.say(
        `  ${kind}: SSIM ${similarity.toFixed(4)}${similarity < least ? `, which is less than ${least}` : ''}`,
      );
    if (!hasFfmpeg)
      reporter.say(
        `A still stands in for the clip, because ffmpeg was not found: install it ${howToInstall}, and run npm run hero again.`,
      );
    else if (still) reporter.say('A still stands in for the clip: npm run hero renders the clip.');
  } finally {
    await stage.close();
    await rm(work, { recursive: true, force: true });
  }

  async function film() {
    const frames = Math.round(format.fps * format.duration);
    for (let coarser = 0; ; coarser++) {
      const onFrame = reporter.progress('Rendering and encoding', frames);
      const clips = await encodeHero(
        work,
        meta,
        limits,
        { signal, onFrame, input: shootAll(stage, frames) },
        coarser,
      );
      const over = clips.filter(({ bytes, limit }) => bytes > limit);
      if (over.length === 0) return clips;
      const said = over.map(
        ({ kind, bytes, limit }) => `${kind} has ${kB(bytes)}, the limit is ${kB(limit)}`,
      );
      if (coarser === 2) throw new UserError(`${said.join('; ')}. Choose another seed in content/theme.ts.`);
      reporter.say(`${said.join('; ')}: rendering again with more compression.`);
    }
  }
}

/** The encoder of pictures cannot be stopped, and takes seconds. */
function whenStopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** The next frame is painted while the encoders work on this one. */
async function* shootAll({ shoot }: Stage, frames: number) {
  let next = shoot(0);
  for (let frame = 1; frame <= frames; frame++) {
    const pixels = await next;
    if (frame < frames) {
      next = shoot(frame / frames);
      next.catch(() => {});
    }
    yield pixels;
  }
}

function toPng(rgba: Buffer, { width, height }: Size) {
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      rgb[pixel * 3 + channel] = Math.round(rgba.readUInt16LE(pixel * 8 + channel * 2) / 257);
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
