/**
 * What is wrong with the years of a role, such as '2022 to 2024, 2 years'. There are no months, so the years from 2022 to
 * 2024 can be one to three.
 */
export function mistakeInDuration(duration: string, thisYear: number): string | undefined {
  const [, first, last, length = ''] = /^(\d{4}) to (\d{4}|present)(?:, (.+))?$/.exec(duration) ?? [];
  if (!first || !last) return "is not a span of years: write '2022 to 2024, 2 years' or '2024 to present'";
  const isCurrent = last === 'present';
  const start = Number(first);
  const end = isCurrent ? thisYear : Number(last);
  if (start > thisYear) return `starts in the future: write a year up to ${thisYear}`;
  if (end < start) return 'ends before it starts: put the earlier year first';
  if (end > thisYear) return `ends in the future: write '${first} to present'`;

  const years = amount(length, 'year') + amount(length, 'month') / 12;
  // A current role gets longer by itself, and its site may be built again years later.
  const isTooShort = !isCurrent && years < end - start - 1;
  if (years === 0 || (years <= end - start + 1 && !isTooShort)) return;
  const span = end === start ? 'at most 1 year' : `${end - start} year${end - start > 1 ? 's' : ''}`;
  return `does not add up, ${first} to ${last} is ${span}: correct it, or leave out ', ${length}'`;
}

function amount(words: string, unit: string): number {
  const number = new RegExp(`(\\d+(?:[.,]\\d+)?)\\s*${unit}`, 'i').exec(words)?.[1] ?? '0';
  return Number(number.replace(',', '.'));
}
