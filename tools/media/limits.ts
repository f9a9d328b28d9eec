export type MediaLimits = { av1: number; h264: number; avif: (width: number) => number };

/** The largest size of each file in bytes. The hero's clip has soft gradients, and its poster is part of the first paint. */
export function mediaLimits(name: string): MediaLimits {
  const hero = name === 'hero';
  return {
    av1: hero ? 350_000 : 250_000,
    h264: hero ? 800_000 : 500_000,
    avif: (width: number) => (width > 960 ? 26_000 : hero ? 8_000 : 20_000),
  };
}
