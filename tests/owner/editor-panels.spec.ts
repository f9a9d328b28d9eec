import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditing, test } from '../support/editor.ts';

async function openPanel(page: Page, name: string) {
  // The number of things that are left to do follows the name.
  await page.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) }).click();
  return page.getByRole('region', { name });
}

/** Waits for the end of the work, which takes as long as it takes. */
async function addIt(panel: Locator) {
  const answered = panel.page().waitForResponse('**/@edit/media?*');
  await panel.getByRole('button', { name: 'Add it' }).click();
  await (await answered).finished();
}

test('title, alt texts and prefilled messages are edited beside what search engines and chats show', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  const panel = await openPanel(page, 'Seen elsewhere');
  await expect(panel.getByRole('img', { name: 'Shared card' })).toHaveJSProperty('naturalWidth', 1200);
  const title = panel.getByLabel('Title');
  await title.fill(' A new title ');
  await title.press('Enter');
  await expect(panel.locator('.title').first()).toHaveText('A new title');
  await expect(page).toHaveTitle('A new title');
  expect(await project.read('site.ts')).toContain("  title: 'A new title',");

  const description = panel.getByLabel('Description');
  await description.fill('');
  await description.press('Enter');
  await expect(panel.getByRole('alert')).toHaveText('This text is empty: write at least a word');
  await description.press('Escape');
  await expect(description).toHaveValue(/^I design, build/);

  const alt = panel.getByLabel('What the picture shows').first();
  await alt.fill('A desk');
  await alt.blur();
  await expect.poll(() => project.read('projects.ts')).toContain("alt: 'A desk',");
  const message = panel.getByLabel(/^site\.contact\.message/);
  await message.fill('Hello, I would like ');
  await message.press('Enter');
  await expect.poll(() => project.read('site.ts')).toContain("message: 'Hello, I would like ',");
});

test('a theme is seen at once, Cancel takes it back, and Save writes it', async ({ page, project }) => {
  await startEditing(page, project.address);
  const radius = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius'));
  const before = await project.read('theme.ts');
  const panel = await openPanel(page, 'Theme');
  await panel.getByLabel('Corners').selectOption('round');
  await expect.poll(radius).toBe('13.5px');
  await panel.getByLabel('Accent, hue').fill('150');
  expect(await project.read('theme.ts')).toBe(before);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(radius).toBe('6px');

  await openPanel(page, 'Theme');
  await panel.getByLabel('Accent, hue').fill('150');
  await expect(panel.getByText('Hue 150')).toBeVisible();
  await panel.getByLabel('Corners').selectOption('sharp');
  await expect.poll(radius).toBe('0px');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  const after = before.replace('accent: 58', 'accent: 150').replace("'soft'", "'sharp'");
  expect(await project.read('theme.ts')).toBe(after);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(radius).toBe('6px');
  expect(await project.read('theme.ts')).toBe(before);
});

test('the launch list leads to the place of each entry, also on another page', async ({ page, project }) => {
  await startEditing(page, project.address);
  const panel = await openPanel(page, 'Launch');
  await panel.getByRole('button', { name: /projects\[0\].*\.subTitle/ }).click();
  const shown = page.locator('#root');
  const subTitle = shown.getByText('A phone desk in the browser');
  await expect(subTitle).toBeFocused();
  await expect(subTitle).toBeInViewport();
  await panel.getByRole('button', { name: /story\.lead.*The audits/ }).click();
  await expect(page).toHaveURL(/projects\/internal-audit-system$/);
  await expect(shown.getByText('The audits were careful.')).toBeFocused();
  await openPanel(page, 'Launch');
  await expect(panel.getByRole('button', { name: 'cv.pdf was printed before' })).toBeVisible();
  // What the page does not show is in the panel for that.
  await panel.getByRole('button', { name: /servicePages\[1\].*chatMessage/ }).click();
  await expect(page).toHaveURL(/service2$/);
  await expect(page.getByRole('region', { name: 'Seen elsewhere' })).toBeVisible();
});

test('a picture that is chosen for a project, or dropped on it, is made and shown, and a broken file says what is wrong', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  await page.getByRole('heading', { name: 'Darzi App' }).click();
  await page.getByRole('button', { name: 'Picture or clip' }).click();
  const panel = page.getByRole('region', { name: 'Picture or clip' });
  const picture = join(project.folder, 'screen.png');
  await sharp({ create: { width: 640, height: 400, channels: 3, background: '#8c1c13' } }).toFile(picture);
  const input = panel.getByLabel('Picture or recording');
  await input.setInputFiles({ name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no clip') });
  await expect(panel.getByRole('alert')).toContainText('broken.mp4');
  await input.setInputFiles(picture);
  await addIt(panel);
  await expect(page.locator('#darzi-app video')).toHaveCount(0);
  await expect(panel.getByRole('status')).toContainText('darzi-app.json');
  expect(await project.read('projects.ts')).toMatch(/id: 'darzi-app',\s+image: 'darzi-app',/);

  // Now it is the owner's.
  const dropped = await page.evaluateHandle(async () => {
    const data = new DataTransfer();
    data.items.add(new File([await (await fetch('/content/media/darzi-app.jpg')).blob()], 'screen.jpg'));
    return data;
  });
  await page.locator('#darzi-app').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(panel).toContainText('a picture of yours named darzi-app');
  await expect(panel.getByRole('button', { name: 'Replace it' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('#darzi-app video')).toHaveCount(1);
  await expect.poll(() => readdir(join(project.folder, 'content/media'))).toContain('darzi-app.av1.mp4');
});

test('entries and facts of own sections are added on the page, and a text there gets a portrait', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  const shown = page.locator('#root');
  await shown.getByText('Offline first').click();
  await expect(page.getByRole('button', { name: /^Portrait/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('editable-text')).toHaveText('Unwritten title');
  await expect(shown.getByText('Unwritten place')).toBeVisible();
  await page.keyboard.press('Escape');
  await shown.getByText('Fluent').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Enter');
  await expect(page.locator('editable-text')).toHaveText(/^Unwritten (meaning|value)$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#languages').getByRole('term')).toHaveText([
    'Native speaker',
    'Fluent',
    'Unwritten meaning',
    'Years of freelance work',
  ]);

  await shown.getByText('I grew up above a').click();
  await page.getByRole('button', { name: 'Portrait …' }).click();
  const panel = page.getByRole('region', { name: 'Portrait' });
  const picture = join(project.folder, 'me.png');
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#8c1c13' } }).toFile(picture);
  await panel.getByLabel('Picture').setInputFiles(picture);
  await addIt(panel);
  await expect(page.locator('#about img')).toHaveAttribute('src', /\/about\.jpg/);
  expect(await project.read('sections.ts')).toContain('"portrait": "about"');
});
