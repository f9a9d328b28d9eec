import { EventEmitter, once } from 'node:events';
import { expect, type Page, type Response } from '@playwright/test';
import { checkContent } from '../../tools/content/check-content.ts';
import { loadModel } from '../../tools/content/load-model.ts';
import { loadSite } from '../../tools/content/load-site.ts';
import { editedTexts, openText, startEditing, test } from '../support/editor.ts';

const seed = Number(process.env.SEED ?? 36);
const amount = Number(process.env.CHANGES ?? 20);
const pages = ['', 'services/service1', 'projects/order-tracker'];

test(`${amount} random changes, all taken back, leave each file as it was, and ${amount} more are right (seed ${seed})`, async ({
  page,
  project,
}) => {
  test.setTimeout(60_000 + 6000 * amount);
  const before = await project.files();
  await startEditing(page, project.address);
  const draw = numbersFrom(seed);
  const editor = randomEditor(page, draw);
  const change = async () => {
    for (let made = 0; made < amount; ) {
      if (made > 0 && made % 10 === 0) await page.goto(project.address + pages[draw(pages.length)]!);
      if (await editor.change()) made += 1;
    }
  };
  await change();
  expect(await project.files()).not.toEqual(before);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let made = amount; made > 0; made--) await editor.answered('undo', () => undo.click());
  await expect(undo).toBeDisabled();
  expect(await project.files()).toEqual(before);
  await change();
  expect(checkContent(await loadSite(project.folder, { model: await loadModel(project.folder) }))).toEqual(
    [],
  );
});

/** Changes what the page shows, and waits until it shows that. Each says whether there was something to change. */
function randomEditor(page: Page, draw: (limit: number) => number) {
  const contents = new EventEmitter();
  let shown = 0;
  page.on('response', async (response) => {
    if (!response.url().includes('/@edit/fields')) return;
    shown = Math.max(shown, (await response.json().catch(() => ({ version: 0 }))).version);
    contents.emit('shown');
  });
  /** Whether the server has made the change that `act` asks for. */
  const answered = async (name: string, act: () => Promise<void>) => {
    const isAnswer = (each: Response) =>
      each.url().includes(`/@edit/${name}`) && each.request().method() === 'POST';
    const [answer] = await Promise.all([page.waitForResponse(isAnswer), act()]);
    const { version } = await answer.json();
    while (answer.ok() && shown < version) await once(contents, 'shown');
    return answer.ok();
  };
  const words = [' and’s', " it's", ' \\n \u0024{x} `', ' "quoted"', ' שלום', ' 🙂 & Co'];
  const anyWords = () => words[draw(words.length)]!;

  async function text() {
    await page.keyboard.press('Enter');
    await expect(openText(page)).toBeFocused();
    await page.keyboard.insertText(anyWords());
    const isMade = await answered('text', () => page.keyboard.press('Enter'));
    if (!isMade) await page.keyboard.press('Escape');
    await expect(openText(page)).toHaveCount(0);
    return isMade;
  }

  async function list() {
    const buttons = page.locator('fieldset button');
    const amount = await buttons.count();
    if (amount === 0) return false;
    const button = buttons.nth(draw(amount));
    if ((await button.getAttribute('aria-disabled')) === 'true') return false;
    const action = (await button.getAttribute('aria-label'))!;
    if (!(await answered('list', () => button.dispatchEvent('click')))) return false;
    const said = page.getByRole('status').last();
    if (action.startsWith('Remove')) await expect(said).toContainText('Removed');
    else if (action.startsWith('Add')) {
      const isAdded = openText(page).or(said.getByText('Another page shows it.'));
      await expect(isAdded).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(openText(page)).toHaveCount(0);
    return true;
  }

  async function elsewhere() {
    const panel = await open('Seen elsewhere');
    const inputs = panel.getByRole('textbox');
    await inputs.first().waitFor();
    const input = inputs.nth(draw(await inputs.count()));
    await input.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(anyWords());
    const isMade = await answered('text', () => page.keyboard.press('Enter'));
    if (!isMade) await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Close' }).click();
    return isMade;
  }

  async function theme() {
    const panel = await open('Theme');
    const corners = panel.getByLabel('Corners');
    const current = await corners.inputValue();
    const others = ['sharp', 'soft', 'round'].filter((each) => each !== current);
    const isSeen = await answered('preview', async () => void (await corners.selectOption(others[draw(2)]!)));
    const save = panel.getByRole('button', { name: 'Save' });
    const isMade = isSeen && (await answered('theme', () => save.click()));
    await panel.getByRole('button', { name: 'Close' }).click();
    return isMade;
  }

  async function picture() {
    const projects = page.locator('#projects article');
    if ((await projects.count()) === 0) return false;
    const file = await page.evaluateHandle(async (hue) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 600 });
      const painter = canvas.getContext('2d')!;
      painter.fillStyle = `hsl(${hue} 50% 50%)`;
      painter.fillRect(0, 0, 960, 600);
      const blob = await new Promise<Blob>((made) => canvas.toBlob((each) => made(each!)));
      const data = new DataTransfer();
      data.items.add(new File([blob], 'screen.png', { type: 'image/png' }));
      return data;
    }, draw(360));
    await projects.nth(draw(await projects.count())).dispatchEvent('drop', { dataTransfer: file });
    const panel = page.getByRole('region', { name: 'Picture or clip' });
    await panel.getByRole('button', { name: /^(Add|Replace) it$/ }).click();
    await expect(panel.getByRole('status')).toContainText('.json');
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /picture of/);
    await panel.getByRole('button', { name: 'Close' }).click();
    return true;
  }

  async function open(name: string) {
    await page.getByRole('button', { name }).click();
    return page.getByRole('region', { name });
  }

  const kinds = [...Array(8).fill(text), ...Array(8).fill(list), elsewhere, elsewhere, theme, picture];
  return {
    answered,
    change: async (): Promise<boolean> => {
      await editedTexts(page).first().waitFor({ state: 'attached' });
      await page.evaluate((any) => {
        const shown = [...document.querySelectorAll<HTMLElement>('#root [tabindex="0"]')];
        const seen = shown.filter((each) => each.checkVisibility({ visibilityProperty: true }));
        seen[any % seen.length]!.focus({ preventScroll: true });
      }, draw(10_000));
      return kinds[draw(kinds.length)]();
    },
  };
}

/** Whole numbers that depend on nothing but the seed. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}
