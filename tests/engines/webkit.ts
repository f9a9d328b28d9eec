import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { waitForAnimations } from '../support/visitor.ts';
import type { Visitor } from './visitor.ts';

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** WebKit is driven by its own WebDriver, in a window of a display that nobody sees. */
export async function startWebKit(lessMotion: boolean): Promise<Visitor> {
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(
    join(settings, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`,
  );
  // By default Xvfb starts over when its last window closes, and the next browser may find it away.
  const display = spawn('Xvfb', ['-noreset', '-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = Number(await firstLine(display.stdio[3] as Readable));
  const port = 24_000 + number;
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  const session = await openSession(port);
  return {
    ...visitorIn(session),
    close: async () => {
      await session('DELETE', '');
      await Promise.all([end(driver), end(display)]);
      await rm(settings, { recursive: true });
    },
  };
}

type Session = (method: string, path: string, body?: object) => Promise<unknown>;

async function openSession(port: number): Promise<Session> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (value?.error) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  const options = { binary: process.env.PORTFOLIO_WEBKIT, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  for (let tries = 0; ; tries += 1) {
    try {
      const { sessionId } = (await call('POST', '', { capabilities })) as { sessionId: string };
      return (method, path, body) => call(method, `/${sessionId}${path}`, body);
    } catch (error) {
      if (tries === 600 || !(error instanceof TypeError)) throw error;
      // biome-ignore lint/plugin/no-sleep: the driver takes a moment before it listens, and does not say when it does
      await new Promise((later) => setTimeout(later, 50));
    }
  }
}

function visitorIn(session: Session): Omit<Visitor, 'close'> {
  let complaints: string[] = [];
  // A script in the empty first window would wait for ever.
  let somewhere = false;
  const evaluate: Visitor['evaluate'] = async (script, ...args) =>
    (await session('POST', '/execute/sync', {
      script: `return (${script})(...arguments)`,
      args,
    })) as never;
  const act = async (device: object, actions: object[]) => {
    await session('POST', '/actions', { actions: [{ ...device, actions }] });
  };
  const load = async (path: string, body: object) => {
    // Sent on while the page still scrolls smoothly, the driver now and then never answers.
    if (somewhere) await evaluate(waitForAnimations);
    await gatherComplaints();
    await session('POST', path, body);
    somewhere = true;
    await evaluate(listenForComplaints);
  };
  const gatherComplaints = async () => {
    if (somewhere) complaints.push(...(await evaluate(heardComplaints)));
  };

  return {
    evaluate,
    goto: (url) => load('/url', { url }),
    reload: () => load('/refresh', {}),
    back: () => session('POST', '/back', {}).then(() => {}),
    clickAt: (x, y) =>
      act({ type: 'pointer', id: 'mouse' }, [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    screenshot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    press: (key) =>
      act(
        { type: 'key', id: 'keyboard' },
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
      ),
    // The window cannot be narrower than 447 px, which still is a phone to the page.
    resize: async (width, height) => {
      await session('POST', '/window/rect', { width, height: height + 38 });
    },
    takeComplaints: async () => {
      await gatherComplaints();
      const taken = complaints;
      complaints = [];
      return taken;
    },
  };
}

/** Set up when the page has loaded, which is when its script begins to be fetched. */
function listenForComplaints() {
  const heard: string[] = [];
  Object.assign(window, { heard });
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => heard.push(violatedDirective));
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => heard.push(words.join(' '));
}

function heardComplaints() {
  const { heard = [] } = window as { heard?: string[] };
  const foreign = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(location.origin));
  performance.clearResourceTimings();
  return [...heard.splice(0), ...foreign.map(({ name }) => `asked for ${name}`)];
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error('Xvfb did not start.');
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) done();
    child.once('exit', () => done());
    child.kill();
  });
}
