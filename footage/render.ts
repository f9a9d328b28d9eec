import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { clipSettings, similarity, writeAv1, writeH264, writeMaster } from '../tools/media/encode.ts';
import { findFfmpeg, Hint } from '../tools/media/find-program.ts';
import { makePictures, pictureSettings } from '../tools/media/pictures.ts';
import { minutes, progress } from '../tools/media/progress.ts';
import { media, publish } from '../tools/media/record.ts';
import { type Camera, flags, openCamera, shootAll, shootPng } from './capture.ts';
import { findBrowser } from './find-browser.ts';
import { writeGrain } from './grain.ts';
import { footage, hash, openPage, type Page, servePage } from './page.ts';
import { readArguments } from './read-arguments.ts';
import { origin, recordState } from './record-state.ts';

const cache = join(footage, '.cache');
const stopped = new AbortController();
process.on('SIGINT', () => stopped.abort()).on('SIGTERM', () => stopped.abort());

try {
  await main();
} catch (error) {
  if (stopped.signal.aborted)
    console.log('\nStopped. No half-made file was left; the next run goes on from here.');
  else console.error(error instanceof Hint ? error.message : error);
  process.exitCode = stopped.signal.aborted ? 130 : 1;
}

async function main() {
  const { open, frame, names, all } = readArguments();
  if (open) {
    stopped.signal.addEventListener('abort', () => process.exit());
    return console.log(`Scenes to scrub: ${await openPage()}  (Ctrl-C ends it)`);
  }

  findBrowser();
  if (frame === undefined) findFfmpeg();
  if (all) await writeGrain(join(media, 'grain.png'));
  const page = await servePage();
  try {
    for (const name of names) {
      if (frame === undefined) await renderScene(page, name);
      else await renderFrame(page, name, frame);
    }
  } finally {
    page.close();
  }
}

async function renderFrame(page: Page, name: string, time: number) {
  const camera = await openCamera(page.address, name, stopped.signal);
  try {
    const path = join(cache, `${name}-${time}.png`);
    const png = await shootPng(camera, time);
    await mkdir(cache, { recursive: true });
    await writeFile(path, png);
    console.log(relative(process.cwd(), path));
  } finally {
    await camera.close();
  }
}

async function renderScene(page: Page, name: string) {
  const sources = page.sourceHash(name);
  const source = hash(JSON.stringify([sources, flags, settings(true), settings(false)]));
  const state = recordState(name, source);
  if (state === 'current') return console.log(`${name}: nothing has changed.`);
  if (state === 'foreign')
    return console.log(`${name}: left alone, content/media/${name}.ts was not rendered from a scene.`);

  const key = hash(JSON.stringify([sources, flags]));
  const work = join(cache, name, key);
  await mkdir(work, { recursive: true });
  const cameras: Camera[] = [];
  const began = Date.now();
  try {
    cameras.push(await openCamera(page.address, name, stopped.signal));
    const camera = cameras[0]!;
    const { meta } = camera;
    const png = await shootPng(camera, 0);
    const master = join(work, 'master.mkv');
    const total = Math.round(meta.fps * meta.duration);
    const job = (label: string) => ({
      signal: stopped.signal,
      onFrame: progress(`${name}, ${label}`, total),
    });

    if (total > 0 && !existsSync(master)) {
      cameras.push(await openCamera(page.address, name, stopped.signal));
      const { signal, onFrame } = job('frames');
      await writeMaster(master, meta, { signal, input: shootAll(cameras, meta, onFrame) });
    }
    await Promise.all(cameras.map((each) => each.close()));
    const rendered = Date.now();

    const clips = total > 0 ? [`${name}.av1.mp4`, `${name}.h264.mp4`] : [];
    const likeness: string[] = [];
    if (total > 0) {
      const [av1, h264] = clips.map((clip) => join(work, clip)) as [string, string];
      await writeAv1(master, av1, meta, (pass) => job(`AV1 pass ${pass}`));
      await writeH264(master, h264, meta, job('H.264'));
      for (const clip of [av1, h264])
        likeness.push((await similarity(clip, master, stopped.signal)).toFixed(4));
    }
    const lines = await publish(work, meta, await makePictures(png, meta), clips, origin(name, source));
    await removeOldMasters(name, key);
    console.log(
      `${name}: rendered in ${minutes(rendered - began)}, encoded in ${minutes(Date.now() - rendered)}`,
    );
    if (total > 0) console.log(`  SSIM: AV1 ${likeness[0]}, H.264 ${likeness[1]}`);
    console.log(lines.join('\n'));
  } finally {
    await Promise.all(cameras.map((each) => each.close()));
  }
}

async function removeOldMasters(name: string, current: string) {
  for (const key of await readdir(join(cache, name))) {
    if (key !== current) await rm(join(cache, name, key), { recursive: true });
  }
}

function settings(deep: boolean) {
  return [clipSettings({ deep }), pictureSettings({ deep })];
}
