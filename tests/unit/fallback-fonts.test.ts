import postcss from 'postcss';
import { expect, test } from 'vitest';
import { addBaseFonts, rootRule } from '../../tools/fonts/base-fonts.ts';
import { sizeOf } from '../../tools/fonts/measure-font.ts';
import { themeFonts } from '../../tools/fonts/theme-fonts.ts';
import { addFallbackFonts } from '../../tools/pages/fallback-fonts.ts';

/** With these fonts, from the packages of this project. */
async function withFallbackFonts(display: string, text: string, css: string, further: string[] = []) {
  const sheet = postcss.parse(css);
  await addFallbackFonts(sheet, '.', themeFonts('.', { display, text }), further);
  const faces = [...sheet.toString().matchAll(/@font-face\{([^}]+)\}/g)].map(([, rules]) =>
    Object.fromEntries(rules!.split(';').map((rule) => rule.split(/:(.*)/).slice(0, 2))),
  );
  const ofText = faces.filter((face) => face['font-family'].startsWith(`"${text} `));
  return { css: sheet.toString(), faces: ofText };
}

const tokens =
  ':root{--font-display:"Funnel Display Variable", sans-serif;--font-text:"Hanken Grotesk Variable", sans-serif}';
const hanken = await withFallbackFonts('Funnel Display', 'Hanken Grotesk', tokens);
const systems = ['Segoe', 'Arial', 'Roboto', 'DejaVu'];
const stackOf = (name: string) => systems.map((system) => `"${name} ${system}"`).join();
const percent = (value: string) => Number.parseFloat(value) / 100;

test('a font has a fallback for each system, tried before the generic font', () => {
  const { css, faces } = hanken;
  expect(css).toContain(`--font-text:"Hanken Grotesk Variable",${stackOf('Hanken Grotesk')},sans-serif}`);
  const families = faces.map((face) => `${face['font-family']} ${face['font-weight'] ?? 400}`);
  expect(families).toEqual(
    [400, 600].flatMap((weight) => systems.map((name) => `"Hanken Grotesk ${name}" ${weight}`)),
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
  const [segoe, arial, roboto, dejavu] = faces.map((face) => percent(face['size-adjust']));
  expect(segoe).toBeCloseTo(1.015, 3);
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

test('each weight is measured: heavier letters are wider', () => {
  const { faces } = hanken;
  const ratio = (index: number) => percent(faces[index]!['size-adjust']);
  // Of Roboto, whose bold letters are wider too: 926 to 911, those of the font 455 to 450.
  expect(ratio(2) / ratio(6)).toBeCloseTo((450 / 911) * (926 / 455), 3);
});

test('an animation keeps the fallback fonts until the script decides, or does not come', () => {
  const { css } = hanken;
  const [display, text] = ['Funnel Display', 'Hanken Grotesk'].map(
    (name) => `"${name} Variable" 0s 4s backwards`,
  );
  expect(css).toContain(`@media (scripting:enabled){body{animation:${display},${text}}}`);
  expect(css).toContain(
    `@keyframes "Hanken Grotesk Variable"{from{--font-text:${stackOf('Hanken Grotesk')},sans-serif}}`,
  );
});

test('a font for headlines and texts has one animation, which keeps the fallback fonts of both', async () => {
  const name = 'Hanken Grotesk';
  const css = tokens.replace('Funnel Display', name);
  const same = await withFallbackFonts(name, name, css);
  const stack = `${stackOf(name)},sans-serif`;
  expect(same.css.match(/@keyframes[^@]+/g)).toEqual([
    `@keyframes "${name} Variable"{from{--font-display:${stack};--font-text:${stack}}}`,
  ]);
  expect(same.css).toContain(`body{animation:"${name} Variable" 0s 4s backwards}`);
  const weights = new Set(same.faces.map((face) => face['font-weight'] ?? '400'));
  expect([...weights]).toEqual(['400', '500 599', '600']);
});

test('a font in single weights is measured in each of them', async () => {
  const css = tokens.replace('Hanken Grotesk Variable', 'Roboto');
  const { faces } = await withFallbackFonts('Funnel Display', 'Roboto', css);
  const roboto = faces.filter((face) => face['font-family'] === '"Roboto Roboto"');
  expect(roboto.map((face) => [face['font-weight'], face['size-adjust']])).toEqual([
    [undefined, '100%'],
    ['600', expect.stringMatching(/^99\./)],
  ]);
});

test('a monospaced font has a monospaced fallback, and as headlines it is set smaller, so that long words fit', async () => {
  const [mono] = themeFonts('.', { display: 'Geist Mono', text: 'Roboto' });
  expect(await sizeOf(mono!)).toBeCloseTo(0.455 / 0.6, 3);
  const css = tokens.replace('Funnel Display', 'Geist Mono').replace('Hanken Grotesk Variable', 'Roboto');
  const sheet = postcss.parse(css);
  await addFallbackFonts(sheet, '.', [mono!]);
  const [face, ...others] = sheet.toString().match(/@font-face\{[^}]+\}/g)!;
  expect(others).toHaveLength(systems.length);
  expect(face).toMatch(
    /"Geist Mono Mono";src:local\("Courier New"\),local\("Liberation Mono"\),.*size-adjust:75\.8\d%/,
  );
  const { rule } = (await addBaseFonts(rootRule(postcss.parse(tokens))!, [mono!]))[0]!;
  expect(rule.toString()).toContain('size-adjust:75.83%');
});

test.each([
  [{ display: 'Bodoni Moda', text: 'Roboto' }, [1, 1]],
  [{ display: 'Funnel Display', text: 'Geist Mono' }, [1, 1]],
  [{ display: 'Geist Mono', text: 'Geist Mono' }, [1]],
])('of the fonts %j none is set smaller: they are narrow enough, or for texts', async (names, sizes) => {
  expect(await Promise.all(themeFonts('.', names).map(sizeOf))).toEqual(sizes);
});

test('a font for further letters comes before the fallback fonts, which could have these letters too', async () => {
  const further = 'Noto Kufi Arabic Variable';
  const css = tokens.replaceAll(', ', `, "${further}", `);
  const added = await withFallbackFonts('Funnel Display', 'Hanken Grotesk', css, [further]);
  const end = `"${further}",${stackOf('Hanken Grotesk')},sans-serif}`;
  expect(added.css).toContain(`--font-text:"Hanken Grotesk Variable",${end}`);
  expect(added.css).toContain(`@keyframes "Hanken Grotesk Variable"{from{--font-text:${end}`);
});
