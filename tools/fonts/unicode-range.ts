export type Range = [first: number, last: number];

/** Reads the value of `unicode-range`. */
export function parseRange(value: string): Range[] {
  return value.split(',').map((part) => {
    const [first, last = first] = part.trim().slice('U+'.length).split('-');
    // U+4?? is short for U+400-4FF.
    return [
      Number.parseInt(first!.replaceAll('?', '0'), 16),
      Number.parseInt(last!.replaceAll('?', 'F'), 16),
    ];
  });
}

export function isIn(range: Range[], letter: string): boolean {
  const code = letter.codePointAt(0)!;
  return range.some(([first, last]) => code >= first && code <= last);
}

/** The value of `unicode-range` for these letters. */
export function writeRange(letters: Iterable<string>): string {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0)!).toSorted((a, b) => a - b);
  const ranges: Range[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return formatRange(ranges);
}

export function formatRange(ranges: Range[]): string {
  return ranges.map((range) => `U+${[...new Set(range)].map(hex).join('-')}`).join(',');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
