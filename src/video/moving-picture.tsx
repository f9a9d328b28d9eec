import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Clip } from '../../model/media.ts';
import { motionRefused, setMotion, useMotion } from './motion.ts';
import { watchAtRest } from './at-rest.ts';
import { Icon } from '../components/icon.tsx';
import styles from './moving-picture.module.css';
import { Picture } from '../components/picture.tsx';

type Props = { clip: Clip; alt: string; sizes: string; eager?: boolean };

/** The poster is the picture; the clip is laid over it once it plays, and is not fetched before it is wanted. */
export function MovingPicture({ clip, alt, sizes, eager = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const made = useMadeLater();
  const motion = useMotion();
  const attached = useNear(frame, motion);
  const offered = useNear(frame, !motion);
  const [started, setStarted] = useState(false);
  const mayPlay = attached && made && motion;

  useLayoutEffect(() => {
    if (mayPlay) return playInView(video.current!);
  }, [mayPlay]);

  const play = () => {
    // The button goes, and the keyboard would be left nowhere.
    frame.current!.focus({ preventScroll: true });
    setMotion(true);
  };

  return (
    <div ref={frame} className={styles.frame} tabIndex={eager ? undefined : -1}>
      <Picture picture={clip.poster} alt={alt} sizes={sizes} eager={eager} />
      {made && (
        <video
          ref={video}
          className={styles.video}
          data-started={started}
          width={clip.width}
          height={clip.height}
          autoPlay
          muted
          loop
          playsInline
          preload="none"
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          onPlaying={() => setStarted(true)}
          onError={() => setStarted(false)}
        >
          {attached && (
            <>
              <source src={clip.av1.src} type={`video/mp4; codecs="${clip.av1.codecs}"`} />
              <source src={clip.h264.src} type={`video/mp4; codecs="${clip.h264.codecs}"`} />
            </>
          )}
        </video>
      )}
      {!eager && offered && !motion && (
        <button type="button" className={styles.play} onClick={play}>
          <Icon name="player-play" />
          <span className="visually-hidden">Play clips</span>
        </button>
      )}
    </div>
  );
}

/** A video takes a browser long to make, and is of no use without the script: the page is sent and hydrated without. */
function useMadeLater(): boolean {
  const [made, setMade] = useState(false);
  useEffect(() => startTransition(() => setMade(true)), []);
  return made;
}

/** Whether it ever came near while that was of interest. */
function useNear(target: RefObject<Element | null>, ofInterest: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (ofInterest && !near) return watchAtRest(target.current!, '400px', setNear);
  }, [target, ofInterest, near]);
  return near;
}

let inView: HTMLVideoElement[] = [];

function playInView(video: HTMLVideoElement) {
  const update = (visible: boolean) => {
    inView = inView.filter((other) => other !== video);
    if (visible) inView.unshift(video);
    else video.pause();
    playTheLatest();
  };
  // Not by itself, before it is known whether it is one of the two.
  video.pause();
  const stop = watchAtRest(video, '0px', update);
  document.addEventListener('toggle', playTheLatest, true);
  return () => {
    stop();
    update(false);
  };
}

/** A tall screen can show more clips than it is fair to decode: those that came last play. A phone's menu hides all. */
function playTheLatest() {
  const hasMenus = CSS.supports('selector(:popover-open)');
  const most = hasMenus && document.querySelector('#menu:popover-open') ? 0 : 2;
  for (const video of inView.slice(most)) video.pause();
  for (const video of inView.slice(0, most)) {
    video.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') motionRefused();
    });
  }
}
