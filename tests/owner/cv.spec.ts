import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missingCv, otherCvs } from '../../tools/content/launch-cv.ts';
import { type LoadedSite, loadSite } from '../../tools/content/load-site.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { siteOf } from '../../tools/content/site.ts';
import { printCvs } from '../../tools/cv/print-cv.ts';
import { startBrowser } from '../../tools/programs/find-browser.ts';
import { needsPoppler, readPdf } from '../support/has-poppler.ts';
import { inArabicLetters } from '../support/arabic.ts';
import { ownSections, somePicture } from '../support/own-sections.ts';
import { loadCopy, owners } from '../support/owners.ts';
import { copyProject } from '../support/project-copy.ts';
import { contentOf, renderAndServe } from '../support/rendered-site.ts';
import { expect, test } from '../support/visitor.ts';

// That npm run launch prints what is said of other content is in launch.spec.ts.
test('npm run cv prints two sheets, the page offers them, and other content is noticed', async ({ page }) => {
  needsPoppler();
  test.slow();
  const { folder, edit, run } = await copyProject();
  const left = async () =>
    (await otherCvs(siteOf(await loadSite(folder)))).flatMap(({ left }) => left.map(lineOf));
  const missing = async () => missingCv(await loadSite(folder)).map(lineOf);
  expect(await missing()).toEqual([
    'content/media/cv.pdf  is not there: npm run cv prints your CV, and the site then offers it',
  ]);
  expect(await run('tools/commands/cv.ts')).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^content\/media\/cv\.pdf {2}2 sheets, \d\d\.\d kB\n/),
  });
  const file = join(folder, 'content/media/cv.pdf');
  expectReadable(file, { title: 'Idris Vale, freelance full-stack and mobile developer', paper: 'A4' });
  expectInOrder(readPdf('pdftotext', file, '-'), [
    'Idris Vale',
    'idris@example.com',
    'I’m Idris.',
    'Experience',
    'Senior Mobile Developer',
    'Fieldnote',
    'Kitebox',
    'Technology Stack',
    'React Native',
    'App Store and Play release',
    'Web Development',
    'Latest Projects',
    'Order Tracker',
    'Where is my parcel, answered before it is asked',
  ]);
  expect(linksIn(file)).toEqual(
    expect.arrayContaining([
      'mailto:idris@example.com',
      'tel:+442079460321',
      'https://example.com/',
      'https://www.linkedin.com/in/sample-handle',
      'https://example.com/projects/order-tracker',
      'https://example.com/#darzi-app',
    ]),
  );

  expect(await missing()).toEqual([]);
  expect(await left()).toEqual([]);
  await edit('content/experience.ts', 'Senior Mobile Developer', 'Head of Mobile');
  expect(await left()).toEqual([
    'content/media/cv.pdf  was printed before the content was changed: npm run cv prints it anew',
  ]);

  const { address, close } = await renderAndServe(await loadSite(folder));
  await page.goto(address);
  const name = `CV, PDF, ${Math.round((await stat(file)).size / 1000)} kB`;
  for (const place of [page.getByRole('region', { name: 'Experience' }), page.getByRole('contentinfo')]) {
    const download = page.waitForEvent('download');
    await place.getByRole('link', { name }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('Idris-Vale-CV.pdf');
    expect(await readFile(await saved.path())).toEqual(await readFile(file));
  }
  await close();
});

test('npm run cv says what is wrong with the content, or that there is no browser, and leaves the file', async () => {
  const { folder, edit, run, remove } = await copyProject();
  const file = join(folder, 'content/media/cv.pdf');
  await writeFile(file, 'the last one');
  const script = ['--import', 'tsx', 'tools/commands/cv.ts'];
  const env = { ...process.env, CHROME_PATH: '/nowhere' };
  const without = await promisify(execFile)(process.execPath, script, { cwd: folder, env }).catch(
    (error) => error,
  );
  expect(without).toMatchObject({
    code: 1,
    stderr: "CHROME_PATH is '/nowhere', which does not start as a browser.\n",
  });
  await edit('content/site.ts', "  footer: '", "  cv: { paper: 'A5' },\n  footer: '");
  expect(await run('tools/commands/cv.ts')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The content has 1 problem; nothing was printed\.\n\n {2}content\/site\.ts:\d+:\d+ {2}site\.cv\.paper {2}'A5' is no size of paper: write 'A4' or 'Letter'\n$/,
    ),
  });
  expect(await readFile(file, 'utf8')).toBe('the last one');
  await remove();
});

const arabic = ['Idris Vale', 'Experience', 'Senior Mobile Developer', 'Technology Stack'];
const japanese = [
  '藤村 遥',
  'これまでの仕事',
  'フルスタックエンジニア',
  '株式会社みなと工房',
  '使っている技術',
  '配達みちしるべ',
];

