import { afterEach, expect, test, vi } from 'vitest';
import { parseInlineHtml } from '../../model/inline-html.ts';
import { labels as english } from '../../model/labels/en.ts';
import { labels as japanese } from '../../model/labels/ja.ts';
import { loadModel } from '../../tools/content/load-model.ts';
import { greet } from '../../tools/resume/greeting.ts';
import { isPlaceholderId, projectId } from '../../tools/resume/project-id.ts';
import { internationalNumber, projectWords, roleOf, technologyGroups } from '../../tools/resume/words.ts';

const en = { code: 'en', labels: english };
const ja = { code: 'ja', labels: japanese };

function yearsOf(startDate: string, endDate: string, language: typeof en) {
  const { from, to, duration } = roleOf({ name: 'Acme', position: 'Lead', startDate, endDate }, language)!;
  return { from, to, duration };
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2022-03-01', '', { from: 2022 }],
  ['2024', '2026-07', { from: 2024 }],
  ['2024', '2027', { from: 2024 }],
  ['2024', '2026', { from: 2024, to: 2026 }],
  ['2022-03', '2024', { from: 2022, to: 2024 }],
  ['2022-03-15', '2024-05-01', { from: 2022, to: 2024 }],
  ['2021-11', '2022-10', { from: 2021, to: 2022 }],
  ['2021-05', '2021-05', { from: 2021, to: 2021 }],
])('in June 2026, %s and %s are years, which the page writes', (start, end, expected) => {
  vi.useFakeTimers({ now: new Date('2026-06-15') });
  expect(yearsOf(start, end, en)).toEqual(expected);
});

test.each([
  ['2022-01', '2023-12', '2022 to 2023, 2 years', '2022年〜2023年（2年間）'],
  ['2021-11', '2022-01', '2021 to 2022, 3 months', '2021年〜2022年（3か月）'],
  ['2021-01', '2021-12', '2021 to 2021, 1 year', '2021年〜2021年（1年間）'],
])('%s and %s are longer or shorter than their years say: %s, %s', (start, end, duration, inJapanese) => {
  expect(yearsOf(start, end, en)).toMatchObject({ duration });
  expect(yearsOf(start, end, ja)).toMatchObject({ duration: inJapanese });
});

test.each([
  ['+49 (0)30 1234567', '+49301234567'],
  ['0049 30/123-45.67', '+49301234567'],
  ['+442079460321', '+442079460321'],
  ['＋８１ ３−１２３４−５６７８', '+81312345678'],
  ['(912) 555-4321', undefined],
  ['+1 912 555 4321 ext. 5', undefined],
  ['call me', undefined],
])('the number %s is %s with its country', (written, expected) => {
  expect(internationalNumber(written)).toBe(expected);
});

// biome-ignore format: a table, some names a line
test.each([
  ['Route Planner', 'route-planner'], ['Café Über', 'cafe-uber'], ['Große Łódź', 'grosse-lodz'], ['3D Viewer', 'project-3d-viewer'],
  ['Menu', 'project-menu'], ['Shop', 'project-shop-3'], ['Project', 'project'], ['ＡＢＣ Shop', 'abc-shop'], ['在庫管理 Stocker', 'stocker'],
  ['おくすりメモ', 'okusurimemo'], ['カウンター', 'kaunta'], ['ウィッシュリスト', 'wisshurisuto'], ['ティーパーティー', 'tipati'], ['ジャッジとチェック', 'jajjitochekku'],
  ['しゃしんファイル', 'shashinfairu'], ['マッチング', 'matchingu'], ['棚卸しアプリ', 'apuri'], ['재고 관리', 'jaego-gwanri'], ['한빛 POS', 'pos'],
  ['在庫管理', 'order-desk', 'https://github.com/yamada/order-desk'],
  ['在庫管理', 'tanaoroshi', 'https://tanaoroshi.example.jp/'],
  ['在庫管理', 'zaiko', 'https://www.zaiko.example/index.html'],
  ['在庫管理', 'stock-note', 'https://apps.apple.com/jp/app/stock-note/id123456789'],
  ['在庫管理', 'orders', 'https://a.example/2024/orders.html'],
])('the project %s gets the id %s', (name, id, url = '') => {
  const taken = ['menu', 'shop', 'project-shop', 'project-shop-2'];
  expect(projectId({ name: name!, url }, (id) => taken.includes(id))).toBe(id);
  expect(isPlaceholderId(id!, name!)).toBe(false);
});

test.each(['مشروع', '在庫管理', '库存', '???'])('%s has nothing to make an id from', (name) => {
  const url = 'https://play.google.com/store/apps/details?id=1';
  const id = projectId({ name, url }, () => false);
  expect([id, isPlaceholderId(id, name)]).toEqual(['project', true]);
});

test.each([
  ['Lena Brandt', 'en', /^Hello Lena, I have a project\.$/],
  ['山田 太郎', 'en', /^Hello 太郎, I have a project\.$/],
  ['山田 太郎', 'ja', /^山田様、サイトを/],
  ['山田太郎', 'ja', /^山田太郎様、サイトを/],
  ['Lena Brandt', 'ja', /^Lena Brandt様、サイトを/],
  ['홍길동', 'ko', /^홍길동 님, 안녕하세요\. /],
  ['李小龙', 'zh', /^李小龙，您好！我/],
  ['نور أصلان', 'ar', /^مرحبًا نور، /],
  ['Lena Brandt', 'de-AT', /^Hallo Lena, ich /],
  ['Nagy János', 'hu', /^Hello János, I have a project\.$/],
])('a visitor greets %s in %s: %s', (name, code, expected) => {
  expect(greet('Hello Idris, I have a project.', 'Idris', name, code)).toMatch(expected);
});

