import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Phrased } from './phrased.tsx';
import styles from './section.module.css';

type Props = {
  id?: string;
  heading: string;
  intro?: string | undefined;
  beside?: boolean;
  children: ReactNode;
};

/** With `beside` the heading takes the first eight columns and the content the other sixteen. */
export function Section({ id, heading, intro, beside = false, children }: Props) {
  if (beside) {
    return (
      <section className={`container grid ${styles.section} ${styles.beside}`} aria-label={heading}>
        <Heading level="h2">{heading}</Heading>
        <div>{children}</div>
      </section>
    );
  }
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`container ${styles.section}`}
      aria-label={heading}
    >
      <div className={`grid ${styles.head}`}>
        <Heading level="h2">{heading}</Heading>
        {intro && (
          <p>
            <Phrased>{intro}</Phrased>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
