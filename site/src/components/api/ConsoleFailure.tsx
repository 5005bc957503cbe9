import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { pageLoad } from '@words/chrome.ts';
import { consoleLoad } from '@words/reference.ts';

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
      title={consoleLoad.failed}
      action={
        <>
          <Button onClick={retry}>{pageLoad.retry}</Button>{' '}
          <Button kind="quiet" onClick={onClose}>
            {consoleLoad.close}
          </Button>
        </>
      }
    />
  );
}
