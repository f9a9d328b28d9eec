import { fromBuffer } from '@capsizecss/unpack';
import postcss, { type Root } from 'postcss';
import { baseSubset, type ThemeFont } from '../fonts/base-fonts.ts';
import { cutFont } from '../fonts/cut-font.ts';
import { type FontPackage, nearestWeight, styleOf } from '../fonts/font-package.ts';

/**
 * What the visitors' systems have: Windows Segoe UI, macOS and iOS Arial, most of Linux Liberation Sans with the same widths,
 * Android Roboto, the rest of Linux DejaVu Sans. Windows has Arial too, so Segoe UI comes first. Each with the average width
 * of its letters in 1/2048 em, as @capsizecss/unpack measures it. Where a system has all weights in one file, the name of the
 * regular one finds it.
 */
const systemFonts = [
  {
    name: 'Segoe',
    regular: { names: ['Segoe UI'], width: 908 },
    bold: { names: ['Segoe UI Semibold', 'Segoe UI'], width: 937 },
  },
  {
    name: 'Arial',
    regular: { names: ['Arial', 'Liberation Sans'], width: 913 },
    bold: { names: ['Arial Bold', 'Liberation Sans Bold', 'Arial', 'Liberation Sans'], width: 983 },
  },
  {
    name: 'Roboto',
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 911 },
    bold: { names: ['Roboto Bold', 'Roboto', 'Roboto-Regular'], width: 926 },
  },
  {
    name: 'DejaVu',
    regular: { names: ['DejaVu Sans'], width: 1041 },
    bold: { names: ['DejaVu Sans Bold', 'DejaVu Sans'], width: 1176 },
  },
];
type SystemFont = (typeof systemFonts)[number];

/** For the page's script to arrive. From then on it decides when each font is shown: src/entries/show-fonts.ts. */
const wait = '4s';

/**
 * Adds fallback fonts to the style sheet: the fonts of the systems, with the metrics of each font of the theme. Text then
 * takes the same room before and after the web font is shown, or nearly so.
 *
 * An animation with the name of the web font keeps the fallback fonts, so that the script can show each web font when it
 * moves nothing. If the script does not come, the animation ends by itself; without scripting there is none.
 *
 * The fonts with the names in `further`, for letters that the web font lacks, come before the fallback fonts.
 */
export async function addFallbackFonts(sheet: Root, fonts: ThemeFont[], further: string[] = []) {
  const isFurther = (name: string) => further.includes(name.replace(/["']/g, ''));
  for (const { font, props, weights } of fonts) {
    const fallbacks = systemFonts.map((system) => `"${fallbackName(font, system)}"`);
    const held: string[] = [];
    for (const prop of props)
      sheet.walkDecls(prop, (token) => {
        const [family, ...others] = postcss.list.comma(token.value);
        const stack = [
          ...others.filter(isFurther),
          ...fallbacks,
          ...others.filter((name) => !isFurther(name)),
        ].join(',');
        token.value = `${family},${stack}`;
        held.push(`${prop}:${stack}`);
      });
    sheet.append(`@keyframes "${font.family}"{from{${held.join(';')}}}`);
    for (const [index, weight] of weights.entries()) {
      const metrics = await metricsOf(font, weight);
      for (const system of systemFonts)
        sheet.append(fallbackFace(fallbackName(font, system), metrics, system, weight, index === 0));
    }
  }
  const animations = fonts.map(({ font }) => `"${font.family}" 0s ${wait} backwards`);
  // Not on html: WebKit would resolve rem with the size that the animated root had in the frame before.
  sheet.append(`@media (scripting:enabled){body{animation:${animations.join(',')}}}`);
}

type Metrics = Awaited<ReturnType<typeof fromBuffer>>;

/** The lightest of the faces of a font is for all weights below the next. From 600 on, they are bold. */
function fallbackFace(name: string, metrics: Metrics, system: SystemFont, weight: number, isFirst: boolean) {
  const { names, width } = weight >= 600 ? system.bold : system.regular;
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = metrics;
  const size = xWidthAvg / unitsPerEm / (width / 2048);
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

const measured = new Map<string, Promise<Metrics>>();

/** Measured once, because each weight takes a tenth of a second. */
function metricsOf(font: FontPackage, weight: number): Promise<Metrics> {
  const key = `${font.name} ${weight}`;
  const metrics = measured.get(key) ?? measure(font, weight);
  measured.set(key, metrics);
  return metrics;
}

async function measure(font: FontPackage, weight: number): Promise<Metrics> {
  const letters = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  const file = font.file(baseSubset, styleOf(font, weight));
  const cut = await cutFont(file, letters, font.isVariable ? nearestWeight(font, weight) : undefined);
  return fromBuffer(cut.font);
}

function fallbackName({ family }: FontPackage, { name }: SystemFont): string {
  return `${family.replace(/ Variable$/, '')} ${name}`;
}
