import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { crash } from '@words/chrome.ts';
import { FallbackPage } from '../../../src/components/FallbackPage.tsx';

/** Error page for a failure of the layout: a new layout, or none where that fails, too. */
export default function PageError({ error, tryAgain }: Props) {
  const words = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <ErrorBoundary fallback={() => words}>
      <FallbackPage title={crash.title}>{words}</FallbackPage>
    </ErrorBoundary>
  );
}
