import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { pageLoad } from '@words/chrome.ts';

interface FetchFailureProps {
  words: { failed: string; close: string };
  retry: () => void;
  onClose: () => void;
}

export function FetchFailure({ words, retry, onClose }: FetchFailureProps) {
  return (
    <EmptyState
      announce
      tone="failed"
      title={words.failed}
      action={
        <>
          <Button onClick={retry}>{pageLoad.retry}</Button>{' '}
          <Button kind="quiet" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    />
  );
}
