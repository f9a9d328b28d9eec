import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leftOutOfPictures } from '../../tools/content/launch-pictures.ts';
import { lineOf } from '../../tools/content/problem.ts';
import { limits } from '../../tools/limits.ts';
import { cleanSvg } from '../../tools/pictures/clean-svg.ts';
import { publishedFile } from '../../tools/pictures/published-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

const svg = (inner: string, more = '') => `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inner}</svg>`;
const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
  .withExif({ IFD0: { Make: 'Leica', Copyright: 'Uta' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

// biome-ignore format: a table, one value a line
test.each<[name: string, drawing: string, cleaned: string, leftOut: string[]]>([
  ['a script', svg('<script>alert(1)</script><path d="M0 0"/>'), svg('<path d="M0 0"/>'), ['<script>']],
  ['a script with a prefix', svg('<s:script>1</s:script>', ' xmlns:s="http://www.w3.org/2000/svg"'), svg('').replace('></svg>', '/>'), ['<s:script>']],
  ['a handler', svg('<path d="M0 0" onclick="1"/>', ' onload="alert(1)"'), svg('<path d="M0 0"/>'), ['onclick', 'onload']],
  ['a link', svg('<a href="javascript:1"><g/></a><g/>'), svg('<g/>'), ['<a>']],
  ['an animation', svg('<set attributeName="href" to="javascript:1"/><g/>'), svg('<g/>'), ['<set>']],
  ['HTML', svg('<foreignObject><div/></foreignObject><g/>'), svg('<g/>'), ['<foreignObject>']],
  ['another picture', svg('<image href="photo.jpg"/><g/>'), svg('<g/>'), ['<image>']],
  ['another drawing', svg('<use href="https://evil.example/#a"/>'), svg('<use/>'), ['href']],
  ['an address in a fill', svg('<g fill="url(https://evil.example)"/>'), svg('<g/>'), ['fill']],
  ['an escaped address', svg('<g style="fill:u\\72l(https://evil.example);stroke:red"/>'), svg('<g style="stroke:red"/>'), ['fill']],
  ['an import', svg('<style>@import url(https://evil.example);.a{fill:red}</style>'), svg('<style>.a{fill:red}</style>'), ['@import']],
  ['markup in a style', svg('<style>a&lt;/style&gt;&lt;script&gt;1</style><g/>'), svg('<style></style><g/>'), ['style']],
  ['entities', `<!DOCTYPE svg [<!ENTITY e "<script/>">]>${svg('<text>&lt;b> &amp;</text>')}`, svg('<text>&lt;b&gt; &amp;</text>'), []],
  ['notes of programs', `<?xml version="1.0"?><!-- x -->${svg('<g inkscape:label="a"/>', ' xmlns:inkscape="http://www.inkscape.org"')}`, svg('<g/>'), []],
  ['nothing but itself', svg('<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><g class="a" fill="url(#b)" transform="rotate(3)"/>'), svg('<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><g class="a" fill="url(#b)" transform="rotate(3)"/>'), []],
])('a drawing with %s only draws', (_, drawing, cleaned, leftOut) => {
  expect(cleanSvg(drawing)).toEqual({ svg: cleaned, leftOut });
});

// biome-ignore format: a table, one value a line
test.each([
  ['many scripts', svg('<script/>'.repeat(20_000))],
  ['many blanks', svg(`<g fill="url(#${' '.repeat(190_000)}"/>`)],
  ['many brackets', svg(`<g fill="${'a('.repeat(90_000)}"/>`)],
])('a drawing with %s is cleaned within the time of a test, not in minutes', (_, drawing) => {
  expect(cleanSvg(drawing).svg).toMatch(/^<svg /);
});

test('the logos of the sample look as they did', async () => {
  for (const name of ['fieldnote', 'harbour-and-pine', 'kitebox']) {
    const { data, leftOut } = await publishedFile('.', `./content/media/${name}.svg`);
    const [own, published] = await Promise.all(
      [readFileSync(`content/media/${name}.svg`), data].map((file) => sharp(file).raw().toBuffer()),
    );
    expect(published).toEqual(own);
    expect(leftOut).toEqual([]);
  }
});

test('a photo is published upright and without what its camera wrote, and launch says so', async () => {
  const root = temporaryFolder({
    'content/media/logo.jpg': photo,
    'content/media/mark.svg': svg('<script/>'),
  });
  const { data } = await publishedFile(root, './content/media/logo.jpg');
  const { exif, width, height, orientation } = await sharp(data).metadata();
  expect({ exif, width, height, orientation }).toEqual({
    exif: undefined,
    width: 20,
    height: 40,
    orientation: undefined,
  });
  expect(data.includes('Leica')).toBe(false);
  expect(readFileSync(join(root, 'content/media/logo.jpg')).equals(photo)).toBe(true);
  const image = ['logo.jpg', 'mark.svg'].map((name) => ({ image: `./content/media/${name}` }));
  const content = { experience: { experience: image } } as never;
  const project = { root, content, folder: '', locate: () => ({ file: '' }) };
  expect((await leftOutOfPictures([project])).map(lineOf)).toEqual([
    'content/media/logo.jpg  EXIF',
    'content/media/mark.svg  <script>',
  ]);
});

test('a picture that npm run media add has made stays as it is, unless somebody wrote more into it', async () => {
  const made = await sharp(photo).jpeg().toBuffer();
  const root = temporaryFolder({
    'content/media/shop.json': '{}',
    'content/media/shop.jpg': made,
    'content/media/tide.json': '{}',
    'content/media/tide.jpg': photo,
  });
  expect((await publishedFile(root, './content/media/shop.jpg')).data).toEqual(made);
  expect((await publishedFile(root, './content/media/tide.jpg')).leftOut).toEqual(['EXIF']);
});

test('what cannot be published gets a sentence that says why', async () => {
  const outside = temporaryFolder({ 'secret.jpg': photo });
  const root = temporaryFolder({
    'content/media/torn.jpg': 'no picture',
    'content/media/torn.svg': 'no drawing',
    'content/media/page.svg': '<html/>',
    'content/media/big.svg': svg(' '.repeat(limits.svgBytes)),
  });
  symlinkSync(join(outside, 'secret.jpg'), join(root, 'content/media/link.jpg'));
  const sentences = {
    'link.jpg': /^\.\/content\/media\/link\.jpg is a link that leads out of content\/: /,
    'torn.jpg': /torn\.jpg cannot be read as a picture: /,
    'torn.svg': /torn\.svg is no SVG that can be read: /,
    'page.svg': /page\.svg is no SVG that can be read: /,
    'big.svg': /big\.svg has 0\.2 MB, and a drawing 0\.2 MB at most: /,
  };
  for (const [name, sentence] of Object.entries(sentences))
    await expect(publishedFile(root, `./content/media/${name}`)).rejects.toThrow(sentence);
});
