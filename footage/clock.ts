type Ease = (x: number) => number;

export const linear: Ease = (x) => x;
export const easeInOut: Ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2);
export const easeOut: Ease = (x) => 1 - (1 - x) ** 3;

/** 0 before `start`, 1 after `end`, eased between. */
export function progress(time: number, start: number, end: number, ease: Ease = easeInOut): number {
  return ease(Math.min(1, Math.max(0, (time - start) / (end - start))));
}

export function mix(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** Up at `start`, down again before `end`: for what must be gone when the loop closes. */
export function during(time: number, start: number, end: number, fade = 0.3): number {
  return progress(time, start, start + fade) * (1 - progress(time, end - fade, end));
}
