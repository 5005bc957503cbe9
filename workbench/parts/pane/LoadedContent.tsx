import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import type { ReactNode } from 'react';
import type { RequestFailure } from '../../core/exchange.ts';
import type { LiveData } from '../../core/live-events/useLiveData.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import styles from './loaded-content.module.css';
import { useWorkbench } from './workbenchContext.ts';

interface LoadedContentProps<T> {
  live: LiveData<T>;
  children: (data: T) => ReactNode;
}

/** Content read from the sandbox: loading, loaded or failed. Earlier data stays visible during another read. */
export function LoadedContent<T>({ live, children }: LoadedContentProps<T>) {
  const words = useWorkbench().words.reading;
  const { data, failure, reload } = live;
  if (data === undefined && !failure) return <LoadingPlaceholder label={words.loading} />;
  if (data === undefined && failure) {
    return (
      <EmptyState announce tone="failed" title={words.failed} action={<Button onClick={reload}>{words.again}</Button>}>
        {failureText(failure, words)}
      </EmptyState>
    );
  }
  return (
    <>
      {failure && (
        <p className={blocks.alert} data-tone="pending" role="status">
          {words.old} {failureText(failure, words)}
        </p>
      )}
      {data !== undefined && children(data)}
    </>
  );
}

export function failureText(failure: RequestFailure, words: PaneWords['reading']): string {
  return 'refusal' in failure ? failure.refusal : words.networkFailure[failure.networkFailure];
}

function LoadingPlaceholder({ label }: { label: string }) {
  return (
    <div className={styles.waiting}>
      <Progress label={label} />
    </div>
  );
}
