import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import { FallbackPage } from '../../../src/components/FallbackPage.tsx';

/** In place of everything, where not the page but its frame broke: a new frame, and none when that breaks too. */
export default function PageError({ error, tryAgain }: Props) {
  const words = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  const title = translate({ id: 'theme.ErrorPageContent.title', message: 'Esta página deu erro.' });
  return (
    <ErrorBoundary fallback={() => words}>
      <FallbackPage title={title}>{words}</FallbackPage>
    </ErrorBoundary>
  );
}
