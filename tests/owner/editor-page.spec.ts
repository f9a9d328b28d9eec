import { expect, type Page } from '@playwright/test';
import { violationsIn } from '../every-site/accessibility.ts';
import { editedTexts, openText, startEditing, switchOn, test } from '../support/editor.ts';
import { desktop, fontsShown, holdBack, phone } from '../support/visitor.ts';

const headline = 'Apps and systems your team will still like in two years.';

const editor = (page: Page) => page.getByRole('region', { name: 'Editor of this page' });

for (const [path, viewport] of [
  ['', desktop],
  ['projects/order-tracker', desktop],
  ['ar/', phone],
] as const)
  test(`with editing on, nothing of /${path} has moved at ${viewport.width} pixels`, async ({
    page,
    project,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(project.address + path);
    await page.locator('nav > button:not([popovertarget])').waitFor();
    await page.waitForFunction(fontsShown);
    const before = await page.evaluate(boxesOfTexts);
    await page.evaluate(watchForMarks);
    await switchOn(page);
    expect(await page.evaluate(boxesOfTexts)).toEqual(before);
    expect(await page.locator('html').innerHTML()).not.toMatch(/\u2060[\ufe00-\ufe0f]|%E2%81%A0%EF%B8%8/);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(editedTexts(page)).toHaveCount(0);
    expect(await page.evaluate(boxesOfTexts)).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'framesWithMarks'))).toBe(0);
  });

/** Looks before each paint. */
function watchForMarks() {
  let frames = 0;
  const look = () => {
    if (/\u2060[\ufe00-\ufe0f]{4}/.test(document.body.innerHTML)) frames += 1;
    Object.assign(window, { framesWithMarks: frames });
    requestAnimationFrame(look);
  };
  look();
}

/** Each text of the page with the boxes of its lines, and each picture. */
function boxesOfTexts() {
  const root = document.getElementById('root')!;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: unknown[] = [document.documentElement.scrollHeight];
  const rounded = ({ x, y, width, height }: DOMRect) => [x, y, width, height];
  while (walker.nextNode()) {
    // The button over a clip has words that nobody sees, and is there only near the view.
    if (walker.currentNode.parentElement!.matches('.visually-hidden')) continue;
    const range = new Range();
    range.selectNode(walker.currentNode);
    const lines = [...range.getClientRects()].map(rounded);
    if (lines.length > 0) boxes.push([walker.currentNode.textContent, ...lines]);
  }
  for (const image of root.querySelectorAll('img')) boxes.push(rounded(image.getBoundingClientRect()));
  return boxes;
}

test('a text that the check refuses stays open with the reason beside it, and Escape leaves it as it was', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  const before = await project.read('experience.ts');
  await page.getByText('I lead the mobile side').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' <b>Bold</b>');
  await page.keyboard.press('Enter');
  await expect(editor(page).getByRole('alert')).toHaveText(
    'This text has the tag <b>: only <strong> <em> <a> <code> <br> may be used',
  );
  await expect(openText(page)).toContainText('<b>Bold</b>');
  await expect(openText(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openText(page)).toHaveCount(0);
  await expect(page.getByText('<b>Bold</b>')).toHaveCount(0);
  expect(await project.read('experience.ts')).toBe(before);
});

