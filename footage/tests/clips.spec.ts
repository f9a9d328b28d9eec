import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readRecord } from '../../tools/content/media.ts';
import { codecs } from '../../tools/media/record.ts';
import { openCamera } from '../capture.ts';
import { sceneNames, servePage } from '../page.ts';

const media = join(import.meta.dirname, '../../content/media');
const files = readdirSync(media);
const clips = files.filter((file) => file.endsWith('.av1.mp4')).map((file) => file.replace('.av1.mp4', ''));
/** A recording of the owner's own may jump where it starts again. */
const rendered = clips.filter((name) =>
  ['npm run footage', 'npm run hero'].includes(recordOf(name)?.madeBy ?? ''),
);

let server: Server;
let address: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const file = (request.url ?? '/').slice(1);
    if (!files.includes(file)) return response.setHeader('content-type', 'text/html').end('<!doctype html>');
    const bytes = readFileSync(join(media, file));
    const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const end = to ? Number(to) : bytes.length - 1;
    response.writeHead(from ? 206 : 200, {
      'accept-ranges': 'bytes',
      'content-length': end - start + 1,
      ...(from && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
    });
    response.end(bytes.subarray(start, end + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('all clips and pictures together take at most 6 MB', () => {
  expect(files.reduce((sum, file) => sum + statSync(join(media, file)).size, 0)).toBeLessThanOrEqual(
    6_000_000,
  );
});

for (const name of clips) {
  const encodings = [`${name}.av1.mp4`, `${name}.h264.mp4`];

  test(`${name} plays to its end and starts again`, async ({ page }) => {
    await page.goto(address);
    const { clip } = recordOf(name)!;
    const written = [clip!.av1, clip!.h264];
    for (const [index, file] of encodings.entries()) {
      const type = codecs(readFileSync(join(media, file)));
      expect(written[index], `${name}.json names the codecs of ${file}`).toBe(type);
      const played = await page.evaluate(playPastLoop, { file, type });
      expect(played.support, `${file} as ${type}`).toBe('probably');
      expect(played.duration, file).toBeCloseTo(clip!.duration, 1);
    }
  });
}

for (const name of rendered) {
  const encodings = [`${name}.av1.mp4`, `${name}.h264.mp4`];

  test(`${name} shows no jump where it starts again`, async ({ page }) => {
    // A clip has one key frame: every frame near its end costs the decoding of all before it.
    test.setTimeout(90_000);
    await page.goto(address);
    const seen = encodings.map((file) => {
      const count = frameCount(readFileSync(join(media, file)));
      return page.evaluate(stepsAroundSeam, { file, count });
    });
    for (const [index, steps] of (await Promise.all(seen)).entries()) {
      const [seam] = steps.splice(2, 1);
      // A key frame and the frame before it differ in coding noise even when the picture stands still.
      expect(seam, encodings[index]).toBeLessThanOrEqual(Math.max(...steps) + codingNoise);
    }
  });

  test(`${name} starts with the picture of its poster`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const posters = files.filter((file) => file.startsWith(`${name}.`) && /\.(avif|webp|jpg)$/.test(file));
    for (const file of encodings) {
      await page.evaluate(showFirstFrame, file);
      const frame = await page.locator('video').screenshot();
      for (const poster of posters) {
        const { difference, shift } = await compare(poster, frame);
        expect(difference, `${poster} and ${file}`).toBeLessThan(onePercent);
        expect(shift, `the colours of ${poster} and ${file}`).toBeLessThan(onePercent);
      }
    }
  });
}

test('a frame rendered twice has the same bytes', async () => {
  test.setTimeout(120_000);
  const footage = await servePage();
  try {
    for (const name of sceneNames()) {
      const [once, again] = await Promise.all([
        render(footage.address, name, 3.7),
        render(footage.address, name, 3.7, 1.2),
      ]);
      expect(once.equals(again), name).toBe(true);
    }
  } finally {
    footage.close();
  }
});

function recordOf(name: string) {
  return readRecord(join(media, `${name}.json`));
}

const codingNoise = 3;
/** Of the range of a pixel. Decoding ten bits alone takes a level or so from each. */
const onePercent = 2.55;

async function render(address: string, name: string, time: number, shownBefore?: number) {
  const camera = await openCamera(address, name, { browser: process.env.PORTFOLIO_SHELL! });
  try {
    if (shownBefore !== undefined) await camera.shoot(shownBefore);
    return await camera.shoot(time);
  } finally {
    await camera.close();
  }
}

/** The `stsz` box of an MP4 lists its frames. */
function frameCount(mp4: Buffer) {
  return mp4.readUInt32BE(mp4.indexOf('stsz') + 12);
}

async function playPastLoop({ file, type }: { file: string; type: string }) {
  const video = document.createElement('video');
  video.muted = true;
  video.loop = true;
  video.src = file;
  video.playbackRate = 16;
  const heard = (event: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error(`${file}: ${video.error?.message}`)), {
        once: true,
      });
    });
  const backAtStart = heard('seeked');
  await video.play();
  await backAtStart;
  const start = video.currentTime;
  while (video.currentTime === start) await heard('timeupdate');
  return { duration: video.duration, support: video.canPlayType(`video/mp4; codecs="${type}"`) };
}

