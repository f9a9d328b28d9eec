type BarsProps = {
  values: number[];
  /** The value that fills the whole height. */
  top: number;
  width: number;
  height: number;
  gap: number;
  colour: (index: number) => string;
  /** Bars grow from the middle, as in a waveform, instead of from the ground. */
  centred?: boolean;
};

export function Bars({ values, top, width, height, gap, colour, centred = false }: BarsProps) {
  const bar = (width - gap * (values.length - 1)) / values.length;
  return (
    <svg aria-hidden="true" width={width} height={height} style={{ display: 'block' }}>
      {values.map((value, index) => {
        const tall = Math.max(bar, (value / top) * height);
        return (
          <rect
            key={index}
            x={index * (bar + gap)}
            y={centred ? (height - tall) / 2 : height - tall}
            width={bar}
            height={tall}
            rx={Math.min(bar / 2, 7)}
            fill={colour(index)}
          />
        );
      })}
    </svg>
  );
}
