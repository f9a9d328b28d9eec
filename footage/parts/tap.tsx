import { during, easeOut, progress } from '../clock.ts';

type TapProps = { time: number; at: number; x: number; y: number; ink: string; size?: number };

/** A fingertip that comes to (x, y), presses at `at` and leaves a ripple. Aim it beside the label, not at it. */
export function Tap({ time, at, x, y, ink, size = 68 }: TapProps) {
  const there = during(time, at - 0.5, at + 0.5, 0.25);
  const ripple = progress(time, at, at + 0.55, easeOut);
  if (there === 0 && (ripple === 0 || ripple === 1)) return null;
  const come = 1 - progress(time, at - 0.5, at - 0.08, easeOut);
  const circle = { position: 'absolute', inset: -size / 2, borderRadius: size / 2 } as const;
  const finger = `scale(${1.12 - 0.2 * press(time, at)})`;
  return (
    <div style={{ position: 'absolute', left: x, top: y, color: ink }}>
      <div
        style={{
          ...circle,
          border: '5px solid',
          opacity: ripple > 0 ? 0.55 * (1 - ripple) : 0,
          transform: `scale(${0.8 + ripple * 1.3})`,
        }}
      />
      <div
        style={{
          ...circle,
          background: 'rgb(255 255 255 / 0.5)',
          border: '3px solid rgb(20 20 25 / 0.32)',
          boxShadow: '0 6px 16px rgb(20 20 25 / 0.22)',
          opacity: there,
          transform: `translate(${come * 46}px, ${come * 70}px) ${finger}`,
        }}
      />
    </div>
  );
}

/** 0, 1 while the finger is down, 0: what is tapped gives way by it. */
export function press(time: number, at: number): number {
  return progress(time, at - 0.1, at) * (1 - progress(time, at + 0.04, at + 0.22));
}
