import type { Parser } from 'budoux';
import { textWidth } from './letter-width.ts';

/** Where a line may break without a space. It has no width and no sign. */
const breakSign = '\u200b';
/** Where a line must not break: `keep-all` still allows it between a letter and a bracket or a stop. */
const joinSign = '\u2060';
const besideSign =
  /(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])(?=[\p{Ps}\p{Pi}])|(?<=[\p{Pe}\p{Pf}、。！？…])(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/gu;
const quoted = /[\p{Ps}\p{Pi}][^\p{Ps}\p{Pi}\p{Pe}\p{Pf}]+[\p{Pe}\p{Pf}]/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
/** Scripts without spaces between words, in which every browser finds the words by itself. */
const words = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Closing brackets, stops, small kana, and what belongs to the letter before it. */
const neverFirst =
  /^[\p{Pe}\p{Pf}、。，．・：；！？ー〜～…‥々〻ゝゞヽヾ゛゜％‰℃ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ,.!?:;%·\p{M}]|^[的了吗嗎呢吧们們]$/u;
const neverLast = /[\p{Ps}\p{Pi}＃＄￥￡#$¥£]$|^\s+$/u;
/** In Latin letters: what fits on one line of a headline on a phone, and what fits only if it is set smaller. */
const longPhrase = 16;
const tooLongWord = 26;

type Model = 'jaModel' | 'zhHansModel' | 'zhHantModel';
const parsers = new Map<Model, Parser>();

/** Whether lines of this text may break where there is no space. */
export function hasPhrases(text: string): boolean {
  return kana.test(text) || han.test(text) || words.test(text);
}

/** The text with a sign at each place where a line may break, for `word-break: keep-all`. */
export async function withBreaks(text: string, language: string): Promise<string> {
  const phrases = (await phrasesOf(text, language)).map((phrase) =>
    phrase.replace(besideSign, joinSign).replace(/^\s(?=·)/u, `$&${joinSign}`),
  );
  return phrases.reduce((line, phrase) => line + (/^\s/.test(phrase) ? '' : breakSign) + phrase);
}

/**
 * The parts of a text that should each stay on one line: what is between spaces, in Chinese and Japanese a phrase, in Thai a
 * word. Together they are the whole text: the space between two parts begins the second.
 */
export async function phrasesOf(text: string, language: string): Promise<string[]> {
  const parts = text.split(/(?=(?<!\s)\s)/);
  const phrases = await Promise.all(parts.map((part) => phrasesWithoutSpaces(part, language)));
  return phrases.flat();
}

async function phrasesWithoutSpaces(text: string, language: string): Promise<string[]> {
  if (words.test(text)) return together(segments(text, 'th'));
  if (!kana.test(text) && !han.test(text)) return [text];
  const parser = await parserFor(modelFor(text, language));
  return together(divided(text, parser.parseBoundaries(text), language)).flatMap((phrase) =>
    isLong(phrase) ? shorter(phrase, language) : phrase,
  );
}

/** Corrects what BudouX does not know: words of the dictionary such as 一日中, and short parts in brackets, are not divided. */
function divided(text: string, boundaries: number[], language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const starts = new Set(Array.from(words, ({ index }) => index));
  let places = boundaries.filter((place) => starts.has(place));
  for (const { 0: part, index } of text.matchAll(quoted))
    if (!isLong(part))
      places = [...places.filter((place) => place <= index || place >= index + part.length), index];
  const sorted = [...new Set([0, ...places])].toSorted((a, b) => a - b);
  return sorted.map((place, at) => text.slice(place, sorted[at + 1]));
}

function modelFor(text: string, language: string): Model {
  const { language: name, script } = new Intl.Locale(language).maximize();
  if (kana.test(text) || name === 'ja') return 'jaModel';
  return script === 'Hant' ? 'zhHantModel' : 'zhHansModel';
}

async function parserFor(model: Model): Promise<Parser> {
  // Loaded only for a site that needs it: it takes a second.
  const budoux = await import('budoux');
  const parser = parsers.get(model) ?? new budoux.Parser(budoux[model]);
  parsers.set(model, parser);
  return parser;
}

/**
 * The words of a long phrase, as many together as are not too long. Hiragana stay with the word before them. A very long word
 * breaks between any two letters that may be apart.
 */
function shorter(phrase: string, language: string): string[] {
  const parts: string[] = [];
  const found = together(segments(phrase, language), /^\p{Script=Hiragana}/u);
  for (const part of found.flatMap((word) => (textWidth(word) > tooLongWord ? together([...word]) : word))) {
    const joined = (parts.at(-1) ?? '') + part;
    if (parts.length > 0 && !isLong(joined)) parts[parts.length - 1] = joined;
    else parts.push(part);
  }
  return parts;
}

function segments(text: string, language: string): string[] {
  return Array.from(
    new Intl.Segmenter(language, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
}

/** Joins the parts between which no line may break. */
function together(parts: string[], alsoNeverFirst?: RegExp): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isOne = neverFirst.test(part) || alsoNeverFirst?.test(part) || (last && neverLast.test(last));
    if (last !== undefined && isOne) joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

function isLong(phrase: string): boolean {
  return textWidth(phrase) > longPhrase;
}
