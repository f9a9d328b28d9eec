import { expect } from '@playwright/test';
import { openText, startEditing, test } from '../support/editor.ts';
import { launchFirefox } from './chromium-and-firefox.ts';
import { needsEngine } from './fixtures.ts';

// Before a server is started.
test.beforeEach(() => needsEngine('firefox'));

test('an owner edits texts on the page, makes words bold, and takes changes back', async ({ project }) => {
  const browser = await launchFirefox();
  try {
    const page = await browser.newPage();
    const [site, projects] = [await project.read('site.ts'), await project.read('projects.ts')];
    await startEditing(page, project.address);

    const title = page.getByRole('heading', { level: 1 });
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(openText(page)).toBeFocused();
    await page.keyboard.insertText(" It's ö");
    await page.keyboard.press('Enter');
    await expect(openText(page)).toHaveCount(0);
    await expect(title).toHaveText(/\. It's ö$/);
    expect(await project.read('site.ts')).toBe(site.replace(/(headline: '.*)'/, "$1 It\\'s ö'"));

    await page.getByText('Works in Urdu and English').click();
    await expect(openText(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('Enter');
    await expect(page.locator('#projects strong', { hasText: 'Works in Urdu and English' })).toBeVisible();
    await expect(openText(page)).toHaveCount(0);
    expect(await project.read('projects.ts')).toContain("'<strong>Works in Urdu and English");

    const undo = page.getByRole('button', { name: 'Undo' });
    for (const shown of ['Taken back: projects', 'Taken back: site']) {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();
    }
    await expect(undo).toBeDisabled();
    expect(await project.read('site.ts')).toBe(site);
    expect(await project.read('projects.ts')).toBe(projects);
  } finally {
    await browser.close();
  }
});
