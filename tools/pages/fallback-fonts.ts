import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import postcss, { type Root } from 'postcss';

/**
 * What the visitors' systems have: Windows, macOS and iOS Arial, most of Linux Liberation Sans with the same widths, Android
 * Roboto, the rest of Linux DejaVu Sans. The packages have fonts with these widths, to measure them.
 */
const systemFonts = [
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    package: 'arimo',
  },
  { name: 'Roboto', regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold'], package: 'roboto' },
  { name: 'DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], package: 'dejavu-sans' },
];

/** The weights in which most text is set, one or two for each font. Those from 600 get the bold font of the system. */
const weights: Record<string, number[]> = { '--font-display': [500], '--font-text': [400, 600] };

/** For the page's script to arrive. From then on it decides when each font is shown: src/entries/show-fonts.ts. */
const wait = '4s';

type WebFont = { family: string; file: string };
type SystemFont = (typeof systemFonts)[number];

/**
 * Adds fallback fonts to the style sheet: the fonts of the systems, with the metrics of each web font that a custom property
 * such as --font-text names first. Text then takes the same room before and after the web font is shown, or nearly so.
 *
 * An animation with the name of the web font keeps the fallback fonts, so that the script can show each web font when it
 * moves nothing. If the script does not come, the animation ends by itself; without scripting there is none.
 *
 * The fonts with the names in `further`, for letters that the web font lacks, come before the fallback fonts.
 */
export async function addFallbackFonts(sheet: Root, root: string, fonts: WebFont[], further: string[] = []) {
  const animations: string[] = [];
  for (const { prop, others, ...font } of stacks(sheet, fonts)) {
    const isFurther = (name: string) => further.includes(name.replace(/["']/g, ''));
    const fallbacks = systemFonts.map((system) => `"${fallbackName(font, system)}"`);
    const stack = [
      ...others.filter(isFurther),
      ...fallbacks,
      ...others.filter((name) => !isFurther(name)),
    ].join(',');
    sheet.walkDecls(prop, (token) => {
      token.value = `"${font.family}",${stack}`;
    });
    sheet.append(`@keyframes "${font.family}"{from{${prop}:${stack}}}`);
    animations.push(`"${font.family}" 0s ${wait} backwards`);
    for (const weight of weights[prop] ?? [400])
      for (const system of systemFonts) sheet.append(await fallbackFace(root, font, system, weight));
  }
  if (animations.length > 0)
    // Not on html: WebKit would resolve rem with the size that the animated root had in the frame before.
    sheet.append(`@media (scripting:enabled){body{animation:${animations.join(',')}}}`);
}

function stacks(sheet: Root, fonts: WebFont[]) {
  const found: (WebFont & { prop: string; others: string[] })[] = [];
  sheet.walkDecls(/^--/, ({ prop, value }) => {
    const [first, ...others] = postcss.list.comma(value);
    const font = fonts.find(({ family }) => first === `"${family}"`);
    if (font) found.push({ ...font, prop, others });
  });
  return found;
}

async function fallbackFace(root: string, font: WebFont, system: SystemFont, weight: number) {
  const isBold = weight >= 600;
  // The packages of the share pictures have each weight in a file of its own. In a variable file only the lightest is measured.
  const inOneWeight = packageFile(root, plainName(font).replaceAll(' ', '-').toLowerCase(), weight);
  const metrics = await Promise.all([
    metricsOf(existsSync(inOneWeight) ? inOneWeight : font.file),
    metricsOf(packageFile(root, system.package, isBold ? 700 : 400)),
  ]);
  const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride = '0%' } = fontFaces[0]!['@font-face'];
  // Where a system has all weights in one file, the name of the regular one finds it.
  const names = isBold ? [...system.bold, ...system.regular] : system.regular;
  return `@font-face{${[
    `font-family:"${fallbackName(font, system)}"`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    ...(isBold ? [`font-weight:${weight}`] : []),
    `size-adjust:${sizeAdjust}`,
    `ascent-override:${ascentOverride}`,
    `descent-override:${descentOverride}`,
    `line-gap-override:${lineGapOverride}`,
  ].join(';')}}`;
}

const measured = new Map<string, ReturnType<typeof fromFile>>();

/** Measured once, because each file takes a tenth of a second. */
function metricsOf(file: string) {
  if (!measured.has(file)) measured.set(file, fromFile(file));
  return measured.get(file)!;
}

function fallbackName(font: WebFont, { name }: SystemFont): string {
  return `${plainName(font)} ${name}`;
}

function plainName({ family }: WebFont): string {
  return family.replace(/ Variable$/, '');
}

function packageFile(root: string, name: string, weight: number): string {
  return join(root, 'node_modules/@fontsource', name, `files/${name}-latin-${weight}-normal.woff2`);
}
