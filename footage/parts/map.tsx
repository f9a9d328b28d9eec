type Point = readonly [number, number];

const block = { width: 156, height: 124, street: 26 };
const angle = -0.2;

/** A point of the street grid (whole numbers are crossings) on the turned map. */
export function crossing(column: number, row: number): Point {
  const x = column * block.width;
  const y = row * block.height;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** A path through the corners, each one rounded, as a dense polyline with its running length. */
export function route(corners: Point[], radius = 34) {
  const points: Point[] = [corners[0]!];
  for (let i = 1; i < corners.length - 1; i++) {
    const corner = corners[i]!;
    const from = towards(corner, corners[i - 1]!, radius);
    const to = towards(corner, corners[i + 1]!, radius);
    for (let step = 0; step <= 12; step++) {
      const u = step / 12;
      points.push(between(between(from, corner, u), between(corner, to, u), u));
    }
  }
  points.push(corners.at(-1)!);
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1]! + distance(points[i - 1]!, points[i]!));
  return { points, lengths, path: `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}` };
}

export function pointAlong({ points, lengths }: ReturnType<typeof route>, amount: number): Point {
  const wanted = amount * lengths.at(-1)!;
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= wanted),
  );
  const start = lengths[next - 1]!;
  return between(points[next - 1]!, points[next]!, (wanted - start) / (lengths[next]! - start || 1));
}

/** Streets, houses, a park and the water, drawn around the crossing (0, 0). */
export function CityMap() {
  const columns = [-3, -2, -1, 0, 1, 2, 3, 4, 5];
  const rows = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3];
  return (
    <g transform={`rotate(${(angle * 180) / Math.PI})`}>
      {columns.flatMap((column) =>
        rows.map((row) => <Block key={`${column} ${row}`} column={column} row={row} />),
      )}
      <Park />
      <path d={water} fill="#b5d9e8" stroke="#fff" strokeWidth="22" />
      <path d="M-620 -310L1200 -478" stroke="#fff" strokeWidth="46" />
      <path d="M-620 -310L1200 -478" stroke="#fbd998" strokeWidth="34" />
    </g>
  );
}

const water =
  'M250 480C330 300 330 200 372 120C410 40 380 -40 420 -110C460 -190 560 -170 640 -230L900 -300V480Z';

function Block({ column, row }: { column: number; row: number }) {
  const gap = block.street / 2;
  const x = column * block.width + gap;
  const y = row * block.height + gap;
  const width = block.width - block.street;
  const height = block.height - block.street;
  // A fixed scatter: which of three ways a block is built up.
  const kind = Math.abs(column * 7 + row * 5 + column * row) % 3;
  const split = [0.42, 0.58, 0.5][kind]!;
  const houses =
    kind === 2
      ? [
          [10, 10, width * split - 18, height - 24] as const,
          [width * split + 6, 12, width * (1 - split) - 18, height * 0.45] as const,
        ]
      : [
          [10, 10, width * split - 18, height * 0.5] as const,
          [width * split + 6, 24, width * (1 - split) - 18, height - 34] as const,
        ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="10" fill="#f1e9e0" />
      {houses.map(([left, top, wide, high]) => (
        <rect key={left} x={left} y={top} width={wide} height={high} rx="6" fill="#e7dbce" />
      ))}
    </g>
  );
}

function Park() {
  const x = -1 * block.width + block.street / 2;
  const y = -3 * block.height + block.street / 2;
  const width = 2 * block.width - block.street;
  const height = block.height - block.street;
  const trees = [26, 62, 100, 176, 222, 258];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="14" fill="#cfe4bd" />
      <path
        d={`M0 ${height * 0.8}C90 ${height * 0.2} 190 ${height} ${width} ${height * 0.3}`}
        fill="none"
        stroke="#eef5e4"
        strokeWidth="10"
      />
      {trees.map((left, i) => (
        <circle key={left} cx={left} cy={i % 2 ? 26 : height - 24} r={i % 2 ? 13 : 10} fill="#aed096" />
      ))}
    </g>
  );
}

function between(from: Point, to: Point, amount: number): Point {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount];
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function towards(from: Point, to: Point, by: number): Point {
  return between(from, to, by / distance(from, to));
}
