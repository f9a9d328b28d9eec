import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Hint } from './find-program.ts';
import { media } from './record.ts';

export const longest = 10;
const usage =
  'Use: npm run media add -- <file> [--for <project>] [--from <seconds>] [--length <seconds>], with one recording or picture.';
const options = { for: { type: 'string' }, from: { type: 'string' }, length: { type: 'string' } } as const;

export function readArguments() {
  const { positionals, values } = parse();
  const [command, ...rest] = positionals;
  const known = [...projectIds(), 'hero'];
  restoreSwallowed(values, rest, known);

  if (command !== 'add' || rest.length !== 1) throw new Hint(usage);
  if (values.for !== undefined && !known.includes(values.for)) {
    throw new Hint(
      `There is no project "${values.for}" in content/projects.ts; write one of: ${known.join(', ')}.`,
    );
  }
  if (values.for && /[^a-z0-9-]/.test(values.for)) {
    throw new Hint(
      `The id "${values.for}" cannot be part of an address: use small letters, digits and hyphens, in content/projects.ts too.`,
    );
  }
  const from = seconds('from', values.from, 0) ?? 0;
  const length = seconds('length', values.length, 0.5);
  if (length !== undefined && length > longest) throw new Hint(`--length is ${longest} seconds at most.`);
  // npm starts its scripts in the folder of package.json, wherever it was called.
  const file = resolve(process.env.INIT_CWD ?? '', rest[0]!);
  const name = values.for ?? kebabCase(file);
  if (!name)
    throw new Hint(
      `${basename(file)} has no letter from a to z to be named after: add --for a project, or rename it.`,
    );
  if (name === 'hero' && !values.for)
    throw new Hint(
      `${basename(file)} has the hero's name: add --for hero to replace its clip, or --for a project.`,
    );
  return { file, from, length, project: values.for, name };
}

function parse() {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    return { positionals, values: { ...values } };
  } catch {
    throw new Hint(usage);
  }
}

/**
 * Without `--` before them npm takes the options for its own: it passes `--for=x` on as npm_config_for=x, and of
 * `--for x` it makes npm_config_for=true and a positional `x`.
 */
function restoreSwallowed(
  values: { for?: string; from?: string; length?: string },
  rest: string[],
  known: string[],
) {
  const swallowed = (['for', 'from', 'length'] as const).filter((name) => {
    const value = process.env[`npm_config_${name}`];
    if (value !== undefined && value !== 'true') values[name] ??= value;
    return value === 'true' && values[name] === undefined;
  });
  const numbers = swallowed.filter((name) => name !== 'for');
  if (numbers.length > 1) throw new Hint(`npm kept the options for itself. ${usage}`);
  for (const name of swallowed) {
    const belongs = (word: string) => (name === 'for' ? known.includes(word) : /^[\d.]+$/.test(word));
    const last = rest.length > 1 ? rest.length - 1 : undefined;
    const place = rest.findIndex((word) => belongs(word) && !existsSync(word));
    const [word] = rest.splice(place === -1 ? (last ?? rest.length) : place, 1);
    if (word === undefined) throw new Hint(usage);
    values[name] = word;
  }
}

/** Read as text: the file may not load yet, because it imports what is about to be made. */
function projectIds() {
  const text = readFileSync(join(media, '../projects.ts'), 'utf8');
  return Array.from(text.matchAll(/\bid: (['"])(.+?)\1/g), (match) => match[2]!);
}

function seconds(name: string, value: string | undefined, least: number) {
  if (value === undefined) return;
  const number = Number(value);
  if (value.trim() === '' || !(number >= least) || number === Infinity)
    throw new Hint(`--${name} is "${value}": write seconds, ${least} or more, like --${name} 3.`);
  return number;
}

function kebabCase(file: string) {
  const words = basename(file, extname(file))
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-');
}
