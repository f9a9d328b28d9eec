import { IconBuildingStore, IconCheck, IconTruckDelivery } from '@tabler/icons-react';
import { during, easeOut, mix, progress } from '../clock.ts';
import { BrowserFrame, Stage } from '../parts/browser-frame.tsx';
import { Bars } from '../parts/chart.tsx';
import { Cursor, type CursorStop } from '../parts/cursor.tsx';
import { Candle, Mug } from '../parts/wares.tsx';
import type { Scene } from '../scene.ts';
import styles from './e-commerce-management-system.module.css';

const DURATION = 9;
/** The story begins with a closed list; the clip begins where the order lies open. */
const POSTER = 2.45;

const CLICK = { open: 1, reorder: 3.3, pack: 4.9 };

const CURSOR: CursorStop[] = [
  { at: 0, x: 880, y: 640 },
  { at: CLICK.open, x: 850, y: 252, click: true },
  { at: 2.3, x: 912, y: 362, travel: 0.9 },
  { at: CLICK.reorder, x: 1176, y: 344, travel: 0.7, click: true },
  { at: CLICK.pack, x: 992, y: 530, travel: 0.9, click: true },
  { at: 7, x: 880, y: 640, travel: 1.3 },
];

const HOURS = [96, 148, 122, 204, 176, 238, 182, 118];
const EARLIER = HOURS.reduce((sum, hour) => sum + hour, 0);

const OPENED = { name: 'Iris Calloway', items: 3, total: 68 };
const WAITING = [
  { name: 'Tomas Reyl', items: 1, total: 42 },
  { name: 'Nadine Oduya', items: 4, total: 120 },
];
const PACKED = [
  { name: 'Pell & Daughters', items: 2, total: 96 },
  { name: 'Juno Marsh', items: 1, total: 54 },
  { name: 'Orla Finch', items: 2, total: 76 },
];

const ROW = 96;
const FIRST_ROW = 100;
const DETAIL = 304;

export const scene: Scene = {
  name: 'e-commerce-management-system',
  width: 1280,
  height: 800,
  fps: 30,
  duration: DURATION,
  Frame: ({ time }) => {
    const story = (time + POSTER) % DURATION;
    const again = progress(story, 7.9, 8.9);
    return (
      <Stage hue={158} backdrop="linear-gradient(140deg, oklch(0.955 0.035 150), oklch(0.87 0.07 160))">
        <BrowserFrame address="larkstall / orders" place={{ left: 32, top: 36, width: 1216, height: 900 }}>
          <Shop story={again < 0.5 ? story : 0} again={again} />
        </BrowserFrame>
        <Cursor time={story} stops={CURSOR} colour="oklch(0.55 0.13 158)" />
      </Stage>
    );
  },
};

/** `again` leads from the end of the story to its start: half way, nothing of either is to be seen. */
function Shop({ story, again }: { story: number; again: number }) {
  const shown = Math.abs(1 - 2 * again);
  const drift = again < 0.5 ? -120 * again : 120 * (1 - again);
  const opened = progress(story, CLICK.open + 0.05, 1.75) * (1 - progress(story, 5.6, 6.2));
  const moved = progress(story, 6.15, 7.1);
  const push = DETAIL * opened;
  const up = ROW * moved;
  const waiting = moved > 0.5 ? 2 : 3;
  return (
    <div className={styles.shop}>
      <Takings story={story} again={again} />
      <div className={styles.orders} style={{ opacity: shown, translate: `0 ${drift}px` }}>
        <Heading top={28} title="To pack" count={waiting} />
        {WAITING.map((order, place) => (
          <Order key={order.name} {...order} top={FIRST_ROW + ROW * (place + 1) + push - up} />
        ))}
        <Heading top={FIRST_ROW + ROW * 3 + 24 + push - up} title="Packed" count={17 - waiting} />
        {PACKED.map((order, place) => (
          <Order key={order.name} {...order} top={FIRST_ROW + ROW * (place + 4) + push} packed={1} />
        ))}
        <div
          className={styles.open}
          style={{
            top: mix(FIRST_ROW, FIRST_ROW + ROW * 3, moved),
            height: ROW - 12 + push,
            ...lift(Math.max(opened, Math.sin(Math.PI * moved))),
          }}
        >
          <Order {...OPENED} top={0} packed={progress(story, 5, 5.4)} />
          <Items story={story} />
        </div>
      </div>
    </div>
  );
}

