import type { ReactNode } from 'react';

type PartProps<Entry> = {
  heading: string | undefined;
  entries: Entry[];
  children: (entry: Entry, index: number) => ReactNode;
};

/** A heading with a list of rows. Without entries there is no heading either. */
export function CvPart<Entry>({ heading, entries, children }: PartProps<Entry>) {
  if (entries.length === 0) return;
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="rows">{entries.map(children)}</ul>
    </section>
  );
}

/** Years or a title beside what there is to say. */
export function CvRow({ years, title, children }: { years?: string; title?: string; children: ReactNode }) {
  return (
    <li className="row">
      <div>{title ? <h3>{title}</h3> : years && <p>{years}</p>}</div>
      <div>{children}</div>
    </li>
  );
}
