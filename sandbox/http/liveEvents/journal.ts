import type { LiveEvent } from '../../domain/liveEvents.ts';
import type { Store } from '../../domain/ports.ts';
import { type Bell, createBell } from './bell.ts';
import { withoutRepeats } from './repeats.ts';

/** How long signs wait for company before they are written: they must not cost a write a change. */
const gatherMilliseconds = 40;

/** How often those who listen look for what other processes wrote; SQLite has no others. */
const lookMilliseconds = 1000;

/** Writes down what changed, after it changed, and wakes those who listen. */
export interface Journal {
  /** A bell that rings when there may be something new for a tenant. */
  listen(tenant: string): Bell;
  flush(): Promise<void>;
  /** Ends every stream; what changes later is still written down. */
  endStreams(): void;
}

/**
 * @param onTrouble told of signs that could not be written; pages then learn of the change at their next look
 */
export function createJournal(store: Store, onTrouble: (error: unknown) => void): Journal {
  const bells = new Map<Bell, string>();
  let waiting = new Map<string, LiveEvent[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let look: ReturnType<typeof setInterval> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const ring = (tenant: string) => {
    for (const [bell, owner] of bells) if (owner === tenant) bell.ring();
  };
  const ringAll = () => {
    for (const bell of bells.keys()) bell.ring();
  };

  async function write(batch: Map<string, LiveEvent[]>): Promise<void> {
    for (const [tenant, events] of batch) {
      await store.liveEvents.append(tenant, withoutRepeats(events)).catch(onTrouble);
      ring(tenant);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = new Map();
    // One batch after the other: two at once would only wait for each other's numbers.
    writing = writing.then(() => write(batch));
    return writing;
  }

  store.onChange((tenant, events) => {
    const gathered = waiting.get(tenant) ?? [];
    gathered.push(...events);
    waiting.set(tenant, gathered);
    timer ??= setTimeout(() => void flush(), gatherMilliseconds);
  });

  function forget(bell: Bell): void {
    bells.delete(bell);
    if (bells.size > 0) return;
    clearInterval(look);
    look = undefined;
  }

  return {
    flush,
    listen(tenant) {
      const bell = createBell(() => forget(bell));
      bells.set(bell, tenant);
      if (store.database === 'postgresql') look ??= setInterval(ringAll, lookMilliseconds);
      return bell;
    },
    endStreams() {
      for (const bell of [...bells.keys()]) bell.end();
    },
  };
}
