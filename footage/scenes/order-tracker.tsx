import {
  type Icon,
  IconBike,
  IconCheck,
  IconHomeFilled,
  IconPackage,
  IconShoppingBag,
} from '@tabler/icons-react';
import { easeInOut, mix, progress } from '../clock.ts';
import { DoorstepDrawing } from '../parts/doorstep-drawing.tsx';
import { CityMap, crossing, pointAlong, route } from '../parts/map.tsx';
import { PhoneFrame } from '../parts/phone-frame.tsx';
import { PhoneStage } from '../parts/phone-stage.tsx';
import { press, Tap } from '../parts/tap.tsx';
import type { Scene } from '../scene.ts';
import styles from './order-tracker.module.css';

const duration = 10;
const minutes = 12;
const at = { poster: 4.9, tap: 0.85, leave: 1.6, arrive: 6.7, back: 9 };

export const scene: Scene = {
  name: 'order-tracker',
  width: 1280,
  height: 800,
  fps: 30,
  duration,
  Frame: ({ time }) => <OrderTracker story={(time + at.poster) % duration} />,
};

const way = route([
  crossing(0, 0),
  crossing(0, -1),
  crossing(2, -1),
  crossing(2, -3),
  crossing(3, -3),
  crossing(3, -3.5),
]);

function OrderTracker({ story }: { story: number }) {
  const back = progress(story, at.back, duration);
  const started = progress(story, at.tap, at.tap + 0.6) * (1 - back);
  const delivered = progress(story, at.arrive, at.arrive + 0.6) * (1 - back);
  return (
    <PhoneStage backdrop="radial-gradient(90% 120% at 84% 30%, #f9bd97, #fbd9c2 52%, #fdeee4)">
      <div className={styles.story}>
        <p className={styles.order}>
          <IconShoppingBag size={38} stroke={2} /> Order 2087
        </p>
        <Headline words={['Packed', 'and ready']} shown={1 - started} />
        <Headline words={['On its way', 'to you']} shown={started * (1 - delivered)} />
        <Headline words={['Right at', 'your door']} shown={delivered} />
        <ol className={styles.steps}>
          <Step name="Packed" Icon={IconPackage} clock="10:12" reached={1} done={started} />
          <Step name="On the way" Icon={IconBike} clock="10:24" reached={started} done={delivered} />
          <Step name="Delivered" Icon={IconCheck} clock="10:36" reached={delivered} done={0} />
        </ol>
      </div>
      <PhoneFrame x={620} y={-424} width={600} height={1180} clock="10:24" shadow="rgb(150 62 14 / 0.42)">
        <StreetMap story={story} started={started} delivered={delivered} />
        <div className={styles.sheet} style={{ height: Math.round(mix(336, 506, delivered)) }}>
          <Ready story={story} shown={1 - progress(started, 0, 0.5)} />
          <Arrival story={story} shown={progress(started, 0.5, 1) * (1 - progress(delivered, 0, 0.4))} />
          <Doorstep shown={progress(delivered, 0.4, 1)} />
        </div>
      </PhoneFrame>
      <Tap time={story} at={at.tap} x={1122} y={672} ink="#fff" />
    </PhoneStage>
  );
}

function Headline({ words, shown }: { words: [string, string]; shown: number }) {
  return (
    <h1 className={styles.headline} style={{ opacity: progress(shown, 0.5, 1) }}>
      {words[0]}
      <br />
      {words[1]}
    </h1>
  );
}

type StepProps = { name: string; clock: string; Icon: Icon; reached: number; done: number };

function Step({ name, clock, Icon, reached, done }: StepProps) {
  return (
    <li className={styles.step} style={{ opacity: mix(0.5, 1, reached) }}>
      <span className={styles.line} style={{ transform: `scaleY(${done})` }} />
      <span className={styles.node}>
        <span className={styles.fill} style={{ transform: `scale(${reached})` }}>
          <Icon size={42} stroke={2.2} opacity={1 - done} />
          <IconCheck size={42} stroke={3} opacity={done} />
        </span>
      </span>
      {name}
      <span className={styles.clock}>{clock}</span>
    </li>
  );
}

