import { expect, test } from 'vitest';
import { widthsUpTo } from '../../tools/media/pictures.ts';

test.each([
  [1280, [640, 960, 1280]],
  [1152, [640, 1152]],
  [960, [640, 960]],
  [768, [768]],
  [480, [480]],
])('a picture of %d pixels is made in the widths %j', (width, widths) => {
  expect(widthsUpTo(width)).toEqual(widths);
});
