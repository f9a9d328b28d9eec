import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { expect as base, test } from '@playwright/test';
import sharp from 'sharp';
import { removeParts } from '../../tools/editor/write-files.ts';
import { addArabic } from '../support/arabic.ts';
import { startDevServer } from '../support/editor.ts';
import { copyProject } from '../support/project-copy.ts';

// What is refused, and what is written, is in tests/unit/edit-guard.test.ts and editor.test.ts.
const expect = base.configure({ timeout: 20_000 });
const headline = '|site|["site","hero","headline"]';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** A request as any program can send it, with headers that a browser does not let a page choose. */
function send(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<Answer> {
  return new Promise((answer, fail) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => answer({ status: response.statusCode!, headers: response.headers, text }));
    });
    sent.on('error', fail).end(body);
  });
}

/** The status with which a socket of updates is opened or refused. */
function socketStatus(port: number, headers: Record<string, string>): Promise<number | undefined> {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' };
  const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  return new Promise((answer, fail) => {
    const sent = request({ host: '127.0.0.1', port, headers: { ...upgrade, ...key, ...headers } });
    sent.on('response', ({ statusCode }) => answer(statusCode));
    sent.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      answer(statusCode);
    });
    sent.on('error', fail).end();
  });
}

const documentAt = (port: number, headers: Record<string, string> = {}) =>
  send(port, '/', { accept: 'text/html', 'sec-fetch-dest': 'document', ...headers });
const secretIn = ({ text }: Answer) => /data-secret="(\w+)"/.exec(text)?.[1];

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

test('the dev server writes a text that its own page sends, and takes nothing from anybody else', async () => {
  test.slow();
  const { folder, remove } = await copyProject();
  const opened = join(folder, 'opened.txt');
  await writeFile(join(folder, 'open.sh'), `#!/bin/sh\necho "$@" > ${opened}\n`, { mode: 0o755 });
  await addArabic(folder);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Start');
  const { child, port } = await startDevServer(folder, { env: { LAUNCH_EDITOR: join(folder, 'open.sh') } });
  try {
    const secret = secretIn(await documentAt(port))!;
    const own = { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}`, 'x-edit-secret': secret };
    const post = async (path: string, body: object | string, more: Record<string, string> = {}) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await send(
        port,
        `/@edit/${path}`,
        { ...own, 'content-type': 'application/json', ...more },
        text,
      );
      const isJson = answer.headers['content-type'] === 'application/json';
      return {
        ...answer,
        ...(isJson ? (JSON.parse(answer.text) as { message?: string; value?: string }) : {}),
      };
    };
    const before = 'Apps and systems your team will still like in two years.';
    const after = "It's 😀 `\x24{x}` \\ \u2028 مرحبا";
    const change = { id: headline, before, after };

    // Nobody else.
    const form = 'application/x-www-form-urlencoded';
    const big = { 'content-length': '100000000', connection: 'close' };
    expect((await post('text', change, { origin: 'http://evil.example' })).status).toBe(403);
    expect(
      (await post('text', change, { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }))
        .status,
    ).toBe(403);
    expect((await post('text', change, { 'x-edit-secret': '' })).status).toBe(403);
    expect((await post('text', 'id=1', { 'content-type': form })).status).toBe(415);
    expect((await post('text', { ...change, id: '|../../package|["name"]' })).status).toBe(409);
    expect((await post('text', '', big)).status).toBe(413);
    const elsewhere = { origin: 'http://localhost:1', 'x-edit-secret': secret };
    const asked = await send(port, '/@edit/fields', { ...own, ...elsewhere });
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(secretIn(await documentAt(port, elsewhere))).toBeUndefined();
    expect(secretIn(await documentAt(port, { 'sec-fetch-dest': 'iframe' }))).toBeUndefined();
    const silent = await send(port, '/', { accept: 'text/html' });
    expect(silent.text).toContain('This page cannot be edited here: ');
    expect(secretIn(silent)).toBeUndefined();
    expect(git('status', '--short', 'content')).toBe('');

    // What Vite would answer.
    const foreign = { host: own.host, origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' };
    const link = { host: own.host, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    const toOpen = `/__open-in-editor?file=${encodeURIComponent(join(folder, 'content/site.ts'))}`;
    for (const headers of [{}, foreign, link]) expect((await send(port, toOpen, headers)).status).toBe(403);
    expect((await send(port, '/__OPEN-in-editor/?file=/etc/passwd', link)).status).toBe(403);
    for (const path of ['/@vite/client', '/@site/en/site.json', '/src/app.tsx']) {
      const answer = await send(port, path, foreign);
      expect([answer.status, answer.headers['access-control-allow-origin']], path).toEqual([403, undefined]);
      expect((await send(port, path, {})).headers['content-security-policy'], path).toBe(
        "frame-ancestors 'none'",
      );
    }
    await symlink('/etc/hostname', join(folder, 'content/media/out.svg'));
    await writeFile(
      join(folder, 'content/media/evil.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    );
    const closed = ['content/site.ts', 'tools/commands/dev.ts', 'package.json', '@fs/etc/hostname'];
    for (const path of [
      ...closed,
      'content/site.ts?raw',
      'content/media/out.svg',
      `@fs${folder}/content/media/out.svg`,
    ]) {
      const answer = await send(port, `/${path}`, {});
      expect([path, answer.status < 400]).toEqual([path, false]);
      expect(answer.text).not.toContain(folder);
    }
    const evil = await send(port, '/content/media/evil.svg', {});
    expect(evil.text).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await Promise.all(['out', 'evil'].map((name) => rm(join(folder, `content/media/${name}.svg`))));
    expect(await socketStatus(port, { origin: 'http://localhost:1' })).toBe(400);
    expect(await readFile(opened, 'utf8').catch(() => '')).toBe('');

    // The page.
    expect(await post('text', change)).toMatchObject({ status: 200, value: after });
    expect(git('diff', '--numstat')).toBe('1\t1\tcontent/site.ts\n');
    const data = await send(port, '/@site/en/site.json', {});
    expect(JSON.parse(data.text).content.site.site.hero.headline).toBe(after);
    const marked = await send(port, '/@site/en/site.json?marked', {});
    const mark = /^\u2060[\ufe00-\ufe0f]{4}\u2060/.exec(
      JSON.parse(marked.text).content.site.site.hero.headline,
    );
    expect(mark).not.toBeNull();
    expect((await post('open', { id: headline })).status).toBe(200);
    await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toContain('content/site.ts');
    expect((await post('undo', {})).status).toBe(200);
    expect(git('status', '--short', 'content')).toBe('');

    // A picture of a project, with its steps.
    const grey = { width: 640, height: 400, channels: 3, background: '#777' } as const;
    const picture = await sharp({ create: grey }).webp().toBuffer();
    const file = {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent('../Größe.webp'),
    };
    const add = (query: string) =>
      send(port, `/@edit/media?for=order-tracker&${query}`, { ...own, ...file }, picture);
    const steps = (await add('replace=false')).text.trim().split('\n');
    expect(JSON.parse(steps.at(-1)!)).toEqual({
      ok: true,
      message: expect.stringContaining('order-tracker.jpg'),
    });
    for (const language of ['', 'ar/'])
      expect(await readFile(join(folder, `content/${language}projects.ts`), 'utf8')).toContain(
        "image: 'order-tracker',",
      );
    const again = await add('replace=false');
    expect([again.status, JSON.parse(again.text).replace]).toEqual([409, true]);
    expect((await add('replace=true&from=x')).status).toBe(422);

    // A drawing that takes hours, while the server is told to end.
    const filters = '<feTurbulence baseFrequency="0.5" numOctaves="500"/><feMorphology radius="300"/>'.repeat(
      60,
    );
    const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${filters}</filter><rect width="4000" height="4000" filter="url(#f)"/></svg>`;
    const headers = { ...own, ...file, 'x-file-name': 'slow.svg' };
    const drawing = send(port, '/@edit/media?for=darzi-app&replace=true', headers, Buffer.from(slow));
    const adding = async () =>
      (await readdir(join(folder, 'content/media'))).filter((name) => name.startsWith('.'));
    await expect.poll(adding).toEqual(['.adding-darzi-app']);
    await Promise.all([drawing.catch(() => {}), stop(child)]);
    expect(await adding()).toEqual([]);
  } finally {
    await stop(child);
    await remove();
  }
});

