import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './browser-frame.module.css';

type BrowserFrameProps = {
  address: string;
  /** Position and size on the canvas; a window may reach past its edges. */
  place: { left: number; top: number; width: number; height: number };
  dark?: boolean;
  children: ReactNode;
};

export function BrowserFrame({ address, place, dark = false, children }: BrowserFrameProps) {
  return (
    <div className={styles.window} data-dark={dark} style={place}>
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

type StageProps = {
  /** The product's hue: window, shadow and backdrop take it from here. */
  hue: number;
  backdrop: string;
  /** The camera comes `zoom` times closer to the point (x, y) of the canvas. */
  zoom?: number;
  x?: number;
  y?: number;
  children: ReactNode;
};

export function Stage({ hue, backdrop, zoom = 1, x = 640, y = 400, children }: StageProps) {
  return (
    <div className={styles.stage} style={{ background: backdrop, '--hue': hue } as CSSProperties}>
      <div className={styles.camera} style={{ scale: zoom, transformOrigin: `${x}px ${y}px` }}>
        {children}
      </div>
    </div>
  );
}
