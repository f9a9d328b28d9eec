import { IconAntennaBars5, IconBattery4, IconWifi } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './phone-frame.module.css';

export function PhoneFrame({
  x,
  y,
  width,
  height,
  clock,
  ink = '#1a1a1a',
  shadow,
  children,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  clock: string;
  ink?: string;
  shadow: string;
  children: ReactNode;
}) {
  const box = { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)`, width, height };
  return (
    <div className={styles.body} style={{ ...box, boxShadow: `0 44px 90px -10px ${shadow}` }}>
      <div className={styles.screen}>
        {children}
        <div className={styles.status} style={{ color: ink }}>
          <span>{clock}</span>
          <span className={styles.island} />
          <span className={styles.signals}>
            <IconAntennaBars5 size={32} stroke={2.4} />
            <IconWifi size={30} stroke={2.4} />
            <IconBattery4 size={36} stroke={2} />
          </span>
        </div>
        <div className={styles.home} style={{ background: ink }} />
      </div>
    </div>
  );
}
