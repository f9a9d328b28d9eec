import { useEffect, useRef } from 'react';
import { focusText } from './page.ts';
import { getState } from './state.ts';
import { TextCard } from './text-card.tsx';
import { rangeOf, type ShownText } from './watch-marks.ts';

/** In pixels, between the text, its outline and what is said of it. */
const gap = 6;

/** The outline of a text, and beside it what there is to say and to do. */
export function TextFrame({ text, isOpen }: { text: ShownText; isOpen: boolean }) {
  const outline = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    let frame = 0;
    // The page scrolls, and moves for many other reasons.
    const follow = () => {
      frame = requestAnimationFrame(follow);
      place(boxOf(text), outline.current!, card.current!);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [text]);

  return (
    <>
      <div ref={outline} className="outline" data-open={isOpen} />
      <section
        ref={card}
        className="card"
        aria-label="Text"
        data-open={isOpen}
        onKeyDown={({ key }) => key === 'Escape' && returnTo(text)}
      >
        <TextCard text={text} />
      </section>
    </>
  );
}

function returnTo(text: ShownText) {
  const { edit } = getState();
  if (edit?.text === text) edit.element.focus();
  else focusText(text);
}

function boxOf(text: ShownText): DOMRect {
  const { edit } = getState();
  return (edit?.text === text ? edit.element : rangeOf(text)).getBoundingClientRect();
}

function place(
  { left, right, top, bottom, width, height }: DOMRect,
  outline: HTMLElement,
  card: HTMLElement,
) {
  const isSeen = width > 1 && bottom > 0 && top < innerHeight;
  outline.style.visibility = isSeen ? '' : 'hidden';
  card.style.visibility = outline.style.visibility;
  Object.assign(outline.style, {
    left: `${left - gap}px`,
    top: `${top - gap}px`,
    width: `${width + 2 * gap}px`,
    height: `${height + 2 * gap}px`,
  });
  const { offsetWidth, offsetHeight } = card;
  const start = document.dir === 'rtl' ? right + gap - offsetWidth : left - gap;
  const below = bottom + 2 * gap;
  const above = top - 2 * gap - offsetHeight;
  const y = below + offsetHeight < innerHeight || above < 0 ? below : above;
  card.style.left = `${within(start, innerWidth - offsetWidth)}px`;
  card.style.top = `${within(y, innerHeight - offsetHeight)}px`;
}

function within(position: number, limit: number): number {
  return Math.max(gap, Math.min(position, limit - gap));
}
