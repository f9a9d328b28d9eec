import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './browser-frame.module.css';

type BrowserFrameProps = {
  address: string;
  /** Position and size on the canvas; a window may reach past its edges. */
  place: { left: number; top: number; width: number; height: number };
  children: ReactNode;
};

export function BrowserFrame({ address, place, children }: BrowserFrameProps) {
  return (
    <div className={styles.window} style={place}>
      <div className={styles.bar}>
        <i className={styles.light} />
        <i className={styles.light} />
        <i className={styles.light} />
        <IconChevronLeft size={26} style={{ marginLeft: 14 }} />
        <IconChevronRight size={26} opacity={0.4} />
        <span className={styles.address}>
          <IconLock size={20} />
          {address}
        </span>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** The canvas. The window and its shadow take the product's hue from here. */
export function Stage({ hue, backdrop, children }: { hue: number; backdrop: string; children: ReactNode }) {
  return (
    <div className={styles.stage} style={{ background: backdrop, '--hue': hue } as CSSProperties}>
      {children}
    </div>
  );
}
