import type { RequestEntry, Store } from '../domain/ports.ts';

/** How long entries wait for company before they are written: the log must not cost a write a call. */
const flushMilliseconds = 250;

/** How many warnings the log keeps of a call. */
const warningsKept = 20;

/** Longest body the log keeps of a call. */
const bodyCharacters = 20_000;

export interface RequestLog {
  add(entry: Omit<RequestEntry, 'id'>): void;
  flush(): Promise<void>;
}

/** Reading the controls leaves no trace: a page that shows the log would otherwise fill it by looking. */
const isLook = ({ method, path }: Pick<RequestEntry, 'method' | 'path'>) =>
  method === 'GET' && path.startsWith('/sandbox/');

/**
 * Keeps calls for the integrator to look at; written in batches, so that the newest may be lost in a crash.
 * @param onTrouble told of a batch that could not be written
 */
export function createRequestLog(
  store: Store,
  clock: { now(): number },
  onTrouble: (error: unknown) => void,
): RequestLog {
  let waiting: RequestEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    await store.logRequests(batch).catch(onTrouble);
  }

  return {
    flush,
    add(entry) {
      if (isLook(entry)) return;
      last = Math.max(last + 1, clock.now() * 1000);
      waiting.push({
        ...entry,
        id: String(last),
        warnings: entry.warnings.slice(0, warningsKept),
        requestBody: entry.requestBody?.slice(0, bodyCharacters) ?? null,
        responseBody: entry.responseBody.slice(0, bodyCharacters),
      });
      timer ??= setTimeout(() => void flush(), flushMilliseconds);
    },
  };
}
