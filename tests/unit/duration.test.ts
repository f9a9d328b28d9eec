import { expect, test } from 'vitest';
import { mistakeInDuration } from '../../model/duration.ts';

test.each([
  '2026 to present',
  '2024 to present',
  '2022 to 2024',
  '2022 to 2024, 2 years',
  // From January 2022 to December 2024, and from December 2022 to January 2024.
  '2022 to 2024, 3 years',
  '2022 to 2024, 1 year',
  '2022 to 2024, 1.5 years',
  '2022 to 2024, 2 years and 6 months',
  '2025 to 2025, 8 months',
  '2022 to 2024, part-time',
  // Built again after some years without a change.
  '2020 to present, 2 years',
])('in 2026, %s is right', (duration) => {
  expect(mistakeInDuration(duration, 2026)).toBeUndefined();
});

const notASpan = "is not a span of years: write '2022 to 2024, 2 years' or '2024 to present'";

test.each([
  ['2021-2022', notASpan],
  ['2021 to now', notASpan],
  ['2022 to 2024,2 years', notASpan],
  ['since 2021', notASpan],
  ['2024 to 2022', 'ends before it starts: put the earlier year first'],
  ['2027 to present', 'starts in the future: write a year up to 2026'],
  ['2099 to 2100', 'starts in the future: write a year up to 2026'],
  ['2024 to 2027', "ends in the future: write '2024 to present'"],
  ['2021 to 2026, 9 years', "does not add up, 2021 to 2026 is 5 years: correct it, or leave out ', 9 years'"],
  ['2021 to 2026, 2 years', "does not add up, 2021 to 2026 is 5 years: correct it, or leave out ', 2 years'"],
  [
    '2024 to present, 9 years',
    "does not add up, 2024 to present is 2 years: correct it, or leave out ', 9 years'",
  ],
  [
    '2025 to 2026, 30 months',
    "does not add up, 2025 to 2026 is 1 year: correct it, or leave out ', 30 months'",
  ],
  [
    '2025 to 2025, 2 years',
    "does not add up, 2025 to 2025 is at most 1 year: correct it, or leave out ', 2 years'",
  ],
])('in 2026, %s %s', (duration, mistake) => {
  expect(mistakeInDuration(duration, 2026)).toBe(mistake);
});
