import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isTrouble, type TroubleKind } from '../client.ts';
import type { Desk } from '../context/runnerContext.ts';
import { dataOf, refusalOf } from '../exchange/exchange.ts';

/** Why something could not be read: nobody answered, or the sandbox said no. */
export type Failure = { trouble: TroubleKind } | { refusal: string };

/** What was read. Once there is data it stays, whatever happens to later readings. */
export interface Live<T> {
  data?: T;
  failure?: Failure;
  reload: () => void;
}

/** Signs in a burst are one reading: at most one every so often. */
const calmMilliseconds = 150;

/**
 * Reads a list or an object from the sandbox and reads it again when a sign says that it changed.
 * @param path of the operation; undefined reads nothing
 * @param kinds of signs it depends on
 */
export function useLive<T>(desk: Desk, path: string | undefined, kinds: readonly LiveEventKind[]): Live<T> {
  const [state, setState] = useState<{ of?: string; data?: T; failure?: Failure }>({});
  const wanted = useRef(kinds);
  wanted.current = kinds;
  const again = useRef<() => void>(() => undefined);
  const subject = path && `${desk.origin} ${desk.keys.platformCode} ${desk.locale} ${path}`;

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
      const { reply } = await desk.ask('GET', path);
      reading = false;
      if (gone) return;
      const data = dataOf(reply) as T | undefined;
      const failure = isTrouble(reply) ? reply : { refusal: refusalOf(reply) ?? String(reply.status) };
      setState((before) => {
        const kept = before.of === subject ? before.data : undefined;
        return data === undefined ? { of: subject, data: kept, failure } : { of: subject, data };
      });
      if (stale) soon();
    }
    function soon(): void {
      timer ??= setTimeout(() => {
        timer = undefined;
        read();
      }, calmMilliseconds);
    }

    again.current = soon;
    read();
    const stop = desk.feed.onSign(({ kind }) => {
      if (kind === 'everything' || wanted.current.includes(kind)) soon();
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      stop();
    };
  }, [desk, path, subject]);

  const reload = useCallback(() => again.current(), []);
  const current = state.of === subject ? state : {};
  return { data: current.data, failure: current.failure, reload };
}
