import { latinWords } from '../latin-words.ts';
import type { ResumeProject } from './resume.ts';

/**
 * An id for addresses that `isTaken` has no objection to: from the words of the name in Latin letters, from the address of the
 * project, or from the name in kana or Hangul, written in Latin letters. Where there is nothing of that, it is `project`.
 */
export function projectId(
  { name = '', url = '' }: Pick<ResumeProject, 'name' | 'url'>,
  isTaken: (id: string) => boolean,
): string {
  const words = latinWords(name);
  // Of a name in other letters, `a` of `A社` says nothing.
  const isWhole = !/[^\P{L}\p{sc=Latin}]/u.test(name);
  const found =
    (isWhole || words.length > 2 ? words : '') || fromAddress(url) || latinWords(romanised(name)) || words;
  const id = /^[a-z]/.test(found) && !isTaken(found) ? found : ['project', found].filter(Boolean).join('-');
  let free = id;
  for (let number = 2; isTaken(free); number += 1) free = `${id}-${number}`;
  return free;
}

/** An id that says nothing, because there was nothing to make one of. */
export function isPlaceholderId(id: string, name: string): boolean {
  return /^project(-\d+)?$/.test(id) && !/[a-z]/i.test(name);
}

/** The last part of the path that is a word, as in github.com/you/order-desk, or else the name of the host. */
function fromAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { hostname, pathname } = new URL(url);
  const isWord = (part: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(part) && part.length > 2;
  const isUsual = (part: string) =>
    /^(id\d+|apps?|details|index|en|jp|works?|projects?|products?|store)$/.test(part);
  const part = pathname
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .findLast((part) => isWord(part) && !isUsual(part));
  const [host = ''] = hostname.replace(/^www\./, '').split('.');
  return part ?? (isWord(host) && !isUsual(host) && !/^(play|github|gitlab)$/.test(host) ? host : '');
}

/** Kana and Hangul in Latin letters. */
function romanised(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Only the end of a word that is otherwise in kanji, or a particle.
      .replace(/(?<=\p{Script=Han})[ぁ-ゖ]+/gu, ' ')
      // Katakana are in the order of hiragana.
      .replace(/[ァ-ヶ]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x60))
      .replace(/[ぁ-ゖー]+/g, (word) => ` ${romaji(word)} `)
      .replace(/[가-힣]+/g, (word) => ` ${hangul(word)} `)
  );
}

// In the order of Unicode, from ぁ to ゖ. Small letters have no syllable of their own.
const kana = [
  ' a  i  u  e  o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji  tsu zu te de to do',
  'na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo',
  ' ya  yu  yo ra ri ru re ro  wa wi we wo n vu  ',
]
  .join(' ')
  .split(' ');

function syllable(letter: string): string {
  return kana[letter.codePointAt(0)! - 0x3041]!;
}

/** As Hepburn writes it, without long vowels. */
function romaji(word: string): string {
  return word
    .replace(/([あ-ゖ])([ゃゅょぁぃぅぇぉ])/g, (_, before, small) => {
      // The small letter takes the place of the vowel: kya of きゃ, sha of しゃ, fa of ファ, wi of ウィ.
      const consonant = syllable(before).slice(0, -1) || 'w';
      const vowel = 'aiueo'['ぁぃぅぇぉ'.indexOf(small)];
      return consonant + (vowel ?? (/[hj]$/.test(consonant) ? '' : 'y') + 'auo'['ゃゅょ'.indexOf(small)]);
    })
    .replace(/[ぁ-ゖ]/g, (letter) => (letter === 'っ' ? letter : syllable(letter)))
    .replace(/っ(.?)/g, (_, next) => (next === 'c' ? 'tc' : next + next))
    .replaceAll('ー', '');
}

const initials = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** Each syllable by itself, as the Revised Romanization writes it, without the sounds that change between two. */
function hangul(word: string): string {
  return [...word]
    .map((letter) => {
      const number = letter.codePointAt(0)! - 0xac00;
      if (number < 0) return '';
      return (
        initials[Math.floor(number / 588)]! + vowels[Math.floor((number % 588) / 28)]! + finals[number % 28]!
      );
    })
    .join('');
}
