import { Button } from '@balcao/ui/button/Button.tsx';
import { pageLoad } from '@words/chrome.ts';
import { useContext } from 'react';
import { contentId } from '../../../src/components/contentId.ts';
import { FallbackPage } from '../../../src/components/FallbackPage.tsx';
import { SurroundingsContext } from '../../../src/components/surroundings.ts';
import styles from './styles.module.css';

interface LoadFailureProps {
  error: unknown;
  retry: () => void;
}

/** Error message with a retry button; renders the missing surrounding layout. */
export function LoadFailure({ error, retry }: LoadFailureProps) {
  const surroundings = useContext(SurroundingsContext);
  const box = (
    <div className={styles.failed} role="alert">
      <h1 className={styles.title}>{pageLoad.failed}</h1>
      <p className={styles.error}>{String(error)}</p>
      <Button onClick={retry}>{pageLoad.retry}</Button>
    </div>
  );
  if (surroundings === 'main') return box;
  if (surroundings === 'frame') return <main id={contentId}>{box}</main>;
  return (
    <FallbackPage title={pageLoad.failed}>
      <main id={contentId}>{box}</main>
    </FallbackPage>
  );
}