test('a dev server that other machines reach has no editor, and says so, and removes what a killed one has left', async () => {
  const { folder, remove } = await copyProject();
  const left = join(folder, 'content/.site.ts.0b0b0b0b-0000-4000-8000-000000000000.part');
  await writeFile(left, 'half');
  const { child, port, terminal } = await startDevServer(folder, { host: '0.0.0.0' });
  try {
    await expect
      .poll(terminal)
      .toContain('Other machines can reach this server, so its pages cannot be edited in the browser.');
    expect(terminal()).not.toContain('content/');
    expect(existsSync(left)).toBe(false);
    const answer = await documentAt(port, { host: `localhost:${port}` });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('data-secret');
    expect((await send(port, '/@edit/fields', { host: `localhost:${port}` })).status).toBe(403);
  } finally {
    await stop(child);
    await remove();
  }
});

test('a dev server that is killed while it saves leaves each file as it was or as it was saved', async () => {
  const { folder, remove } = await copyProject();
  const { child, port } = await startDevServer(folder);
  try {
    const secret = secretIn(await documentAt(port))!;
    const headers = {
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      'x-edit-secret': secret,
      'content-type': 'application/json',
    };
    const content = join(folder, 'content');
    const whole = await readFile(join(content, 'site.ts'), 'utf8');
    let before = 'Apps and systems your team will still like in two years.';
    const texts = new Set([whole]);
    const saveUntilKilled = async () => {
      for (let number = 0; ; number++) {
        const after = `Save ${number} ${'x'.repeat(50_000)}`;
        texts.add(whole.replace(/headline: '.*'/, `headline: '${after}'`));
        await send(port, '/@edit/text', headers, JSON.stringify({ id: headline, before, after }));
        before = after;
      }
    };
    const writing = new Promise<void>((begin) => {
      const watcher = watch(content, (_, name) => {
        if (!name?.endsWith('.part')) return;
        watcher.close();
        begin();
      });
    });
    const saving = expect(saveUntilKilled()).rejects.toThrow(/ECONNRESET|ECONNREFUSED|EPIPE|hang up/);
    await writing;
    await stop(child, 'SIGKILL');
    await saving;
    expect(texts.has(await readFile(join(content, 'site.ts'), 'utf8'))).toBe(true);
    // The next server does so first of all.
    await removeParts(folder);
    expect((await readdir(content)).filter((name) => name.endsWith('.part'))).toEqual([]);
  } finally {
    await stop(child);
    await remove();
  }
});
