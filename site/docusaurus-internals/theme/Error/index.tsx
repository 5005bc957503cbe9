import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { FallbackPage } from '../../../src/components/FallbackPage.tsx';

/** Error page for a failure of the layout: a new layout, or none where that fails, too. */
export default function PageError({ error, tryAgain }: Props) {
  const words = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  const title = translate({ id: 'theme.ErrorPageContent.title', message: 'Esta página deu erro.' });
  return (
    <ErrorBoundary fallback={() => words}>
      <FallbackPage title={title}>{words}</FallbackPage>
    </ErrorBoundary>
  );
}
