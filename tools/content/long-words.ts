import type { Content } from '../../model/content.ts';
import { wordsIn } from '../../model/word-width.ts';
import { hasPhrases } from './phrases.ts';
import { type Text, textsIn, titleFields } from './field-name.ts';

/** In pixels. Titles with a long word become as small as this, see tokens.css; texts keep their size. */
const titleSize = 18;
const textSize = 16;
const titles = [...titleFields, 'bio', 'intro', 'tags'];
const texts = ['text', 'points', 'description', 'supportLine', 'role', 'footer', 'techStack', 'chatLabel'];

/** Words that have to be broken in a viewport 320 pixels wide, each with the place of its text. */
export function wordsTooLong(content: Content): (Text & { word: string })[] {
  return textsIn(content).flatMap((text) => {
    const field = String(text.path.findLast((key) => typeof key === 'string'));
    const size = titles.includes(field) ? titleSize : textSize;
    if (![...titles, ...texts].includes(field) || isForMachines(text)) return [];
    const words = wordsIn(text.value.replaceAll('<br>', ' ').replace(/<[^>]*>/g, ''));
    return words
      .filter(({ word, width }) => width * size > roomFor(text) && !hasPhrases(word))
      .map(({ word }) => ({ ...text, word: word.replace('\u00ad', '') }));
  });
}

/** What stands in the head of a page, not on it. */
function isForMachines({ file, path }: Text): boolean {
  const isSiteItself = file === 'site' && path.length === 2;
  const isMeta = ['title', 'description'].includes(String(path.at(-1)));
  return isMeta && (isSiteItself || path.at(-1) === 'description' || path.includes('notFound'));
}

/** The width of the viewport without the margins of the page and of the box that the text is in. */
function roomFor({ file, path: [list, , part] }: Text): number {
  const page = 320 - 2 * 20;
  if (list === 'services' || list === 'contactCard') return page - 50;
  if (part === 'steps' || part === 'deliverables') return page - 48;
  return file === 'experience' ? page - 32 : page;
}
