import { useSyncExternalStore } from 'react';

const key = 'motion';
const listeners = new Set<() => void>();
let choice: string | null | undefined;

// Other open tabs follow the choice. Node has no `addEventListener` when it prerenders.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key) setChoice(event.newValue);
});

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
  const newChoice = allowed ? 'playing' : 'paused';
  setChoice(newChoice);
  try {
    localStorage.setItem(key, newChoice);
  } catch {
    // Storage can be blocked. The choice then lasts until the page is closed.
  }
}

/** All clips stay paused until the visitor plays them. Not stored, because the visitor did not choose it. */
export function onAutoplayBlocked() {
  setChoice('paused');
}

function setChoice(newChoice: string | null) {
  choice = newChoice;
  for (const listener of listeners) listener();
}

function motionAllowed(): boolean {
  choice ??= storedChoice();
  return choice ? choice === 'playing' : !(reducedMotion().matches || savesData());
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  const query = reducedMotion();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
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
