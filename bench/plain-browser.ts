import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

type NetworkEvent = { requestId: string; type: string; encodedDataLength: number };
type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: NetworkEvent;
  result?: object;
  error?: { message: string };
};

export type Tab = {
  send: <Result = object>(method: string, params?: object) => Promise<Result>;
  on: (method: string, listener: (params: NetworkEvent) => void) => void;
  evaluate: <Result>(script: () => Result) => Promise<Awaited<Result>>;
  close: () => Promise<unknown>;
};

/**
 * A browser controlled directly over the DevTools protocol. Playwright subscribes to all console messages and errors, which
 * alone makes React DOM much slower to evaluate than it is for a visitor.
 */
export async function openBrowser(executablePath: string) {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'));
  const browser = spawn(
    executablePath,
    [
      '--headless',
      '--disable-gpu',
      '--no-sandbox',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [toBrowser, fromBrowser] = browser.stdio.slice(3) as unknown as [Writable, Readable];
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: NetworkEvent) => void>();
  let lastId = 0;

  let buffer = '';
  fromBrowser.setEncoding('utf8').on('data', (part: string) => {
    const messages = (buffer + part).split('\0');
    buffer = messages.pop()!;
    for (const message of messages.map((text): Message => JSON.parse(text))) {
      if (message.id) answers.get(message.id)!(message);
      else listeners.get(`${message.sessionId} ${message.method}`)?.(message.params!);
    }
  });

  function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++lastId;
    toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) =>
      answers.set(id, ({ result, error }) => {
        answers.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      }),
    );
  }

  return {
    newTab: async (): Promise<Tab> => {
      const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      return {
        send: (method, params) => send(method, params, sessionId),
        on: (method, listener) => listeners.set(`${sessionId} ${method}`, listener),
        evaluate: async (script) => {
          const { result, exceptionDetails } = await send<{
            result: { value: never };
            exceptionDetails?: { exception: { description: string } };
          }>(
            'Runtime.evaluate',
            { expression: `(${script})()`, awaitPromise: true, returnByValue: true },
            sessionId,
          );
          if (exceptionDetails) throw new Error(exceptionDetails.exception.description);
          return result.value;
        },
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    close: async () => {
      browser.kill();
      await new Promise((done) => browser.once('exit', done));
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
