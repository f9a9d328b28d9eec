/** What the invented shop sells. */
export function Mug() {
  return (
    <svg aria-hidden="true" width="72" height="72" viewBox="0 0 72 72">
      <path d="M48 29h4a9 9 0 0 1 0 19h-6" fill="none" stroke="oklch(0.62 0.08 58)" strokeWidth="5.5" />
      <path d="M14 18h36v28a12 12 0 0 1-12 12H26a12 12 0 0 1-12-12z" fill="oklch(0.7 0.085 60)" />
      <path d="M14 18h36v17c-7 5-12-4-18 1s-12 2-18-1z" fill="oklch(0.6 0.06 175)" />
    </svg>
  );
}

export function Candle() {
  return (
    <svg aria-hidden="true" width="72" height="72" viewBox="0 0 72 72">
      <path d="M36 5c6 7 6 14 0 16c-6-2-6-9 0-16z" fill="oklch(0.75 0.17 55)" />
      <path d="M36 20v10" stroke="oklch(0.4 0.04 60)" strokeWidth="3" />
      <rect x="23" y="27" width="26" height="35" rx="5" fill="oklch(0.8 0.13 84)" />
      <path d="M23 40c7 5 7-3 13 0s6 4 13-1v-7a5 5 0 0 0-5-5H28a5 5 0 0 0-5 5z" fill="oklch(0.88 0.1 90)" />
    </svg>
  );
}
