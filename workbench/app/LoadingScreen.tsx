import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import styles from './loading-screen.module.css';

/** Shown while the texts of a language load: the logo alone, without words. */
export function LoadingScreen() {
  return (
    <div className={styles.opening}>
      <Azulejo tile="star" size={48} solid />
    </div>
  );
}