function lift(amount: number) {
  return {
    borderColor: `color-mix(in oklch, var(--green) ${100 * amount}%, var(--line))`,
    boxShadow: `0 ${14 * amount}px ${34 * amount}px oklch(0.35 0.06 160 / ${0.2 * amount})`,
  };
}

function Takings({ story, again }: { story: number; again: number }) {
  const shown = Math.abs(1 - 2 * again);
  const earned = progress(story, 6.3, 7.3, easeOut) * OPENED.total;
  const lately = again > 0 ? OPENED.total * (1 - again) : earned;
  const badge = during(story, 6.3, 7.9, 0.4);
  return (
    <aside className={styles.takings}>
      <p className={styles.brand}>
        <IconBuildingStore size={34} />
        Larkstall
      </p>
      <p className={styles.label}>Revenue today</p>
      <p className={styles.revenue} style={{ opacity: shown }}>
        ${Math.round(EARLIER + earned).toLocaleString('en')}
      </p>
      <p className={styles.badge} style={{ opacity: badge, translate: `0 ${mix(14, 0, badge)}px` }}>
        + ${OPENED.total}
      </p>
      <Bars
        values={HOURS.map((hour, index) => (index === HOURS.length - 1 ? hour + lately : hour))}
        top={240}
        width={312}
        height={158}
        gap={10}
        colour={(index) => (index === HOURS.length - 1 ? 'oklch(0.86 0.17 142)' : 'oklch(0.5 0.07 162)')}
      />
      <p className={styles.hours}>
        <span>9 am</span>
        <span>now</span>
      </p>
      <Stock story={story} shown={shown} />
    </aside>
  );
}

function Stock({ story, shown }: { story: number; shown: number }) {
  const coming = progress(story, CLICK.reorder + 0.1, CLICK.reorder + 0.6);
  return (
    <div className={styles.stock}>
      <p className={styles.label}>Mugs in stock</p>
      <p className={styles.left} style={{ opacity: shown }}>
        {mugsLeft(story)}
        <span data-coming={coming > 0.5} style={{ opacity: Math.abs(2 * coming - 1) }}>
          {coming > 0.5 ? '+ 24 coming' : 'running low'}
        </span>
      </p>
    </div>
  );
}

function mugsLeft(story: number) {
  return 3 - Math.round(2 * progress(story, 5, 5.4));
}

function Heading({ top, title, count }: { top: number; title: string; count: number }) {
  return (
    <h2 className={styles.heading} style={{ top }}>
      {title} <span>{count}</span>
    </h2>
  );
}

type OrderProps = { top: number; name: string; items: number; total: number; packed?: number };

function Order({ top, name, items, total, packed = 0 }: OrderProps) {
  return (
    <div className={styles.order} style={{ top }}>
      <span className={styles.state}>
        <i style={{ scale: packed }}>
          <IconCheck size={28} stroke={3} />
        </i>
      </span>
      <b>{name}</b>
      <span className={styles.about}>{items === 1 ? '1 item' : `${items} items`}</span>
      <span className={styles.total}>${total}</span>
    </div>
  );
}

function Items({ story }: { story: number }) {
  const ordered = progress(story, CLICK.reorder + 0.05, CLICK.reorder + 0.4);
  const packed = progress(story, CLICK.pack, CLICK.pack + 0.5);
  return (
    <div className={styles.items}>
      <div className={styles.item}>
        <span className={styles.picture}>
          <Mug />
        </span>
        <b>Stoneware mug × 2</b>
        <span className={styles.few}>Only {mugsLeft(story)} left</span>
        <span className={styles.button} data-quiet style={{ opacity: 1 - 2 * ordered }}>
          Reorder 24
        </span>
        <span className={styles.done} style={{ opacity: 2 * ordered - 1 }}>
          <IconTruckDelivery size={30} />
          24 ordered
        </span>
      </div>
      <div className={styles.item}>
        <span className={styles.picture}>
          <Candle />
        </span>
        <b>Beeswax candle × 1</b>
        <span className={styles.plenty}>{story < 5.2 ? 41 : 40} in stock</span>
      </div>
      <span className={styles.button} data-wide>
        <span style={{ opacity: 1 - 2 * packed }}>Mark packed</span>
        <span style={{ opacity: 2 * packed - 1 }}>
          <IconCheck size={32} stroke={3} /> Packed
        </span>
      </span>
    </div>
  );
}
