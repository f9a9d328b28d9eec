import type { Field } from '../../model/editing.ts';

/** How long a text is, where that matters. */
export function Count({ field: { limit, recommended }, typed }: { field: Field; typed: string }) {
  const count = [...typed].length;
  if (limit) return <span className="count" data-over={count > limit}>{`${count} of ${limit}`}</span>;
  if (!recommended) return;
  const [from, to] = recommended;
  return (
    <span className="count" data-over={count < from || count > to}>{`${count}, best ${from} to ${to}`}</span>
  );
}
