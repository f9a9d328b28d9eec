import { type ReactNode, useEffect, useRef } from 'react';
import { setState } from './state.ts';

/** A part at the side of the page, which stays usable beside it. */
export function Panel({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  return (
    <section
      className="panel"
      aria-label={title}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && closePanel()}
    >
      <header className="row">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="end" onClick={closePanel}>
          Close
        </button>
      </header>
      {children}
    </section>
  );
}

export function closePanel() {
  setState({ panel: undefined });
}
