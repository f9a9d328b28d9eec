import { usePhrases } from '../site.ts';
import { longWord } from './long-word.ts';

type Props = { level: 'h1' | 'h2' | 'h3'; fits?: number; children: string };

/** A title whose lines break between phrases, and which is set smaller if a word of it is very long. */
export function Heading({ level: Level, fits, children }: Props) {
  const words = usePhrases()(children);
  return <Level data-word={longWord(words, fits)}>{words}</Level>;
}
