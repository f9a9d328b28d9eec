import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as base, type Page, test } from '@playwright/test';
import { editedTexts, openText, startEditedProject, startEditing } from '../support/editor.ts';

// Each change is checked, written and loaded.
const expect = base.configure({ timeout: 20_000 });
const seed = Number(process.env.SEED ?? 36);
const amount = Number(process.env.CHANGES ?? 30);

test.use({ actionTimeout: 20_000 });

test(`${amount} random changes of texts and lists, all taken back, leave each file as it was (seed ${seed})`, async ({
  page,
}) => {
  test.setTimeout(60_000 + 4000 * amount);
  const project = await startEditedProject();
  try {
    const folder = join(project.folder, 'content');
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
    const read = () => Promise.all(files.map(project.read));
    const before = await read();
    await startEditing(page, project.address);
    const change = changer(page);
    const random = numbersFrom(seed);
    let made = 0;
    while (made < amount) {
      const texts = await editedTexts(page).filter({ visible: true }).all();
      await texts[random(texts.length)]!.focus();
      if (await change(random)) made += 1;
    }
    expect(await read()).not.toEqual(before);
    const undo = page.getByRole('button', { name: 'Undo' });
    for (; made > 0; made--) await change.by('**/@edit/undo', () => undo.click());
    await expect(undo).toBeDisabled();
    expect(await read()).toEqual(before);
  } finally {
    await project.stop();
  }
});

/** Changes the focused text, or a list that it is in, and waits until the page shows that. Says whether the check accepted it. */
function changer(page: Page) {
  let shown = 0;
  page.on('response', async (response) => {
    if (!response.url().includes('/@edit/fields')) return;
    shown = Math.max(shown, (await response.json().catch(() => ({ version: 0 }))).version);
  });
  const by = async (request: string, act: () => Promise<void>) => {
    const [answer] = await Promise.all([page.waitForResponse(request, { timeout: 20_000 }), act()]);
    const { version } = await answer.json();
    if (answer.ok()) await expect.poll(() => shown).toBeGreaterThanOrEqual(version);
    return answer.ok();
  };
  const change = async (random: (limit: number) => number) => {
    const buttons = page.locator('fieldset button');
    const isText = random(2) === 0 || (await buttons.count()) === 0;
    if (!isText) {
      const button = buttons.nth(random(await buttons.count()));
      if ((await button.getAttribute('aria-disabled')) === 'true') return false;
      const action = await button.getAttribute('aria-label');
      const isMade = await by('**/@edit/list', () => button.dispatchEvent('click'));
      if (isMade && action!.startsWith('Add')) {
        await expect(openText(page)).toBeFocused();
        await page.keyboard.press('Escape');
      } else if (isMade && action!.startsWith('Remove'))
        await expect(page.getByRole('status').last()).toContainText('Removed');
      await expect(openText(page)).toHaveCount(0);
      return isMade;
    }
    await page.keyboard.press('Enter');
    await expect(openText(page)).toBeFocused();
    await page.keyboard.insertText(
      [' and’s', " it's", ' \\n \u0024{x} `', ' "quoted"', ' שלום', ' 🙂 & Co'][random(6)]!,
    );
    const isMade = await by('**/@edit/text', () => page.keyboard.press('Enter'));
    if (!isMade) await page.keyboard.press('Escape');
    await expect(openText(page)).toHaveCount(0);
    return isMade;
  };
  return Object.assign(change, { by });
}

/** Whole numbers that depend on nothing but the seed. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}
