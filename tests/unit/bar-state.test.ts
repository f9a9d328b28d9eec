import { expect, test } from 'vitest';
import { moveBar } from '../../src/layout/bar-state.ts';

const limit = 2000;
const cases = [
  { from: 0, to: 9, hidden: false, solid: true, why: 'near the top it stays' },
  { from: 0, to: 10, hidden: true, solid: true, why: 'at ten pixels it is no longer near the top' },
  { from: 0, to: 1, hidden: false, solid: true, why: 'transparent only at the very top' },
  { from: 1, to: 0, hidden: false, solid: false, why: 'transparent at the very top' },
  { from: 500, to: 501, hidden: true, solid: true, why: 'one pixel down hides it' },
  { from: 500, to: 499, hidden: false, solid: true, why: 'one pixel up brings it back' },
  { from: 5, to: 9, hidden: false, solid: true, why: 'down, but near the top' },
  { from: 1999, to: 2000, hidden: true, solid: true, why: 'down to the end' },
];

for (const { from, to, hidden, solid, why } of cases) {
  test(`the bar from ${from} to ${to}: ${why}`, () => {
    const before = { position: from, hidden: !hidden, solid: !solid };
    expect(moveBar(before, to, limit)).toEqual({ position: to, hidden, solid });
  });
}

test('a bounce past the end, and back, leaves the bar as it is', () => {
  for (const hidden of [true, false]) {
    const atEnd = { position: limit, hidden, solid: true };
    expect(moveBar(atEnd, limit + 40, limit)).toBe(atEnd);
    expect(moveBar(moveBar(atEnd, limit + 40, limit), limit, limit)).toBe(atEnd);
  }
});

test('a bounce past the top, and back, leaves the bar as it is', () => {
  const atTop = { position: 0, hidden: false, solid: false };
  expect(moveBar(moveBar(atTop, -60, limit), 0, limit)).toBe(atTop);
});
