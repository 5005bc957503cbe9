import { Button } from '@balcao/ui/button/Button.tsx';
import { translate } from '@docusaurus/Translate';
import { useContext } from 'react';
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
  const title = translate({ id: 'loading.failed', message: 'Não foi possível carregar esta página.' });
  const box = (
    <div className={styles.failed} role="alert">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.error}>{String(error)}</p>
      <Button onClick={retry}>{translate({ id: 'loading.retry', message: 'Tentar novamente' })}</Button>
    </div>
  );
  if (surroundings === 'main') return box;
  if (surroundings === 'frame') return <main>{box}</main>;
  return (
    <FallbackPage title={title}>
      <main>{box}</main>
    </FallbackPage>
  );
}
