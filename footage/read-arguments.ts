import { parseArgs } from 'node:util';
import { Hint } from '../tools/media/find-program.ts';
import { sceneNames } from './page.ts';

const usage =
  'Use: npm run footage [name...], npm run footage -- --frame <seconds> <name>, npm run footage -- --open';

export function readArguments() {
  const options = { open: { type: 'boolean' }, frame: { type: 'string' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Hint(usage);
  }
  const known = sceneNames();
  const unknown = parsed.positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Hint(
      `There is no scene "${unknown.join('", "')}"; the scenes are: ${known.join(', ') || 'none yet'}.`,
    );
  }
  const { open, frame } = parsed.values;
  if (frame !== undefined && (Number.isNaN(Number(frame)) || parsed.positionals.length === 0))
    throw new Hint(usage);
  return {
    open,
    frame: frame === undefined ? undefined : Number(frame),
    all: parsed.positionals.length === 0,
    names: parsed.positionals.length > 0 ? parsed.positionals : known,
  };
}
