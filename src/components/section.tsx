import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { id?: string; heading: string; intro?: string; children: ReactNode };

export function Section({ id, heading, intro, children }: Props) {
  return (
    <section id={id} className={`container ${styles.section}`} aria-label={heading}>
      <div className={`grid ${styles.head}`}>
        <h2>{heading}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
