import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '../limits.ts';
import type { Reporter } from '../media/progress.ts';
import { UserError } from '../user-error.ts';
import { Refused } from './refused.ts';

/** Keeps the body of a request in a file outside the project, with the last part of its name, as long as `work` takes. */
export async function withUpload<Result>(
  request: IncomingMessage,
  work: (file: string) => Promise<Result>,
  limit: number = limits.uploadBytes,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-upload-'));
  const file = join(folder, nameOf(request));
  try {
    let length = 0;
    const counted = async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        length += part.length;
        if (length > limit) throw new Refused(413, `The editor takes files of ${limit / 1e9} GB at most.`);
        yield part;
      }
    };
    await pipeline(request, counted, createWriteStream(file, { flags: 'wx' }));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** It is a part of messages, and its letters may become the name of the picture. */
function nameOf({ headers }: IncomingMessage): string {
  try {
    const last = basename(decodeURIComponent(String(headers['x-file-name'] ?? '')).replaceAll('\\', '/'));
    return last.replace(/[\p{Cc}:*?"<>|]|^\.+/gu, '').slice(-100) || 'file';
  } catch {
    return 'file';
  }
}

/** Answers with a line of JSON for each step of the work. Who closes the connection stops it. */
export async function answerSteps(
  response: ServerResponse,
  work: (job: { signal: AbortSignal; reporter: Reporter }) => Promise<object>,
) {
  const stop = new AbortController();
  response.on('close', () => stop.abort());
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  const write = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  const reporter: Reporter = {
    say: (say) => write({ say }),
    progress: (label, total) => (done) => write({ label, done: Math.min(done, total), total }),
  };
  try {
    write({ ok: true, ...(await work({ signal: stop.signal, reporter })) });
  } catch (error) {
    const isKnown = error instanceof UserError || error instanceof Refused;
    if (!isKnown && !stop.signal.aborted) console.error(error);
    const message = isKnown ? (error as Error).message : 'It did not work: the terminal says why.';
    write({ ok: false, message });
  }
  response.end();
}
