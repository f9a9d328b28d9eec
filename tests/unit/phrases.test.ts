import { expect, test } from 'vitest';
import { phrasesOf, withBreaks } from '../../tools/content/phrases.ts';
import { phrasesOfTitles } from '../../tools/content/phrases-of-titles.ts';

test.each([
  ['ja', '現場の|手順が、|そのまま|画面に|なる。'],
  ['ja', '業務アプリ開発'],
  ['ja', '店に、|一日中かかってくる|電話が'],
  ['ja', '「困った」の|相談だけでも！'],
  ['ja', '最近の|「ものづくり」から。'],
  ['ja', 'React| Nativeで|作る|（受託）'],
  ['ja', 'ページは|ありませんでした。'],
  // Longer than a line on a phone.
  ['ja', 'スマートフォン|アプリケーション|開発'],
  ['ja', 'ヌメラノケテム|ヨーッーヌメラノ|ケテヌ'],
  ['zh', '您的|团队|两|年|后|仍会|喜欢的|软件'],
  ['zh-TW', '您的|團隊|兩年|後|仍會|喜歡的|軟體'],
  ['zh', '“好用”的|软件，|从|第一张|草图|开始。'],
  ['ko', '팀이| 2년| 뒤에도| 좋아할| 소프트웨어'],
  ['th', 'ซอฟต์แวร์|ที่|ทีม| ชอบๆ'],
  ['en', 'Software| that| is| easy| to| use'],
  // On a page in another language.
  ['en', 'Made| in| 東京で|作る'],
])('the phrases of a text in %s: %s', async (language, phrases) => {
  expect((await phrasesOf(phrases.replaceAll('|', ''), language)).join('|')).toBe(phrases);
});

test('no phrase begins or ends with a sign that belongs to its neighbour', async () => {
  const text = '「あっ（え）！」と、ちょっと『キャー』ー々…〜・言って「困った。」を￥100';
  for (const phrase of await phrasesOf(text, 'ja')) {
    expect(phrase).not.toMatch(/^[」）！』、。ー々…〜・っょャ]/);
    expect(phrase).not.toMatch(/[「（『￥]$/);
  }
});

test.each([
  ['React Nativeで作る', 'React Nativeで\u200b作る'],
  ['', ''],
  // Another sign keeps the letter beside a bracket or a stop in its phrase.
  ['現場の「困った」を、毎日', '現場の\u200b「困った」\u2060を、\u200b毎日'],
])('a sign stands between two phrases, and none where there is a space: %s', async (text, phrased) => {
  expect(await withBreaks(text, 'ja')).toBe(phrased);
});

test('titles and labels have signs, texts and what is for the head of a page have none', async () => {
  const at = (file: string, ...path: PropertyKey[]) => ({ file, path, value: `${path.join('と')}を作る` });
  const shown = [
    at('site', 'site', 'hero', 'headline'),
    at('site', 'site', 'sections', 'services', 'intro'),
    at('services', 'services', 0, 'title'),
    at('services', 'contactCard', 'chatLabel'),
    at('stories/a', 'story', 'decisions', 'entries', 0, 'title'),
    at('quotes', 'quotes', 0, 'words'),
    at('labels', 'labels', 'whatYouGet'),
  ];
  const others = [
    at('site', 'site', 'title'),
    at('site', 'site', 'hero', 'bio'),
    at('services', 'services', 0, 'text'),
    at('projects', 'projects', 0, 'alt'),
  ];
  const phrases = Object.entries(await phrasesOfTitles([...shown, ...others], 'ja'));
  expect(phrases.map(([text]) => text)).toEqual(shown.map(({ value }) => value));
  for (const [text, phrased] of phrases) {
    expect(phrased).toContain('\u200b');
    expect(phrased.replaceAll('\u200b', '')).toBe(text);
  }
});

test('in any language a dot stays with the part of the title before it', async () => {
  const title = (value: string) => ({
    file: 'sections',
    path: ['sections', 0, 'entries', 0, 'title'],
    value,
  });
  expect(await phrasesOfTitles([title('MSc · Physics'), title('First aid')], 'en')).toEqual({
    'MSc · Physics': 'MSc \u2060· Physics',
  });
});
