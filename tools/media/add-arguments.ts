import { basename, extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ownTextIds, projectIds } from '../../model/entries.ts';
import { near } from '../../model/nearest.ts';
import type { LoadedSite } from '../content/load-site.ts';
import { lineOf } from '../content/problem.ts';
import { latinWords } from '../latin-words.ts';
import { UserError } from '../user-error.ts';
import { longest } from './convert.ts';

/** What a recording or picture is for, and which part of a recording is taken, in seconds. */
export type AddOptions = {
  file: string;
  for?: string | undefined;
  from?: number | undefined;
  length?: number | undefined;
  replace: boolean;
};
export type AddPlan = ReturnType<typeof planAdd>;

const usage =
  'Use: npm run media add -- <file> [--for <project>, hero, quotes or the id of your text] [--from <seconds>] [--length <seconds>] [--replace], with one recording or picture.';
const options = {
  for: { type: 'string' },
  from: { type: 'string' },
  length: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const;

/** Parses the arguments of `npm run media`. Paths are relative to `folder`, where the command was called. */
export function readAddArguments(
  args: string[],
  { site, folder }: { site: Pick<LoadedSite, 'languages'>; folder: string },
) {
  const { positionals, values } = parse(args);
  const [command, path, ...others] = positionals;
  if (command !== 'add' || path === undefined || others.length > 0) throw new UserError(usage);
  const from = seconds('from', values.from, 0);
  const length = seconds('length', values.length, 0.5);
  return planAdd({ ...values, file: resolve(folder, path), from, length }, site);
}

/** What is made of a file, and under which name, if the content has what it is for. */
export function planAdd(
  { file, for: target, from = 0, length, replace }: AddOptions,
  site: Pick<LoadedSite, 'languages'>,
) {
  const [{ content, unreadable }] = site.languages;
  const texts = ownTextIds(content);
  const known = [...projectIds(content), ...texts, 'hero', 'quotes'];
  if (target !== undefined && !known.includes(target)) {
    if (!content.projects) throw new UserError(unreadable.map(lineOf).join('\n'));
    const meant = near(target, known);
    const advice = meant ? `did you mean ${meant}? If not, write` : 'write';
    throw new UserError(
      `There is no project in content/projects.ts and no text in content/sections.ts with the id "${target}": ${advice} one of ${known.join(', ')}.`,
    );
  }
  if (target && /[^a-z0-9-]/.test(target)) {
    throw new UserError(
      `The id "${target}" cannot be part of an address: use the letters a to z, digits and hyphens, in content/projects.ts too.`,
    );
  }
  if (!(from >= 0 && from < Infinity) || (length !== undefined && !(length >= 0.5)))
    throw new UserError(
      'A part of a recording begins at 0 seconds or later, and lasts half a second or longer.',
    );
  if (length !== undefined && length > longest)
    throw new UserError(`--length is ${longest} seconds at most.`);
  // Several portraits are in one file of quotes, so each has the name of its own file.
  const isPortrait = target === 'quotes';
  const project = isPortrait ? undefined : target;
  const name = project ?? latinWords(basename(file, extname(file)));
  if (!name) {
    const way = isPortrait ? '' : ', or add --for and the id of a project';
    throw new UserError(
      `${basename(file)} has no letter from a to z and no digit, of which the name in content/media is made: rename it, for example to screen${extname(file)}${way}.`,
    );
  }
  if (name === 'hero' && !project)
    throw new UserError(
      `${basename(file)} has the hero's name: add --for hero to replace its clip, or --for a project.`,
    );
  const isForText = texts.some((id) => id === project);
  return { file, from, length, project, isForText, isPortrait, name, replace };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UserError(usage);
  }
}

function seconds(name: string, value: string | undefined, least: number) {
  if (value === undefined) return;
  const number = Number(value);
  if (value.trim() === '' || !(number >= least) || number === Infinity)
    throw new UserError(`--${name} is "${value}": write seconds, ${least} or more, like --${name} 3.`);
  return number;
}
