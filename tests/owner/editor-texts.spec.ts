import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { storiesIn, storyPath } from '../../model/pages.ts';
import type { Table } from '../../src/editor/requests.ts';
import { constantsIn } from '../../tools/content/locate.ts';
import { literalAt, withText } from '../../tools/editor/literal.ts';
import { content } from '../support/content.ts';
import { editedTexts, startEditedProject, startEditing } from '../support/editor.ts';
import { ownSectionsFile } from '../support/own-sections.ts';

/** A letter that the sample does not have. */
const letter = 'ϙ';
const stories = storiesIn(content).map(({ id }) => storyPath(id).slice(1));
const paths = ['', 'services/service1', 'services/service2', ...stories, 'nowhere'];

/** What no page shows as text: it is for the head of a page, for messages, and for those who see no pictures. */
const elsewhere =
  /^site\.(title|description|contact\.message|notFound\.(title|description))$|^(servicePages.*|story)\.description$|\.(alt|chatMessage)$/;

type Change = { id: string; before: string; after: string };

test.use({ actionTimeout: 20_000 });

test('what is typed into a text that a page shows changes its field, in one line of one file', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const project = await startEditedProject((folder) =>
    writeFile(join(folder, 'content/sections.ts'), ownSectionsFile('calling-software')),
  );
  try {
    // Nothing is written, which takes longer than typing. What the server writes is in tests/unit/editor.test.ts.
    const changes: Change[] = [];
    await page.route('**/@edit/text', (route) => {
      changes.push(route.request().postDataJSON());
      return route.fulfill({ json: { version: 0 } });
    });
    let fields: Table['fields'] = [];
    page.on('response', async (response) => {
      if (/@edit\/fields/.test(response.url())) fields = (await response.json()).fields;
    });
    for (const path of paths) {
      if (path === '') await startEditing(page, project.address);
      else await page.goto(project.address + path);
      await editedTexts(page).first().waitFor({ state: 'attached' });
      if (path === '') {
        await page.locator('#menu summary').click();
        await page.locator('#menu details a').first().click();
        await typeIntoAll(page, '#menu details');
      }
      // What all pages share is edited on the home page.
      const part = path === '' ? 'body' : 'main';
      await page
        .locator(`${part} :is([tabindex="0"], a[href^="/"])`)
        .filter({ visible: true })
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await typeIntoAll(page, part);
      if (path !== '') continue;
      // The initials are there while the bar is not.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.mouse.wheel(0, 900);
      await page.locator('header > a').click();
      await typeIntoAll(page, 'header > a');
    }

    const changed = new Set(changes.map(({ id }) => id));
    expect(fields.filter(({ id, name }) => !changed.has(id) && !elsewhere.test(name))).toEqual([]);
    for (const { id, before, after } of changes) {
      expect(before).toBe(fields.find((field) => field.id === id)!.value);
      expect(after.replace(letter, ''), id).toBe(before);
      const [, file, path] = id.split('|') as [string, string, string];
      const source = await project.read(`${file}.ts`);
      const literal = literalAt(JSON.parse(path), before, constantsIn(source));
      if (typeof literal === 'string') throw new Error(`${id} ${literal}`);
      const [old, edited] = [source, withText(source, literal, after)].map((text) => text.split('\n'));
      expect(edited!.filter((line, index) => line !== old![index])).toHaveLength(1);
    }
  } finally {
    await project.stop();
  }
});

/** Types into the open text and all that follow it in a part of the page. */
async function typeIntoAll(page: Page, part: string) {
  for (;;) {
    const open = await page.waitForSelector('editable-text', { timeout: 20_000 });
    if (!(await page.locator(`${part} editable-text`).isVisible())) break;
    await page.keyboard.insertText(letter);
    await page.keyboard.press('Tab');
    const isOver = await page.waitForFunction(
      (last) =>
        !last.isConnected &&
        (document.querySelector('editable-text')
          ? 'next'
          : document.activeElement !== document.body && 'over'),
      open,
      { timeout: 20_000 },
    );
    if ((await isOver.jsonValue()) === 'over') return;
  }
  await page.keyboard.press('Escape');
}
