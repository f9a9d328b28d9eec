import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '../../tools/limits.ts';
import { readResume } from '../../tools/resume/read-resume.ts';
import { misspeltParts, unknownFields } from '../../tools/resume/resume.ts';
import { temporaryFolder } from './temporary-folder.ts';

function read(text: string | Uint8Array) {
  return readResume(join(temporaryFolder({ 'cv.json': text }), 'cv.json'));
}

async function messageOf(text: string | Uint8Array): Promise<string> {
  const error = await read(text).catch((error) => error);
  expect(error.constructor.name).toBe('UserError');
  return error.message;
}

test('a file with a byte order mark is read, and texts that are empty or cannot be shown count as absent', async () => {
  const resume = {
    basics: { name: '  Lena\u0007 Brandt ', label: '', url: '', email: ' ' },
    work: [{ name: 'Acme', endDate: '', highlights: ['', 'One', '\u0000'] }],
    other: { kept: true },
  };
  expect(await read(`\ufeff${JSON.stringify(resume)}`)).toEqual({
    basics: { name: 'Lena Brandt' },
    work: [{ name: 'Acme', highlights: ['One'] }],
    other: { kept: true },
  });
});

const notJson = /^cv\.json is not JSON that can be read, /;
const noGroup = /^cv\.json has 1 problem; .*\n\n {2}cv\.json {2}is .*: write a group of fields in \{ \}$/;
const noParts = /^cv\.json has no basics, no work, no skills and no projects: give a JSON Resume file/;
test.each([
  ['', /^cv\.json is empty: export or copy it again\.$/],
  ['{"basics": {"name": "x"},\n}', /^cv\.json is .* read, line 2: .+\. Correct it or export it again\.$/],
  ['{"basics": ', /^cv\.json is not JSON that can be read, .*end.*\. Correct/],
  ['%PDF-1.7', notJson],
  [new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), notJson],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, /^cv\.json is .* read, too many lists within lists\. /],
  ['a'.repeat(1_000_001), /^cv\.json has 1\.0 MB, .*: give one of 1 MB at most\.$/],
  [
    JSON.stringify({ basics: { name: 'x' }, ['k'.repeat(900_000)]: 1 }),
    /^cv\.json has a field with a name of 900000 letters: write one of 100 at most\.$/,
  ],
  [
    JSON.stringify({ skills: Array(limits.resumeEntries).fill({}) }),
    /^cv\.json has more than 10000 entries: give a CV\.$/,
  ],
  [
    `{"basics":${'['.repeat(limits.resumeDepth)}${']'.repeat(limits.resumeDepth)}}`,
    /^cv\.json is .* read, too many lists within lists\. /,
  ],
  ['{}', noParts],
  ['{"name": "portfolio", "work": []}', noParts],
  ['[]', noGroup],
  ['null', noGroup],
  ['3', noGroup],
  ['"CV"', noGroup],
])('a file that is no CV gets one sentence: %#', async (text, expected) => {
  const message = await messageOf(text);
  expect(message).toMatch(expected);
  expect(message.includes('\n')).toBe(expected === noGroup);
});

test.each(['2017', '〜', '2017 –', ''])(
  'a date of many blanks after %j is refused at once',
  async (start) => {
    const work = [{ name: 'Acme', startDate: `x${start}${' '.repeat(300_000)}x` }];
    const message = await messageOf(JSON.stringify({ work }));
    expect(message).toMatch(/startDate {2}'.*' is not a date: /);
    expect(message.length).toBeLessThan(1000);
  },
);

test('names that every object has are only names', async () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  const parts = names.map((name) => `"${name}": [{ "constructor": 1, "__proto__": 2 }]`).join();
  const resume = await read(`{ "basics": { "name": "Uta", "toString": "x" }, ${parts} }`);
  expect(misspeltParts(resume)).toEqual([]);
  expect(unknownFields(resume)).toEqual([
    { from: 'basics.toString', to: 'the site does not show it' },
    ...names.map((name) => ({ from: `${name} (1)`, to: 'the site has no section for it' })),
  ]);
});

test('a missing file, a folder and a file without permission get one sentence each', async () => {
  const folder = temporaryFolder({ 'cv.json': '{"basics": {}}' });
  await expect(readResume(join(folder, 'lost.json'))).rejects.toThrow(/^There is no file .*lost\.json\.$/);
  await expect(readResume(folder)).rejects.toThrow(/is not a file: give one JSON Resume file\.$/);
  chmodSync(join(folder, 'cv.json'), 0);
  // The administrator may read every file.
  if (process.getuid?.() !== 0)
    await expect(readResume(join(folder, 'cv.json'))).rejects.toThrow(/^cv\.json may not be read: /);
});

