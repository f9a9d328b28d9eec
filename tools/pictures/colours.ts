import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex, parse, toGamut } from 'culori';
import postcss from 'postcss';

type Scheme = 'light' | 'dark';
export type Colours = (name: string, scheme?: Scheme) => string;

const toSrgb = toGamut('rgb', 'oklch', null, 0);

/** The colours of tokens.css as hex, for pictures and tags that support neither `oklch` nor `light-dark`. */
export function readColours(root: string): Colours {
  const tokens = readTokens(root);
  const token = (name: string): string => {
    const value = tokens.get(`--${name}`);
    if (!value) throw new Error(`src/styles/tokens.css has no --${name}`);
    return value.replace(/var\(--([\w-]+)\)/g, (_, inner) => token(inner));
  };
  return (name, scheme = 'light') => {
    const [, light, dark] = /^light-dark\((.+?\)|[^,]+), (.+)\)$/.exec(token(name)) ?? [];
    const colour = parse((scheme === 'light' ? light : dark) ?? token(name));
    if (!colour) throw new Error(`src/styles/tokens.css: --${name} is no colour that can be read here`);
    return formatHex(toSrgb(colour));
  };
}

/** The tokens outside of media queries. */
function readTokens(root: string): Map<string, string> {
  const tokens = new Map<string, string>();
  const sheet = postcss.parse(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8'));
  for (const rule of sheet.nodes)
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
  return tokens;
}
