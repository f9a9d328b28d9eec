import postcss from 'postcss';
import { expect, test } from 'vitest';
import { readChangingCode } from '../../tools/pages/changing-code.ts';
import { leaveOutRules } from '../../tools/pages/leave-out-rules.ts';
import { htmlTag } from '../../tools/pages/page-tags.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** What is left of a style sheet for these pages. */
function keptFor(css: string, pages: string[], changing = '', code = 'en') {
  const sheet = postcss.parse(css);
  leaveOutRules(
    [sheet],
    pages.map((body) => `${htmlTag(code)}<body>${body}</body></html>`),
    changing,
  );
  return sheet.toString();
}

const list = '<ul class="talks-list"><li class="talks-talk">A</li><li class="talks-talk">B</li></ul>';
const media = '<div class="talks-media"><picture><img data-shape="upright"></picture></div>';

// biome-ignore format: a table, one case a line
test.each<[why: string, selectors: string]>([
  ['classes that are there', '.talks-list|.talks-list .talks-talk|.talks-list>.talks-talk+.talks-talk|ul.talks-list'],
  ['what has no class', '*|a|:root|#top|ul,ol|main :is(section~section,article)|::selection|[href^="mailto:"]'],
  ['states', '.talks-list:hover|.talks-list:focus-visible|.talks-talk:not(.talks-lost)|.talks-talk:not(:first-child)|.talks-list:empty'],
  ['states of another element', ':has(:popover-open) .talks-list|.talks-list:has(+ :popover-open)|html:has(.talks-list:popover-open)'],
  ['pseudo-elements', '.talks-talk::before|.talks-talk:after|.talks-list ::-webkit-details-marker|::view-transition-old(a)'],
  ['attributes of any value', '.talks-list[open]|[aria-expanded=true] .talks-list|[data-shape="square"]|[popover] .talks-list|dialog[open]'],
  ['elements, which a script may add', '.talks-list video|.talks-list>li>button|.talks-media :has(>[data-shape])~video|li .talks-talk'],
  ['places', '.talks-talk:first-child|.talks-talk:nth-child(2n)|.talks-talk:nth-last-of-type(2)|.talks-list:has(>:nth-child(2))'],
  ['one of several', '.talks-list :is(.talks-talk,.talks-lost)|:where(.talks-lost,.talks-list)|:is(.talks-lost,p).talks-list'],
  ['what only browsers understand', '.talks-list:nth-child(1 of .talks-lost)|.talks-list:state(new)|.talks-list::part(a):hover|:host|.talks-list||td'],
])('rules for %s stay: %s', (_, selectors) => {
  for (const selector of selectors.split('|').filter(Boolean))
    expect(keptFor(`${selector}{a:b}`, ['<p></p>', list + media])).toBe(`${selector}{a:b}`);
});

// biome-ignore format: a table, one case a line
test.each<[why: string, selectors: string]>([
  ['classes that are on no page', '.talks-lost|.talks-lost:hover|p .talks-lost a|.talks-list:is(.talks-lost)|.talks-list.talks-lost|:is(.talks-lost,.talks-gone) b'],
  ['classes that are elsewhere', '.talks-talk .talks-list|.talks-media>.talks-talk|.talks-list+.talks-talk|.talks-talk:has(.talks-talk)'],
  ['places where nothing is', '.talks-talk:nth-of-type(n+3)|.talks-list:has(>:nth-child(3))|.talks-talk:only-child'],
  ['attributes that no page has', '[data-long]|.talks-list [data-long]>a|.talks-list :has(>[data-long])~video'],
  ['what stands between elements', 'header .talks-lost~.talks-lost|ol.talks-lost h3::before|:nth-child(2n)>*>.talks-lost'],
])('rules for %s are left out: %s', (_, selectors) => {
  for (const selector of selectors.split('|'))
    expect(keptFor(`${selector}{a:b}p{a:c}`, ['<p></p>', list + media])).toBe('p{a:c}');
});

