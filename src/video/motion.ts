import { useSyncExternalStore } from 'react';
import { remembered } from '../remembered.ts';

const choice = remembered('motion');

/** Whether clips may play: the visitor's choice, or else the setting of their system. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, motionAllowed, () => false);
}

export function setMotion(allowed: boolean) {
  // A browser that blocks autoplay lets a video play later if `play()` was called once during a click.
  for (const video of allowed ? document.querySelectorAll('video') : []) {
    video.play().catch(() => {});
    video.pause();
  }
  choice.keep(allowed ? 'playing' : 'paused');
}

/** All clips stay paused until the visitor plays them. Not stored, because the visitor did not choose it. */
export function onAutoplayBlocked() {
  choice.set('paused');
}

function motionAllowed(): boolean {
  const chosen = choice.get();
  return chosen ? chosen === 'playing' : !(reducedMotion().matches || savesData());
}

function subscribe(listener: () => void) {
  const query = reducedMotion();
  const unsubscribe = choice.subscribe(listener);
  query.addEventListener('change', listener);
  return () => {
    unsubscribe();
    query.removeEventListener('change', listener);
  };
}

function reducedMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
