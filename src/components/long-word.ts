import { wordsIn } from '../../model/word-width.ts';

/** The values that tokens.css knows. */
const steps = [4.5, 5.5, 6.6, 7.5, 8.5, 9.5, 11, 13, 16];

/**
 * The width in em of a long word in a title, for its attribute `data-word`: the title is then set so small that the word
 * fits. None if every word fits as it is. An attribute, because the content policy allows no `style`.
 */
export function longWord(title: string, fits = 6.6): number | undefined {
  const longest = Math.max(...wordsIn(title).map(({ width }) => width));
  return longest > fits ? (steps.find((step) => step >= longest) ?? steps.at(-1)) : undefined;
}
