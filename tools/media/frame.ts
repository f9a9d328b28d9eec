export const widest = 1280;
const shapes = { narrowest: 4 / 3, flattest: 2.4, sheet: 1.6 };
/** Around a recording on its sheet, as a part of the height of the sheet. */
const margin = 0.06;

export type Frame = {
  width: number;
  height: number;
  /** The size of the recording inside the frame. */
  inner: { width: number; height: number };
  fitted: 'whole' | 'framed' | 'cropped';
};

/**
 * The page shows wide pictures. A source with a similar aspect ratio keeps it. Any other is centred on a sheet of the usual
 * aspect ratio, with a margin, or cropped if it is a backdrop. Nothing is enlarged.
 */
export function frameFor(source: { width: number; height: number }, backdrop: boolean): Frame {
  const shape = source.width / source.height;
  if (shape > shapes.narrowest - 0.01 && shape < shapes.flattest) {
    const width = Math.min(widest, even(source.width));
    const inner = { width, height: even(width / shape) };
    return { ...inner, inner, fitted: 'whole' };
  }
  if (backdrop) {
    const width = Math.min(widest, even(source.width), even((source.height * 16) / 9));
    const height = even((width * 9) / 16);
    const scale = Math.max(width / source.width, height / source.height);
    return { width, height, inner: roundedUp(source, scale), fitted: 'cropped' };
  }
  const part = 1 - 2 * margin;
  const needed = Math.max(source.height / part, source.width / (shapes.sheet - 2 * margin));
  const height = Math.min(widest / shapes.sheet, 2 * Math.ceil(needed / 2));
  const width = even(height * shapes.sheet);
  const scale = Math.min((width - 2 * margin * height) / source.width, (part * height) / source.height, 1);
  const inner = { width: even(source.width * scale), height: even(source.height * scale) };
  return { width, height, inner, fitted: 'framed' };
}

export function even(length: number) {
  return Math.max(2, 2 * Math.floor(length / 2));
}

function roundedUp({ width, height }: { width: number; height: number }, scale: number) {
  return { width: 2 * Math.ceil((width * scale) / 2), height: 2 * Math.ceil((height * scale) / 2) };
}
