import { Icon } from '../components/icon.tsx';
import { setMotion, useMotion } from '../motion.ts';
import styles from './motion-button.module.css';

export function MotionButton() {
  const motion = useMotion();
  return (
    <button type="button" className={styles.button} onClick={() => setMotion(!motion)}>
      <Icon name={motion ? 'player-pause' : 'player-play'} />
      <span className="visually-hidden">{motion ? 'Pause motion' : 'Play motion'}</span>
    </button>
  );
}
