import { readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';
import { longest } from './convert.ts';

export type AddArguments = ReturnType<typeof readAddArguments>;

const usage =
  'Use: npm run media add -- <file> [--for <project>] [--from <seconds>] [--length <seconds>] [--replace], with one recording or picture.';
const options = {
  for: { type: 'string' },
  from: { type: 'string' },
  length: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const;

/** Parses the arguments of `npm run media`. Paths are relative to `folder`, where the command was called. */
export function readAddArguments(args: string[], { root, folder }: { root: string; folder: string }) {
  const { positionals, values } = parse(args);
  const [command, path, ...others] = positionals;
  if (command !== 'add' || path === undefined || others.length > 0) throw new UserError(usage);
  const known = [...projectIds(root), 'hero'];
  if (values.for !== undefined && !known.includes(values.for)) {
    throw new UserError(
      `There is no project "${values.for}" in content/projects.ts; write one of: ${known.join(', ')}.`,
    );
  }
  if (values.for && /[^a-z0-9-]/.test(values.for)) {
    throw new UserError(
      `The id "${values.for}" cannot be part of an address: use the letters a to z, digits and hyphens, in content/projects.ts too.`,
    );
  }
  const from = seconds('from', values.from, 0) ?? 0;
  const length = seconds('length', values.length, 0.5);
  if (length !== undefined && length > longest)
    throw new UserError(`--length is ${longest} seconds at most.`);
  const file = resolve(folder, path);
  const name = values.for ?? kebabCase(file);
  if (!name)
    throw new UserError(
      `${basename(file)} has no letter from a to z to be named after: add --for a project, or rename it.`,
    );
  if (name === 'hero' && !values.for)
    throw new UserError(
      `${basename(file)} has the hero's name: add --for hero to replace its clip, or --for a project.`,
    );
  return { file, from, length, project: values.for, name, replace: values.replace };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UserError(usage);
  }
}

/** Read as text, because the file may not load yet: it may import the media that this command will make. */
function projectIds(root: string) {
  const text = readFileSync(join(root, 'content/projects.ts'), 'utf8');
  return Array.from(text.matchAll(/\bid: (['"])(.+?)\1/g), (match) => match[2]!);
}

function seconds(name: string, value: string | undefined, least: number) {
  if (value === undefined) return;
  const number = Number(value);
  if (value.trim() === '' || !(number >= least) || number === Infinity)
    throw new UserError(`--${name} is "${value}": write seconds, ${least} or more, like --${name} 3.`);
  return number;
}

function kebabCase(file: string) {
  // Letters that Unicode does not divide into a letter and its mark.
  const inLatin: Record<string, string> = {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    þ: 'th',
    ı: 'i',
  };
  const words = basename(file, extname(file))
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => inLatin[letter] ?? '-')
    .match(/[a-z0-9]+/g);
  return words?.join('-');
}
