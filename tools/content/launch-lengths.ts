import type { Content } from '../../model/content.ts';
import { isStory } from '../../model/entries.ts';
import { wordsIn } from '../../model/word-width.ts';
import { type Text, textsIn, titleFields } from './field-name.ts';
import { entryWriter, type Group, type Project } from './launch-line.ts';
import { letterWidth, textWidth } from './letter-width.ts';
import { hasPhrases } from './phrases.ts';

/** Titles and descriptions in the head of a page, and alt texts. */
export function textLengths(project: Project): Group {
  const entry = entryWriter(project);
  const left = textsIn(project.content).flatMap((text) => {
    const mistake = mistakeIn(text, project.content.site.site.name);
    return mistake ? entry(text.file, text.path, mistake) : [];
  });
  return { heading: 'For search, share cards and screen readers', left };
}

function mistakeIn(text: Text, ownName: string): string | undefined {
  const [least, most] = limitsOf(text) ?? [];
  if (least === undefined || most === undefined) return;
  const isTitleOfService = text.path[0] === 'servicePages' && text.path.at(-1) === 'title';
  const shown = isTitleOfService ? `${text.value} · ${ownName}` : text.value;
  const width = textWidth(shown);
  const isWide = [...text.value].some((letter) => letterWidth(letter) === 2);
  const counted = isWide ? 'letters, each full-width one counted as two' : 'letters';
  const count = `${isTitleOfService ? 'with your name after it ' : ''}has ${width} ${counted}`;
  if (width < least) return `${count}: write at least ${least}`;
  if (width > most) return `${count}: ${most} are shown, say it shorter`;
}

/** How many letters a text should have, as search results, share cards and screen readers give it. */
export function limitsOf({
  file,
  path,
}: Pick<Text, 'file' | 'path'>): [least: number, most: number] | undefined {
  const field = path.at(-1);
  if (field === 'alt') return [20, 250];
  // Of the site, a story or the page of a service.
  const isInHead =
    ((file === 'site' || isStory(file)) && path.length === 2) ||
    (path[0] === 'servicePages' && path.length === 3);
  if (!isInHead) return;
  if (field === 'title') return [15, 60];
  if (field === 'description') return [50, 160];
}

export function longWords(project: Project): Group {
  const entry = entryWriter(project);
  const left = wordsTooLong(project.content).map(({ file, path, word }) => {
    const message = `'${word}' does not fit on a small phone: write \\u00ad where it may be hyphenated`;
    return entry(file, path, message);
  });
  return { heading: 'Long words', left };
}

/** In pixels. Titles with a long word become as small as this, see tokens.css; texts keep their size. */
const titleSize = 18;
const textSize = 16;
const titles = [...titleFields, 'bio', 'intro', 'tags', 'value'];
const texts = [
  'text',
  'points',
  'description',
  'supportLine',
  'role',
  'footer',
  'techStack',
  'chatLabel',
  'place',
  'time',
  'meaning',
  'paragraphs',
];

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
  if (list === 'sections' && part === 'entries') return page - 44;
  return file === 'experience' ? page - 32 : page;
}
