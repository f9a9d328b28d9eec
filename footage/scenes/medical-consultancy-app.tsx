import { IconCalendarEvent, IconMicrophone, IconPhoneFilled, IconVideo } from '@tabler/icons-react';
import { easeOut, mix, progress } from '../clock.ts';
import { PhoneFrame } from '../parts/phone-frame.tsx';
import { PhoneStage } from '../parts/phone-stage.tsx';
import { press, Tap } from '../parts/tap.tsx';
import type { Scene } from '../scene.ts';
import styles from './medical-consultancy-app.module.css';

const duration = 10;
const at = { poster: 8, doctor: 0.8, slot: 1.95, book: 2.8, call: 4.1, notes: 4.9, hangUp: 8.9 };

const doctors = [
  { initials: 'MS', name: 'Dr Mira Solen', field: 'Skin', free: '5:00', tint: '#f5cfb1' },
  { initials: 'TV', name: 'Dr Tariq Vane', field: 'Heart', free: '5:45', tint: '#cfe1f3' },
  { initials: 'EC', name: 'Dr Elin Corvo', field: 'Children', free: '6:15', tint: '#d3eee7' },
];

const slots = ['4:00', '4:30', '5:00', '5:30', '6:00', '6:30'];
const chosen = '5:30';

const notes = ['Dry patch, left elbow', 'Cream, day and night', 'Mild soap only'];

export const scene: Scene = {
  name: 'medical-consultancy-app',
  width: 1280,
  height: 800,
  fps: 30,
  duration,
  Frame: ({ time }) => <MedicalConsultancyApp story={(time + at.poster) % duration} />,
};

function MedicalConsultancyApp({ story }: { story: number }) {
  const back = progress(story, at.hangUp + 0.05, duration);
  const opened = progress(story, at.doctor + 0.05, at.doctor + 0.6) * (1 - back);
  const call = progress(story, at.call, at.call + 0.7) * (1 - progress(back, 0, 0.7));
  const calling = progress(story, at.call, at.call + 0.95) * (1 - back);
  const camera = {
    x: mix(640, 908, calling),
    y: mix(mix(343, 462, opened), 920, calling),
    scale: mix(1.2, 1, calling),
  };
  // Behind the call the app has gone home, so hanging up lands on the list.
  const slide = story < at.hangUp ? Math.round(-572 * opened) : 0;
  return (
    <PhoneStage
      backdrop="radial-gradient(75% 105% at 50% 44%, #f1faf7, #cfebe4 58%, #a6d8cf)"
      camera={camera}
    >
      <div className={styles.disc} style={{ opacity: 1 - calling }} />
      <PhoneFrame
        x={340}
        y={40}
        width={600}
        height={1240}
        clock="4:05"
        ink={calling > 0.5 ? '#fff' : '#0c2f30'}
        shadow="rgb(4 62 62 / 0.42)"
      >
        {call < 1 && (
          <>
            <div className={styles.screen} style={{ transform: `translateX(${slide}px)` }}>
              <Doctors story={story} />
            </div>
            <div className={styles.screen} style={{ transform: `translateX(${slide + 572}px)` }}>
              <Slots story={story} />
            </div>
            {story < at.hangUp && <Booked story={story} />}
          </>
        )}
        <Call story={story} shown={call} />
      </PhoneFrame>
      <Notes
        story={story}
        shown={progress(story, at.notes, at.notes + 0.5, easeOut) * (1 - progress(back, 0, 0.35))}
      />
      <Tap time={story} at={at.doctor} x={690} y={334} ink="#0b7f7a" />
      <Tap time={story} at={at.slot} x={462} y={562} size={56} ink="#0b7f7a" />
      <Tap time={story} at={at.book} x={842} y={654} ink="#fff" />
      <Tap time={story} at={at.hangUp} x={818} y={1168} ink="#fff" />
    </PhoneStage>
  );
}

