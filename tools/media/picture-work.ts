import { type ChildProcess, fork } from 'node:child_process';
import { basename, join } from 'node:path';
import { limits } from '../limits.ts';
import { UserError } from '../user-error.ts';
import type { Jobs, Outcome } from './picture-child.ts';

let child: ChildProcess | undefined;
let lastWork: Promise<unknown> = Promise.resolve();

type Asked<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];

/** Works on a picture in another process, which ends with the signal, or when it takes too long. One picture after the other. */
export function workOnPicture<Name extends keyof Jobs>(
  name: Name,
  asked: Asked<Name>,
  signal: AbortSignal,
  seconds: number = limits.pictureSeconds,
): ReturnType<Jobs[Name]> {
  const work = lastWork.then(() => run(name, asked, signal, seconds));
  lastWork = work.catch(() => {});
  return work as ReturnType<Jobs[Name]>;
}

async function run(name: keyof Jobs, asked: { file: string }, signal: AbortSignal, seconds: number) {
  signal.throwIfAborted();
  child ??= start();
  const worker = child;
  const late = AbortSignal.timeout(seconds * 1000);
  const stop = () => worker.kill('SIGKILL');
  for (const each of [signal, late]) each.addEventListener('abort', stop, { once: true });
  hold(worker, true);
  try {
    const outcome = await new Promise<Outcome | undefined>((resolve) => {
      worker.once('message', resolve).once('exit', () => resolve(undefined));
      worker.send({ name, asked });
    });
    signal.throwIfAborted();
    if (outcome && 'result' in outcome) return outcome.result;
    const file = basename(asked.file);
    if (late.aborted)
      throw new UserError(
        `${file} takes longer than ${seconds} s to draw: save it as PNG or JPEG, and give that.`,
      );
    if (!outcome) throw new UserError(`${file} cannot be drawn: save it as PNG or JPEG, and give that.`);
    throw outcome.isKnown ? new UserError(outcome.message) : new Error(outcome.message);
  } finally {
    worker.removeAllListeners('message').removeAllListeners('exit');
    for (const each of [signal, late]) each.removeEventListener('abort', stop);
    hold(worker, false);
    if (worker.killed || worker.exitCode !== null || worker.signalCode !== null) child = undefined;
  }
}

function start(): ChildProcess {
  return fork(join(import.meta.dirname, 'picture-child.ts'), {
    cwd: join(import.meta.dirname, '../..'),
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
}

/** A process that waits for the next picture keeps nobody from ending. */
function hold(worker: ChildProcess, isHeld: boolean) {
  if (isHeld) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}
