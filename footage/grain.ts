import sharp from 'sharp';

const size = 128;
const alpha = 6;

/** Writes a tile of faint grey noise. Over the hero it hides the colour bands of an 8-bit screen. */
export function writeGrain(path: string) {
  const random = randomFrom(20_011);
  const pixels = Array.from({ length: size * size }, () => [level(random) * 17, alpha]).flat();
  return sharp(Buffer.from(pixels), { raw: { width: size, height: size, channels: 2 } })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
    .toFile(path);
}

/** One of 16 greys, with more in the middle: this looks like film grain, and compresses better. */
function level(random: () => number) {
  return Math.floor(((random() + random()) / 2) * 16);
}

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
