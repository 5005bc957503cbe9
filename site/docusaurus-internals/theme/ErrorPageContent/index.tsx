import { Button } from '@balcao/ui/button/Button.tsx';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import { crash } from '@words/chrome.ts';
import { contentId } from '../../../src/components/contentId.ts';
import styles from './styles.module.css';

interface ErrorPageContentProps {
  error: Error;
  tryAgain: () => void;
}

/** Shown instead of a page that failed to render. */
export default function ErrorPageContent({ error, tryAgain }: ErrorPageContentProps) {
  return (
    <main id={contentId} className={styles.page}>
      <h1 className={styles.title}>{crash.title}</h1>
      <p>{crash.words}</p>
      <div className={styles.error} role="alert">
        <ErrorBoundaryError error={error} />
      </div>
      <Button kind="primary" onClick={tryAgain}>
        {crash.retry}
      </Button>
    </main>
  );
}
