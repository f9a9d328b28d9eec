import { Phrased } from './phrased.tsx';
import styles from './title-card.module.css';

/** Stands in for the picture of a project that has none. It is decoration: the title is a heading beside it. */
export function TitleCard({ title }: { title: string }) {
  return (
    <div className={`night ${styles.card}`} aria-hidden>
      <span>
        <Phrased>{title}</Phrased>
      </span>
    </div>
  );
}
