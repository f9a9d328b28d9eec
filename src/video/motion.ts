import { useSyncExternalStore } from 'react';

const key = 'motion';
const listeners = new Set<() => void>();
let choice: string | null | undefined;

// The visitor's other tabs follow. There are none where pages are rendered.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key) decide(event.newValue);
});

/** Whether clips may move: the visitor's choice, or else what their system asks for. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, motionAllowed, () => false);
}

export function setMotion(allowed: boolean) {
  // Where a browser refuses to play by itself, it plays what was asked to in the click itself, however shortly.
  for (const video of allowed ? document.querySelectorAll('video') : []) {
    video.play().catch(() => {});
    video.pause();
  }
  const made = allowed ? 'playing' : 'paused';
  decide(made);
  try {
    localStorage.setItem(key, made);
  } catch {
    // Storage can be refused; the choice then lasts as long as the page.
  }
}

/** The browser refused to play by itself: everything stands still until the visitor asks. */
export function motionRefused() {
  decide('paused');
}

function decide(made: string | null) {
  choice = made;
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
