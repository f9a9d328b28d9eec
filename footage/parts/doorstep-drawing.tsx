import { easeOut } from '../clock.ts';

/** A door, a plant, and the parcel that slides up to it. */
export function DoorstepDrawing({ parcel }: { parcel: number }) {
  return (
    <svg viewBox="0 0 500 250" aria-hidden="true">
      <rect width="500" height="250" fill="#fbe3d3" />
      <rect y="206" width="500" height="44" fill="#efc9b0" />
      <rect x="168" y="26" width="132" height="180" rx="10" fill="#fff7f0" />
      <rect x="180" y="38" width="108" height="168" rx="6" fill="#35618f" />
      <path d="M196 56h32v56h-32zM240 56h32v56h-32zM196 128h32v60h-32zM240 128h32v60h-32z" fill="#2b527b" />
      <circle cx="277" cy="128" r="6" fill="#ffd596" />
      <path d="M84 206h48l-8 -44h-32z" fill="#c9805a" />
      <path
        d="M108 164C70 150 72 104 92 86C94 120 104 130 108 164C110 126 122 112 138 104C144 134 132 152 108 164Z"
        fill="#7fa36b"
      />
      <g transform={`translate(${90 * (1 - easeOut(parcel))} 0)`}>
        <rect x="316" y="116" width="116" height="96" rx="8" fill="#d8975f" />
        <path d="M362 116h24v34l-12 -9l-12 9z" fill="#f5e2c8" />
        <path d="M316 124a8 8 0 0 1 8 -8h100a8 8 0 0 1 8 8v6h-116z" fill="#000" opacity="0.07" />
      </g>
    </svg>
  );
}
