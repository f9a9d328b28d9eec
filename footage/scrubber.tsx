import { type CSSProperties, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

export function showScrubber(names: string[], current: string | undefined) {
  const panel = document.body.appendChild(document.createElement('div'));
  createRoot(panel).render(<Scrubber names={names} current={current} />);
}

function Scrubber({ names, current }: { names: string[]; current: string | undefined }) {
  const [time, setTime] = useState(0);
  const [playing, setPlaying] = useState(false);
  const meta = window.meta;
  const duration = meta?.duration ?? 0;

  useEffect(() => {
    // Not inside the effect itself: React cannot flush another root while it renders this one.
    if (window.meta) queueMicrotask(() => window.seek(time));
  }, [time]);

  useEffect(() => {
    if (!playing || duration === 0) return;
    let last = performance.now();
    let request = requestAnimationFrame(function tick(now) {
      const step = (now - last) / 1000;
      last = now;
      setTime((value) => (value + step) % duration);
      request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [playing, duration]);

  return (
    <div style={panelStyle}>
      <nav style={rowStyle} aria-label="Scenes">
        {names.map((name) => (
          <a key={name} href={`?scene=${name}&scrub`} aria-current={name === current ? 'page' : undefined}>
            {name === current ? <strong>{name}</strong> : name}
          </a>
        ))}
        {names.length === 0 && 'There is no scene yet: add a file to footage/scenes/.'}
      </nav>
      {meta && duration > 0 && (
        <div style={rowStyle}>
          <button type="button" onClick={() => setPlaying(!playing)}>
            {playing ? 'Pause' : 'Play'}
          </button>
          <input
            type="range"
            aria-label="Time"
            style={{ flex: 1 }}
            min={0}
            max={duration}
            step={1 / meta.fps}
            value={time}
            onChange={(event) => {
              setPlaying(false);
              setTime(event.target.valueAsNumber);
            }}
          />
          <output style={{ fontVariantNumeric: 'tabular-nums' }}>
            {time.toFixed(2)} s of {duration} s, frame {Math.round(time * meta.fps)}
          </output>
        </div>
      )}
    </div>
  );
}

const panelStyle: CSSProperties = { display: 'grid', gap: 12, padding: 16, maxWidth: 1280 };
const rowStyle: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 };
