import { parseArgs } from 'node:util';
import { UserError } from '../tools/user-error.ts';

const usage =
  'Use: npm run footage -- [name...], npm run footage -- --frame <seconds> <name>, npm run footage -- --open';
const options = { open: { type: 'boolean', default: false }, frame: { type: 'string' } } as const;

/** Parses the arguments of `npm run footage`. Without names it renders all scenes. */
export function readRenderArguments(args: string[], scenes: string[]) {
  const { positionals: names, values } = parse(args);
  const unknown = names.filter((name) => !scenes.includes(name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no scene "${unknown.join('", "')}"; the scenes are: ${scenes.join(', ') || 'none yet'}.`,
    );
  }
  const frame = values.frame === undefined ? undefined : Number(values.frame);
  if (frame !== undefined && (Number.isNaN(frame) || names.length === 0)) throw new UserError(usage);
  return { open: values.open, frame, all: names.length === 0, names: names.length > 0 ? names : scenes };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UserError(usage);
  }
}
