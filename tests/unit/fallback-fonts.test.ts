import postcss from 'postcss';
import { expect, test } from 'vitest';
import { addFonts } from '../../tools/fonts/add-fonts.ts';
import { sizeOf } from '../../tools/fonts/measure-font.ts';
import { themeFonts } from '../../tools/fonts/theme-fonts.ts';
import { addFallbackFonts } from '../../tools/pages/fallback-fonts.ts';
import { rootRule } from '../../tools/theme/theme-styles.ts';

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

test('each fallback has its own width, also when it is bold, and all have the line height of the font', () => {
  const { faces } = hanken;
  for (const face of faces) {
    const size = percent(face['size-adjust']);
    expect(percent(face['ascent-override']) * size).toBeCloseTo(1, 3);
    expect(percent(face['descent-override']) * size).toBeCloseTo(0.303, 3);
  }
  // Letters of DejaVu Sans are wide, and those of Arial and Roboto nearly as wide as the font's own.
  const [segoe, arial, roboto, dejavu, , , bold] = faces.map((face) => percent(face['size-adjust']));
  expect(segoe).toBeCloseTo(1.015, 3);
  expect(arial).toBeCloseTo(1.01, 2);
  expect(roboto).toBeCloseTo(1.01, 2);
  expect(dejavu).toBeCloseTo(0.885, 2);
  // Bold letters of Roboto are wider: 926 to 911, those of the font 455 to 450.
  expect(roboto! / bold!).toBeCloseTo((450 / 911) * (926 / 455), 3);
  // Some systems have all weights in one file.
  const src = 'local("DejaVu Sans Bold"),local("DejaVu Sans")';
  expect(faces.at(-1)).toMatchObject({ 'font-weight': '600', src });
});

test('an animation keeps the fallback fonts until the script decides, or does not come', () => {
  const held = (name: string) => `"${name} Variable" 0s 4s backwards`;
  const both = `${held('Funnel Display')},${held('Hanken Grotesk')}`;
  expect(hanken.css).toContain(`@media (scripting:enabled){body{animation:${both}}}`);
  expect(hanken.css).toContain(
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
  const weights = same.faces.map((face) => face['font-weight'] ?? '400');
  expect([...new Set(weights)]).toEqual(['400', '500 599', '600']);
});

test('a font in single weights is measured in each of them', async () => {
  const css = tokens.replace('Hanken Grotesk Variable', 'Roboto');
  const { faces } = await withFallbackFonts('Funnel Display', 'Roboto', css);
  const roboto = faces.filter((face) => face['font-family'] === '"Roboto Roboto"');
  const sizes = roboto.map((face) => `${face['font-weight']}: ${face['size-adjust']}`);
  expect(sizes).toEqual(['undefined: 100%', expect.stringMatching(/^600: 99\./)]);
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
  const own = postcss.parse(':root{--own:1px}');
  await addFonts(own, rootRule(own), {
    root: '.',
    fonts: { display: 'Geist Mono', text: 'Roboto' },
    letters: [],
    pages: [],
    words: [],
    write: async (name) => name,
  });
  const sizes = own.toString().match(/(?<=font-family:"Geist Mono Variable";[^}]*)size-adjust:[^;}]+/g);
  expect(sizes).toEqual(['size-adjust:75.83%']);
  expect(own.toString().match(/size-adjust/g)).toHaveLength(1);
});

test('a font that is narrow enough, or for texts, is not set smaller', async () => {
  for (const [display, text] of [
    ['Bodoni Moda', 'Roboto'],
    ['Funnel Display', 'Geist Mono'],
    ['Geist Mono', 'Geist Mono'],
  ] as const)
    for (const font of themeFonts('.', { display, text })) expect(await sizeOf(font), display).toBe(1);
});

test('a font for further letters comes before the fallback fonts, which could have these letters too', async () => {
  const further = 'Noto Kufi Arabic Variable';
  const css = tokens.replaceAll(', ', `, "${further}", `);
  const added = await withFallbackFonts('Funnel Display', 'Hanken Grotesk', css, [further]);
  const end = `"${further}",${stackOf('Hanken Grotesk')},sans-serif}`;
  expect(added.css).toContain(`--font-text:"Hanken Grotesk Variable",${end}`);
  expect(added.css).toContain(`@keyframes "Hanken Grotesk Variable"{from{--font-text:${end}`);
});
