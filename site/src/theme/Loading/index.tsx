import { Button } from '@balcao/ui/button/Button.tsx';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface LoadingProps {
  error?: unknown;
  retry: () => void;
  /** It has taken long enough for a word. */
  pastDelay?: boolean;
}

/** In place of a page whose part did not arrive: the error in a red box with a way to try again (spec 1 §8). */
export default function Loading({ error, retry, pastDelay }: LoadingProps) {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p className={styles.title}>
          {translate({ id: 'loading.failed', message: 'Não foi possível carregar esta página.' })}
        </p>
        <p className={styles.error}>{String(error)}</p>
        <Button onClick={retry}>{translate({ id: 'loading.retry', message: 'Tentar novamente' })}</Button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <p className={styles.waiting} role="status">
      {translate({ id: 'loading.waiting', message: 'A carregar…' })}
    </p>
  );
}
