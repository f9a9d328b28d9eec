import { IconArrowRight, IconCheck, IconHanger, IconRuler2 } from '@tabler/icons-react';
import { easeOut, mix, progress } from '../clock.ts';
import { Fabric, Garment } from '../parts/garment.tsx';
import { PhoneFrame } from '../parts/phone-frame.tsx';
import { PhoneStage } from '../parts/phone-stage.tsx';
import { press, Tap } from '../parts/tap.tsx';
import type { Scene } from '../scene.ts';
import styles from './darzi-app.module.css';

const duration = 10;
const at = {
  poster: 8.3,
  enter: 0.5,
  next: 3.75,
  fabric: 4.85,
  fitting: 5.6,
  due: 6.3,
  save: 7.1,
  back: 9.1,
};

const measures = [
  { name: 'Shoulder', inches: '18', from: 0.8 },
  { name: 'Chest', inches: '42', from: 1.5 },
  { name: 'Sleeve', inches: '24', from: 2.2 },
  { name: 'Length', inches: '40', from: 2.9 },
];

const days = ['W', 'T', 'F', 'S', 'S', 'M', 'T'].map((letter, i) => ({ letter, date: 11 + i }));
const fitting = { day: 1, label: 'Thu 12' };
const due = { day: 5, label: 'Mon 16' };

export const scene: Scene = {
  name: 'darzi-app',
  width: 1280,
  height: 800,
  fps: 30,
  duration,
  Frame: ({ time }) => <DarziApp story={(time + at.poster) % duration} />,
};

function DarziApp({ story }: { story: number }) {
  const back = progress(story, at.back, duration);
  const ordering = progress(story, at.next + 0.05, at.next + 0.65) * (1 - back);
  const entered = measures.map(({ from }) => progress(story, from + 0.2, from + 0.7) * (1 - back));
  const slide = Math.round(-572 * ordering);
  return (
    <PhoneStage backdrop="radial-gradient(80% 110% at 74% 46%, #fcf1f2, #f4dbe2 60%, #e8c4d1)">
      <PhoneFrame x={64} y={30} width={600} height={1240} clock="4:05" shadow="rgb(84 18 52 / 0.4)">
        <div className={styles.screen} style={{ transform: `translateX(${slide}px)` }}>
          <Measurements story={story} />
        </div>
        <div className={styles.screen} style={{ transform: `translateX(${slide + 572}px)` }}>
          <Order story={story} />
        </div>
      </PhoneFrame>
      <Garment
        lines={measures.map(({ inches }, i) => ({ value: inches, lit: entered[i]! }))}
        filled={progress(story, at.fabric, at.fabric + 0.8) * (1 - back)}
      />
      <Ticket pinned={progress(story, at.save + 0.25, at.save + 0.85, easeOut) * (1 - back)} />
      <Tap time={story} at={at.enter} x={420} y={292} ink="#96245f" />
      <Tap time={story} at={at.next} x={578} y={174} ink="#96245f" />
      <Tap time={story} at={at.fabric} x={352} y={280} ink="#fff" />
      <Tap time={story} at={at.fitting} x={108 + fitting.day * 74 + 34} y={518} size={50} ink="#96245f" />
      <Tap time={story} at={at.due} x={108 + due.day * 74 + 34} y={518} size={50} ink="#96245f" />
      <Tap time={story} at={at.save} x={566} y={728} ink="#fff" />
    </PhoneStage>
  );
}

function Measurements({ story }: { story: number }) {
  // The list is out of sight when the loop turns, so it can start empty again at once.
  const now = story < at.back ? story : 0;
  const ready = progress(now, 3.4, 3.6);
  return (
    <>
      <header className={styles.header}>
        <p className={styles.initials}>HL</p>
        <h1>Haris Lodi</h1>
        <p
          className={styles.next}
          style={{ opacity: mix(0.3, 1, ready), transform: `scale(${1 - 0.08 * press(now, at.next)})` }}
        >
          <IconArrowRight size={48} stroke={2.4} />
        </p>
      </header>
      {measures.map(({ name, inches, from }, i) => {
        const active = now >= (i === 0 ? at.enter : from - 0.12) && now < from + 0.58;
        const typed = now < from + 0.15 ? 0 : now < from + 0.34 ? 1 : 2;
        return (
          <p key={name} className={styles.measure} data-active={active} data-done={typed === 2}>
            {name}
            <span className={styles.value}>
              {inches.slice(0, typed)}
              <i className={styles.caret} />
            </span>
            <span className={styles.unit}>in</span>
          </p>
        );
      })}
    </>
  );
}

function Order({ story }: { story: number }) {
  const saved = progress(story, at.save + 0.05, at.save + 0.35);
  const hint = story < at.fitting ? 'Pick a fitting' : story < at.due ? 'Pick the due day' : '';
  return (
    <>
      <header className={styles.header}>
        <p className={styles.initials}>HL</p>
        <h1>Long kameez</h1>
      </header>
      <div className={styles.fabrics}>
        <Fabric name="sand" chosen={0} />
        <Fabric name="indigo" chosen={progress(story, at.fabric, at.fabric + 0.25, easeOut)} />
        <Fabric name="sage" chosen={0} />
      </div>
      <p className={styles.month}>
        March <span>{hint}</span>
      </p>
      <ol className={styles.days}>
        {days.map(({ letter, date }, i) => {
          const picked = i === fitting.day ? at.fitting : i === due.day ? at.due : Number.POSITIVE_INFINITY;
          const between = i > fitting.day && i < due.day && story >= at.due;
          return (
            <li key={date} data-picked={story >= picked} data-between={between}>
              <span>{letter}</span>
              {date}
              {story < picked ? <i /> : i === due.day ? <IconHanger size={30} /> : <IconRuler2 size={30} />}
            </li>
          );
        })}
      </ol>
      <div className={styles.dates}>
        <Day
          name="Fitting"
          label={fitting.label}
          set={progress(story, at.fitting, at.fitting + 0.3, easeOut)}
        />
        <Day name="Due" label={due.label} set={progress(story, at.due, at.due + 0.3, easeOut)} />
      </div>
      <p className={styles.save} style={{ transform: `scale(${1 - 0.03 * press(story, at.save)})` }}>
        <span style={{ opacity: 1 - saved }}>Save order</span>
        <span className={styles.saved} style={{ opacity: saved }}>
          <IconCheck size={46} stroke={3} /> Saved
        </span>
      </p>
    </>
  );
}

function Day({ name, label, set }: { name: string; label: string; set: number }) {
  return (
    <p className={styles.date} data-set={set > 0}>
      {name}
      <b style={{ opacity: set, transform: `translateY(${Math.round(12 * (1 - set))}px)` }}>{label}</b>
    </p>
  );
}

function Ticket({ pinned }: { pinned: number }) {
  const drop = Math.round(-60 * (1 - pinned));
  return (
    <div
      className={styles.ticket}
      style={{
        opacity: Math.min(1, pinned * 2),
        transform: `translateY(${drop}px) rotate(${mix(-6, 0, pinned)}deg)`,
      }}
    >
      Haris L.
      <b>Due Mon 16</b>
    </div>
  );
}
