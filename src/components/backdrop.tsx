import type { ReactNode } from 'react';
import { site } from '../../content/site.ts';
import styles from './backdrop.module.css';
import { Picture } from './picture.tsx';

/** The night behind a headline: the hero's clip, or its first frame where nothing needs to move. */
export function Backdrop({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.backdrop}>
      {children ?? <Picture picture={site.hero.video.poster} alt="" sizes="100vw" eager />}
    </div>
  );
}