test('a CV from right to left can be read, on Letter', async () => {
  needsPoppler();
  const loaded = await owners['Arabic alone']!();
  // Two sheets are for what the sample says.
  delete contentOf(loaded).sections;
  contentOf(loaded).site.site.cv = { paper: 'Letter' };
  const [file] = await print(loaded);
  expectReadable(file!, { title: contentOf(loaded).site.site.title, paper: 'letter' });
  expectInOrder(readPdf('pdftotext', file!, '-'), arabic.map(inArabicLetters));
  expect(linksIn(file!)).toContain('mailto:idris@example.com');
});

test('a CV in Japanese can be read, and the one in the second language beside it', async () => {
  needsPoppler();
  const loaded = await owners['Japanese with English beside it']!();
  const [file, english] = await print(loaded);
  expectReadable(file!, { title: contentOf(loaded).site.site.title, paper: 'A4' });
  expectInOrder(readPdf('pdftotext', file!, '-'), japanese);
  expectInOrder(readPdf('pdftotext', english!, '-'), ['Haruka Fujimura', 'fujimura@fujimura.example']);
});

test('a CV has the sections of the owner, none that the home page leaves out, and no broken word', async () => {
  needsPoppler();
  const loaded = await loadCopy();
  const content = contentOf(loaded);
  content.technologies.technologies[0]!.heading = 'Programmiersprachenkenntnisse';
  content.sections = {
    sections: [
      ...ownSections(somePicture(content)),
      { id: 'hobbies', kind: 'facts', heading: 'Hobbies', facts: [{ value: 'Sailing' }, { value: 'Maps' }] },
      { id: 'courses', kind: 'list', heading: 'Courses', entries: [{ title: 'Welding', place: 'Guild' }] },
    ],
    order: [
      'services',
      'experience',
      'languages',
      'hobbies',
      'education',
      'courses',
      'technologies',
      'projects',
    ],
  };
  const [file] = await print(loaded);
  const text = readPdf('pdftotext', file!, '-');
  expectInOrder(text, ['Experience', 'Languages', 'Italian', 'Native speaker', 'Hobbies', 'Sailing · Maps']);
  expectInOrder(text, ['Education', '2014 to 2018', 'Computer science', 'Trieste', 'May 2021', 'First aid']);
  expectInOrder(text, ['First aid', 'Courses', 'Welding', 'Guild', 'Technology Stack']);
  expect(text).not.toContain('About me');
  expect(text).toContain('Programmiersprachenkenntnisse\n');
  expect(linksIn(file!)).toContain('https://www.example.org/maps');
});

/** The files of all languages. */
async function print(loaded: LoadedSite): Promise<string[]> {
  const browser = await startBrowser(process.env.PORTFOLIO_SHELL!, []);
  const lines = await printCvs(siteOf(loaded), browser).finally(() => browser.close());
  return lines.map((line) => join(loaded.root, line.split('  ')[0]!));
}

/** Few sheets and bytes, structure for screen readers, and real letters, which can be searched and copied. */
function expectReadable(file: string, { title, paper }: { title: string; paper: string }) {
  const info = Object.fromEntries(
    readPdf('pdfinfo', file)
      .split('\n')
      .map((line) => line.split(/: +/, 2)),
  );
  expect(info).toMatchObject({
    Title: title,
    Tagged: 'yes',
    Pages: expect.stringMatching(/^[12]$/),
    'Page size': expect.stringContaining(`(${paper})`),
  });
  expect(Number.parseInt(info['File size'], 10)).toBeLessThan(200_000);
  const structure = readPdf('pdfinfo', '-struct', file);
  for (const kind of ['H1', 'H2', 'H3', 'L', 'LI', 'Link'])
    expect(structure).toMatch(new RegExp(`^ *${kind}\\b`, 'm'));
  const fonts = readPdf('pdffonts', file).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(1);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\S+ +CID TrueType +Identity-H +yes yes yes /);
}

/** Poppler sees gaps around the dots of Arabic letters, and writes signs that say which way a line goes. */
function expectInOrder(text: string, words: string[]) {
  const plain = (each: string) => each.normalize('NFC').replace(/[\s\p{M}\p{Cf}]/gu, '');
  let rest = plain(text);
  for (const word of words) {
    expect(rest, `${word} comes later`).toContain(plain(word));
    rest = rest.slice(rest.indexOf(plain(word)) + plain(word).length);
  }
}

function linksIn(file: string): string[] {
  return Array.from(readPdf('pdfinfo', '-url', file).matchAll(/ Annotation +(\S+)/g), ([, url]) => url!);
}
