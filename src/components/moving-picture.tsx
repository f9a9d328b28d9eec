import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { Clip } from '../../content/schema.ts';
import { motionRefused, setMotion, useMotion } from '../motion.ts';
import { Icon } from './icon.tsx';
import styles from './moving-picture.module.css';
import { Picture } from './picture.tsx';

type Props = { clip: Clip; alt: string; sizes: string; eager?: boolean };

/** The poster is the picture; the clip is laid over it once it plays, and is not fetched before it is wanted. */
export function MovingPicture({ clip, alt, sizes, eager = false }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const made = useMadeLater();
  const motion = useMotion();
  const near = useInView(frame, '400px');
  const visible = useInView(frame, '0px');
  const [attached, setAttached] = useState(false);
  const [started, setStarted] = useState(false);
  const plays = attached && made && motion && visible;

  if (motion && near && !attached) setAttached(true);

  useEffect(() => {
    if (!plays) return;
    const { current } = video;
    inView.unshift(current!);
    playTheLatest();
    return () => {
      inView.splice(inView.indexOf(current!), 1);
      current!.pause();
      playTheLatest();
    };
  }, [plays]);

  return (
    <div ref={frame} className={styles.frame}>
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
      {!eager && near && !motion && (
        <button type="button" className={styles.play} onClick={() => setMotion(true)}>
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

const inView: HTMLVideoElement[] = [];

/** A tall screen can show more clips than it is fair to decode: those that came last play. */
function playTheLatest() {
  for (const video of inView.slice(2)) video.pause();
  for (const video of inView.slice(0, 2)) {
    video.play().catch((error: DOMException) => {
      if (error.name === 'NotAllowedError') motionRefused();
    });
  }
}

/** Waits for the page to have loaded, so that no clip competes with what is painted first. */
function useInView(target: RefObject<Element | null>, rootMargin: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), { rootMargin });
    const start = () => observer.observe(target.current!);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      observer.disconnect();
    };
  }, [target, rootMargin]);
  return inView;
}
