import postcss from 'postcss';
import { expect, test } from 'vitest';
import { addFallbackFonts } from '../../tools/pages/fallback-fonts.ts';

// The packages of this project: the metrics are read from their files.
const root = '.';
const file = 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

async function withFallbackFonts(css: string, family = 'Hanken Grotesk Variable', further: string[] = []) {
  const sheet = postcss.parse(css);
  await addFallbackFonts(sheet, root, [{ family, file }], further);
  const faces = [...sheet.toString().matchAll(/@font-face\{([^}]+)\}/g)].map(([, rules]) =>
    Object.fromEntries(rules!.split(';').map((rule) => rule.split(/:(.*)/).slice(0, 2))),
  );
  return { css: sheet.toString(), faces };
}

const text = ':root{--font-text:"Hanken Grotesk Variable", sans-serif}';
const hanken = await withFallbackFonts(text);
const percent = (value: string) => Number.parseFloat(value) / 100;

test('a font has a fallback for each system, tried before the generic font', () => {
  const { css, faces } = hanken;
  const stack = '"Hanken Grotesk Arial","Hanken Grotesk Roboto","Hanken Grotesk DejaVu",sans-serif';
  expect(css).toContain(`--font-text:"Hanken Grotesk Variable",${stack}}`);
  const families = faces.map((face) => `${face['font-family']} ${face['font-weight'] ?? 400}`);
  expect(families).toEqual(
    [400, 600].flatMap((weight) =>
      ['Arial', 'Roboto', 'DejaVu'].map((name) => `"Hanken Grotesk ${name}" ${weight}`),
    ),
  );
});

test('each fallback has its own width, and all have the line height of the font', () => {
  const { faces } = hanken;
  for (const face of faces) {
    const size = percent(face['size-adjust']);
    expect(percent(face['ascent-override']) * size).toBeCloseTo(1, 3);
    expect(percent(face['descent-override']) * size).toBeCloseTo(0.303, 3);
  }
  // Letters of DejaVu Sans are wide, and those of Arial and Roboto nearly as wide as the font's own.
  const [arial, roboto, dejavu] = faces.map((face) => percent(face['size-adjust']));
  expect(arial).toBeCloseTo(1.01, 2);
  expect(roboto).toBeCloseTo(1.01, 2);
  expect(dejavu).toBeCloseTo(0.885, 2);
});

test('heavy text gets the bold font of the system, or else the file that has all weights', () => {
  const { faces } = hanken;
  expect(faces.at(-1)).toMatchObject({
    'font-weight': '600',
    src: 'local("DejaVu Sans Bold"),local("DejaVu Sans")',
  });
});

test('an animation keeps the fallback fonts until the script decides, or does not come', () => {
  const { css } = hanken;
  const animation = 'animation:"Hanken Grotesk Variable" 0s 4s backwards';
  expect(css).toContain(`@media (scripting:enabled){body{${animation}}}`);
  expect(css).toContain('@keyframes "Hanken Grotesk Variable"{from{--font-text:"Hanken Grotesk Arial",');
});

test('a font for further letters comes before the fallback fonts, which could have these letters too', async () => {
  const stack = text.replace(',', ', "Noto Kufi Arabic Variable",');
  const { css } = await withFallbackFonts(stack, undefined, ['Noto Kufi Arabic Variable']);
  const end =
    '"Noto Kufi Arabic Variable","Hanken Grotesk Arial","Hanken Grotesk Roboto","Hanken Grotesk DejaVu",sans-serif}';
  expect(css).toContain(`:root{--font-text:"Hanken Grotesk Variable",${end}`);
  expect(css).toContain(`@keyframes "Hanken Grotesk Variable"{from{--font-text:${end}`);
});

test('a font without a package in single weights is measured from its own file', async () => {
  const { faces } = await withFallbackFonts(':root{--font-own:"My Own",serif}', 'My Own');
  expect(faces.map((face) => face['font-family'])).toEqual([
    '"My Own Arial"',
    '"My Own Roboto"',
    '"My Own DejaVu"',
  ]);
  expect(percent(faces[0]!['size-adjust'])).toBeGreaterThan(0.9);
});

test('a style sheet without such a font stays as it is', async () => {
  const css = ':root{--font-mono:ui-monospace,monospace}p{color:red}';
  expect((await withFallbackFonts(css)).css).toBe(css);
});
