import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { clipSettings, similarity, writeAv1, writeH264, writeMaster } from '../tools/media/encode.ts';
import { makePictures, pictureSettings } from '../tools/media/pictures.ts';
import { minutes, type Reporter } from '../tools/media/progress.ts';
import { publish } from '../tools/media/record.ts';
import { type Camera, flags, openCamera, shootAll } from './capture.ts';
import { footage, hash, type Page } from './page.ts';
import { origin, recordState } from './record-state.ts';

type Studio = {
  page: Page;
  /** The folder for clips, pictures and their records. */
  media: string;
  browser: string;
  signal: AbortSignal;
  reporter: Reporter;
};

const cache = join(footage, '.cache');

const gradients = { hasSoftGradients: false };
export const encoderSettings = [clipSettings(gradients), pictureSettings(gradients)];

/** Writes one frame of a scene as a PNG, for a preview. */
export async function renderFrame({ page, browser, signal, reporter }: Studio, name: string, time: number) {
  const camera = await openCamera(page.address, name, { browser, signal });
  try {
    const path = join(cache, `${name}-${time}.png`);
    const png = await camera.shoot(time);
    await mkdir(cache, { recursive: true });
    await writeFile(path, png);
    reporter.say(relative(process.cwd(), path));
  } finally {
    await camera.close();
  }
}

/** Renders and encodes a scene into content/media, unless the files there were made from the same sources. */
export async function renderScene({ page, media, browser, signal, reporter }: Studio, name: string) {
  const sources = page.sourceHash(name);
  const source = hash(JSON.stringify([sources, flags, encoderSettings]));
  const state = recordState(media, name, source);
  if (state === 'current') return reporter.say(`${name}: nothing has changed.`);
  if (state === 'foreign')
    return reporter.say(`${name}: left alone, content/media/${name}.json was not rendered from a scene.`);

  const key = hash(JSON.stringify([sources, flags]));
  const work = join(cache, name, key);
  await mkdir(work, { recursive: true });
  const cameras: Camera[] = [];
  const startTime = Date.now();
  try {
    cameras.push(await openCamera(page.address, name, { browser, signal }));
    const camera = cameras[0]!;
    const meta = { ...camera.meta, ...gradients };
    const png = await camera.shoot(0);
    const master = join(work, 'master.mkv');
    const total = Math.round(meta.fps * meta.duration);
    const job = (label: string) => ({
      signal,
      onFrame: reporter.progress(`${name}, ${label}`, total),
    });

    if (total > 0 && !existsSync(master)) {
      cameras.push(await openCamera(page.address, name, { browser, signal }));
      const { onFrame } = job('frames');
      await writeMaster(master, meta, { signal, input: shootAll(cameras, meta, onFrame) });
    }
    await Promise.all(cameras.map((each) => each.close()));
    const encodeStart = Date.now();

    const clips = total > 0 ? [`${name}.av1.mp4`, `${name}.h264.mp4`] : [];
    const similarities: string[] = [];
    if (total > 0) {
      const [av1, h264] = clips.map((clip) => join(work, clip)) as [string, string];
      await writeAv1(master, av1, meta, (pass) => job(`AV1 pass ${pass}`));
      await writeH264(master, h264, meta, job('H.264'));
      for (const clip of [av1, h264]) similarities.push((await similarity(clip, master, signal)).toFixed(4));
    }
    const pictures = await makePictures(png, meta);
    const lines = await publish(media, { work, meta, pictures, clips, origin: origin(name, source) });
    await removeOldMasters(name, key);
    reporter.say(
      `${name}: rendered in ${minutes(encodeStart - startTime)}, encoded in ${minutes(Date.now() - encodeStart)}`,
    );
    if (total > 0) reporter.say(`  SSIM: AV1 ${similarities[0]}, H.264 ${similarities[1]}`);
    reporter.say(lines.join('\n'));
  } finally {
    await Promise.all(cameras.map((each) => each.close()));
  }
}

async function removeOldMasters(name: string, current: string) {
  for (const key of await readdir(join(cache, name))) {
    if (key !== current) await rm(join(cache, name, key), { recursive: true });
  }
}