/** Of the last three frames and the first three: how much the most changed block changes from one to the next. */
async function stepsAroundSeam({ file, count }: { file: string; count: number }) {
  const [width, height, block] = [640, 400, 20];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  const wanted = [count - 3, count - 2, count - 1, 0, 1, 2];
  const seen = new Map<number, Uint8ClampedArray>();

  // Played slowly through the loop, because every seek near the end decodes all that lies before it.
  const video = document.createElement('video');
  Object.assign(video, { src: file, muted: true, loop: true, playbackRate: 0.25 });
  await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
  const nearEnd = video.duration * (1 - 8 / count);
  video.currentTime = nearEnd;
  await video.play();
  while (seen.size < wanted.length) {
    const time = await new Promise<number>((resolve) =>
      video.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime)),
    );
    const frame = Math.round((time / video.duration) * count);
    if (wanted.includes(frame)) {
      context.drawImage(video, 0, 0, width, height);
      seen.set(frame, context.getImageData(0, 0, width, height).data);
    } else if (frame > 2 && time < nearEnd - 1) video.currentTime = nearEnd;
  }
  video.pause();
  const frames = wanted.map((frame) => seen.get(frame)!);

  return frames.slice(1).map((frame, index) => {
    const before = frames[index]!;
    const columns = width / block;
    const sums = new Float64Array(columns * (height / block));
    for (let pixel = 0; pixel < width * height; pixel++) {
      const place = Math.floor(pixel / width / block) * columns + Math.floor((pixel % width) / block);
      for (let i = pixel * 4; i < pixel * 4 + 3; i++) sums[place]! += Math.abs(frame[i]! - before[i]!);
    }
    return Math.max(...sums) / (block * block * 3);
  });
}

async function showFirstFrame(file: string) {
  const video = document.createElement('video');
  video.src = file;
  document.body.replaceChildren(video);
  document.body.style.margin = '0';
  await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
}

/** Mean difference of all pixels, and of each channel on the whole, in levels of 255, at the poster's own size. */
async function compare(poster: string, frame: Buffer) {
  const still = await sharp(join(media, poster)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = still.info;
  const moving = await sharp(frame)
    .removeAlpha()
    .resize(width, height, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const shifts = [0, 0, 0];
  let total = 0;
  for (let i = 0; i < moving.length; i++) {
    const difference = still.data[i]! - moving[i]!;
    shifts[i % 3]! += difference / (width * height);
    total += Math.abs(difference);
  }
  return { difference: total / moving.length, shift: Math.max(...shifts.map(Math.abs)) };
}
