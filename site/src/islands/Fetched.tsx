import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { FetchFailure } from './FetchFailure.tsx';

interface FetchedProps<T> {
  /** Fetches the content; must be the same function in every render. */
  fetch: () => Promise<T>;
  words: { loading: string; failed: string; close: string };
  onClose: () => void;
  children: (fetched: T) => ReactNode;
}

type State<T> = { kind: 'waiting' | 'failed' } | { kind: 'here'; fetched: T };

/** Fetches content and shows it, or a retry button if the fetch fails. */
export function Fetched<T>({ fetch, words, onClose, children }: FetchedProps<T>) {
  const [state, setState] = useState<State<T>>({ kind: 'waiting' });
  const load = useCallback(() => {
    setState({ kind: 'waiting' });
    fetch().then(
      (fetched) => setState({ kind: 'here', fetched }),
      () => setState({ kind: 'failed' }),
    );
  }, [fetch]);
  useEffect(load, [load]);

  if (state.kind === 'here') return children(state.fetched);
  if (state.kind === 'waiting') return <Progress label={words.loading} />;
  return <FetchFailure words={words} retry={load} onClose={onClose} />;
}
