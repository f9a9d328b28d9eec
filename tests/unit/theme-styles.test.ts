import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import type { Theme } from '../../model/theme.ts';
import { accentNotes } from '../../tools/theme/accent-notes.ts';
import { themeStyles } from '../../tools/theme/theme-styles.ts';
import { validContent } from './valid-content.ts';

const theme: Theme = { ...validContent().theme.theme, accent: 58, ground: 205, corners: 'soft' };

async function declarations(theme: Theme) {
  const { root } = await postcss([themeStyles(theme)]).process(':root{--own:1px}p{color:red}', {
    from: undefined,
  });
  const found: Record<string, string> = {};
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isMore = parent?.parent?.type === 'atrule';
    found[isMore ? `more ${prop}` : prop] = value;
  });
  return found;
}

test('the colours of a theme are custom properties, one for each scheme or the same for both', async () => {
  expect(await declarations(theme)).toMatchObject({
    '--own': '1px',
    '--paper': 'light-dark(oklch(0.976 0.006 175), oklch(0.175 0.022 205))',
    '--accent': 'oklch(0.76 0.158 58)',
    '--night': 'oklch(0.17 0.024 205)',
    'more --line': 'light-dark(oklch(0.5 0.02 200), oklch(0.7 0.02 195))',
  });
});

test.each([
  ['sharp', '0px', '0px'],
  ['soft', '6px', '12px'],
  ['round', '13.5px', '27px'],
] as const)('%s corners have radii of %s and %s', async (corners, small, large) => {
  expect(await declarations({ ...theme, corners })).toMatchObject({ '--radius': small, '--radius-l': large });
});

test('the build says which accent is shown in place of one that cannot be read', () => {
  expect(accentNotes(theme)).toEqual([]);
  expect(accentNotes({ ...theme, accent: '#7c3aed' })).toEqual([
    expect.stringMatching(
      /^content\/theme\.ts {2}theme\.accent {2}#7c3aed is shown as #[0-9a-f]{6}, so that /,
    ),
  ]);
});

test('no other file has a colour, except for black, white and the grey of print', () => {
  const files = ['src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(css|tsx?)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(150);
  const colour = /#(?!fff\b|000\b|222\b)(?:[0-9a-f]{3,4}){1,2}\b|\b(?:oklch|oklab|rgba?|hsla?|lch)\(\s*\d/gi;
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(colour)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
