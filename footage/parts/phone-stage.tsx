import type { ReactNode } from 'react';
import styles from './phone-stage.module.css';

/** Moves the whole stage: `x` and `y` are the point of the stage that lands in the middle of the picture. */
export type Camera = { x: number; y: number; scale: number };

export function PhoneStage({
  backdrop,
  camera = { x: 640, y: 400, scale: 1 },
  children,
}: {
  backdrop: string;
  camera?: Camera;
  children: ReactNode;
}) {
  // Whole pixels: text that drifts by fractions shimmers.
  const left = Math.round(640 - camera.x * camera.scale);
  const top = Math.round(400 - camera.y * camera.scale);
  return (
    <div className={styles.picture} style={{ background: backdrop }}>
      <div
        className={styles.stage}
        style={{ transform: `translate(${left}px, ${top}px) scale(${camera.scale})` }}
      >
        {children}
      </div>
    </div>
  );
}
