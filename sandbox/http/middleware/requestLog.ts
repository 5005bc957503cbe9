import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Ports, RequestEntry } from '../../domain/ports.ts';
import type { Cancel } from '../../domain/runtime.ts';

/** How long entries wait for company before they are written: the log must not cost a write a call. */
const flushMilliseconds = 250;

/** How long a batch waits that the database could not take. */
const retryMilliseconds = 1000;

/** Entries kept while the database is unavailable, the newest. */
const mostWaiting = 2000;

const writtenAtOnce = 200;

const warningsKept = 20;

const bodyCharacters = 20_000;

export interface RequestLog {
  add(entry: Omit<RequestEntry, 'id'>): void;
  flush(): Promise<void>;
  /** Writes what waits, if the database takes it, and tries no more. */
  close(): Promise<void>;
}

/** Reading the controls leaves no trace: a page that shows the log would otherwise fill it by looking. */
const isRead = ({ method, path }: Pick<RequestEntry, 'method' | 'path'>) =>
  method === 'GET' && path.startsWith('/sandbox/');

/** Headers that browsers and tools send about the page that calls; Node sets `sec-fetch-mode` only. */
const toolHeaders = [toolHeader, 'sec-fetch-site', 'origin', 'referer'];

/** Marks a call of a page or a tool: what it does is no work of the program under test. */
export const byTool = ({ headers }: Request): Pick<RequestEntry, 'byTool'> =>
  toolHeaders.some((name) => headers.has(name)) ? { byTool: true } : {};

/** Keeps calls, written in batches, the newest lost in a crash; an unavailable database is tried again. */
export function createRequestLog({ store, clock, runtime }: Ports, onError: (error: unknown) => void): RequestLog {
  let waiting: RequestEntry[] = [];
  let cancelFlush: Cancel | undefined;
  let writing: Promise<void> = Promise.resolve();
  let last = 0;
  let closed = false;

  /** Writes what waits; entries stay in line until the database has them. */
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