test('of a rule for several elements the rest stays, and nothing of a condition for none', () => {
  const css =
    '.a,.lost{a:b}@media (width>9px){@supports (top:0){.lost{a:c}}}@layer x{.lost{a:d}.a{a:e}}@container (width>9px){.lost{a:f}}';
  expect(keptFor(css, ['<p class="a">'])).toBe('.a{a:b}@layer x{.a{a:e}}');
});

test('steps of animations, fonts, layers, and rules inside of another stay as they are', () => {
  const css =
    '@layer x;@keyframes a{50%{a:b}}@font-face{font-family:A}@property --a{syntax:"*"}.a{&.lost{a:c}.lost &{a:d}@media print{a:e}}';
  expect(keptFor(css, ['<p class="a">'])).toBe(css);
  expect(keptFor(`${css}.lost{.a &{a:b}}`, ['<p class="a">'])).toBe(css);
});

const byLanguage =
  'p{a:b}[dir=rtl] p,.x{a:c}:lang(ja) p,:lang("zh") p{a:d}html:not(:lang(en)) :is(p,li){a:e}@media print{[dir="ltr"] p{a:f}}';
const byScript =
  'p{a:b}[data-script] *,.x{a:c}[data-script="square"] p{a:d}[data-script=tall] p{a:e}html:not([data-script]) p{a:f}';

test.each([
  ['en', byLanguage, 'p{a:b}.x{a:c}@media print{[dir="ltr"] p{a:f}}'],
  [
    'ja',
    byLanguage,
    'p{a:b}.x{a:c}:lang(ja) p{a:d}html:not(:lang(en)) :is(p,li){a:e}@media print{[dir="ltr"] p{a:f}}',
  ],
  [
    'zh-TW',
    byLanguage,
    'p{a:b}.x{a:c}:lang("zh") p{a:d}html:not(:lang(en)) :is(p,li){a:e}@media print{[dir="ltr"] p{a:f}}',
  ],
  ['ar', byLanguage, 'p{a:b}[dir=rtl] p,.x{a:c}html:not(:lang(en)) :is(p,li){a:e}'],
  ['en', byScript, 'p{a:b}.x{a:c}html:not([data-script]) p{a:f}'],
  ['ko', byScript, 'p{a:b}[data-script] *,.x{a:c}[data-script="square"] p{a:d}'],
  ['th', byScript, 'p{a:b}[data-script] *,.x{a:c}[data-script=tall] p{a:e}'],
])('a page in %s has no rules for other languages, directions and scripts: %s', (code, rules, expected) => {
  expect(keptFor(rules, ['<p class="x"></p>'], '', code)).toBe(expected);
});

test('the name of another language, in a link to its page, has the rules of this language', () => {
  expect(keptFor(':lang(ko){a:b}', ['<a lang="ko">한국어</a>'])).toBe(':lang(ko){a:b}');
});

test('what a component may change stays: all of its style module, and the names in its code', async () => {
  const talk =
    "import styles from './talk.module.css';\nexport const Talk = () => <p className={styles.shown} data-tone='a' />;";
  const root = temporaryFolder({
    'src/sections/talk.tsx': talk,
    'src/sections/open.tsx': `import styles from './open.module.css'; const open = useState(false); <b className="big" data-open /> \`size-\${x}\``,
    'src/sections/click.tsx': "import a from './click.module.css'; <a onClick={go} />",
    'src/sections/words.tsx':
      "import a from './words.module.css'; useContent('site'); useLabels(); // because",
    'src/layout/scroll.ts': "document.body.dataset.inUse = ''; toggle('scrolled');",
    'src/editor/editor.tsx': "import a from './editor.module.css'; useState(1)",
    'src/styles/base.css': '.onBase=',
  });
  const left = ['.talk-shown', '[data-tone]', '.words-a', '.editor-a', '[data-other]', '.onBase'];
  const kept = [
    '.open-a',
    '.open-shown .x',
    '.big',
    '.size-xl',
    '[data-open] .x',
    '.click-a',
    '[data-in-use] .x',
    '.scrolled',
  ];
  const css = [...left, ...kept].map((selector) => `${selector}{a:b}`).join('');
  expect(keptFor(css, ['<p class="x">'], await readChangingCode(root))).toBe(
    kept.map((selector) => `${selector}{a:b}`).join(''),
  );
});
