import { isStory } from '../../model/entries.ts';
import { type Text, textsIn } from './field-name.ts';
import { type Group, lineWriter, type Project } from './launch-line.ts';
import { letterWidth, textWidth } from './letter-width.ts';
import { wordsTooLong } from './long-words.ts';

/** Titles and descriptions in the head of a page, and alt texts. */
export function textLengths(project: Project): Group {
  const line = lineWriter(project);
  const left = textsIn(project.content).flatMap((text) => {
    const mistake = mistakeIn(text, project.content.site.site.name);
    return mistake ? line(text.file, text.path, mistake) : [];
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

function limitsOf({ file, path }: Text): [least: number, most: number] | undefined {
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
  const line = lineWriter(project);
  const left = wordsTooLong(project.content).map(({ file, path, word }) => {
    const message = `'${word}' does not fit on a small phone: write \\u00ad where it may be hyphenated`;
    return line(file, path, message);
  });
  return { heading: 'Long words', left };
}