function Doctors({ story }: { story: number }) {
  return (
    <>
      <header className={styles.header}>
        <h1>Find a doctor</h1>
        <p>Next free</p>
      </header>
      {doctors.map(({ initials, name, field, free, tint }, i) => (
        <div
          key={name}
          className={styles.doctor}
          style={{ transform: `scale(${i ? 1 : 1 - 0.03 * press(story, at.doctor)})` }}
        >
          <p className={styles.initials} style={{ background: tint }}>
            {initials}
          </p>
          <p className={styles.name}>
            {name}
            <span>{field}</span>
          </p>
          <p className={styles.free}>{free}</p>
        </div>
      ))}
    </>
  );
}

function Slots({ story }: { story: number }) {
  const picked = story >= at.slot;
  return (
    <>
      <div className={styles.who}>
        <p className={styles.initials} style={{ background: doctors[0]!.tint }}>
          MS
        </p>
        <p className={styles.name}>
          Dr Mira Solen
          <span>Today, Tue 14 April</span>
        </p>
      </div>
      <ol className={styles.slots}>
        {slots.map((slot) => (
          <li key={slot} data-taken={slot < '5:00'} data-picked={picked && slot === chosen}>
            {slot}
          </li>
        ))}
      </ol>
      <p
        className={styles.book}
        style={{ opacity: picked ? 1 : 0.4, transform: `scale(${1 - 0.03 * press(story, at.book)})` }}
      >
        {picked ? `Book ${chosen} pm` : 'Pick a time'}
      </p>
    </>
  );
}

function Booked({ story }: { story: number }) {
  const spread = progress(story, at.book + 0.05, at.book + 0.55);
  const check = progress(story, at.book + 0.4, at.book + 0.85);
  return (
    <div className={styles.booked} style={{ clipPath: `circle(${spread * 960}px at 488px 600px)` }}>
      <div style={{ opacity: progress(story, at.book + 0.3, at.book + 0.6) }}>
        <svg viewBox="0 0 160 160" aria-hidden="true">
          <circle cx="80" cy="80" r={mix(56, 78, check)} fill="#0b7f7a" />
          <path d="M46 82L70 106L116 58" pathLength="1" strokeDasharray={`${check} 2`} opacity={check} />
        </svg>
        <p className={styles.big}>Booked</p>
        <p className={styles.when}>Today, {chosen} pm</p>
      </div>
    </div>
  );
}

function Call({ story, shown }: { story: number; shown: number }) {
  const seconds = 247 + Math.floor(story - at.call);
  const breath = 0.5 + 0.5 * Math.sin(story * Math.PI * 0.8);
  return (
    <div className={styles.call} style={{ transform: `translateY(${Math.round(1212 * (1 - shown))}px)` }}>
      <p className={styles.self}>AK</p>
      <div
        className={styles.speaker}
        style={{ boxShadow: `0 0 0 ${18 + 12 * breath}px rgb(255 255 255 / 0.09)` }}
      >
        MS
      </div>
      <p className={styles.speakerName}>Dr Mira Solen</p>
      <p className={styles.timer}>
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <div className={styles.controls}>
        <span>
          <IconMicrophone size={56} stroke={1.8} />
        </span>
        <span>
          <IconVideo size={56} stroke={1.8} />
        </span>
        <span className={styles.end} style={{ transform: `scale(${1 - 0.08 * press(story, at.hangUp)})` }}>
          <IconPhoneFilled size={54} />
        </span>
      </div>
    </div>
  );
}

function Notes({ story, shown }: { story: number; shown: number }) {
  const follow = progress(story, 7.05, 7.45, easeOut);
  return (
    <div
      className={styles.notes}
      style={{ opacity: shown, transform: `translateX(${Math.round(-70 * (1 - shown))}px)` }}
    >
      <h2>Notes</h2>
      <ul>
        {notes.map((note, i) => {
          const from = at.notes + 0.45 + i * 0.6;
          const letters = Math.round(note.length * progress(story, from, from + 0.5, (x) => x));
          return (
            <li key={note} style={{ opacity: letters ? 1 : 0.25 }}>
              {note.slice(0, letters)}
            </li>
          );
        })}
      </ul>
      <div className={styles.place}>
        <p className={styles.follow} style={{ opacity: follow, transform: `scale(${mix(0.96, 1, follow)})` }}>
          <IconCalendarEvent size={64} stroke={1.8} />
          <span>
            Follow-up
            <b>Tue 28 April</b>
          </span>
        </p>
      </div>
    </div>
  );
}
