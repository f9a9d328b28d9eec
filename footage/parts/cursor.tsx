import { easeOut, mix, progress } from '../clock.ts';

/** Arrives at (x, y) at the second `at`, after moving for `travel` seconds; then clicks there, if it does. */
export type CursorStop = { at: number; x: number; y: number; travel?: number; click?: boolean };

const RIPPLE = 0.55;

export function Cursor({ time, stops, colour }: { time: number; stops: CursorStop[]; colour: string }) {
  const { x, y } = position(time, stops);
  const click = stops.find((stop) => stop.click && time >= stop.at - 0.12 && time < stop.at + RIPPLE);
  const press = click
    ? progress(time, click.at - 0.12, click.at) * (1 - progress(time, click.at, click.at + 0.2))
    : 0;
  const ripple = click ? progress(time, click.at, click.at + RIPPLE, easeOut) : 0;
  return (
    <svg
      aria-hidden="true"
      width="160"
      height="160"
      viewBox="-80 -80 160 160"
      style={{ position: 'absolute', left: x - 80, top: y - 80, pointerEvents: 'none' }}
    >
      {ripple > 0 && (
        <circle
          r={mix(12, 40, ripple)}
          fill="none"
          stroke={colour}
          strokeWidth={mix(7, 1, ripple)}
          opacity={1 - ripple}
        />
      )}
      <path
        d="M0 0 L0 40 L10 31 L17 47 L25 43.5 L18 28 L31 27 Z"
        transform={`scale(${mix(1.1, 0.94, press)})`}
        fill="oklch(0.2 0.02 260)"
        stroke="white"
        strokeWidth="3.4"
        strokeLinejoin="round"
        style={{ filter: 'drop-shadow(0 4px 6px oklch(0.2 0.02 260 / 0.3))' }}
      />
    </svg>
  );
}

function position(time: number, stops: CursorStop[]) {
  const index = stops.findIndex((stop) => stop.at > time);
  const to = stops[index === -1 ? stops.length - 1 : index]!;
  const from = stops[index === -1 ? stops.length - 1 : Math.max(0, index - 1)]!;
  const amount = progress(time, Math.max(from.at, to.at - (to.travel ?? 0.8)), to.at);
  // A hand moves in a shallow arc, not along a ruler.
  const bow = Math.sin(Math.PI * amount) * 0.07;
  return {
    x: mix(from.x, to.x, amount) + (to.y - from.y) * bow,
    y: mix(from.y, to.y, amount) - (to.x - from.x) * bow,
  };
}
