import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Ports } from '../../domain/ports.ts';
import type { Cancel } from '../../domain/runtime.ts';
import type { LiveEvent, LiveEventStore } from '../../domain/simulator/liveEvent.ts';
import type { Notifier } from './notifier.ts';
import { createOpenStreams, type StreamQuotas } from './openStreams.ts';

/** Maximum number of events of a kind; more are merged into one without an id. */
const mostOfAKind = 20;

/** Deduplicates events, and merges many of a kind into one. */
export function coalesceEvents(events: readonly LiveEvent[]): LiveEvent[] {
  const kinds = new Map<string, Map<string | null, LiveEvent>>();
  for (const event of events) {
    const kind = `${event.kind} ${event.platformCode}`;
    const same = kinds.get(kind) ?? new Map<string | null, LiveEvent>();
    kinds.set(kind, same.set(event.id, event));
  }
  return [...kinds.values()].flatMap((same) => {
    const [first] = same.values();
    return first && same.size > mostOfAKind ? [{ ...first, id: null }] : [...same.values()];
  });
}

/** Delay for batching events, so that not every change costs a write. */
const batchMilliseconds = 40;

/** Interval of polling for events of other processes. On SQLite there is only one process. */
const lookMilliseconds = 1000;

/** Delay before retrying a batch after a database failure. */
const retryMilliseconds = 1000;

/** Sent instead of a tenant's events that could not be written. */
const everything: LiveEvent = { kind: 'everything', platformCode: null, id: null };

/** Writes live events after their changes, and wakes the listening streams. */
export interface LiveEventLog {
  /** Opens a notifier for a stream; s00102 above a limit. */
  listen(tenant: string, address?: string): Outcome<Notifier>;
  /** Events of a platform after a number; concurrent equal calls share the query. */
  after: LiveEventStore['after'];
  flush(): Promise<void>;
  endStreams(): void;
  /** Writes the waiting events once, without retrying. */
  close(): Promise<void>;
}

/** `onError` is called if events could not be written, except during an outage. */
export function createLiveEventLog(
  { store, runtime }: Pick<Ports, 'store' | 'runtime'>,
  onError: (error: unknown) => void,
  quotas?: StreamQuotas,
): LiveEventLog {
  const streams = createOpenStreams(runtime, quotas);
  const seen = new Map<string, number>();
  let waiting = new Map<string, LiveEvent[]>();
  let cancelFlush: Cancel | undefined;
  let cancelLooks: Cancel | undefined;
  let writing: Promise<void> = Promise.resolve();
  let closed = false;

  function addToBatch(tenant: string, events: readonly LiveEvent[], milliseconds: number): void {
    const batch = waiting.get(tenant) ?? [];
    batch.push(...events);
    waiting.set(tenant, batch);
    if (!closed) cancelFlush ??= runtime.after(milliseconds, () => void flush());
  }

  async function write(batch: Map<string, LiveEvent[]>): Promise<void> {
    for (const [tenant, events] of batch) {
      try {
        await store.liveEvents.append(tenant, coalesceEvents(events));
        streams.wake(tenant);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) addToBatch(tenant, [everything], retryMilliseconds);
        else onError(error);
      }
    }
  }

  function flush(): Promise<void> {
    cancelFlush?.();
    cancelFlush = undefined;
    const batch = waiting;
    waiting = new Map();
    // Sequential, because concurrent batches would wait for each other's numbers anyway.
    writing = writing.then(() => write(batch));
    return writing;
  }

  /** Wakes the streams of tenants that have new events, from any process, since the last poll. */
  async function pollOthers(): Promise<void> {
    const listening = streams.tenants();
    if (listening.length === 0) {
      cancelLooks?.();
      cancelLooks = undefined;
      seen.clear();
      return;
    }
    const newest = await store.liveEvents.newest(listening);
    for (const [tenant, number] of newest) {
      if (seen.get(tenant) !== number) streams.wake(tenant);
      seen.set(tenant, number);
    }
  }

  store.onChange((tenant, events) => addToBatch(tenant, events, batchMilliseconds));
  store.onOutage(({ kind }) => {
    if (kind === 'ended') for (const tenant of streams.tenants()) streams.wake(tenant);
  });

  return {
    flush,
    after: shareReads(store.liveEvents),
    listen(tenant, address) {
      const opened = streams.open(tenant, address);
      if (opened.ok && store.database === 'postgresql') {
        cancelLooks ??= runtime.every(lookMilliseconds, () => {
          pollOthers().catch((error: unknown) => error instanceof DatabaseUnavailable || onError(error));
        });
      }
      return opened;
    },
    close() {
      closed = true;
      return flush();
    },
    endStreams() {
      cancelLooks?.();
      streams.endAll();
    },
  };
}

/**
 * Shares one query between equal concurrent reads, such as those of a platform's streams, which wake together. Events
 * missed by a running query are read after the next wake-up, which always follows the write.
 */
function shareReads(store: LiveEventStore): LiveEventStore['after'] {
  const asked = new Map<string, ReturnType<LiveEventStore['after']>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const known = asked.get(key);
    if (known) return known;
    const answer = store.after(...question).finally(() => asked.delete(key));
    asked.set(key, answer);
    return answer;
  };
}
