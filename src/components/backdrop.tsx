import type { ReactNode } from 'react';
import styles from './backdrop.module.css';
import { useContent } from '../site.ts';
import { Picture } from './picture.tsx';

/** The dark background of a headline: `children`, or the poster of the hero's clip. */
export function Backdrop({ children }: { children?: ReactNode }) {
  const { site } = useContent('site');
  return (
    <div className={styles.backdrop}>
      {children || <Picture picture={site.hero.video.poster} alt="" sizes="100vw" eager />}
    </div>
  );
}
