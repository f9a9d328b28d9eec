import { useEffect, useRef, useState } from 'react';

type BarState = { position: number; hidden: boolean; solid: boolean };

const nearTop = 10;

/** `limit` is the largest scroll position. Overscroll past either end is not a movement. */
export function moveBar(previous: BarState, current: number, limit: number): BarState {
  const position = Math.max(0, Math.min(current, limit));
  if (position === previous.position) return previous;
  return {
    position,
    hidden: !(position < previous.position || position < nearTop),
    solid: position > 0,
  };
}

export function useBarState() {
  const [hidden, setHidden] = useState(false);
  // Undefined until hydration: until then the bar scrolls away with the page.
  const [solid, setSolid] = useState<boolean>();
  const state = useRef<BarState>({ position: 0, hidden: false, solid: false });

  useEffect(() => {
    // Kept up to date by the observer, so that the scroll listener never forces a layout.
    let height = Number.POSITIVE_INFINITY;
    const observer = new ResizeObserver(([entry]) => {
      height = entry!.contentRect.height;
    });
    const update = () => {
      // A longer page may have replaced a shorter one: the observer reports that only after the scroll event.
      if (scrollY > height - innerHeight) height = document.body.offsetHeight;
      state.current = moveBar(state.current, scrollY, height - innerHeight);
      setHidden(state.current.hidden);
      setSolid(state.current.solid);
    };
    observer.observe(document.body);
    addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', update);
    };
  }, []);

  return { hidden, solid };
}
