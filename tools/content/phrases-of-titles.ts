import type { Phrases } from '../../model/site-data.ts';
import { type Text, titleFields } from './field-name.ts';
import { withBreaks } from './phrases.ts';

/** The fields whose lines break between phrases. */
const phrased = [...titleFields, 'invitation', 'chatLabel', 'lead', 'words'];

/** The titles whose lines break elsewhere than at each space, each with the same text with signs at these places. */
export async function phrasesOfTitles(texts: Text[], language: string): Promise<Phrases> {
  const shown = new Set(texts.filter(isTitle).map(({ value }) => value));
  const pairs = [...shown].map(async (text) => [text, await withBreaks(text, language)] as const);
  return Object.fromEntries((await Promise.all(pairs)).filter(([text, phrased]) => text !== phrased));
}

function isTitle({ file, path }: Text): boolean {
  const field = String(path.at(-1));
  if (file === 'labels') return true;
  // The others are for the head of a page.
  if (file === 'site' && field === 'title') return false;
  if (file === 'sections' && field === 'value') return true;
  return phrased.includes(field) || (['site', 'sections'].includes(file) && field === 'intro');
}
