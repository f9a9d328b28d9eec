import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, parse, toGamut } from 'culori';
import postcss from 'postcss';
import { UserError } from '../user-error.ts';

const names = [
  'paper',
  'paper-sunken',
  'line',
  'night',
  'on-night',
  'on-night-soft',
  'accent',
  'on-accent',
] as const;
const schemes = ['light', 'dark'] as const;

type Name = (typeof names)[number];
type Scheme = (typeof schemes)[number];
export type Colours = (name: Name, scheme?: Scheme) => string;

const file = 'src/styles/tokens.css';
const toSrgb = toGamut('rgb', 'oklch', null, 0);

/**
 * The colours of tokens.css as hex, for pictures and tags that support neither `oklch` nor `light-dark`. Colours that are
 * missing or cannot be read are all named in one error.
 */
export function readColours(root: string): Colours {
  const tokens = readTokens(root);
  const colours = new Map<string, string>();
  const problems = new Set<string>();
  for (const name of names) {
    const { value, from, missing } = resolve(`--${name}`, tokens);
    for (const scheme of schemes) {
      const hex = missing ? undefined : hexOf(value, scheme);
      if (hex) colours.set(`${name} ${scheme}`, hex);
      else if (missing) problems.add(`${file}  ${missing}  is missing: write it again, with a colour.`);
      else
        problems.add(
          `${file}  --${name}  is ${[value, ...from].join(', with ')}: no colour that can be used in pictures. Write one that is opaque, like #fa943a or oklch(0.76 0.158 58); a hue is a number or an angle, like 58 or 58deg.`,
        );
    }
  }
  if (problems.size > 0) throw new UserError([...problems].join('\n'));
  return (name, scheme = 'light') => colours.get(`${name} ${scheme}`)!;
}

/** The value with the values of the tokens that it refers to, and these tokens. A token that refers to itself is missing. */
function resolve(
  name: string,
  tokens: Map<string, string>,
  within: string[] = [],
): { value: string; from: string[]; missing?: string } {
  const value = within.includes(name) ? undefined : tokens.get(name);
  if (value === undefined) return { value: '', from: [], missing: name };
  const from: string[] = [];
  let missing: string | undefined;
  const resolved = value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (_, inner: string) => {
    const found = resolve(inner, tokens, [...within, name]);
    from.push(`${inner}: ${tokens.get(inner)}`, ...found.from);
    missing ??= found.missing;
    return found.value;
  });
  return { value: resolved, from, ...(missing && { missing }) };
}

function hexOf(value: string, scheme: Scheme): string | undefined {
  const [, both] = /^light-dark\((.+)\)$/s.exec(value) ?? [];
  const themed = both === undefined ? value : postcss.list.comma(both)[schemes.indexOf(scheme)];
  const colour = parseColour(themed?.toLowerCase() ?? '');
  return colour && (colour.alpha ?? 1) === 1 ? formatHex(toSrgb(colour)) : undefined;
}

function parseColour(value: string) {
  // For culori `ff8800` is a colour, for CSS it is not.
  if (/^[0-9a-f]+$/.test(value)) return;
  try {
    return parse(value);
    // For some values, such as `oklch(0.7 0.1 58px)`, culori throws.
  } catch {
    return;
  }
}

/** The tokens outside of media queries. */
function readTokens(root: string): Map<string, string> {
  const tokens = new Map<string, string>();
  const sheet = postcss.parse(readFileSync(join(root, file), 'utf8'));
  for (const rule of sheet.nodes)
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
  return tokens;
}
