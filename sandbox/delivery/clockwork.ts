import { passDueTime } from '../actions/passDueTime.ts';
import type { Due, Ports } from '../domain/ports.ts';
import type { Post } from './attempt.ts';
import { deliver } from './deliver.ts';

/** How often the sandbox looks for what fell due by itself, besides being woken by a commit. */
const tickMilliseconds = 500;

/** How much is taken at once: enough to keep a fast receiver busy. */
const batch = 64;

export interface Clockwork {
  /** Does everything that is due now, of one tenant or of all; resolves when nothing is left. */
  drain(tenant?: string): Promise<void>;
  wake(): void;
  start(): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * The hand of the clock: expiries, pushes and deliveries happen when their moment comes, one sweep at a time.
 * @param ports where the work is kept
 * @param post how messages leave
 * @param onTrouble told of a sweep that failed; the next one tries again
 */
export function createClockwork(
  ports: Omit<Ports, 'wake'>,
  post: Post,
  onTrouble: (error: unknown) => void,
): Clockwork {
  const inner: Ports = { ...ports, wake: () => undefined };
  let running: Promise<void> = Promise.resolve();
  let queued = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const doOne = (due: Due) =>
    due.kind === 'payment'
      ? passDueTime(inner, due.tenant, due.paymentId, due.at)
      : deliver(ports.store, due, post);

  async function sweep(tenant?: string): Promise<void> {
    for (;;) {
      const due = await ports.store.claimDue(ports.clock.now(), batch, tenant);
      if (due.length === 0) return;
      await Promise.all(due.map(doOne));
    }
  }

  function drain(tenant?: string): Promise<void> {
    running = running.catch(() => undefined).then(() => sweep(tenant));
    return running;
  }

  function wake(): void {
    if (queued || !timer) return;
    queued = true;
    setTimeout(() => {
      queued = false;
      drain().catch(onTrouble);
    }, 0);
  }

  return {
    drain,
    wake,
    start() {
      timer = setInterval(wake, tickMilliseconds);
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running.catch(() => undefined);
    },
  };
}
