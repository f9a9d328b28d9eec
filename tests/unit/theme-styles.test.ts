import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { schema, type Theme } from '../../model/theme.ts';
import { coloursOf } from '../../tools/pictures/colours.ts';
import { addLeading } from '../../tools/theme/leading-styles.ts';
import { themeNotes } from '../../tools/theme/theme-notes.ts';
import { addTheme } from '../../tools/theme/theme-styles.ts';
import { validContent } from './valid-content.ts';

const theme: Theme = { ...validContent().theme.theme, accent: 58, ground: 205, corners: 'soft' };

/** The style sheet with this CSS, and the theme with these changes. */
function withTheme(css: string, changes: Partial<Theme> = {}) {
  const sheet = postcss.parse(`:root{color-scheme:light dark;--own:1px}${css}`);
  addTheme(sheet, { ...theme, ...changes });
  return sheet;
}

function declarations(changes: Partial<Theme> = {}) {
  const found: Record<string, string> = {};
  withTheme('p{color:red}', changes).walkDecls(/^--/, ({ prop, value, parent }) => {
    found[parent?.parent?.type === 'atrule' ? `more ${prop}` : prop] = value;
  });
  return found;
}

test('the colours of a theme are custom properties, one for each scheme or the same for both', () => {
  expect(declarations()).toMatchObject({
    '--own': '1px',
    '--paper': 'light-dark(oklch(0.976 0.006 175), oklch(0.175 0.022 205))',
    '--accent': 'oklch(0.76 0.158 58)',
    '--night': 'oklch(0.17 0.024 205)',
    'more --line': 'light-dark(oklch(0.5 0.02 200), oklch(0.7 0.02 195))',
  });
});

test('the pictures have the same colours as hex', () => {
  const colour = coloursOf(theme);
  expect([colour('accent'), colour('paper'), colour('paper', 'dark')]).toEqual([
    '#fa943a',
    '#f3f8f7',
    '#041315',
  ]);
});

test.each([
  ['sharp', '0px', '0px'],
  ['soft', '6px', '12px'],
  ['round', '13.5px', '27px'],
] as const)('%s corners have radii of %s and %s', (corners, small, large) => {
  expect(declarations({ corners })).toMatchObject({ '--radius': small, '--radius-l': large });
});

test('a brand colour is in the style sheet as it is written', () => {
  expect(declarations({ accent: '#e34234', ground: '#1b1f4b' })).toMatchObject({
    '--accent': '#e34234',
    '--paper': expect.stringMatching(/^light-dark\(oklch\(.*\), #1b1f4b\)$/),
    '--night': '#1b1f4b',
  });
});

test('a property that a theme does not have leaves no bytes, and what stands for it is in its place', () => {
  const css =
    'p{color:var(--accent-line, var(--accent));border:1px solid var(--accent-edge, transparent);border-radius:var(--round, 50%)}';
  const styled = (changes: Partial<Theme>) => String(withTheme(css, changes).last);
  expect(styled({})).toBe('p{color:var(--accent);border:1px solid transparent;border-radius:50%}');
  expect(styled({ accent: '#fffc00', corners: 'sharp' })).toBe(css);
  expect(declarations({ corners: 'sharp' })).toMatchObject({ '--round': '0' });
});

test('a site of one scheme says so to the browser, and has no pair of colours', () => {
  const css = String(withTheme('', { scheme: 'dark' }));
  expect(css).toContain('color-scheme:dark;');
  expect(css).not.toContain('light-dark');
});

test('the build says which ground is shown in place of one on which no text can be read', () => {
  const notes = (ground: Theme['ground'], scheme?: Theme['scheme']) =>
    themeNotes({ ...theme, ground, ...(scheme && { scheme }) });
  for (const kept of [205, '#1b1f4b', '#FFF8E7', '#000000'] as const) expect(notes(kept)).toEqual([]);
  expect(notes('#1b1f4b', 'light')).toEqual([]);
  expect(notes('#e34234')).toEqual([
    expect.stringMatching(
      /^content\/theme\.ts {2}theme\.ground {2}#e34234 is shown as #[0-9a-f]{6}, so that text on it can be read\.$/,
    ),
  ]);
  expect(notes('#fff8e7', 'dark')).toEqual([
    'content/theme.ts  theme.ground  #fff8e7 is light and the site is only dark: the ground has its hue.',
  ]);
});

// The editor has colours of its own: it must be seen on a page with any theme.
test('no other file has a colour, except for black, white and the grey of print', () => {
  const files = ['src', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?!editor\/).+\.(css|tsx?)$/.test(name))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(150);
  const colour = /#(?!fff\b|000\b|222\b)(?:[0-9a-f]{3,4}){1,2}\b|\b(?:oklch|oklab|rgba?|hsla?|lch)\(\s*\d/gi;
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(colour)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('a scheme that is not known gets the two that are, and how to have both', () => {
  const { error } = schema.safeParse({ theme: { ...theme, scheme: 'night' } });
  expect(error?.issues[0]?.message).toBe(
    "'night' is not known: choose one of dark, light, or leave it out for both",
  );
});

test.each([
  ['Funnel Display', ''],
  ['Bodoni Moda', '1.09'],
  ['Bitter', '1.09'],
])(
  'headlines and title cards in %s get a line height only if two lines would touch without it',
  async (display, leading) => {
    const sheet = postcss.parse(':root{--a:1}');
    await addLeading(sheet, '.', { display, text: display });
    const title = 'html:not([data-script]) :is(h1,h2,h3){line-height:var(--leading)}';
    const rules = leading && `html:not([data-script]){--leading:${leading}}${title}`;
    expect(String(sheet)).toBe(`:root{--a:1}${rules}`);
    // The title on a card is no heading.
    const card = readFileSync('src/components/title-card.module.css', 'utf8');
    expect(card).toMatch(/^ *font: .* \/ var\(--leading, /m);
  },
);
