import { article, lastWithClip } from '../support/clips.ts';
import { expect, open, test } from '../support/visitor.ts';
import { explore } from './explore.ts';
import { controls } from './steps.ts';
import { walk } from './walker.ts';

/** Its walk takes every action. */
const seed = 4197;

test('a visitor who does anything finds nothing broken', async ({ browser, baseURL }) => {
  // For a failure, which is replayed until its steps are few.
  test.setTimeout(180_000);
  const failures: string[] = [];
  await explore({ browser, address: baseURL! }, [seed].values(), 1, (failure) => failures.push(failure));
  expect(failures.join('\n\n')).toBe('');
});

test('walks that once broke a promise', async ({ browser, baseURL }) => {
  const site = { browser, address: baseURL! };
  const walks = {
    'Back to a page that has to be loaded': ['wheel 3000', 'visit /404-page', 'back'],
    'larger text while Services is open': ['click services', 'text large'],
    'the initials disappear while they have the focus': ['wheel 600', 'tab 2', 'press Home'],
  };
  const failures = await Promise.all(Object.values(walks).map((steps) => walk(site, steps)));
  expect(Object.fromEntries(Object.keys(walks).map((name, index) => [name, failures[index]]))).toEqual({});
});

test('the controls that a random visitor clicks are those of the page', async ({ page }) => {
  await open(page);
  await article(page, lastWithClip).scrollIntoViewIfNeeded();
  for (const [name, [selector]] of Object.entries(controls))
    await expect(page.locator(selector), name).not.toHaveCount(0);
});
