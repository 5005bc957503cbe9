import { translate } from '@docusaurus/Translate';
import { LoadFailure } from './LoadFailure.tsx';
import styles from './styles.module.css';

interface LoadingProps {
  error?: unknown;
  retry: () => void;
  /** It has taken long enough for a word. */
  pastDelay?: boolean;
}

/** In place of a page whose part is on its way, or did not arrive (spec 1 §8). */
export default function Loading({ error, retry, pastDelay }: LoadingProps) {
  if (error) return <LoadFailure error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <p className={styles.waiting} role="status">
      {translate({ id: 'loading.waiting', message: 'A carregar…' })}
    </p>
  );
}
