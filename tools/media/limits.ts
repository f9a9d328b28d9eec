/** The largest size of each file in bytes. The hero's clip has soft gradients, and its poster is part of the first paint. */
export function mediaLimits(name: string) {
  const hero = name === 'hero';
  return {
    av1: hero ? 350_000 : 250_000,
    h264: hero ? 800_000 : 500_000,
    avif: (width: number) => (width > 960 ? 26_000 : hero ? 8_000 : 20_000),
  };
}
