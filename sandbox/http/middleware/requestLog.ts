import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Ports, RequestEntry } from '../../domain/ports.ts';
import type { Cancel } from '../../domain/runtime.ts';

/** Delay for batching entries, so that the log does not cost a write per call. */
const flushMilliseconds = 250;

/** Delay before retrying a batch after a database failure. */
const retryMilliseconds = 1000;

/** Maximum number of entries kept while the database is unavailable; the newest ones are kept. */
const mostWaiting = 2000;

const writtenAtOnce = 200;

const warningsKept = 20;

const bodyCharacters = 20_000;

export interface RequestLog {
  add(entry: Omit<RequestEntry, 'id'>): void;
  flush(): Promise<void>;
  /** Writes the waiting entries if the database is available, and does not retry. */
  close(): Promise<void>;
}

/** Whether a call only reads the control API; not logged, because the page that shows the log makes such calls. */
const isRead = ({ method, path }: Pick<RequestEntry, 'method' | 'path'>) =>
  method === 'GET' && path.startsWith('/sandbox/');

/** Headers sent by browsers and tools. Programs on Node send none of them; their fetch sets only `sec-fetch-mode`. */
const toolHeaders = [toolHeader, 'sec-fetch-site', 'origin', 'referer'];

/** Marks a call made by a page or a tool, which says nothing about the program under test. */
export const byTool = ({ headers }: Request): Pick<RequestEntry, 'byTool'> =>
  toolHeaders.some((name) => headers.has(name)) ? { byTool: true } : {};

/** Logs calls in batches and retries while the database is unavailable. A crash loses the newest calls. */
export function createRequestLog({ store, clock, runtime }: Ports, onError: (error: unknown) => void): RequestLog {
  let waiting: RequestEntry[] = [];
  let cancelFlush: Cancel | undefined;
  let writing: Promise<void> = Promise.resolve();
  let last = 0;
  let closed = false;

  /** Writes the waiting entries, and keeps each until it is stored. */
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, writtenAtOnce);
      try {
        await store.logRequests(batch);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) {
          if (!closed) cancelFlush ??= runtime.after(retryMilliseconds, () => void flush());
          return;
        }
        onError(error);
      }
      const written = new Set(batch);
      waiting = waiting.filter((entry) => !written.has(entry));
    }
  }

  function flush(): Promise<void> {
    cancelFlush?.();
    cancelFlush = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    flush,
    close() {
      closed = true;
      return flush();
    },
    add(entry) {
      if (isRead(entry)) return;
      last = Math.max(last + 1, clock.now() * 1000);
      waiting.push({
        ...entry,
        id: String(last),
        warnings: entry.warnings.slice(0, warningsKept),
        requestBody: entry.requestBody?.slice(0, bodyCharacters) ?? null,
        responseBody: entry.responseBody.slice(0, bodyCharacters),
      });
      if (waiting.length > mostWaiting) waiting.shift();
      cancelFlush ??= runtime.after(flushMilliseconds, () => void flush());
    },
  };
}
