import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScripts, schemeScript } from '../../tools/theme/scheme-script.ts';
import { validContent } from './valid-content.ts';

test('the script before the first paint is short, and can stand in a page and in a header', () => {
  expect(schemeScript.length).toBeLessThan(300);
  expect(schemeScript).not.toMatch(/[<\n]/);
});

/** What the script does to a page when this is stored. */
function pageWith(localStorage: unknown) {
  const colour = { media: 'as the system' };
  const dataset: Record<string, string> = {};
  const document = { querySelector: () => colour, documentElement: { dataset } };
  const global = { document };
  Object.defineProperty(global, 'localStorage', {
    get() {
      if (localStorage instanceof Error) throw localStorage;
      return localStorage;
    },
  });
  runInNewContext(schemeScript, global);
  expect(Object.keys(global)).toEqual(['document']);
  return { ...dataset, colour: colour.media };
}

test.each([
  ['dark', 'all'],
  ['light', 'not all'],
])('it shows the scheme %s', (scheme, colour) => {
  expect(pageWith({ scheme })).toEqual({ scheme, colour });
});

test.each([
  undefined,
  null,
  '',
  'system',
  'DARK',
  'dark ',
  'dark,light',
  'toString',
  '__proto__',
  'constructor',
  ...['<script>', '"]', '\\', '\u0000', '💥', 'dark'.repeat(9999)],
])('of %j it shows nothing', (scheme) => {
  expect(pageWith({ scheme })).toEqual({ colour: 'as the system' });
});

test('without storage, or where it is blocked, the system decides', () => {
  for (const storage of [undefined, null, new Error('SecurityError')])
    expect(pageWith(storage)).toEqual({ colour: 'as the system' });
});

test('a theme of one scheme has no script', () => {
  const { theme } = validContent().theme;
  expect(inlineScripts(theme)).toEqual([schemeScript]);
  expect(inlineScripts({ ...theme, scheme: 'dark' })).toEqual([]);
});
