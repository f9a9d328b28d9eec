import {
  IconArrowForwardUp,
  IconMicrophone,
  IconPencil,
  IconPhone,
  IconPlayerPauseFilled,
} from '@tabler/icons-react';
import { Stage } from '../parts/browser-frame.tsx';
import { Bars } from '../parts/chart.tsx';
import type { Scene } from '../scene.ts';
import styles from './calling-software.module.css';

const QUEUE = [
  { name: 'Bram Osei', about: 'Invoice', waits: '2:14' },
  { name: 'Lia Varga', about: 'Address', waits: '1:05' },
  { name: 'Otis Penn', about: 'Delivery', waits: '0:31' },
  { name: 'Runa Holt', about: 'Gift card', waits: '0:06' },
];

/** Who speaks when, in bars: the caller, then the desk, then the caller again. */
const TURNS = [13, 22] as const;
const BARS = 40;
const VOICE = Array.from({ length: BARS }, (_, bar) => {
  const [start, end] = bar < TURNS[0] ? [0, TURNS[0]] : bar < TURNS[1] ? TURNS : [TURNS[1], BARS];
  const breath = Math.sin((Math.PI * (bar - start + 0.5)) / (end - start)) ** 0.7;
  const syllable = 0.56 + 0.3 * Math.sin(bar * 2.1) + 0.2 * Math.sin(bar * 0.83 + 2);
  return breath * Math.max(0.12, syllable);
});

export const scene: Scene = {
  name: 'calling-software',
  width: 1280,
  height: 800,
  fps: 30,
  duration: 0,
  Frame: () => (
    <Stage hue={118} backdrop="linear-gradient(150deg, oklch(0.95 0.09 112), oklch(0.88 0.16 122))">
      <div className={styles.desk}>
        <p className={styles.line}>
          <i /> On the line
        </p>
        <h2 className={styles.caller}>Odile Marchant</h2>
        <p className={styles.reason}>Fern Lane Books, order 5120</p>
        <div className={styles.voice}>
          <Bars values={VOICE} top={1.02} width={816} height={196} gap={8.5} centred colour={voiceColour} />
        </div>
        <div className={styles.controls}>
          <b className={styles.timer}>04:37</b>
          <span>
            <IconMicrophone size={42} />
          </span>
          <span>
            <IconPlayerPauseFilled size={38} />
          </span>
          <span>
            <IconArrowForwardUp size={44} />
          </span>
          <span data-end>
            <IconPhone size={44} />
          </span>
        </div>
        <Queue />
      </div>
      <div className={styles.notes}>
        <b>
          <IconPencil size={30} /> Notes
        </b>
        <p>
          Two of six books arrived wet.
          <br />
          Send new ones to the shop
          <i />
        </p>
      </div>
    </Stage>
  ),
};

/** What was said a while ago fades towards the left. */
function voiceColour(bar: number) {
  const voice = bar < TURNS[0] || bar >= TURNS[1] ? '--lime' : '--desk-voice';
  return `color-mix(in oklab, var(${voice}) ${Math.min(100, 6 + bar * 5)}%, var(--ink))`;
}

function Queue() {
  return (
    <div className={styles.queue}>
      <h3>
        <b className={styles.count}>{QUEUE.length}</b> waiting
      </h3>
      {QUEUE.map(({ name, about, waits }) => (
        <p key={name} className={styles.next}>
          <b>{name}</b>
          <span>{about}</span>
          <span className={styles.waits}>{waits}</span>
        </p>
      ))}
    </div>
  );
}
