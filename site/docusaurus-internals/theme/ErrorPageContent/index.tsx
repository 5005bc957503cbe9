import { Button } from '@balcao/ui/button/Button.tsx';
import { translate } from '@docusaurus/Translate';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface ErrorPageContentProps {
  error: Error;
  tryAgain: () => void;
}

/** Shown instead of a page that failed to render. */
export default function ErrorPageContent({ error, tryAgain }: ErrorPageContentProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        {translate({ id: 'theme.ErrorPageContent.title', message: 'Esta página deu erro.' })}
      </h1>
      <p>
        {translate({
          id: 'crash.words',
          message: 'A culpa não é sua. Tente outra vez; se continuar, diga ao suporte o que está na caixa.',
        })}
      </p>
      <div className={styles.error} role="alert">
        <ErrorBoundaryError error={error} />
      </div>
      <Button kind="primary" onClick={tryAgain}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Tentar novamente' })}
      </Button>
    </main>
  );
}
