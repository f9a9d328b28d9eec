import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readAddArguments } from '../../tools/media/add-arguments.ts';
import { addMedia } from '../../tools/media/add-media.ts';
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

test('npm run media add takes a picture, and removes the clip that it replaces if it may', async () => {
  // Taken with the camera on its side, which its metadata says.
  await sharp({ create: { width: 100, height: 160, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toFile(place('shot.png'));
  await expect(add(['shot.png', '--for=darzi-app'])).rejects.toThrow(
    /has a clip named darzi-app already .* --replace/,
  );
  expect(existsSync(added('darzi-app.av1.mp4'))).toBe(true);
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', 'media', 'add', '--', 'shot.png', '--for=darzi-app', '--replace'],
    { cwd: copy.folder },
  );
  expect(stdout).toMatch(/^darzi-app: made in 0:\d\d\.$/m);
  expect(stdout).toMatch(
    /^Now write in content\/projects\.ts in the project 'darzi-app', .*:\n {2}image: darziApp,$/m,
  );
  expect(await sharp(added('darzi-app.jpg')).metadata()).toMatchObject({ width: 160, height: 100 });
  expect(existsSync(added('darzi-app.av1.mp4'))).toBe(false);
});

test('Ctrl-C or a kill leaves the old files as they were, and nothing else', async () => {
  needsFfmpeg();
  make(`-f lavfi -i ${pattern(8, 30)}`, 'long.mp4');
  const before = contents();
  await Promise.all(
    (['SIGINT', 'SIGTERM'] as const).map(async (signal, index) => {
      const project = ['order-tracker', 'internal-audit-system'][index]!;
      const script = [
        '--import',
        'tsx',
        'tools/commands/media.ts',
        'add',
        'long.mp4',
        '--for',
        project,
        '--replace',
      ];
      const child = spawn(process.execPath, script, {
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
  const sentences: [args: string[], sentence: RegExp][] = [
    [['text.mp4'], /^text\.mp4 cannot be read as a video or a picture: /],
    [['headless.mp4'], /^headless\.mp4 cannot be read as a video or a picture: /],
    [['sound-only.m4a'], /^sound-only\.m4a holds only sound: /],
    [['cut.mp4'], /^cut\.mp4 breaks off after \d\.\d s of 2\.0 s: copy it again, or .* --length \d/],
    [['cut.mp4', '--from', '5'], /^cut\.mp4 is 2\.0 s long: --from must be less than that\.$/],
  ];
  for (const [args, sentence] of sentences) await expect(add(args), args.join(' ')).rejects.toThrow(sentence);
  expect(leftovers()).toEqual([]);
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
    "import { myClipV2 } from './media/my-clip-v2.ts';",
    'video: myClipV2,',
  ])
    expect(lines).toContain(line);
  expect(progress).toEqual({
    Reading: '15 of 15',
    'H.264': '15 of 15',
    'AV1, pass 1 of 2': '15 of 15',
    'AV1, pass 2 of 2': '15 of 15',
  });
  expect(record('my-clip-v2')).toMatch(/^\/\/ Made by `npm run media add` from My Clíp, v2\.mp4\n/);
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

const odd = [
  {
    what: 'an odd size',
    args: '-f lavfi -i testsrc=s=65x41:r=15:d=0.4 -pix_fmt yuv444p',
    size: [64, 40],
    says: '65 x 41 became 64 x 40',
  },
  {
    what: 'a varying frame rate',
    args: `-f lavfi -i ${pattern(1)} -vf select=not(mod(n\\,3))+lt(n\\,5) -vsync vfr`,
    size: [64, 40],
    says: 'frame rate varied: it is now a constant 30',
  },
  {
    what: 'HDR',
    args: `-f lavfi -i ${pattern(0.4)} -pix_fmt yuv420p10le -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc`,
    size: [64, 40],
    says: 'HDR became ordinary colours',
  },
  {
    what: 'an upright shape',
    args: '-f lavfi -i testsrc2=s=40x64:r=15:d=0.4',
    size: [118, 74],
    says: 'it is shown whole, on a sheet',
  },
] as const;
for (const { what, args, size, says } of odd) {
  test(`a recording with ${what} becomes a clip that every browser shows alike`, async () => {
    needsFfmpeg();
    const name = what.toLowerCase().replaceAll(' ', '-');
    make(args, `${name}.mp4`);
    const { lines } = await add([`${name}.mp4`]);
    expect(lines).toContain(says);
    const [width, height] = size;
    expect(record(name)).toContain(`width: ${width},\n  height: ${height},`);
    const [stream] = probe(`${name}.h264.mp4`).streams;
    expect(stream).toMatchObject({ width, height, color_transfer: 'bt709', color_primaries: 'bt709' });
    expect(stream!.r_frame_rate).toBe(stream!.avg_frame_rate);
  });
}

test('a drawing becomes a wide picture without transparent parts, and a gif becomes a clip', async () => {
  needsFfmpeg();
  writeFileSync(
    place('drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><circle cx="32" cy="20" r="9"/></svg>',
  );
  const drawing = await add(['drawing.svg']);
  expect(drawing.lines).toContain('image: drawing,');
  expect(drawing.lines).toContain('What was transparent is now the colour of paper.');
  const corner = sharp(added('drawing.jpg')).extract({ left: 3, top: 3, width: 1, height: 1 });
  const paper = [231, 240, 238].map((level) => expect.closeTo(level, -0.9));
  expect([...(await corner.removeAlpha().raw().toBuffer())]).toEqual(paper);
  expect(await sharp(added('drawing.1280.avif')).metadata()).toMatchObject({ width: 1280, height: 800 });
  expect(record('drawing')).toContain('satisfies Picture');

  make(`-f lavfi -i ${pattern(0.4)}`, 'wave.gif');
  expect((await add(['wave.gif'])).lines).toContain('video: wave,');
  expect(probe('wave.av1.mp4').streams[0]).toMatchObject({ width: 64, height: 40 });
});

test('a clip or a poster over its limit gets a lower quality, until it is within it', async () => {
  needsFfmpeg();
  make(noise, 'snow.mkv');
  const limits = { av1: 6000, h264: 12_000, avif: () => 1500 };
  const { said } = await add(['snow.mkv'], limits);
  expect(said).toMatch(/(AV1|H\.264) has \d+ kB, the limit is (6|12) kB: encoding it again/);
  expect(statSync(added('snow.av1.mp4')).size).toBeLessThanOrEqual(limits.av1);
  expect(statSync(added('snow.h264.mp4')).size).toBeLessThanOrEqual(limits.h264);
  expect(statSync(added('snow.64.avif')).size).toBeLessThanOrEqual(limits.avif());
});

test('a recording that no quality brings within the limit is refused, with what to do', async () => {
  needsFfmpeg();
  make(noise, 'storm.mkv');
  const limits = { av1: 500, h264: 1000, avif: () => 1500 };
  await expect(add(['storm.mkv'], limits)).rejects.toThrow(
    /^storm stays over 1 kB .* for example with --length 1 /,
  );
  expect(leftovers()).toEqual([]);
  expect(existsSync(added('storm.ts'))).toBe(false);
});

const noise = '-f lavfi -i color=gray:s=64x40:r=30:d=0.5,noise=alls=100:allf=t';

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
  const lines = await addMedia(
    copy.folder,
    readAddArguments(['add', ...args], { root: copy.folder, folder: copy.folder }),
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
  return { lines: lines.join('\n'), said: said.join('\n'), progress };
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
  return readFileSync(added(`${name}.ts`), 'utf8');
}

function leftovers() {
  return readdirSync(added('')).filter((name) => name.startsWith('.'));
}

function contents() {
  return readdirSync(added('')).map((name) => [name, statSync(added(name)).mtimeMs]);
}
