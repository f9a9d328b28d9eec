import { readFileSync } from 'node:fs';

type Scheme = 'light' | 'dark';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A colour of the design for what is drawn outside of a browser, which knows no `oklch` and no `light-dark`. */
export function colour(name: string, scheme: Scheme = 'light'): string {
  const value = token(name).replace(/var\(--([\w-]+)\)/g, (_, inner) => token(inner));
  const [, light, dark] = /^light-dark\((.+?\)|[^,]+), (.+)\)$/.exec(value) ?? [value, value, value];
  return toHex((scheme === 'light' ? light : dark)!);
}

function token(name: string): string {
  const value = new RegExp(`--${name}: (.+);`).exec(tokens)?.[1];
  if (!value) throw new Error(`src/styles/tokens.css has no --${name}`);
  return value;
}

function toHex(css: string): string {
  const [, lightness, chroma, hue] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(css) ?? []).map(Number);
  if (lightness === undefined || chroma === undefined || hue === undefined) return css;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map(toByte).join('')}`;
}

function toByte(linear: number): string {
  const curved = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, curved)) * 255);
  return byte.toString(16).padStart(2, '0');
}
