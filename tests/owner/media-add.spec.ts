import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { hasFfmpeg } from '../support/has-ffmpeg.ts';
import { copyProject } from '../support/project-copy.ts';

// One copy of the project for all: the tests put their files side by side in it.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let copy: Awaited<ReturnType<typeof copyProject>>;
const needsFfmpeg = () => test.skip(!hasFfmpeg, 'ffmpeg is not installed here');

test.beforeAll(async () => {
  copy = await copyProject();
});
test.afterAll(() => copy.remove());

test('without ffmpeg it says how to install it', async () => {
  writeFileSync(place('clip.mov'), 'not read');
  const { code, errors } = await add(['clip.mov'], { PATH: '/nowhere' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^ffprobe was not found: install ffmpeg .*brew.*apt.*winget.*run this again\.\n$/);
});

test('a wrong call gets the right one', async () => {
  const usage = /^Use: npm run media add -- <file> \[--for <project>\].*\n$/;
  const wrong = [[], ['remove', 'a.mp4'], ['add'], ['add', 'a.mp4', 'b.mp4'], ['add', 'a.mp4', '--fast']];
  for (const args of wrong) {
    const { code, errors } = await media(args);
    expect(code, args.join(' ')).toBe(1);
    expect(errors, args.join(' ')).toMatch(usage);
  }
});

test('what is no recording or picture gets a sentence that says why', async () => {
  needsFfmpeg();
  mkdirSync(place('folder.mp4'));
  writeFileSync(place('empty.mp4'), '');
  writeFileSync(place('text.mp4'), 'Dear diary, nothing moved today.\n'.repeat(50));
  make('-f lavfi -i sine=d=1', 'sound-only.m4a');
  make(`-f lavfi -i ${pattern(2)} -movflags +faststart`, 'cut.mp4');
  truncateSync(place('cut.mp4'), statSync(place('cut.mp4')).size >> 1);
  make(`-f lavfi -i ${pattern(1)}`, 'headless.mp4');
  truncateSync(place('headless.mp4'), statSync(place('headless.mp4')).size >> 1);
  make(`-f lavfi -i ${pattern(1)} -frames:v 1`, 'whole.jpg');
  make(`-f lavfi -i ${pattern(1)} -frames:v 1`, 'torn.jpg');
  truncateSync(place('torn.jpg'), statSync(place('torn.jpg')).size >> 1);
  await copy.edit('content/projects.ts', "{\n    id: 'darzi-app',\n    ", "{ id: 'darzi-app', ");
  await copy.edit('content/projects.ts', "id: 'calling-software'", "id: 'zähler'");
  const sentences: [string[], RegExp][] = [
    [['lost.mp4'], /^There is no file .*lost\.mp4\.\n$/],
    [['folder.mp4'], /^folder\.mp4 is not a file: give one recording or picture\.\n$/],
    [['empty.mp4'], /^empty\.mp4 is empty: record or copy it again\.\n$/],
    [['text.mp4'], /^text\.mp4 cannot be read as a video or a picture: .*\n$/],
    [['headless.mp4'], /^headless\.mp4 cannot be read as a video or a picture: .*\n$/],
    [['torn.jpg'], /^torn\.jpg cannot be read as a video or a picture: .*\n$/],
    [['sound-only.m4a'], /^sound-only\.m4a holds only sound: .*\n$/],
    [['cut.mp4'], /^cut\.mp4 breaks off after \d\.\d s of 2\.0 s: copy it again, or .* --length \d.*\n$/],
    [
      ['Hero.mp4'],
      /^Hero\.mp4 has the hero's name: add --for hero to replace its clip, or --for a project\.\n$/,
    ],
    [
      ['日本.mp4'],
      /^日本\.mp4 has no letter from a to z to be named after: add --for a project, or rename it\.\n$/,
    ],
    [['whole.jpg', '--for', 'hero'], /^whole\.jpg is a picture, and the hero needs a clip\.\n$/],
    [['cut.mp4', '--from', '5'], /^cut\.mp4 is 2\.0 s long: --from must be less than that\.\n$/],
    [['cut.mp4', '--from', 'x'], /^--from is "x": write seconds, 0 or more/],
    [['cut.mp4', '--length', '60'], /^--length is 10 seconds at most\.\n$/],
    [['cut.mp4', '--for', 'zähler'], /^The id "zähler" cannot be part of an address: use small letters.*\n$/],
    [
      ['cut.mp4', '--for', 'lost'],
      /^There is no project "lost" .*; write one of: .*, order-tracker, darzi-app, medical-consultancy-app, hero\.\n$/,
    ],
  ];
  for (const [args, sentence] of sentences) {
    const { code, errors } = await add(args);
    expect(errors, args.join(' ')).toMatch(sentence);
    expect(code, args.join(' ')).toBe(1);
  }
  await copy.edit('content/projects.ts', "id: 'zähler'", "id: 'calling-software'");
  expect(leftovers()).toEqual([]);
});

test('a recording with sound becomes a clip, and the owner is told what to write', async () => {
  needsFfmpeg();
  make(
    `-f lavfi -i ${pattern(3, '60')} -f lavfi -i sine=d=3 -c:a aac -metadata title=secret`,
    'My Clíp, v2.mp4',
  );
  const { code, output } = await add(['My Clíp, v2.mp4', '--from', '1', '--length', '1.5']);
  expect(output).toContain('Trimmed: 1.5 s from second 1 on, of 3.0 s.');
  expect(output).toContain('Its sound is dropped');
  expect(output).toContain('60 frames a second became 30.');
  expect(output).toContain('It is small, and will look soft');
  expect(output).toMatch(/AV1, pass 2 of 2: +\d+\/45 frames, (done|\d+:\d\d left)/);
  expect(output).toContain("import { myClipV2 } from './media/my-clip-v2.ts';");
  expect(output).toContain('video: myClipV2,');
  expect(code).toBe(0);
  expect(record('my-clip-v2')).toMatch(/^\/\/ Made by `npm run media add` from My Clíp, v2\.mp4\n/);
  for (const kind of ['av1', 'h264']) {
    const bytes = readFileSync(added(`my-clip-v2.${kind}.mp4`));
    expect(bytes.includes('secret'), 'what the recorder noted').toBe(false);
    expect(bytes.indexOf('moov'), 'begins before it is there whole').toBeLessThan(bytes.indexOf('mdat'));
    expect(probe(`my-clip-v2.${kind}.mp4`)).toMatchObject({
      streams: [
        {
          codec_name: kind,
          width: 160,
          height: 90,
          r_frame_rate: '30/1',
          nb_frames: '45',
          color_space: 'bt709',
        },
      ],
    });
  }
});

const odd = [
  {
    what: 'an odd size',
    args: '-f lavfi -i testsrc=s=161x91:r=15:d=1 -pix_fmt yuv444p',
    size: [160, 90],
    says: /161 x 91 became 160 x 90/,
  },
  {
    what: 'a varying frame rate',
    args: `-f lavfi -i ${pattern(2)} -vf select=not(mod(n\\,3))+lt(n\\,9) -vsync vfr`,
    size: [160, 90],
    says: /frame rate varied: it is now a constant 30/,
  },
  {
    what: 'HDR',
    args: `-f lavfi -i ${pattern(1)} -pix_fmt yuv420p10le -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc`,
    size: [160, 90],
    says: /HDR became ordinary colours/,
  },
  {
    what: 'an upright shape',
    args: '-f lavfi -i testsrc2=s=90x160:r=15:d=1',
    size: [256, 160],
    says: /stands whole on a sheet of paper/,
  },
];
for (const {
  what,
  args,
  size: [width, height],
  says,
} of odd) {
  test(`a recording with ${what} is put right`, async () => {
    needsFfmpeg();
    const name = what.toLowerCase().replaceAll(' ', '-');
    make(args, `${name}.mp4`);
    const { output, errors } = await add([`${name}.mp4`]);
    expect(errors).toBe('');
    expect(output).toMatch(says);
    expect(record(name)).toContain(`width: ${width},\n  height: ${height},`);
    const [stream] = probe(`${name}.h264.mp4`).streams;
    expect(stream).toMatchObject({ width, height, color_transfer: 'bt709', color_primaries: 'bt709' });
    expect(stream!.r_frame_rate).toBe(stream!.avg_frame_rate);
  });
}

test('a drawing, a picture with holes and a gif become what a project shows', async () => {
  needsFfmpeg();
  writeFileSync(
    place('drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="40"><circle cx="32" cy="20" r="9"/></svg>',
  );
  const drawing = await add(['drawing.svg']);
  expect(drawing.output).toContain('image: drawingMedia,');
  expect(drawing.output).toContain('What was transparent is now the colour of paper.');
  expect(await colour('drawing.jpg', 3, 3)).toEqual(paper);
  expect(await sharp(added('drawing.1280.avif')).metadata()).toMatchObject({ width: 1280, height: 800 });
  expect(record('drawing')).toContain('satisfies Picture');

  make(`-f lavfi -i ${pattern(1)}`, 'wave.gif');
  const gif = await add(['wave.gif']);
  expect(gif.output).toContain('video: waveMedia,');
  expect(probe('wave.av1.mp4').streams[0]).toMatchObject({ width: 160, height: 90 });
});

test('what is over the limit gets coarser until it fits', async () => {
  needsFfmpeg();
  make(noise('192x108', 1, 100), 'snow.mkv');
  const { code, output } = await add(['snow.mkv']);
  expect(output).toMatch(
    /came to \d+ kB, (500|250) kB is the most that may be sent: again, coarser or smaller/,
  );
  expect(code).toBe(0);
  expect(statSync(added('snow.av1.mp4')).size).toBeLessThanOrEqual(250_000);
  expect(statSync(added('snow.h264.mp4')).size).toBeLessThanOrEqual(500_000);

  make(`${noise('288x162', 0.1, 100)} -frames:v 1`, 'flakes.png');
  expect(await add(['flakes.png'])).toMatchObject({ code: 0 });
  expect(statSync(added('flakes.288.avif')).size).toBeLessThanOrEqual(20_000);
});

test('what no quality brings within the limit is refused, with what to do', async () => {
  needsFfmpeg();
  make(noise('480x270', 1.4, 100, 20), 'storm.mkv');
  const { code, errors } = await add(['storm.mkv']);
  expect(errors).toMatch(/^storm stays over \d+ kB .* for example with --length 1 .*\n$/);
  expect(code).toBe(1);
  expect(leftovers()).toEqual([]);
});

test('Ctrl-C or a kill leaves nothing behind and the old files as they were', async () => {
  needsFfmpeg();
  make(`-f lavfi -i ${pattern(5)}`, 'long.mp4');
  const before = contents();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const child = start(['add', 'long.mp4', '--for', 'order-tracker']);
    for await (const data of child.stdout!) if (String(data).includes('H.264')) child.kill(signal);
    if (child.exitCode === null) await once(child, 'exit');
    expect(child.exitCode, signal).toBe(130);
    expect(contents(), signal).toEqual(before);
  }
});

test('through npm the project is understood with and without --', async () => {
  // Held upright, as its note says.
  await sharp({ create: { width: 100, height: 160, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toFile(place('shot.png'));
  const forms = ['--for darzi-app shot.png', '-- shot.png --for=darzi-app'];
  for (const form of forms) {
    const { stdout } = await promisify(execFile)('npm', ['run', 'media', 'add', ...form.split(' ')], {
      cwd: copy.folder,
    });
    expect(stdout, form).toContain(
      "Now write in content/projects.ts in the project 'darzi-app', in place of its image or video:\n  image: darziApp,",
    );
  }
  expect(await sharp(added('darzi-app.jpg')).metadata()).toMatchObject({ width: 160, height: 100 });
  expect(existsSync(added('darzi-app.av1.mp4')), 'the clip that the picture replaced').toBe(false);
});

test('a recording held sideways stands upright on the page and plays there', async ({ page }) => {
  needsFfmpeg();
  make('-f lavfi -i color=blue:s=160x90:r=15:d=1,drawbox=c=red:t=fill:w=80', 'held.mp4');
  turnClockwise(place('held.mp4'));
  const { output } = await add(['held.mp4', '--for', 'order-tracker']);
  expect(output).toContain('Turned upright');
  expect(output).toContain('content/projects.ts shows it already.');
  const [top, bottom, side] = await Promise.all(
    [
      [128, 40],
      [128, 120],
      [10, 80],
    ].map(([x, y]) => colour('order-tracker.jpg', x!, y!)),
  );
  expect(top![0]! - top![2]!, 'red above').toBeGreaterThan(150);
  expect(bottom![2]! - bottom![0]!, 'blue below').toBeGreaterThan(150);
  expect(side).toEqual(paper);

  await copy.edit('content/projects.ts', 'video: darziApp', 'image: darziApp');
  execFileSync('node_modules/.bin/tsc', { cwd: copy.folder });
  expect(await copy.build()).toMatchObject({ code: 0 });
  const site = await copy.serve();
  try {
    await page.goto(`${site.address}#order-tracker`);
    const video = page.getByRole('article', { name: 'Order Tracker' }).locator('video');
    const shown = () =>
      video.evaluate((element: HTMLVideoElement) => ({
        plays: element.currentTime > 0.1,
        shape: element.clientWidth / element.clientHeight,
        source: [element.videoWidth, element.videoHeight],
      }));
    await expect
      .poll(shown, { timeout: 20_000 })
      .toEqual({ plays: true, shape: expect.closeTo(1.6, 1), source: [256, 160] });
  } finally {
    site.close();
  }
});

test('rendering the footage leaves an added clip alone', async () => {
  await cp('footage', join(copy.folder, 'footage'), {
    recursive: true,
    filter: (path) => !path.includes('.cache'),
  });
  await copy.edit('content/media/hero.ts', '// Made by `npm run footage`', '// Made by `npm run media add`');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'footage/render.ts', 'hero'],
    {
      cwd: copy.folder,
      // Needed to get that far, but not used.
      env: { ...process.env, PATH: `${fakeFfmpeg()}:${process.env.PATH}` },
    },
  );
  expect(stdout).toBe('hero: left alone, content/media/hero.ts was not rendered from a scene.\n');
});

const paper = [231, 240, 238].map((level) => expect.closeTo(level, -0.9));

function pattern(seconds: number, fps = '15') {
  return `testsrc2=s=160x90:r=${fps}:d=${seconds}`;
}

function noise(size: string, seconds: number, strength: number, fps = 30) {
  return `-f lavfi -i color=gray:s=${size}:r=${fps}:d=${seconds},noise=alls=${strength}:allf=t`;
}

/** A recording, in a form that is quickly made. */
function make(args: string, name: string) {
  const quick = /\.(mp4|mkv)$/.test(name) ? ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '12'] : [];
  execFileSync('ffmpeg', ['-v', 'error', ...args.split(' '), ...quick, place(name)]);
}

/** As a telephone does: the picture lies, and a matrix in the file says how to turn it. */
function turnClockwise(file: string) {
  const mp4 = readFileSync(file);
  const matrix = mp4.indexOf('tkhd') + 44;
  const turned = [0, 1 << 16, 0, -1 << 16, 0, 0, 90 << 16, 0, 1 << 30];
  for (const [index, value] of turned.entries()) mp4.writeInt32BE(value, matrix + index * 4);
  writeFileSync(file, mp4);
}

async function colour(picture: string, left: number, top: number) {
  const pixel = sharp(added(picture)).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.removeAlpha().raw().toBuffer())];
}

function probe(name: string): { streams: Record<string, string | number>[] } {
  return JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_streams', added(name)], {
      encoding: 'utf8',
    }),
  );
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

function add(args: string[], env: NodeJS.ProcessEnv = {}) {
  return media(['add', ...args], env);
}

async function media(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = start(args, env);
  let [output, errors] = ['', ''];
  child.stdout!.on('data', (data) => (output += data));
  child.stderr!.on('data', (data) => (errors += data));
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/media.ts', ...args], {
    cwd: copy.folder,
    env: { ...process.env, INIT_CWD: copy.folder, ...env },
  });
  return child;
}

function fakeFfmpeg() {
  const folder = place('fake');
  mkdirSync(folder);
  writeFileSync(join(folder, 'ffmpeg'), '');
  return folder;
}
