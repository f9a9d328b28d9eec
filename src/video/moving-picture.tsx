import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Clip } from '../../model/media.ts';
import { useLabels } from '../site.ts';
import { setMotion, useMotion } from './motion.ts';
import { playInView } from './play-in-view.ts';
import { watchVisibility } from './visibility.ts';
import { Icon } from '../components/icon.tsx';
import styles from './moving-picture.module.css';
import { Picture } from '../components/picture.tsx';

/** One that is a background can be paused in the bar only. */
type Props = { clip: Clip; alt: string; sizes: string; eager?: boolean; isBackground?: boolean };

/**
 * The poster, with the clip over it once it plays. The clip is fetched only when it may play and is near the viewport. Its
 * address is the key: one that is made anew while the owner looks is another clip.
 */
export function MovingPicture({ clip, alt, sizes, eager = false, isBackground = false }: Props) {
  const labels = useLabels();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const hasVideo = useAfterHydration();
  const motion = useMotion();
  const hasSources = useHasBeenNear(frame, motion);
  const hasPlayButton = useHasBeenNear(frame, !motion);
  const [started, setStarted] = useState(false);
  const mayPlay = hasSources && hasVideo && motion;

  useLayoutEffect(() => {
    if (mayPlay) return playInView(video.current!);
  }, [mayPlay]);

  const play = () => {
    // The button disappears, and the keyboard focus would be lost with it.
    frame.current!.focus({ preventScroll: true });
    setMotion(true);
  };

  return (
    <div ref={frame} className={styles.frame} tabIndex={isBackground ? undefined : -1}>
      <Picture picture={clip.poster} alt={alt} sizes={sizes} eager={eager} />
      {hasVideo && (
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
          // The event can fire many times, and React would keep an update for each until the next render.
          onPlaying={() => started || setStarted(true)}
          onError={() => setStarted(false)}
        >
          {hasSources && (
            <>
              <source src={clip.av1.src} type={`video/mp4; codecs="${clip.av1.codecs}"`} />
              <source src={clip.h264.src} type={`video/mp4; codecs="${clip.h264.codecs}"`} />
            </>
          )}
        </video>
      )}
      {!isBackground && hasPlayButton && !motion && (
        <button type="button" className={styles.play} onClick={play}>
          <Icon name="player-play" />
          <span className="visually-hidden">{labels.playClips}</span>
        </button>
      )}
    </div>
  );
}

/**
 * A <video> is slow to create and useless without the script, so it is not prerendered. It is added after hydration in a
 * transition, which yields to user input; `useHydrated` would not.
 */
function useAfterHydration(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

/** Whether the element has ever been near the viewport while it was watched. */
function useHasBeenNear(target: RefObject<Element | null>, isWatched: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (isWatched && !near) return watchVisibility(target.current!, '400px', setNear);
  }, [target, isWatched, near]);
  return near;
}
