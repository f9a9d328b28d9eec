import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postcss from 'postcss';

let all: Promise<string[]> | undefined;
/** By the style of a page: the selectors that it has no rules for. */
const leftOut = new Map<string, string[]>();

/** Rules of the code that would apply to the page as it is now, and that the build has left out of its style. */
export async function missingRules(page: Page): Promise<string[]> {
  // Outside of the tests, where nothing has the whole style.
  if (!process.env.BUILT_UNDER_PATH) return [];
  // The dev server leaves nothing out. Its style has an id.
  const style = await page.evaluate(() => document.querySelector('head > style:not([id])')?.textContent);
  if (!style) return [];
  if (!leftOut.has(style)) {
    const own = new Set(selectorsIn(style));
    all ??= selectorsOfCode();
    // A theme of one scheme leaves no choice.
    const others = (await all).filter((each) => !own.has(each) && !each.startsWith('[data-scheme'));
    leftOut.set(style, others);
  }
  return page.evaluate(
    (selectors) =>
      selectors.filter((each) => document.querySelector(each.replace(/::?(before|after)\b/g, ''))),
    leftOut.get(style)!,
  );
}

async function selectorsOfCode(): Promise<string[]> {
  const { css } = JSON.parse(await readFile(join(process.env.BUILT_UNDER_PATH!, 'code.json'), 'utf8'));
  return selectorsIn(css);
}

/** Not those for paper, which are in a file of their own. */
function selectorsIn(css: string): string[] {
  const sheet = postcss.parse(css);
  sheet.walkAtRules(/^media$|keyframes$/, (rule) => {
    if (rule.name !== 'media' || rule.params === 'print') rule.remove();
  });
  const selectors = new Set<string>();
  sheet.walkRules((rule) => {
    for (const selector of rule.selectors) selectors.add(selector);
  });
  return [...selectors];
}
