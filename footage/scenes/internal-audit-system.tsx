import { IconCheck, IconClipboardCheck, IconFlag, IconSignature } from '@tabler/icons-react';
import { easeOut, linear, mix, progress } from '../clock.ts';
import { BrowserFrame, Stage } from '../parts/browser-frame.tsx';
import { Cursor, type CursorStop } from '../parts/cursor.tsx';
import { ReportSheet } from '../parts/report-sheet.tsx';
import type { Scene } from '../scene.ts';
import styles from './internal-audit-system.module.css';

const DURATION = 10;
/** The story begins with two open checks; the clip begins where the report is signed. */
const POSTER = 8.2;

const CLICK = { no: 0.9, high: 2.7, file: 3.6, yes: 4.9, sign: 6 };
/** The signed report leaves, and the form is empty for the next audit. */
const CLEAR = 9;

const CURSOR: CursorStop[] = [
  { at: 0, x: 560, y: 738 },
  { at: CLICK.no, x: 708, y: 392, click: true },
  { at: CLICK.high, x: 668, y: 562, travel: 1, click: true },
  { at: CLICK.file, x: 690, y: 654, travel: 0.7, click: true },
  { at: CLICK.yes, x: 614, y: 574, travel: 0.8, click: true },
  { at: CLICK.sign, x: 520, y: 706, travel: 0.8, click: true },
  { at: 7.4, x: 560, y: 738, travel: 0.9 },
];

const ROW = 108;
const FIRST_ROW = 82;
const FORM = 292;
const FILED = 76;
const NOTE = 'Door open, key in the lock';

export const scene: Scene = {
  name: 'internal-audit-system',
  width: 1280,
  height: 800,
  fps: 30,
  duration: DURATION,
  Frame: ({ time }) => {
    const story = (time + POSTER) % DURATION;
    return (
      <Stage
        hue={268}
        backdrop="radial-gradient(circle at 85% 20%, oklch(0.93 0.035 285), oklch(0.8 0.085 268))"
      >
        <BrowserFrame
          address="plumbline / stock room"
          place={{ left: 40, top: 72, width: 1000, height: 800 }}
        >
          <Checks story={story} />
        </BrowserFrame>
        <div className={styles.paper}>
          <ReportSheet {...reportAt(0)} />
          <div className={styles.sheet} style={leave(progress(story, CLEAR, 9.8))}>
            <ReportSheet {...reportAt(story)} />
          </div>
        </div>
        <Cursor time={story} stops={CURSOR} colour="oklch(0.5 0.2 268)" />
      </Stage>
    );
  },
};

function Checks({ story }: { story: number }) {
  const kept = 1 - progress(story, CLEAR, CLEAR + 0.8);
  const opened = progress(story, CLICK.no + 0.1, CLICK.no + 0.7) * kept;
  const filed = progress(story, CLICK.file + 0.1, CLICK.file + 0.7);
  const finding = opened * mix(FORM, FILED, filed);
  const signed = progress(story, CLICK.sign + 0.05, CLICK.sign + 0.5) * kept;
  return (
    <div className={styles.checks}>
      <p className={styles.part}>
        <IconClipboardCheck size={32} />
        Checks 10 to 12
      </p>
      <Check top={FIRST_ROW} question="Deliveries are signed for" answer="yes" since={1} />
      <Check
        top={FIRST_ROW + ROW}
        question="Key cabinet is locked"
        answer="no"
        since={kept * since(story, CLICK.no)}
      />
      <div
        className={styles.finding}
        style={{ top: FIRST_ROW + ROW * 2, height: Math.max(0, finding - 16), opacity: opened }}
      >
        <Finding story={story} filed={filed} />
      </div>
      <Check
        top={FIRST_ROW + ROW * 2 + finding}
        question="Old logins are closed"
        answer="yes"
        since={kept * since(story, CLICK.yes)}
      />
      <p
        className={styles.sign}
        style={{ top: FIRST_ROW + ROW * 3 + 20 + finding, ...ready(kept * since(story, CLICK.yes)) }}
      >
        <span style={{ opacity: 1 - 2 * signed }}>
          <IconSignature size={38} /> Sign off
        </span>
        <span style={{ opacity: 2 * signed - 1 }}>
          <IconCheck size={36} stroke={3} /> Signed off
        </span>
      </p>
    </div>
  );
}

function leave(amount: number) {
  return {
    translate: `${40 * amount}px ${-900 * amount}px`,
    rotate: `${5 * amount}deg`,
    boxShadow: `0 40px 60px oklch(0.3 0.1 268 / ${0.35 * Math.min(1, 8 * amount)})`,
  };
}

/** All twelve answered: the button takes its colour. */
function ready(amount: number) {
  return {
    background: `color-mix(in oklab, var(--blue) ${100 * amount}%, var(--idle))`,
    color: `color-mix(in oklab, white ${100 * amount}%, var(--ink-soft))`,
  };
}

function since(story: number, click: number) {
  return progress(story, click, click + 0.25, easeOut);
}

type CheckProps = { top: number; question: string; answer: 'yes' | 'no'; since: number };

function Check({ top, question, answer, since }: CheckProps) {
  return (
    <div className={styles.check} style={{ top }}>
      <b>{question}</b>
      {(['yes', 'no'] as const).map((choice) => (
        <span key={choice} className={styles.choice}>
          {choice}
          <i data-answer={choice} style={{ opacity: choice === answer ? since : 0 }}>
            {choice}
          </i>
        </span>
      ))}
    </div>
  );
}

function Finding({ story, filed }: { story: number; filed: number }) {
  const typed = Math.round(NOTE.length * progress(story, 1.45, 2.3, linear));
  const high = since(story, CLICK.high);
  return (
    <>
      <div style={{ opacity: 1 - 2 * filed }}>
        <p className={styles.note}>
          {NOTE.slice(0, typed)}
          <i style={{ opacity: story < CLICK.high ? 1 : 0 }} />
        </p>
        <p className={styles.options}>
          {['Low', 'Medium'].map((severity) => (
            <span key={severity} className={styles.severity}>
              {severity}
            </span>
          ))}
          <span className={styles.severity}>
            High
            <i style={{ opacity: high }}>High</i>
          </span>
        </p>
        <p className={styles.options}>
          <span className={styles.owner}>
            Owner <b>Mara Quill</b>
          </span>
          <span className={styles.file}>File finding</span>
        </p>
      </div>
      <p className={styles.filed} style={{ opacity: 2 * filed - 1 }}>
        <IconFlag size={32} /> Filed for Mara Quill
      </p>
    </>
  );
}

function reportAt(story: number) {
  return {
    found: progress(story, CLICK.file + 0.4, CLICK.file + 1.2),
    passed: since(story, CLICK.yes),
    written: progress(story, CLICK.sign + 0.3, CLICK.sign + 1.4, linear),
    final: progress(story, CLICK.sign + 1.3, CLICK.sign + 1.7),
  };
}
