import { writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';

const size = 128;
const alpha = 6;

/** A tile of faint grey noise that the page lays over the hero: it hides the bands an 8-bit screen would show. */
export function writeGrain(path: string) {
  const random = randomFrom(20_011);
  const rows = Array.from({ length: size }, () => {
    const levels = Array.from({ length: size / 2 }, () => (level(random) << 4) | level(random));
    return Buffer.from([0, ...levels]);
  });
  const header = Buffer.from([0, 0, 0, size, 0, 0, 0, size, 4, 3, 0, 0, 0]);
  const greys = Array.from({ length: 16 }, (_, index) => [index * 17, index * 17, index * 17]).flat();
  return writeFile(
    path,
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('PLTE', Buffer.from(greys)),
      chunk('tRNS', Buffer.alloc(16, alpha)),
      chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

/** One of 16 greys, the middle ones more often: that reads as film, and packs better. */
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

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