for (const [kind, words] of [
  ['title', 'Backend Development'],
  ['paragraph', 'I lead the mobile side'],
] as const)
  test(`an emptied ${kind} keeps the height of a line, and nothing covers what is said of it`, async ({
    page,
    project,
  }) => {
    await startEditing(page, project.address);
    const text = page.getByText(words).first();
    const line = await text.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight));
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(openText(page)).toHaveText('');
    const around = page.locator(':is(p, h3):has(editable-text)');
    expect((await around.boundingBox())!.height).toBeGreaterThan(line - 1);
    await page.keyboard.press('Enter');
    await expect(editor(page).getByRole('alert')).toContainText('This text is empty');
    await around.locator('xpath=following::*[@tabindex="0"]').first().hover({ force: true });
    await expect(editor(page).getByRole('region', { name: 'Text' })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

test('bold, italic, code and links by keys, and typed tags, are what the check accepts', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  const before = await project.read('projects.ts');
  const line = page.getByText('Works in Urdu and English, and without a signal.');
  await line.click();
  for (const [word, key] of [
    ['Urdu', 'b'],
    ['English', 'i'],
    ['without', 'e'],
    ['signal', 'k'],
  ] as const) {
    await selectWord(page, word);
    await page.keyboard.press(`ControlOrMeta+${key}`);
  }
  await page.keyboard.type('/services/service2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' <em>1 < 2</em>');
  await page.keyboard.press('Enter');
  await expect(openText(page)).toHaveCount(0);
  const after =
    'Works in <strong>Urdu</strong> and <em>English</em>, and <code>without</code> a <a href="/services/service2">signal</a>. <em>1 &lt; 2</em>';
  expect(await project.read('projects.ts')).toBe(
    before.replace('Works in Urdu and English, and without a signal.', after),
  );
  await expect(line.getByRole('link', { name: 'signal' })).toBeVisible();
});

async function selectWord(page: Page, word: string) {
  await openText(page).evaluate((element, word) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const start = walker.currentNode.textContent!.indexOf(word);
      if (start >= 0)
        return getSelection()!.setBaseAndExtent(
          walker.currentNode,
          start,
          walker.currentNode,
          start + word.length,
        );
    }
    throw new Error(`There is no ${word}.`);
  }, word);
}

test('a text that is computed opens in the editor of the owner, with a sentence that says why', async ({
  page,
  project,
}) => {
  await project.edit('content/site.ts', "'Experience'", '`Experience`');
  await startEditing(page, project.address);
  await page.route('**/@edit/open', (route) => route.fulfill({ json: {} }));
  const [opened] = await Promise.all([
    page.waitForRequest('**/@edit/open'),
    page.getByRole('heading', { name: 'Experience' }).click(),
  ]);
  expect(opened.postDataJSON()).toMatchObject({ id: '|site|["site","sections","experience","heading"]' });
  await expect(editor(page).getByRole('status')).toContainText(
    'site.sections.experience.heading is a template',
  );
  await expect(openText(page)).toHaveCount(0);
  await project.edit('content/site.ts', '`Experience`', "'Experience'");
});

test('what has changed in the file meanwhile is not overwritten, and other changes do not disturb what is typed', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  const title = page.getByRole('heading', { level: 1 });
  await title.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Mine');
  await project.edit('content/site.ts', 'Technology Stack', 'Tools');
  await expect(page.getByRole('heading', { name: 'Tools' })).toBeVisible();
  await expect(openText(page)).toHaveText(`${headline} Mine`);
  await page.keyboard.type('!');
  await expect(openText(page)).toHaveText(`${headline} Mine!`);
  await project.edit('content/site.ts', headline, 'Theirs.');
  await expect(page.locator('#services')).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(project.address, { headers: { accept: 'text/html' } })).text())
    .toContain('Theirs.');
  await page.keyboard.press('Enter');
  const status = editor(page).getByRole('status');
  await expect(status).toContainText('nothing was written');
  await expect(status).toContainText(`You typed: ${headline} Mine!`);
  await expect(title).toHaveText('Theirs.');
  expect(await project.read('site.ts')).toContain("headline: 'Theirs.'");
  await project.edit('content/site.ts', 'Theirs.', headline);
  await expect(title).toHaveText(headline);
});

