import { pageLoad } from '@words/chrome.ts';
import { LoadFailure } from './LoadFailure.tsx';
import styles from './styles.module.css';

interface LoadingProps {
  error?: unknown;
  retry: () => void;
  /** Whether the loading message is shown. */
  pastDelay?: boolean;
}

/** Shown while a page's module loads, or after it failed to load. */
export default function Loading({ error, retry, pastDelay }: LoadingProps) {
  if (error) return <LoadFailure error={error} retry={retry} />;
  if (!pastDelay) return null;
  return (
    <p className={styles.waiting} role="status">
      {pageLoad.waiting}
    </p>
  );
}
