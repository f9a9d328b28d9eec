import postcss from 'postcss';
import { expect, test } from 'vitest';
import { setLetters } from '../../tools/fonts/set-letters.ts';

const base =
  'html{font:400 1rem/1.6 var(--font-text)}body{font-family:var(--font-text)}h1,h2{font-family:var(--font-display);font-weight:520}';

/** The letters of each font, with their weights. */
function lettersOf(html: string, css = '') {
  const set = setLetters(`<html lang="ja"><body>${html}</body></html>`, [postcss.parse(base + css)]);
  return Object.fromEntries(
    [...set].map(([prop, letters]) => [
      prop.replace('--font-', ''),
      Object.fromEntries([...letters].map(([letter, weights]) => [letter, [...weights].toSorted()])),
    ]),
  );
}

const text = (letter: string, ...weights: number[]) => ({ display: {}, text: { [letter]: weights } });
const both = (letter: string, ...weights: number[]) => ({
  ...text(letter, ...weights),
  display: { [letter]: weights },
});

// biome-ignore format: a table, one case a line
test.each<[what: string, html: string, css: string, letters: object]>([
  ['headlines are in one font and texts in the other, also inside of other elements', '<h1>見<a>出</a></h1><p>文<em>章</em></p><script>外</script>', '', { display: { 見: [520], 出: [520] }, text: { 文: [400], 章: [400] } }],
  ['a letter in several places has all their weights, in each font its own', '<h1>字</h1><p>字</p><p><strong>字</strong></p>', '', { display: { 字: [520] }, text: { 字: [400, 700] } }],
  ['of two rules for an element both count', '<h2 class="a">両</h2>', '.a{font:400 1rem var(--font-text)}', both('両', 400, 520)],
  ['a monospaced font of the system takes no letter away', '<p><code>字</code></p>', 'code{font:.9em var(--font-mono)}', text('字', 400)],
  ['letters that the style sheet adds are in the font of their element', '<h1>題</h1><p class="a">文</p>', '.a::after{content:"\\00a0→" / ""}h1::before{content:"「"}.b::after{content:"外"}', { display: { 題: [520], '「': [520] }, text: { 文: [400], '\u00a0': [400], '→': [400] } }],
  ['an element with a counter has all digits', '<p class="a">9</p>', '.a::before{content:counter(entry)}', { display: {}, text: Object.fromEntries([...'0123456789'].map((digit) => [digit, [400]])) }],
  ['steps of animations are no rules for elements', '<p>字</p>', '@keyframes a{50%{font-weight:600}}', text('字', 400)],
])('%s', (_, html, css, letters) => {
  expect(lettersOf(html, css)).toEqual(letters);
});

test.each([
  ['font-weight:600', [600]],
  ['font-weight:bold', [700]],
  ['font-weight:var(--heavy)', [400, 700]],
  ['font:600 1rem/1.2 var(--font-text)', [600]],
  ['font:1rem/600 var(--font-text)', [400]],
  ['font:inherit', [400]],
])('with the rule %s the weights are %j', (declaration, weights) => {
  expect(lettersOf('<p class="a">太</p>', `.a{${declaration}}`)).toEqual(text('太', ...weights));
});

test.each([
  ['only at some widths', '@media (min-width:48rem){.a{X}}'],
  ['only in a state', '.a:hover{X}'],
  ['of a pseudo-element', '.b .a:not(:focus),.a[open]::before{X}'],
  ['by its position', ':is(.a,.c):nth-child(2){X}'],
  ['without a name', '.b>:first-child{X}'],
])('a rule that applies %s adds its font, and takes none away: %s', (_, css) => {
  const rule = css.replace('X', 'font:500 1rem var(--font-display)');
  expect(lettersOf('<div class="b"><p class="a">両</p></div>', rule)).toEqual(both('両', 400, 500));
});
