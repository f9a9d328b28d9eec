import { expect, test } from 'vitest';
import { type Inline, parseInlineHtml } from '../../model/inline-html.ts';

const element = (tag: string, children: Inline[] = [], href?: string) =>
  ({ tag, children, ...(href && { href }) }) as Inline;

const trees: [html: string, tree: Inline[]][] = [
  ['plain words', ['plain words']],
  ['', ['']],
  ['a <strong>b</strong> c', ['a ', element('strong', ['b']), ' c']],
  ['<em>one <code>two</code></em>', [element('em', ['one ', element('code', ['two'])]), '']],
  ['<STRONG>loud</Strong>', [element('strong', ['loud']), '']],
  ['one<br>two<br/>three<br />', ['one', element('br'), 'two', element('br'), 'three', element('br'), '']],
  [
    'a &amp; b &lt; c &gt; d &quot;e&quot; &#39;f&#39;',
    ['a ', '&', ' b ', '<', ' c ', '>', ' d ', '"', 'e', '"', ' ', "'", 'f', "'", ''],
  ],
  ['&LT;script&GT;', ['<', 'script', '>', '']],
  ['fish & chips, 5 > 4', ['fish & chips, 5 > 4']],
  ...['https://example.com/a?b=c#d', '/services/apps', '/#projects', '/', '#projects'].map(
    (href): [string, Inline[]] => [`<a href="${href}">b</a>`, [element('a', ['b'], href), '']],
  ),
];

test.each(trees)('%s is allowed and becomes its elements', (html, tree) => {
  expect(parseInlineHtml(html)).toEqual({ tree, problems: [] });
});

const unusable = 'has a link without a usable address: write <a href="https://…">, or a path of this site';
const only = 'only <strong> <em> <a> <code> <br> may be used';
const refused: [html: string, ...problems: string[]][] = [
  ['<script>x</script>', `has the tag <script>: ${only}`],
  ['<my-tag>', `has the tag <my-tag>: ${only}`],
  ['<strong class="x">a</strong>', 'has attributes on <strong>: write the bare tag'],
  ['<br onclick=x>', 'has attributes on <br>: write the bare tag'],
  ...[
    '<a>b</a>',
    '<a href="javascript:x()">b</a>',
    '<a href="http://example.com">b</a>',
    '<a href="//example.org/">b</a>',
    '<a href="/\\example.org/">b</a>',
    '<a href="/a b">b</a>',
    "<a href='/'>b</a>",
    '<a href="/" onclick="x">b</a>',
    '<a href="mailto:a@example.com">b</a>',
  ].map((html): [string, string] => [html, unusable]),
  ['<a href="/">a <a href="/">b</a></a>', 'has a link within a link: close the first with </a>'],
  ['<em>open', 'opens <em> and never closes it'],
  ['closed</em>', 'closes <em>, which is not the tag that is open'],
  ['<em><strong>crossed</em></strong>', 'closes <em>, which is not the tag that is open'],
  ['3 < 4', "has a '<' that opens no tag: write &lt; for the sign itself"],
  ['10&nbsp;km', 'has &nbsp;: write the sign itself'],
  ['&#60;', 'has &#60;: write the sign itself'],
  ['<u>a</u> &euro; <u>b</u>', `has the tag <u>: ${only}`, 'has &euro;: write the sign itself'],
];

test.each(refused)('%s is refused, each problem once', (html, ...problems) => {
  expect(parseInlineHtml(html).problems).toEqual(problems);
});
