import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import styles from './loading-screen.module.css';

/** While the words of a language are on their way: the mark alone, in no language. */
export function LoadingScreen() {
  return (
    <div className={styles.opening}>
      <Azulejo tile="star" size={48} solid />
    </div>
  );
}
