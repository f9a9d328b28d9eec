import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { addArabic } from './arabic.ts';
import { content } from './content.ts';
import { ownSectionsFile } from './own-sections.ts';
import { copyProject } from './project-copy.ts';

export type EditedProject = Awaited<ReturnType<typeof startEditedProject>>;

/** One dev server for all tests of a worker. Each finds the content as it was at the start, in a browser that knows the page. */
export const test = base.extend<
  { project: EditedProject },
  { devServer: { project: EditedProject }; editorContext: BrowserContext }
>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures here
    async ({}, use) => {
      const devServer = { project: await startEditedProject() };
      await use(devServer);
      await devServer.project.stop();
    },
    // Not part of the time of the first test.
    { scope: 'worker', timeout: 60_000 },
  ],
  project: async ({ devServer }, use) => {
    await use(devServer.project);
    await devServer.project.takeBackAll();
    if (await devServer.project.isAsAtStart()) return;
    // A test has changed files by hand, or failed.
    await devServer.project.stop();
    devServer.project = await startEditedProject();
  },
  editorContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ editorContext }, use) => use(editorContext),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

/**
 * A copy of the project with its dev server, whose pages are edited: the sample in two languages, of which one text is not
 * translated, with sections of the owner's own and a CV that was printed before.
 */
export async function startEditedProject() {
  const { folder, edit, remove } = await copyProject();
  const inContent = (file: string) => join(folder, 'content', file);
  await writeFile(inContent('sections.ts'), ownSectionsFile('calling-software'));
  await writeFile(inContent('media/cv.pdf'), '%PDF-1.7');
  const { bio } = content.site.site.hero;
  await addArabic(folder, { [bio]: bio, Education: 'التعليم' });
  const files = () => filesIn(inContent(''));
  const start = await files();
  const { address, stop } = await startDevServer(folder);
  return {
    folder,
    edit,
    address,
    read: (file: string) => readFile(inContent(file), 'utf8'),
    files,
    takeBackAll: () => takeBackAll(address),
    isAsAtStart: async () => isDeepStrictEqual(await files(), start),
    stop: async () => {
      await stop();
      await remove();
    },
  };
}

/** Starts `npm run dev` in a copy of the project. */
export async function startDevServer(
  folder: string,
  { host = '127.0.0.1', env = {} }: { host?: string; env?: Record<string, string> } = {},
) {
  // A build in this process may have set NODE_ENV.
  const { NODE_ENV: _, ...own } = process.env;
  const dev = ['--import', 'tsx', 'tools/commands/dev.ts', '--host', host];
  const settings = { ...own, ...env, NO_COLOR: '1', PORT: '0' };
  const server = spawn(process.execPath, dev, { cwd: folder, env: settings });
  let terminal = '';
  const address = await new Promise<string>((start, fail) => {
    const read = (data: Buffer) => {
      terminal += data;
      const [shown] = /http:\/\/[\w.]+:\d+\//.exec(terminal) ?? [];
      if (shown) start(shown);
    };
    for (const output of [server.stdout, server.stderr]) output.on('data', read);
    server.once('exit', () => fail(new Error(`The dev server has not started: ${terminal}`)));
  });
  return {
    child: server,
    address,
    port: Number(new URL(address).port),
    terminal: () => terminal,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** Each file of a folder, by what is in it. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const hashes = files.map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [file, hash.digest('hex')];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** Takes back, one after the other, what the editor has changed. */
async function takeBackAll(address: string) {
  const document = await fetch(address, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });
  const [, secret] = /data-secret="(\w+)"/.exec(await document.text())!;
  const headers = {
    origin: new URL(address).origin,
    'x-edit-secret': secret!,
    'content-type': 'application/json',
  };
  const undo = () => fetch(`${address}@edit/undo`, { method: 'POST', headers, body: '{}' });
  while ((await undo()).ok);
}

/** Opens a page, waits until an edit of a file would reach it, and switches editing on. */
export async function startEditing(page: Page, address: string) {
  await page.addInitScript(() => {
    localStorage.motion ??= 'paused';
  });
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(address);
  await connected;
  await switchOn(page);
}

export async function switchOn(page: Page) {
  const button = page.getByRole('button', { name: 'Edit', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await editedTexts(page).first().waitFor({ state: 'attached' });
  // React shows the sections of the home page one after the other, and what is not marked yet cannot be edited.
  const headings = ['services', 'experience', 'technologies', 'projects'].map(
    (id) => `#${id} h2:not([tabindex])`,
  );
  await expect(page.locator(headings.join())).toHaveCount(0);
}

/** Those that take the keyboard focus only while editing is on. */
export const editedTexts = (page: Page) => page.locator('#root [tabindex="0"]');

export const openText = (page: Page) => page.locator('editable-text');
