import { expect, type Page } from '@playwright/test';
import { storiesIn, storyPath } from '../../model/pages.ts';
import type { Table } from '../../model/editing.ts';
import { readContentFile } from '../../tools/content/read-content-file.ts';
import { literalAt, withText } from '../../tools/editor/literal.ts';
import { content } from '../support/content.ts';
import { editedTexts, startEditing, test } from '../support/editor.ts';

/** A letter that the sample does not have. */
const letter = 'ϙ';
const stories = storiesIn(content).map(({ id }) => storyPath(id).slice(1));
const paths = ['', 'services/service1', 'services/service2', ...stories, 'nowhere'];

/** What no page shows as text: it is for the head of a page, for messages, and for those who see no pictures. */
const elsewhere =
  /^site\.(title|description|contact\.message|notFound\.(title|description))$|^(servicePages.*|story)\.description$|\.(alt|chatMessage)$/;

type Change = { id: string; before: string; after: string };
declare global {
  interface Window {
    changes: Change[];
  }
}

test('what is typed into a text that a page shows changes its field, in one line of one file', async ({
  page,
  project,
}) => {
  await page.addInitScript(keepChanges);
  const changes: Change[] = [];
  let fields: Table['fields'] = [];
  page.on('response', async (response) => {
    if (/@edit\/fields/.test(response.url())) fields = (await response.json()).fields;
  });
  for (const path of paths) {
    if (path === '') await startEditing(page, project.address);
    else await page.goto(project.address + path);
    await editedTexts(page).first().waitFor({ state: 'attached' });
    if (path === '') {
      await page.locator('#menu summary').first().click();
      await page.locator('#menu details a').first().click();
      changes.push(...(await typeIntoAll(page, '#menu details')));
    }
    // What all pages share is edited on the home page.
    const part = path === '' ? 'body' : 'main';
    await page.locator(`${part} :is([tabindex="0"], a[href^="/"])`).filter({ visible: true }).first().focus();
    await page.keyboard.press('Enter');
    changes.push(...(await typeIntoAll(page, part)));
    if (path !== '') continue;
    // The initials are there while the bar is not.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.mouse.wheel(0, 900);
    await page.locator('header > a').click();
    changes.push(...(await typeIntoAll(page, 'header > a')));
  }

  const changed = new Set(changes.map(({ id }) => id));
  expect(fields.filter(({ id, name }) => !changed.has(id) && !elsewhere.test(name))).toEqual([]);
  for (const { id, before, after } of changes) {
    expect(before).toBe(fields.find((field) => field.id === id)!.value);
    expect(after.replace(letter, ''), id).toBe(before);
    const [, file, path] = id.split('|') as [string, string, string];
    const source = await project.read(`${file}.ts`);
    const literal = literalAt(readContentFile(source), JSON.parse(path));
    if (typeof literal === 'string') throw new Error(`${id} ${literal}`);
    const [old, edited] = [source, withText(source, literal, after)].map((text) => text.split('\n'));
    expect(edited!.filter((line, index) => line !== old![index])).toHaveLength(1);
  }
});

/** Nothing is written, which takes longer than typing. What the server writes is in tests/unit/editor.test.ts. */
function keepChanges() {
  const ask = window.fetch;
  window.changes = [];
  window.fetch = async (address, init) => {
    if (address !== '/@edit/text') return ask(address, init);
    window.changes.push(JSON.parse(String(init!.body)));
    return Response.json({ version: 0 });
  };
}

/**
 * Types into the open text and all that follow it in a part of the page. It does so in the page: keys from outside take longer than
 * all that follows from them, and the editor cannot tell one from the other.
 */
function typeIntoAll(page: Page, part: string) {
  return page.evaluate(
    async ({ part, letter }) => {
      const press = (key: string) =>
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      while (document.activeElement!.matches(`${part} editable-text`)) {
        document.execCommand('insertText', false, letter);
        // The next text, or at the end of the page the same.
        const moved = new Promise((done) => document.addEventListener('focusin', done, { once: true }));
        press('Tab');
        await moved;
      }
      if (document.activeElement!.matches('editable-text')) press('Escape');
      return window.changes.splice(0);
    },
    { part, letter },
  );
}
