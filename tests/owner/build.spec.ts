import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

test.describe('npm run build', () => {
  let copy: ProjectCopy;

  test.beforeEach(async () => {
    copy = await copyProject();
  });

  test.afterEach(() => copy.remove());

  test('with mistakes in the content says so, fails, and does not change the last site', async () => {
    for (const part of ['dist', 'deploy']) await cp(part, join(copy.folder, part), { recursive: true });
    await copy.edit('content/site.ts', 'idris@example.com', 'idris at home');
    await copy.edit('content/projects.ts', 'Order Tracker', ' ');
    const { code, stderr } = await copy.build();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The content has 2 problems; nothing was built\.\n/);
    expect(stderr).toMatch(/^ {2}content\/site\.ts:14:5 {2}site\.contact\.email {2}'idris at home' is not /m);
    expect(stderr).toMatch(/^ {2}content\/projects\.ts:\d+:5 {2}projects\[3\].*\.title {2}/m);
    await expectLastSite(copy);
  });

  test('with a missing font names it, and writes no site, of which npm start then says that there is none', async () => {
    await copy.append(
      'src/styles/base.css',
      '@font-face { font-family: Own; src: url("@fontsource/own/files/own.woff2"); }',
    );
    const { code, stderr } = await copy.build();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Nothing was built: @fontsource\/own\/files\/own\.woff2 .*npm install/m);
    expect(await workFolders(copy)).toEqual([]);
    expect(await copy.run('tools/commands/build.ts', '--compressed')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no option --compressed\. Use: npm run build, or .+\n$/),
    });
    expect(await copy.run('tools/commands/start.ts')).toMatchObject({
      code: 1,
      stderr: 'There is no site in dist/ to serve: run npm run build first.\n',
    });
  });

  test('can run twice at once; a build that fails at its end changes neither the site nor the rules for servers', async () => {
    test.slow();
    const deploy = join(copy.folder, 'deploy');
    // As a build leaves it that is killed while it replaces the site: the next one puts it back.
    await cp('dist', join(copy.folder, '.build-last-killed'), { recursive: true });
    await writeFile(deploy, 'a file in the place of the folder');
    const first = copy.build();
    // The first build has read all sources by then; the second one gets a picture that cannot be drawn.
    await expect.poll(() => hasBundled(copy), { timeout: 30_000 }).toBe(true);
    await writeFile(join(copy.folder, 'content/media/hero.jpg'), 'no picture');
    const second = copy.build();
    expect(await first).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Nothing was built: deploy cannot be written \(EEXIST\)\. .+\n$/),
    });
    await rm(deploy);
    await cp('deploy', deploy, { recursive: true });
    expect(await second).toMatchObject({ code: 1, stderr: expect.stringContaining('image') });
    expect(await workFolders(copy)).toEqual([]);
    await expectLastSite(copy);
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

async function expectLastSite({ folder }: ProjectCopy) {
  for (const file of ['dist/index.html', 'deploy/Caddyfile', 'deploy/nginx.conf'])
    expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(file, 'utf8'));
}

async function workFolders({ folder }: ProjectCopy): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.startsWith('.build'));
}

async function hasBundled(copy: ProjectCopy): Promise<boolean> {
  const folders = await workFolders(copy);
  return folders.some((name) => existsSync(join(copy.folder, name, 'client/index.html')));
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