test('an owner edits with the keyboard alone: on and off, text after text, entries of a list, undo and redo', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  await page.keyboard.press('F2');
  await expect(editedTexts(page)).toHaveCount(0);
  await page.keyboard.press('F2');
  await editedTexts(page).first().waitFor({ state: 'attached' });
  const group = page.getByRole('heading', { name: 'Backend Development' });
  const tags = page.getByRole('list', { name: /^Backend/ }).getByRole('listitem');
  await group.focus();
  await expect(editor(page)).toContainText('technologies[2] (Backend Development).heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('s');
  await page.keyboard.press('Tab');
  await expect(openText(page)).toHaveText('Node.js');
  await page.keyboard.type(' 24');
  await page.keyboard.press('Enter');
  await expect(tags.first()).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(tags.nth(1)).toHaveText('Node.js 24');
  await expect(tags.nth(1)).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(openText(page)).toHaveText('Unwritten tag');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bun');
  await page.keyboard.press('Enter');
  await expect(tags.nth(2)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(tags.nth(1)).toHaveText('Bun');
  await expect(tags.nth(1)).toBeFocused();
  await page.keyboard.press('Alt+Delete');
  await expect(tags).toHaveCount(8);
  await expect(tags.nth(1)).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(editor(page).getByRole('button', { name: 'Move up, tags 2' })).toBeFocused();
  await tags.first().focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page).getByRole('status')).toContainText('Taken back');
  await expect(tags.nth(1)).toHaveText('Bun');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(editor(page).getByRole('status')).toContainText('Made again');
  await expect(tags).toHaveCount(8);
});

test('Enter on another text, while the last one is saved, opens it afterwards', async ({ page, project }) => {
  await startEditing(page, project.address);
  const group = page.getByRole('heading', { name: 'Backend Development' });
  await group.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('s');
  const release = await holdBack(page, '**/@edit/fields*');
  await Promise.all([page.waitForRequest('**/@edit/fields*'), page.keyboard.press('Enter')]);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(openText(page)).toHaveText(headline);
  await expect(openText(page)).toBeFocused();
  await expect(group).toHaveText('Backend Developments');
});

test('what the check forbids is a disabled button that says why', async ({ page, project }) => {
  await startEditing(page, project.address);
  await page.getByRole('heading', { name: 'Calling Software' }).click();
  const up = editor(page).getByRole('button', { name: 'Move up, projects 1: This is the first.' });
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(editor(page).getByRole('button', { name: /^Remove, projects 1: ./ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await up.click({ force: true });
  await expect(editor(page).getByRole('status')).toHaveText('This is the first.');
});

test('the pages of another language edit their own files, and say what is not translated', async ({
  page,
  project,
}) => {
  const bio = /bio: '(.*)'/;
  const english = bio.exec(await project.read('site.ts'))![0];
  await startEditing(page, `${project.address}ar/`);
  const text = page.locator('#opening p', { hasText: 'I’m Idris.' });
  await text.hover();
  await expect(editor(page)).toContainText('Not translated yet');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('أنا إدريس ولديّ ’عمل‘.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('أنا إدريس ولديّ ’عمل‘.')).toBeVisible();
  await expect.poll(() => project.read('ar/site.ts')).toContain("bio: 'أنا إدريس ولديّ ’عمل‘.'");
  expect(await project.read('site.ts')).toContain(english);
});

test('links do not leave the page while editing is on, and a visitor’s page is as before when it is off', async ({
  page,
  project,
}) => {
  await startEditing(page, project.address);
  await page.getByRole('link', { name: 'How the work goes' }).click();
  await expect(openText(page)).toHaveText('How the work goes');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Technologies' }).click();
  expect(page.url()).toBe(project.address);
  // Remembered for the tab.
  await page.reload();
  await editedTexts(page).first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editedTexts(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'How the work goes' }).click();
  await expect(page).toHaveURL(/service1$/);
});

test('axe finds nothing in the editor', async ({ page, project }) => {
  await startEditing(page, project.address);
  const violations = (part: string) => violationsIn(page, part);
  for (const [viewport, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.getByText('I lead the mobile side').click();
    await expect(editor(page).getByRole('button', { name: 'Save' })).toBeVisible();
    expect([...(await violations('#experience')), ...(await violations('#page-editor'))]).toEqual([]);
    await page.keyboard.press('Escape');
    for (const panel of ['Seen elsewhere', 'Theme', /^Launch/]) {
      await editor(page).getByRole('button', { name: panel }).click();
      await expect(editor(page).getByRole('heading', { level: 2 })).toBeFocused();
      expect(await violations('#page-editor')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});
