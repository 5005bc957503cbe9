import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dataOf, failureOf, type RequestFailure } from '../exchange.ts';
import type { RunnerContext } from '../runnerContext.ts';

/** Loaded data. It is kept if a later read fails. */
export interface LiveData<T> {
  data?: T;
  failure?: RequestFailure;
  reload: () => void;
}

/** Delay before data is read again, so that a burst of events causes a single read. */
const debounceMilliseconds = 150;

/** Reads from the sandbox, and again after live events of these kinds. Does not read if the path is undefined. */
export function useLiveData<T>(
  context: RunnerContext,
  path: string | undefined,
  kinds: readonly LiveEventKind[],
): LiveData<T> {
  const [state, setState] = useState<{ of?: string; data?: T; failure?: RequestFailure }>({});
  const wanted = useRef(kinds);
  wanted.current = kinds;
  const again = useRef<() => void>(() => undefined);
  const subject = path && `${context.origin} ${context.keys.platformCode} ${context.locale} ${path}`;

  useEffect(() => {
    if (!path || !subject) return;
    let gone = false;
    let reading = false;
    let stale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function read(): Promise<void> {
      if (gone || !path) return;
      if (reading) {
        stale = true;
        return;
      }
      reading = true;
      stale = false;
      const { reply } = await context.request('GET', path);
      reading = false;
      if (gone) return;
      const data = dataOf(reply) as T | undefined;
      setState((before) => {
        const kept = before.of === subject ? before.data : undefined;
        return data === undefined ? { of: subject, data: kept, failure: failureOf(reply) } : { of: subject, data };
      });
      if (stale) soon();
    }
    function soon(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        read();
      }, debounceMilliseconds);
    }

    again.current = soon;
    read();
    const stop = context.feed.onEvent(({ kind }) => {
      if (kind === 'everything' || wanted.current.includes(kind)) soon();
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [context, path, subject]);

  const reload = useCallback(() => again.current(), []);
  const current = state.of === subject ? state : {};
  return { data: current.data, failure: current.failure, reload };
}