test('there is a greeting in every language that has labels', async () => {
  const { labels } = await loadModel('.');
  const inEnglish = Object.keys(labels).filter((code) =>
    greet('Hello Idris, hi', 'Idris', 'Ada', code).endsWith(', hi'),
  );
  expect(inEnglish).toEqual(['en']);
});

test('a message that the owner has translated keeps its words', () => {
  expect(greet('Idrisさん、こんにちは。', 'Idris', '山田 太郎', 'ja')).toBe('太郎さん、こんにちは。');
});

test.each([
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  'a < b && c > d',
  'R&D, &amp; &#60;b&#62;, &nbsp;',
  '<strong>loud</strong> & </em>',
])('%s is shown as it is written', (text) => {
  const { description } = projectWords({ name: 'Maps', highlights: [text] }, en);
  const { tree, problems } = parseInlineHtml(description[0]!);
  expect(problems).toEqual([]);
  expect(tree.every((node) => typeof node === 'string')).toBe(true);
  expect(tree.join('')).toBe(text);
});

const startDate = '2020';

test('a role has the words of the CV, or those that there are', () => {
  const lead = { position: 'Lead', startDate };
  const words = {
    description: 'Rockets,  and more',
    summary: 'First line\nof a paragraph.\n\nSecond <one>.',
    highlights: ['Third'],
  };
  const role = { designation: 'Lead', from: 2020, icon: 'code' };
  expect(roleOf({ name: 'Acme\nLtd', ...lead, ...words }, en)).toEqual({
    ...role,
    company: 'Acme Ltd',
    supportLine: 'Rockets, and more',
    description: ['First line of a paragraph.', 'Second &lt;one>.', 'Third'],
  });
  const [supportLine, description] = ['Lead, Q&A', ['Lead, Q&A']];
  expect(roleOf({ name: 'Q&A', ...lead }, en)).toEqual({ ...role, company: 'Q&A', supportLine, description });
  for (const field of ['name', 'position', 'startDate'])
    expect(roleOf({ name: 'Acme', ...lead, [field]: undefined }, en), `without ${field}`).toBeUndefined();
});

const url = 'https://routes.example/plan?a=1';
const full = {
  description: 'Fewer\nmiles',
  highlights: ['A map.'],
  keywords: ['React', 'Redis', 'React'],
  url,
};
const stack = ['React', 'Redis'];
// biome-ignore format: a table, one case a line
test.each([
  [full, { subTitle: 'Fewer miles', description: ['A map.'], techStack: stack, link: { path: url, title: 'routes.example' } }],
  [{ description: 'A map.', keywords: ['Go'] }, { subTitle: 'A map.', description: ['Go'], techStack: ['Go'] }],
  [{ description: 'A map.' }, { subTitle: 'A map.', description: ['Maps'] }],
  [{ description: ' A map\nof <b>. Of streets.\nAnd parks.\n\nOr: none. ' }, { subTitle: 'A map of <b>.', description: ['Of streets. And parks.', 'Or: none.'] }],
  [{ highlights: ['A map.'] }, { subTitle: 'Maps', description: ['A map.'] }],
  [{ url: 'http://maps.example' }, { subTitle: 'Maps', description: ['Maps'] }],
])('a project of which the CV says %o has a line and a text, its tags once, and its address', (item, words) => {
  expect(projectWords({ name: 'Maps', ...item }, en)).toEqual({ title: 'Maps', ...words });
});

test.each([
  ['Finds words, e.g. Names. Then sorts.', 'Finds words, e.g. Names.', 'Then sorts.'],
  ['Written in Go.', 'Written in Go.', 'Maps'],
  ['No full stop', 'No full stop', 'Maps'],
  ['在庫を数える。棚も見る。', '在庫を数える。', '棚も見る。'],
  ['पहला वाक्य। दूसरा।', 'पहला वाक्य।', 'दूसरा।'],
  ['هل يعد؟ نعم.', 'هل يعد؟', 'نعم.'],
])('of %s, the first sentence is the line above the text', (description, subTitle, text) => {
  const words = projectWords({ name: 'Maps', description }, en);
  expect(words).toMatchObject({ subTitle, description: [text] });
});

test('skills with keywords are groups, all others are tags of one group', () => {
  const skills = [
    { name: 'Web', keywords: ['React', 'React', ' Vite'] },
    { name: 'Rust' },
    { keywords: ['Go', 'Zig'] },
    { name: 'Empty', keywords: [] },
    {},
  ];
  const web = { heading: 'Web', tags: ['React', 'Vite'] };
  const others = { heading: 'Technologies', tags: ['Rust', 'Go', 'Zig', 'Empty'] };
  expect(technologyGroups(skills, en)).toEqual([web, others]);
  expect(technologyGroups(skills.slice(0, 1), en)).toEqual([web]);
});

test.each([
  ['React、TypeScript・Node.js', ['React', 'TypeScript', 'Node.js']],
  ['Vue／Nuxt｜Vite', ['Vue', 'Nuxt', 'Vite']],
  ['設計，開発；運用', ['設計', '開発', '運用']],
  ['設計・開発', ['設計', '開発']],
  ['データ・サイエンス', ['データ・サイエンス']],
])('%s are the tags %j', (keyword, tags) => {
  expect(technologyGroups([{ name: '技術', keywords: [keyword] }], ja)).toEqual([{ heading: '技術', tags }]);
});

test('words that the CV lacks are made from others as the language writes a list', () => {
  const role = { name: '松', position: 'エンジニア', startDate };
  expect(roleOf(role, ja)).toMatchObject({ supportLine: 'エンジニア、松' });
  const project = { name: '在庫', keywords: ['Go', 'Vue', 'SQL'] };
  expect(projectWords(project, ja)).toMatchObject({ subTitle: 'Go、Vue、SQL' });
});
