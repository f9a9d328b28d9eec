import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { copyProject } from './project-copy.ts';

export type EditedProject = Awaited<ReturnType<typeof startEditedProject>>;

/** A copy of the project with its dev server, whose pages are edited. */
export async function startEditedProject(prepare: (folder: string) => Promise<void> = async () => {}) {
  const { folder, edit, remove } = await copyProject();
  await prepare(folder);
  // A build in this process may have set NODE_ENV.
  const { NODE_ENV: _, ...env } = process.env;
  const dev = ['--import', 'tsx', 'tools/commands/dev.ts', '--host', '127.0.0.1', '--port', '0'];
  const server = spawn(process.execPath, dev, { cwd: folder, env: { ...env, NO_COLOR: '1' } });
  let terminal = '';
  for (const output of [server.stdout, server.stderr]) output.on('data', (data) => (terminal += data));
  const address = () => /http:\S+\//.exec(terminal)?.[0] ?? '';
  await expect.poll(address, { timeout: 20_000 }).not.toBe('');
  return {
    folder,
    edit,
    address: address(),
    read: (file: string) => readFile(join(folder, 'content', file), 'utf8'),
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      await remove();
    },
  };
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
