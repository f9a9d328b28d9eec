import { indexOfMark, marks } from '../../model/marks.ts';

export type Mark = { index: number; offset: number };

const encodedSign = encodeURIComponent('\u2060');
const encodedMarks = new RegExp(`${encodedSign}(?:%EF%B8%8[0-9A-F]){4}${encodedSign}`, 'g');

/** The text without the marks of model/marks.ts, and where in it they were. */
export function takeMarks(text: string): { text: string; marks: Mark[] } {
  const found: Mark[] = [];
  let taken = 0;
  const rest = text.replace(marks, (mark, _, offset: number) => {
    found.push({ index: indexOfMark(mark), offset: offset - taken });
    taken += mark.length;
    return '';
  });
  return { text: rest.replace(encodedMarks, ''), marks: found };
}
