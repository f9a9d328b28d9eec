import sharp from 'sharp';

/** The edges of what is painted in a drawing. Without any paint, `left` is larger than `right`. */
export async function inkOf(svg: Buffer) {
  const { data, info } = await sharp(svg).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const ink = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (const [at, alpha] of data.entries()) {
    if (alpha < 64) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x + 1);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y + 1);
  }
  return ink;
}
