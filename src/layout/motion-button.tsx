import { Icon } from '../components/icon.tsx';
import { useLabels } from '../site.ts';
import { setMotion, useMotion } from '../video/motion.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import styles from './motion-button.module.css';

export function MotionButton() {
  const motion = useMotion();
  const labels = useLabels();
  // Nothing moves before hydration, so there is nothing to pause. But the button has its place already.
  if (!useHydrated()) return <span className={styles.place} />;
  return (
    <button type="button" className={styles.button} onClick={() => setMotion(!motion)}>
      <Icon name={motion ? 'player-pause' : 'player-play'} />
      <span className="visually-hidden">{motion ? labels.pauseMotion : labels.playMotion}</span>
    </button>
  );
}
