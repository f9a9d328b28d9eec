/** In seconds. */
export type Part = { from: number; length: number };

type Props = {
  seconds: number;
  frames: string[];
  longest: number;
  part: Part;
  onChange: (part: Part) => void;
};

const step = 0.1;
/** In seconds. */
const shortest = 0.5;

/** The part of a longer recording that becomes the clip, between two handles on a strip of its frames. */
export function FrameStrip({ seconds, frames, longest, part, onChange }: Props) {
  const end = part.from + part.length;
  const start = (from: number) => {
    const own = Math.min(from, seconds - shortest);
    onChange({ from: own, length: clamp(end - own, shortest, longest) });
  };
  const stop = (to: number) => {
    const from = clamp(part.from, to - longest, to - shortest);
    onChange({ from: Math.max(0, from), length: to - Math.max(0, from) });
  };
  const range = { type: 'range', min: 0, max: seconds, step };
  return (
    <fieldset className="strip">
      <legend>{`From ${part.from.toFixed(1)} to ${end.toFixed(1)} of ${seconds.toFixed(1)} seconds`}</legend>
      <div className="frames" aria-hidden>
        {frames.map((frame) => (
          <img key={frame} src={frame} alt="" />
        ))}
        <span
          style={{
            insetInlineStart: `${(100 * part.from) / seconds}%`,
            inlineSize: `${(100 * part.length) / seconds}%`,
          }}
        />
      </div>
      <input
        {...range}
        aria-label="Start"
        value={part.from}
        onChange={({ target }) => start(Number(target.value))}
      />
      <input
        {...range}
        aria-label="End"
        value={end}
        onChange={({ target }) => stop(Math.max(shortest, Number(target.value)))}
      />
    </fieldset>
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
