import sharp from 'sharp';

const size = 128;
const alpha = 6;

/** Writes a tile of faint grey noise. Laid over the hero, it hides the bands that an 8-bit screen would show. */
export function writeGrain(path: string) {
  const random = randomFrom(20_011);
  const pixels = Array.from({ length: size * size }, () => [level(random) * 17, alpha]).flat();
  return sharp(Buffer.from(pixels), { raw: { width: size, height: size, channels: 2 } })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 })
    .toFile(path);
}

/** One of 16 greys, the middle ones more often: that looks like film, and compresses better. */
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
