import { expect, test } from 'vitest';
import { rankClips } from '../../src/video/play-in-view.ts';

type Boxes = Record<string, [top: number, bottom: number]>;

// biome-ignore format: a table, one case a line
const cases: [what: string, viewport: number, boxes: Boxes, order: string[]][] = [
  ['a whole clip comes before two of which little is seen', 900, { above: [-500, 46], middle: [177, 723], below: [854, 1400] }, ['middle', 'above', 'below']],
  ['of two whole clips the one nearer to the middle comes first', 1000, { above: [0, 300], middle: [400, 700] }, ['middle', 'above']],
  ['a clip with a few hidden pixels near the middle comes before a whole one at the edge', 600, { edge: [0, 100], middle: [110, 604] }, ['middle', 'edge']],
  ['a clip that is larger than the viewport and fills it is seen whole', 400, { filling: [-300, 380], next: [385, 700] }, ['filling', 'next']],
  ['of clips that are seen alike the order stays', 500, { first: [0, 500], second: [0, 500] }, ['first', 'second']],
];

test.each(cases)('%s', (_, viewport, boxes, order) => {
  const clips = Object.entries(boxes).map(([name, [top, bottom]]) => ({ name, box: { top, bottom } }));
  expect(rankClips(clips, viewport).map(({ name }) => name)).toEqual(order);
});
