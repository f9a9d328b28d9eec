import { IconCheck } from '@tabler/icons-react';
import styles from './garment.module.css';

type Line = { value: string; lit: number };

const fabrics = {
  sand: { base: '#dcc39a', thread: '#c9aa78' },
  indigo: { base: '#3c4a80', thread: '#5a6aa6' },
  sage: { base: '#93a888', thread: '#7b9271' },
};

const body =
  'M228 80C205 92 175 100 152 112C160 160 166 200 168 236C170 330 160 520 140 676Q270 704 400 676C380 520 370 330 372 236C374 200 380 160 388 112C365 100 335 92 312 80Q270 112 228 80Z';
const sleeve = 'M152 112C118 128 108 170 100 220L52 452Q84 470 118 464L168 236C166 200 160 160 152 112Z';
const collar = 'M228 80Q270 112 312 80L306 56Q270 82 234 56Z';
const mirror = 'translate(540 0) scale(-1 1)';

/** Where each measure is taken, in the order of the list, and where its value stands. */
const tapes = [
  { from: [152, 4], to: [388, 4], tag: [270, 4] },
  { from: [168, 262], to: [372, 262], tag: [270, 262] },
  { from: [118, 112], to: [22, 446], tag: [70, 279] },
  { from: [520, 80], to: [520, 682], tag: [508, 560] },
] as const;

/** The kameez on the table: outlined, measured line by line, then cut from the chosen fabric. */
export function Garment({ lines, filled }: { lines: Line[]; filled: number }) {
  return (
    <svg className={styles.garment} viewBox="-20 -40 600 760" aria-hidden="true">
      <defs>
        <Weave name="indigo" />
        <clipPath id="unrolled">
          <rect x="-20" y="40" width="600" height={filled * 670} />
        </clipPath>
      </defs>
      <Cut fill="#fffafb" stroke="#c793ac" />
      <g clipPath="url(#unrolled)">
        <Cut fill="url(#indigo)" stroke="#242e58" />
      </g>
      {lines.map((line, i) => (
        <Tape key={tapes[i]!.tag.join()} {...tapes[i]!} {...line} />
      ))}
    </svg>
  );
}

function Cut({ fill, stroke }: { fill: string; stroke: string }) {
  const stitch = { fill: 'none', strokeWidth: 3, strokeDasharray: '9 8', opacity: 0.6 };
  return (
    <g stroke={stroke} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
      <path d={sleeve} fill={fill} />
      <path d={sleeve} fill={fill} transform={mirror} />
      <path d={body} fill={fill} />
      <path d={collar} fill={fill} />
      <path d="M256 98V306H284V98" fill={fill} />
      <g {...stitch}>
        <path d="M147 648Q270 676 393 648" />
        <path d="M60 424Q90 440 124 434" />
        <path d="M60 424Q90 440 124 434" transform={mirror} />
        <path d="M176 420L156 640M364 420L384 640" />
      </g>
      {[128, 174, 220, 282].map((y) => (
        <circle key={y} cx="270" cy={y} r="5" fill={stroke} stroke="none" />
      ))}
    </g>
  );
}

type TapeProps = (typeof tapes)[number] & Line;

function Tape({ from, to, tag, value, lit }: TapeProps) {
  const line = `M${from.join(' ')}L${to.join(' ')}`;
  return (
    <g strokeLinecap="round" strokeWidth="5">
      <path d={line} stroke="#96245f" opacity="0.28" strokeWidth="4" strokeDasharray="2 13" />
      <path
        d={line}
        stroke="#fffafb"
        strokeWidth="11"
        pathLength="1"
        strokeDasharray={`${lit || 0.0001} 2`}
        opacity={lit}
      />
      <path d={line} stroke="#96245f" pathLength="1" strokeDasharray={`${lit || 0.0001} 2`} opacity={lit} />
      {[from, to].map(([x, y]) => (
        <g key={`${x} ${y}`} fill="#96245f">
          <circle cx={x} cy={y} r="5" opacity="0.35" />
          <circle cx={x} cy={y} r={5 + 5 * lit} stroke="#fffafb" opacity={lit} />
        </g>
      ))}
      <g transform={`translate(${tag[0]} ${tag[1]}) scale(${Math.max(0, lit * 1.6 - 0.6)})`}>
        <rect
          x="-60"
          y="-36"
          width="120"
          height="72"
          rx="36"
          fill="#96245f"
          stroke="#fffafb"
          strokeWidth="5"
        />
        <text className={styles.tag} y="17" textAnchor="middle" stroke="none">
          {value}″
        </text>
      </g>
    </g>
  );
}

/** A swatch to choose from; a ring and a check grow on it when it is the one. */
export function Fabric({ name, chosen }: { name: keyof typeof fabrics; chosen: number }) {
  return (
    <div
      className={styles.fabric}
      style={{ boxShadow: `0 0 0 ${5 * chosen}px #fff, 0 0 0 ${10 * chosen}px #96245f` }}
    >
      <svg aria-hidden="true">
        <defs>
          <Weave name={name} swatch />
        </defs>
        <rect width="100%" height="100%" fill={`url(#swatch-${name})`} />
      </svg>
      <span style={{ transform: `scale(${chosen})` }}>
        <IconCheck size={36} stroke={3.4} />
      </span>
    </div>
  );
}

function Weave({ name, swatch = false }: { name: keyof typeof fabrics; swatch?: boolean }) {
  const { base, thread } = fabrics[name];
  return (
    <pattern id={swatch ? `swatch-${name}` : name} width="22" height="22" patternUnits="userSpaceOnUse">
      <rect width="22" height="22" fill={base} />
      <path d="M11 0V22" stroke={thread} strokeWidth="3" />
    </pattern>
  );
}
