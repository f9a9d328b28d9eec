import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from '../../tools/pages/build-site.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

test.describe('npm run build', () => {
  let copy: ProjectCopy;

  test.beforeEach(async () => {
    test.slow();
    copy = await copyProject();
  });

  test.afterEach(() => copy.remove());

  test('with mistakes in the content or the command says so, fails, and writes no site, which npm start then misses', async () => {
    await copy.edit('content/site.ts', 'idris@example.com', 'idris at home');
    await copy.edit('content/projects.ts', 'Order Tracker', ' ');
    const [mistakes, json, option, start, dev] = await Promise.all([
      copy.build(),
      copy.run('tools/commands/build.ts', '--json'),
      copy.run('tools/commands/build.ts', '--compressed'),
      copy.run('tools/commands/start.ts'),
      // An address that no machine has.
      copy.run('tools/commands/dev.ts', '--host', '203.0.113.1'),
    ]);
    expect(dev.code, 'a dev server that cannot listen ends').toBe(1);
    expect(mistakes.code).toBe(1);
    expect(mistakes.stderr).toMatch(/^The content has 2 problems; nothing was built\.\n/);
    expect(mistakes.stderr).toMatch(
      /^ {2}content\/site\.ts:13:5 {2}site\.contact\.email {2}'idris at home' is not /m,
    );
    expect(mistakes.stderr).toMatch(/^ {2}content\/projects\.ts:\d+:5 {2}projects\[3\].*\.title {2}/m);
    expect(json).toMatchObject({ code: 1, stderr: 'The content has 2 problems; nothing was built.\n\n' });
    expect(JSON.parse(json.stdout)).toEqual([
      expect.objectContaining({ file: 'content/projects.ts', path: ['projects', 3, 'title'] }),
      {
        file: 'content/site.ts',
        position: { line: 13, column: 5 },
        path: ['site', 'contact', 'email'],
        field: 'site.contact.email',
        message: expect.stringContaining("'idris at home' is not "),
      },
    ]);
    expect(option).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no option --compressed\. Use: npm run build, or .+\n$/),
    });
    expect(start).toMatchObject({
      code: 1,
      stderr: 'There is no site in dist/ to serve: run npm run build first.\n',
    });
    for (const folder of ['dist', 'deploy']) expect(existsSync(join(copy.folder, folder))).toBe(false);
  });

  test('gives the same files in any folder, keeps the hashed files of the last release alone, and is not disturbed by a build that fails', async () => {
    const dist = join(copy.folder, 'dist');
    // The last release, which had kept a file of the release before it.
    await mkdir(join(dist, 'assets'), { recursive: true });
    for (const name of ['hydrate-last.js', 'hydrate-before.js'])
      await writeFile(join(dist, 'assets', name), name);
    await writeFile(join(dist, '.assets'), 'hydrate-last.js');

    const first = copy.build();
    // The first build has read the template by then; the second one gets a template without a place for the page.
    await expect.poll(() => hasWritten(copy), { timeout: 60_000 }).toBe(true);
    await copy.edit('index.html', '<!--page-->', '');
    const second = copy.build();
    expect(await first).toMatchObject({ code: 0, stdout: 'The site is in dist/.\n' });
    expect(await second).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('index.html has no <!--page-->'),
    });
    const { [join('assets', 'hydrate-last.js')]: last, ...built } = await filesIn(dist);
    expect(last).toBeDefined();
    expect(built).toEqual(await filesIn('dist', { ownOnly: true }));
    expect(await filesIn(join(copy.folder, 'deploy'))).toEqual(await filesIn('deploy'));
    expect(await workFolders(copy)).toEqual([]);
  });

  test('that is stopped with Ctrl-C says so, and leaves nothing behind', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/build.ts'], {
      cwd: copy.folder,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const ended = new Promise((done) => child.once('close', done));
    await expect.poll(() => workFolders(copy), { timeout: 60_000 }).not.toEqual([]);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(output).toBe('\nStopped. dist/ is as before.\n');
    expect(await workFolders(copy)).toEqual([]);
  });

  test('that fails at its end leaves the last site, which it puts back after a build that was killed', async () => {
    await writeFile(join(copy.folder, 'deploy'), 'a file in the place of the folder');
    // As a build leaves it that is killed while it replaces the site.
    await cp('dist', join(copy.folder, '.build-last-killed'), { recursive: true });
    await expect(buildSite(copy.folder)).rejects.toThrow(
      /^Nothing was built: deploy cannot be written \(EEXIST\)\. .+$/,
    );
    expect(await workFolders(copy)).toEqual([]);
    expect(await filesIn(join(copy.folder, 'dist'))).toEqual(await filesIn('dist'));
  });
});

test.describe('npm start', () => {
  test('serves on the given port and prints its address', async () => {
    const { code, output } = await start('0', async (address) => {
      expect((await fetch(address)).status).toBe(200);
    });
    expect(output).toMatch(/^The site is at http:\/\/127\.0\.0\.1:\d+\/$/m);
    expect(code).toBeNull();
  });

  test('names another port when its own is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start(String(port));
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is taken: choose another, for example PORT=${port + 1} npm start.\n`);
  });

  test('refuses a PORT that is no port', async () => {
    const { code, output } = await start('http');
    expect(code).toBe(1);
    expect(output).toContain("PORT is 'http'");
  });
});

/** The hash of each file; with `ownOnly`, without those that the build kept from another one. */
async function filesIn(folder: string, { ownOnly = false } = {}): Promise<Record<string, string>> {
  const own = ownOnly ? (await readFile(join(folder, '.assets'), 'utf8')).split('\n') : [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .filter(({ parentPath, name }) => !ownOnly || !parentPath.endsWith('assets') || own.includes(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const hashes = files.toSorted().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [relative(folder, file), hash.digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

async function workFolders({ folder }: ProjectCopy): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith('.build'));
}

async function hasWritten(copy: ProjectCopy): Promise<boolean> {
  const folders = await workFolders(copy);
  return folders.some((name) => existsSync(join(copy.folder, name, 'site/index.html')));
}

/** Starts the server on a port; when it prints its address, visits that and ends it. */
async function start(port: string, visit?: (address: string) => Promise<void>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/commands/start.ts'], {
    env: { ...process.env, PORT: port },
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.stderr.on('data', (data) => (output += data));
  for await (const data of child.stdout) {
    output += data;
    const address = /http:\S+/.exec(output)?.[0];
    if (address) {
      await visit?.(address);
      child.kill();
    }
  }
  return { code: await ended, output };
}
