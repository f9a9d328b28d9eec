import postcss, { type Root } from 'postcss';
import type { ThemeFont } from '../fonts/theme-fonts.ts';
import { type FontPackage, readFontPackage } from '../fonts/font-package.ts';
import { type Metrics, metricsOf, sizeOf } from '../fonts/measure-font.ts';

/** The names that systems give a font, and the average widths of its letters in em, or the package with the same widths. */
type SystemFont = {
  name: string;
  regular: string[];
  /** Tried first for bold text. Where a system has all weights in one file, the name of the regular one finds it. */
  bold: string[];
  widths: { regular: number; bold: number } | string;
};

/**
 * What the visitors' systems have: Windows Segoe UI, macOS and iOS Arial, most of Linux Liberation Sans with the same widths,
 * Android Roboto, the rest of Linux DejaVu Sans. Windows has Arial too, so Segoe UI comes first.
 */
const systemFonts: SystemFont[] = [
  {
    name: 'Segoe',
    regular: ['Segoe UI'],
    bold: ['Segoe UI Semibold'],
    // No package has this font. The widths are those of @capsizecss/metrics, which weighs 169 MB.
    widths: { regular: 908 / 2048, bold: 937 / 2048 },
  },
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold'],
    widths: 'arimo',
  },
  { name: 'Roboto', regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold'], widths: 'roboto' },
  { name: 'DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], widths: 'dejavu-sans' },
];

/** The letters of nearly all monospaced fonts have the same width. */
const monospaced = ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'DejaVu Sans Mono'];
const systemMonospaced: SystemFont = {
  name: 'Mono',
  regular: monospaced,
  bold: monospaced.map((name) => `${name} Bold`),
  widths: { regular: 0.6, bold: 0.6 },
};

/** For the page's script to arrive. From then on it decides when each font is shown: src/entries/show-fonts.ts. */
const wait = '4s';

/**
 * Adds fallback fonts to the style sheet: the fonts of the systems, with the metrics of each font of the theme. Text then
 * takes the same room before and after the web font is shown, or nearly so.
 *
 * An animation with the name of the web font keeps the fallback fonts, so that the script can show each web font when it
 * moves nothing. If the script does not come, the animation ends by itself; without scripting there is none.
 *
 * The fonts with the names in `extra`, for letters that the web font lacks, come before the fallback fonts.
 */
export async function addFallbackFonts(sheet: Root, root: string, fonts: ThemeFont[], extra: string[] = []) {
  const isExtra = (name: string) => extra.includes(name.replace(/["']/g, ''));
  for (const each of fonts) {
    const { font, props, weights } = each;
    const systems = font.generic === 'monospace' ? [systemMonospaced, ...systemFonts] : systemFonts;
    const fallbacks = systems.map((system) => `"${fallbackName(font, system)}"`);
    const held: string[] = [];
    for (const prop of props)
      sheet.walkDecls(prop, (token) => {
        const [family, ...others] = postcss.list.comma(token.value);
        const stack = [
          ...others.filter(isExtra),
          ...fallbacks,
          ...others.filter((name) => !isExtra(name)),
        ].join(',');
        token.value = `${family},${stack}`;
        held.push(`${prop}:${stack}`);
      });
    sheet.append(`@keyframes "${font.family}"{from{${held.join(';')}}}`);
    for (const [index, weight] of weights.entries()) {
      const metrics = await metricsOf(font, weight);
      const unitsPerEm = metrics.unitsPerEm / (await sizeOf(each));
      for (const system of systems) {
        const isBold = weight >= 600;
        const names = isBold ? [...system.bold, ...system.regular] : system.regular;
        const width = await widthOf(root, system, isBold);
        const face = { name: fallbackName(font, system), names, width };
        sheet.append(fallbackFace(face, { ...metrics, unitsPerEm }, weight, index === 0));
      }
    }
  }
  const animations = fonts.map(({ font }) => `"${font.family}" 0s ${wait} backwards`);
  // Not on html: WebKit would resolve rem with the size that the animated root had in the frame before.
  sheet.append(`@media (scripting:enabled){body{animation:${animations.join(',')}}}`);
}

async function widthOf(root: string, { widths }: SystemFont, isBold: boolean): Promise<number> {
  if (typeof widths !== 'string') return isBold ? widths.bold : widths.regular;
  const { xWidthAvg, unitsPerEm } = await metricsOf(
    readFontPackage(root, `@fontsource/${widths}`),
    isBold ? 700 : 400,
  );
  return xWidthAvg / unitsPerEm;
}

type MeasuredFace = { name: string; names: string[]; width: number };

/** The lightest of the faces of a font is for all weights below the next. From 600 on, they are bold. */
function fallbackFace(
  { name, names, width }: MeasuredFace,
  metrics: Metrics,
  weight: number,
  isFirst: boolean,
) {
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = metrics;
  const size = xWidthAvg / unitsPerEm / width;
  const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
  const ofLine = (value: number) => percent(value / unitsPerEm / size);
  return `@font-face{${[
    `font-family:"${name}"`,
    `src:${names.map((each) => `local("${each}")`).join(',')}`,
    ...(isFirst ? [] : [`font-weight:${weight === 500 ? '500 599' : weight}`]),
    `size-adjust:${percent(size)}`,
    `ascent-override:${ofLine(ascent)}`,
    `descent-override:${ofLine(Math.abs(descent))}`,
    `line-gap-override:${ofLine(lineGap)}`,
  ].join(';')}}`;
}

function fallbackName({ family }: FontPackage, { name }: SystemFont): string {
  return `${family.replace(/ Variable$/, '')} ${name}`;
}