test('all wrong fields are named at once, each with what to write', async () => {
  const message = await messageOf(
    JSON.stringify({
      basics: { name: 3, email: 'lena', url: 'lena.example', profiles: {} },
      work: [
        { name: 'Acme', startDate: 'May 2020', highlights: 'one' },
        { startDate: '2022-05', endDate: '2021' },
        { startDate: '2999' },
        { startDate: '2022-05', endDate: '2022' },
        'Acme',
        null,
      ],
      education: [{ institution: 'Tech', startDate: '2999', endDate: '2998' }],
      certificates: [{ name: 'Diver', date: 'May' }],
    }),
  );
  expect(message.split('\n')).toEqual([
    'cv.json has 12 problems; nothing was changed.',
    '',
    '  cv.json  basics.name  is a number: write a text',
    "  cv.json  basics.email  'lena' is not a mail address: write one like you@example.com",
    "  cv.json  basics.url  'lena.example' is not an address: write one like https://example.com/you",
    '  cv.json  basics.profiles  is a group of fields in { }: write a list in [ ]',
    expect.stringMatching(
      /^ {2}cv\.json {2}work\[0\] \(Acme\)\.startDate {2}'May 2020' is not a date: write /,
    ),
    '  cv.json  work[0] (Acme).highlights  is a text: write a list in [ ]',
    '  cv.json  work[4]  is a text: write a group of fields in { }',
    '  cv.json  work[5]  is null: write a group of fields in { }',
    expect.stringMatching(/^ {2}cv\.json {2}certificates\[0\] \(Diver\)\.date {2}'May' is not a date: /),
    "  cv.json  work[1].endDate  '2021' is before its startDate '2022-05': correct one of them",
    expect.stringMatching(/^ {2}cv\.json {2}work\[2\]\.startDate {2}'2999' is in the future: /),
    "  cv.json  education[0].endDate  '2998' is before its startDate '2999': correct one of them",
  ]);
});

test('a date that no calendar has, and a start that still goes on, are named once each', async () => {
  const message = await messageOf(
    JSON.stringify({
      work: [
        { name: 'Acme', startDate: '2021', endDate: '2021-13' },
        { startDate: '2021-03', endDate: '2021-02-31' },
        { startDate: 'present', endDate: 'present' },
        { startDate: '2021', endDate: '2021-20' },
        { startDate: 2021, endDate: '2020' },
      ],
      education: [{ startDate: '2012-13', endDate: '2011' }],
      publications: [{ name: 'Tides', releaseDate: '2021年13月' }],
    }),
  );
  const noDate = (field: string, date: string) =>
    `  cv.json  ${field}  '${date}' is not a date: write 2024-05-31, 2024-05 or 2024, and no endDate for what still goes on`;
  expect(message.split('\n').slice(2).toSorted()).toEqual([
    noDate('education[0].startDate', '2012-13'),
    noDate('publications[0] (Tides).releaseDate', '2021-13'),
    noDate('work[0] (Acme).endDate', '2021-13'),
    noDate('work[1].endDate', '2021-02-31'),
    noDate('work[2].startDate', 'present'),
    noDate('work[3].endDate', '2021-20'),
    '  cv.json  work[4].startDate  is a number: write a text',
  ]);
});

test.each([
  ['2017年4月', '2021年', '2017-04', '2021'],
  ['２０１７年４月１日', '2021年3月31日', '2017-04-01', '2021-03-31'],
  ['2017/4', '2021.12', '2017-04', '2021-12'],
  ['2017년 4월', '현재', '2017-04', undefined],
  ['2017年', '至今', '2017', undefined],
  ['2017年〜2021年', undefined, '2017', '2021'],
  ['2017年4月～現在', undefined, '2017-04', undefined],
  ['2017', '2021', '2017', '2021'],
])('the dates %s and %s are %s and %s', async (startDate, endDate, start, end) => {
  const { work } = await read(JSON.stringify({ work: [{ startDate, endDate }] }));
  expect(work).toEqual([{ startDate: start, ...(end && { endDate: end }) }]);
});

test('the dates of other parts are read so too, and a CV may have nothing but these parts', async () => {
  const { education, certificates, publications } = await read(
    JSON.stringify({
      education: [{ startDate: '2017年〜現在' }],
      certificates: [{ date: '2017年4月' }],
      publications: [{ releaseDate: '2017/4' }],
    }),
  );
  expect(education).toEqual([{ startDate: '2017' }]);
  expect(certificates).toEqual([{ date: '2017-04' }]);
  expect(publications).toEqual([{ releaseDate: '2017-04' }]);
});
