import { Icon } from '../components/icon.tsx';
import { useSite } from '../site.ts';
import { setMotion, useMotion } from '../video/motion.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import styles from './motion-button.module.css';

export function MotionButton() {
  const motion = useMotion();
  const { labels, schemes } = useSite();
  // Nothing moves before hydration, so there is nothing to pause. But this button and the next have their place already.
  if (!useHydrated()) return <span className={schemes ? styles.places : styles.place} />;
  return (
    <button type="button" className={styles.button} onClick={() => setMotion(!motion)}>
      <Icon name={motion ? 'player-pause' : 'player-play'} />
      <span className="visually-hidden">{motion ? labels.pauseMotion : labels.playMotion}</span>
    </button>
  );
}
