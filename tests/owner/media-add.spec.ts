import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { loadSite } from '../../tools/content/load-site.ts';
import { readRecord } from '../../tools/content/media.ts';
import { readAddArguments } from '../../tools/media/add-arguments.ts';
import { addMedia } from '../../tools/media/add-media.ts';
import { ffmpeg } from '../../tools/media/encode.ts';
import type { MediaLimits } from '../../tools/media/limits.ts';
import { needsFfmpeg } from '../support/has-ffmpeg.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

// What needs no ffmpeg is in tests/unit: the arguments, pictures, and files that are refused unread. A clip on the page is
// in owner-journey.spec.ts. The recordings are as small and short as they can be: encoding takes all the time.
test.describe.configure({ mode: 'default' });

let copy: ProjectCopy;

test.beforeAll(async () => {
  copy = await copyProject();
});
test.afterAll(() => copy.remove());

test('npm run media add takes a picture, and removes the clip that it replaces', async () => {
  // Taken with the camera on its side, which its metadata says.
  await sharp({ create: { width: 100, height: 160, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toFile(place('shot.png'));
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', 'media', 'add', '--', 'shot.png', '--for=darzi-app', '--replace'],
    { cwd: copy.folder },
  );
  expect(stdout).toMatch(/^darzi-app: made in 0:\d\d\.$/m);
  expect(stdout).toMatch(
    /^Now write in content\/projects\.ts, in the project 'darzi-app', .*:\n {2}image: 'darzi-app',$/m,
  );
  expect(await sharp(added('darzi-app.jpg')).metadata()).toMatchObject({ width: 160, height: 100 });
  expect(existsSync(added('darzi-app.av1.mp4'))).toBe(false);
});

test('a recording that takes too long is given up', async () => {
  needsFfmpeg();
  const long = `-f lavfi -i ${pattern(100_000, 30)} -f null -`.split(' ');
  const { signal } = new AbortController();
  await expect(ffmpeg(long, { signal, seconds: 0.3 })).rejects.toThrow(/^ffmpeg was stopped after /);
});

test('Ctrl-C or a kill leaves the old files as they were, and nothing else', async () => {
  needsFfmpeg();
  make(`-f lavfi -i ${pattern(8, 30)}`, 'long.mp4');
  const before = contents();
  await Promise.all(
    (['SIGINT', 'SIGTERM'] as const).map(async (signal, index) => {
      const project = ['order-tracker', 'internal-audit-system'][index]!;
      const script = ['--import', 'tsx', 'tools/commands/media.ts', 'add', 'long.mp4', '--replace'];
      const child = spawn(process.execPath, [...script, '--for', project], {
        cwd: copy.folder,
        env: { ...process.env, INIT_CWD: copy.folder },
      });
      let output = '';
      for await (const data of child.stdout) {
        output += data;
        if (output.includes('H.264')) child.kill(signal);
      }
      if (child.exitCode === null) await once(child, 'exit');
      expect(child.exitCode, signal).toBe(130);
      expect(output, signal).toMatch(/\nStopped\. Nothing was changed\.\n$/);
    }),
  );
  expect(contents()).toEqual(before);
});

test('a file that ffmpeg cannot use gets a sentence that says why, and leaves nothing behind', async () => {
  needsFfmpeg();
  writeFileSync(place('text.mp4'), 'Dear diary, nothing moved today.\n'.repeat(50));
  make('-f lavfi -i sine=d=0.2', 'sound-only.m4a');
  make(`-f lavfi -i ${pattern(2)} -movflags +faststart`, 'cut.mp4');
  truncateSync(place('cut.mp4'), statSync(place('cut.mp4')).size >> 1);
  make(`-f lavfi -i ${pattern(0.5)}`, 'headless.mp4');
  truncateSync(place('headless.mp4'), statSync(place('headless.mp4')).size >> 1);
  make(`-f lavfi -i ${pattern(0.4)}`, 'other.mp4');
  make(`-f lavfi -i ${pattern(0.4)}`, 'other.ts');
  writeFileSync(place('dash.mp4'), dashOf(`file:${place('other.mp4')}`));
  writeFileSync(place('hls.mp4'), '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nother.ts\n#EXT-X-ENDLIST\n');
  writeFileSync(place('concat.mp4'), 'ffconcat version 1.0\nfile other.mp4\n');
  const sentences: [args: string[], sentence: RegExp][] = [
    // Lists of other files, which would be published in their place.
    [['dash.mp4'], /^dash\.mp4 cannot be read as a video or a picture: /],
    [['hls.mp4'], /^hls\.mp4 cannot be read as a video or a picture: /],
    [['concat.mp4'], /^concat\.mp4 cannot be read as a video or a picture: /],
    [['text.mp4'], /^text\.mp4 cannot be read as a video or a picture: /],
    [['headless.mp4'], /^headless\.mp4 cannot be read as a video or a picture: /],
    [['sound-only.m4a'], /^sound-only\.m4a holds only sound: /],
    [['cut.mp4'], /^cut\.mp4 breaks off after \d\.\d s of 2\.0 s: copy it again, or .* --length \d/],
    [['cut.mp4', '--from', '5'], /^cut\.mp4 is 2\.0 s long: --from must be less than that\.$/],
  ];
  for (const [args, sentence] of sentences) await expect(add(args), args.join(' ')).rejects.toThrow(sentence);
  expect(leftovers()).toEqual([]);
});

test('a recording with damaged bytes becomes a clip, and its owner is told where to look', async () => {
  needsFfmpeg();
  make(`-f lavfi -i ${pattern(2)} -g 15`, '傷 damaged.mp4');
  const bytes = readFileSync(place('傷 damaged.mp4'));
  bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 32);
  writeFileSync(place('傷 damaged.mp4'), bytes);
  const { lines } = await add(['傷 damaged.mp4', '--from', '0.5']);
  const [, second] = / {2}傷 damaged\.mp4 is damaged at about second (.*): look at the clip there\. /.exec(
    lines,
  )!;
  expect(Number(second)).toBeGreaterThan(0.7);
  expect(Number(second)).toBeLessThan(1.3);
});

test('a recording becomes two clips without sound or metadata, and its owner is told what to write', async () => {
  needsFfmpeg();
  const sound = '-f lavfi -i sine=d=1 -c:a aac -metadata title=secret';
  make(`-f lavfi -i ${pattern(1, 60)} ${sound}`, 'My Clíp, v2.mp4');
  const { lines, progress } = await add(['My Clíp, v2.mp4', '--from', '0.2', '--length', '0.5']);
  for (const line of [
    'Trimmed: 0.5 s from second 0.2 on, of 1.0 s.',
    'Its sound is dropped',
    '60 frames a second became 30.',
    'It is small, and will look soft',
    "video: 'my-clip-v2',",
  ])
    expect(lines).toContain(line);
  expect(lines).not.toContain('damaged');
  expect(progress).toEqual({
    Reading: '15 of 15',
    'H.264': '15 of 15',
    'AV1, pass 1 of 2': '15 of 15',
    'AV1, pass 2 of 2': '15 of 15',
  });
  expect(record('my-clip-v2')).toMatchObject({ madeBy: 'npm run media add', from: 'My Clíp, v2.mp4' });
  for (const codec of ['av1', 'h264']) {
    const bytes = readFileSync(added(`my-clip-v2.${codec}.mp4`));
    expect(bytes.includes('secret'), 'metadata').toBe(false);
    expect(bytes.indexOf('moov'), 'can play before all of it has come').toBeLessThan(bytes.indexOf('mdat'));
    const size = { width: 64, height: 40, nb_frames: '15' };
    expect(probe(`my-clip-v2.${codec}.mp4`).streams).toEqual([
      expect.objectContaining({ ...size, codec_name: codec, r_frame_rate: '30/1', color_space: 'bt709' }),
    ]);
  }
});

const hdr = '-pix_fmt yuv420p10le -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc';
// biome-ignore format: a table, one recording a line
const odd: [what: string, args: string, size: [number, number], says: string][] = [
  ['an odd size', '-f lavfi -i testsrc=s=65x41:r=15:d=0.4 -pix_fmt yuv444p', [64, 40], '65 x 41 became 64 x 40'],
  ['a varying frame rate', `-f lavfi -i ${pattern(1)} -vf select=not(mod(n\\,3))+lt(n\\,5) -vsync vfr`, [64, 40], 'frame rate varied: it is now a constant 30'],
  ['HDR', `-f lavfi -i ${pattern(0.4)} ${hdr}`, [64, 40], 'HDR became ordinary colours'],
  ['an upright shape', '-f lavfi -i testsrc2=s=40x64:r=15:d=0.4', [40, 64], 'It is upright: a phone shows it tall'],
];
for (const [what, args, [width, height], says] of odd)
  test(`a recording with ${what} becomes a clip that every browser shows alike`, async () => {
    needsFfmpeg();
    const name = what.toLowerCase().replaceAll(' ', '-');
    make(args, `${name}.mp4`);
    const { lines } = await add([`${name}.mp4`]);
    expect(lines).toContain(says);
    expect(record(name).clip).toMatchObject({ width, height });
    const [stream] = probe(`${name}.h264.mp4`).streams;
    expect(stream).toMatchObject({ width, height, color_transfer: 'bt709', color_primaries: 'bt709' });
    expect(stream!.r_frame_rate).toBe(stream!.avg_frame_rate);
  });

test('poster and clip have the same colour, whatever colour space the recording names', async () => {
  needsFfmpeg();
  const colour = 'color=0xe34234:s=64x40:r=15:d=0.3 -pix_fmt yuv420p -colorspace smpte170m';
  make(`-f lavfi -i ${colour}`, 'vermilion.mp4');
  await add(['vermilion.mp4']);
  const frame = '-frames:v 1 -vf scale=in_color_matrix=bt709 -pix_fmt rgb24 -f rawvideo -';
  const input = ['-v', 'error', '-i', added('vermilion.h264.mp4')];
  const clip = execFileSync('ffmpeg', [...input, ...frame.split(' ')]);
  const poster = await sharp(added('vermilion.jpg')).removeAlpha().raw().toBuffer();
  for (const [channel, value] of [0xe3, 0x42, 0x34].entries())
    for (const picture of [clip, poster]) expect(Math.abs(picture[channel]! - value)).toBeLessThan(8);
});

test('a drawing becomes a picture as wide as the page, and a gif becomes a clip', async () => {
  needsFfmpeg();
  const size = 'width="64" height="40"';
  writeFileSync(
    place('drawing.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9"/></svg>`,
  );
  expect((await add(['drawing.svg'])).lines).toContain("image: 'drawing',");
  expect(await sharp(added('drawing.1280.avif')).metadata()).toMatchObject({ width: 1280, height: 800 });
  expect(record('drawing')).not.toHaveProperty('clip');

  make(`-f lavfi -i ${pattern(0.4)}`, 'wave.gif');
  expect((await add(['wave.gif'])).lines).toContain("video: 'wave',");
  expect(probe('wave.av1.mp4').streams[0]).toMatchObject({ width: 64, height: 40 });
});

test('a clip or a poster over its limit gets a lower quality, and is refused if none brings it within', async () => {
  needsFfmpeg();
  make(noise(80), 'snow.mkv');
  const limits = { av1: 6000, h264: 12_000, avif: () => 1500 };
  const { said } = await add(['snow.mkv'], limits);
  expect(said).toMatch(/(AV1|H\.264) has [\d.]+ kB, the limit is (6|12)\.0 kB: encoding it again/);
  expect(statSync(added('snow.av1.mp4')).size).toBeLessThanOrEqual(limits.av1);
  expect(statSync(added('snow.h264.mp4')).size).toBeLessThanOrEqual(limits.h264);
  expect(statSync(added('snow.64.avif')).size).toBeLessThanOrEqual(limits.avif());

  make(noise(100), 'storm.mkv');
  await expect(add(['storm.mkv'], { av1: 500, h264: 1000, avif: () => 1500 })).rejects.toThrow(
    /^storm stays over 0\.5 kB .* for example with --length 1 /,
  );
  expect(leftovers()).toEqual([]);
  expect(existsSync(added('storm.json'))).toBe(false);
});

function dashOf(address: string) {
  const set = 'mimeType="video/mp4" contentType="video"';
  const one = 'id="1" bandwidth="1000" width="64" height="40" codecs="avc1.64000a"';
  return `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011" type="static" mediaPresentationDuration="PT1S" minBufferTime="PT1S"><Period><AdaptationSet ${set}><Representation ${one}><BaseURL>${address}</BaseURL><SegmentBase/></Representation></AdaptationSet></Period></MPD>`;
}

function noise(strength: number) {
  return `-f lavfi -i color=gray:s=64x40:r=30:d=0.5,noise=alls=${strength}:allf=t`;
}

function pattern(seconds: number, fps = 15) {
  return `testsrc2=s=64x40:r=${fps}:d=${seconds}`;
}

/** Makes a recording with ffmpeg, with settings that are quick. */
function make(args: string, name: string) {
  const quick = /\.(mp4|mkv)$/.test(name) ? ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12'] : [];
  execFileSync('ffmpeg', ['-v', 'error', ...args.split(' '), ...quick, place(name)]);
}

/** What `npm run media add` does, in this process. */
async function add(args: string[], limits?: MediaLimits) {
  const said: string[] = [];
  const progress: Record<string, string> = {};
  const site = await loadSite(copy.folder);
  const { done, advice } = await addMedia(
    site,
    readAddArguments(['add', ...args], { site, folder: copy.folder }),
    {
      ...(limits && { limits }),
      signal: new AbortController().signal,
      reporter: {
        say: (line) => said.push(line),
        progress: (label, total) => (frames) => {
          progress[label] = `${frames} of ${total}`;
        },
      },
    },
  );
  return { lines: [...done, advice].join('\n'), said: said.join('\n'), progress };
}

function probe(name: string): { streams: Record<string, string | number>[] } {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', added(name)];
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' }));
}

function place(name: string) {
  return join(copy.folder, name);
}

function added(name: string) {
  return join(copy.folder, 'content/media', name);
}

function record(name: string) {
  return readRecord(added(`${name}.json`))!;
}

function leftovers() {
  return readdirSync(added('')).filter((name) => name.startsWith('.'));
}

function contents() {
  return readdirSync(added('')).map((name) => [name, statSync(added(name)).mtimeMs]);
}
