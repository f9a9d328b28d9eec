export const longestSide = 1280;
/** A portrait is shown in 56 pixels, each of three on a good screen. */
export const portraitSide = 168;
/** A portrait beside a text is shown whole, and at most half as wide. */
export const textPortraitWidth = 740;
/** A backdrop is as wide as the window. */
const backdrops = { narrowest: 4 / 3, flattest: 2.4 };

export type Size = { width: number; height: number };
export type Frame = Size & {
  /** The size of the recording, of which the frame may show a part. */
  inner: Size;
  fitted: 'uncut' | 'cropped';
};

/** A source keeps its aspect ratio, unless it is a backdrop that it does not suit: then it is cropped. Nothing is enlarged. */
export function frameFor(source: Size, backdrop: boolean): Frame {
  const shape = source.width / source.height;
  const suits = shape > backdrops.narrowest - 0.01 && shape < backdrops.flattest;
  if (backdrop && !suits) {
    const width = Math.min(longestSide, even(source.width), even((source.height * 16) / 9));
    const height = even((width * 9) / 16);
    const scale = Math.max(width / source.width, height / source.height);
    return { width, height, inner: roundedUp(source, scale), fitted: 'cropped' };
  }
  const inner = scaledTo(source, longestSide);
  return { ...inner, inner, fitted: 'uncut' };
}

/** With even lengths, the longer one as long as this at most. */
export function scaledTo({ width, height }: Size, longest: number): Size {
  const longer = Math.min(longest, even(Math.max(width, height)));
  const scale = longer / Math.max(width, height);
  return width >= height
    ? { width: longer, height: even(height * scale) }
    : { width: even(width * scale), height: longer };
}

export function even(length: number) {
  return Math.max(2, 2 * Math.floor(length / 2));
}

function roundedUp({ width, height }: Size, scale: number): Size {
  return { width: 2 * Math.ceil((width * scale) / 2), height: 2 * Math.ceil((height * scale) / 2) };
}