function StreetMap({ story, started, delivered }: { story: number; started: number; delivered: number }) {
  const drawn = progress(story, at.tap + 0.1, at.leave + 0.2);
  const gone = travelled(story);
  const parked = story > at.back;
  const courier = pointAlong(way, parked ? 0 : gone);
  const size = 1 - progress(story, at.arrive, at.arrive + 0.4) + progress(story, at.back + 0.6, duration);
  const follow = progress(story, at.leave, at.arrive) * (1 - progress(story, at.back, duration));
  const focus = crossing(mix(1, 2.1, follow), mix(-0.05, -3.3, follow));
  const halo = (story * 0.8) % 1;
  const left = Math.round(mix(286, 250, delivered) - focus[0]);
  const top = Math.round(mix(672, 684, delivered) - focus[1]);
  return (
    <svg className={styles.map} aria-hidden="true">
      <g transform={`translate(${left} ${top})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <CityMap />
        <g opacity={started} strokeWidth="18">
          <path d={way.path} stroke="#f7ab84" pathLength="1" strokeDasharray={`${drawn} 2`} />
          <path
            d={way.path}
            stroke="#ea4f12"
            pathLength="1"
            strokeDasharray={`${Math.max(gone, 0.0001)} 2`}
          />
        </g>
        <Home arrived={delivered} />
        <g transform={`translate(${courier[0].toFixed(1)} ${courier[1].toFixed(1)}) scale(${size})`}>
          <circle r={44 + halo * 32} fill="#ea4f12" opacity={0.28 * (1 - halo) * started} />
          <circle r="46" fill="#fff" />
          <circle r="38" fill="#ea4f12" />
          <g opacity={1 - started} color="#fff">
            <IconPackage x={-24} y={-24} size={48} stroke={2} />
          </g>
          <g opacity={started} color="#fff">
            <IconBike x={-26} y={-26} size={52} stroke={2} />
          </g>
        </g>
      </g>
    </svg>
  );
}

function Home({ arrived }: { arrived: number }) {
  const [x, y] = crossing(3, -3.5);
  const pin = 'M0 0C-14 -26 -46 -48 -46 -84A46 46 0 0 1 46 -84C46 -48 14 -26 0 0Z';
  return (
    <g transform={`translate(${x} ${y}) scale(${1 + 0.18 * arrived})`}>
      <path d={pin} fill="#2b1a12" />
      <path d={pin} fill="#ea4f12" opacity={arrived} />
      <IconHomeFilled x={-26} y={-112} size={52} color="#fff" />
    </g>
  );
}

function Ready({ story, shown }: { story: number; shown: number }) {
  return (
    <div className={styles.content} style={{ opacity: shown }}>
      <p className={styles.label}>3 items from Fable Goods</p>
      <p className={styles.title}>Ready to leave</p>
      <p className={styles.button} style={{ transform: `scale(${1 - 0.03 * press(story, at.tap)})` }}>
        Track order
      </p>
    </div>
  );
}

function Arrival({ story, shown }: { story: number; shown: number }) {
  const left = Math.max(1, Math.ceil(minutes * (1 - travelled(story))));
  return (
    <div className={styles.content} style={{ opacity: shown }}>
      <p className={styles.label}>Arriving in</p>
      <p className={styles.minutes}>
        {left} <span>min</span>
      </p>
      <p className={styles.courier}>NK</p>
      <p className={styles.bar}>
        <span style={{ transform: `translateX(${(travelled(story) - 1) * 100}%)` }} />
      </p>
      <p className={styles.address}>Noor, to 14 Alder Lane</p>
    </div>
  );
}

function Doorstep({ shown }: { shown: number }) {
  return (
    <div className={styles.content} style={{ opacity: shown }}>
      <div className={styles.door}>
        <DoorstepDrawing parcel={shown} />
      </div>
      <p className={styles.title}>Delivered</p>
      <p className={styles.label}>Left by the blue door</p>
    </div>
  );
}

function travelled(story: number): number {
  return progress(story, at.leave, at.arrive, (x) => mix(x, easeInOut(x), 0.35));
}
