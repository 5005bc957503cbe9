import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { translate } from '@docusaurus/Translate';

interface ConsoleFailureProps {
  retry: () => void;
  onClose: () => void;
}

/** Shown instead of a console that failed to load. */
export function ConsoleFailure({ retry, onClose }: ConsoleFailureProps) {
  return (
    <EmptyState
      announce
      tone="failed"
      title={translate({ id: 'api.console.failed', message: 'Não foi possível carregar a consola.' })}
      action={
        <>
          <Button onClick={retry}>{translate({ id: 'loading.retry', message: 'Tentar novamente' })}</Button>{' '}
          <Button kind="quiet" onClick={onClose}>
            {translate({ id: 'api.console.close', message: 'Fechar' })}
          </Button>
        </>
      }
    />
  );
}
