import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { Ports } from '../domain/ports.ts';
import type { Cancel } from '../domain/runtime.ts';
import type { Transport } from './attempt.ts';
import { createAttemptsInProgress } from './attemptsInProgress.ts';
import { createDeliveryQueue } from './deliveryQueue.ts';
import { createDueItemsQueue } from './dueItemsQueue.ts';
import { createItemFailures } from './failedItems.ts';
import { createGather, createRepeatingTask } from './scheduling.ts';

/** How often the worker looks for what fell due by itself, besides being woken by a commit. */
const tickMilliseconds = 500;

/** Ticks after which it looks for what a clock that was set back has put off, which reads all that waits. */
const ticksPerMinute = 60_000 / tickMilliseconds;

/** How long a commit waits for others before its deliveries are claimed, when one was claimed just before. */
const gatherMilliseconds = 20;

/** So many deliveries that were queued or have ended are claimed without waiting for others. */
const enoughGathered = 32;

/** Tenants whose deliveries are claimed side by side: one that is slow keeps no more than its place. */
const tenantsAtOnce = 4;

/** Looks at the due deliveries of a tenant at a tick, to find those behind many that wait. */
const looksAtTick = 4;

/** How long deliveries on their way may take to arrive once the worker is asked to stop. */
const stopGraceMilliseconds = 1000;

export interface Worker {
  /** Does all that is due, of one tenant or all; `waited` ends the wait for receivers. */
  drain(tenant?: string, waited?: Promise<void>): Promise<void>;
  deliveredCount(): number;
  /** Sends what is due and waits for what left after `since`: an earlier receiver may await this response. */
  flushDeliveries(tenant: string, since: number): Promise<void>;
  start(): void;
  /** Waits a moment for deliveries on their way; what does not arrive by then is given back to the outbox. */
  stop(): Promise<void>;
}

/** Payments and registrations one by one, deliveries side by side; none waits for the other, nor for a tenant. */
export function createWorker(ports: Ports, transport: Transport, onFault: (error: unknown) => void): Worker {
  const { store, clock, runtime } = ports;
  const inProgress = createAttemptsInProgress(runtime);
  const failures = createItemFailures(ports, onFault);
  const dueItems = createDueItemsQueue(ports, failures);
  const deliveries = createDeliveryQueue(ports, transport, failures, inProgress, hasDeliveries);
  const { inFlight } = deliveries;

  const gather = createGather(runtime, gatherMilliseconds, enoughGathered);

  /** Tenants to look at: something was queued for them, or one of their deliveries ended. */
  const ready = new Set<string>();
  const due = new Set<string>();
  let cancelTicks: Cancel | undefined;
  let ticks = 0;

  /** An outage is reported where requests meet it; here it only means to try again at the next tick. */
  const report = (error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) onFault(error);
  };
  const dueItemsLoop = createRepeatingTask(() => dueItems.run(), report);
  const send = (tenant: string) => deliveries.send(tenant, due.delete(tenant) ? looksAtTick : 1);
  const deliveryLoop = createRepeatingTask(async () => {
    while (ready.size > 0) {
      const turn = [...ready].slice(0, tenantsAtOnce);
      for (const tenant of turn) ready.delete(tenant);
      // What fails for one tenant is reported, and the others go on.
      await Promise.all(turn.map((tenant) => send(tenant).catch(report)));
    }
    // Commits that follow closely are claimed together.
    await gather.others();
  }, report);
  const lookLoop = createRepeatingTask(async () => {
    if (ticks % ticksPerMinute === 1) await store.releaseDeliveries(clock.now());
    for (const tenant of await store.tenantsWithDueDeliveries(clock.now())) {
      ready.add(tenant);
      due.add(tenant);
    }
    deliveryLoop.run();
  }, report);

  function hasDeliveries(tenant: string): void {
    if (!cancelTicks) return;
    ready.add(tenant);
    gather.count();
    deliveryLoop.run();
  }
  store.onQueued(hasDeliveries);

  function tick(): void {
    ticks += 1;
    dueItemsLoop.run();
    lookLoop.run();
  }

  async function drainTenant(tenant: string, waited?: Promise<void>): Promise<void> {
    let isOver = false;
    const over = waited?.then(() => {
      isOver = true;
    });
    let nothingLeft: boolean;
    do {
      const settled = inFlight.settled(tenant);
      await (over ? Promise.race([over, settled]) : settled);
      await dueItems.run(tenant);
      // What arrived may have let the next delivery about the same payment go, or made room for one to its receiver.
      nothingLeft = await deliveries.send(tenant);
    } while (!nothingLeft && !isOver);
  }

  async function drain(tenant?: string, waited?: Promise<void>): Promise<void> {
    if (tenant !== undefined) return drainTenant(tenant, waited);
    await dueItems.run();
    await store.releaseDeliveries(clock.now());
    const tenants = await store.tenantsWithDueDeliveries(clock.now());
    await Promise.all(tenants.map((each) => drainTenant(each)));
    await inFlight.settled();
  }

  return {
    drain,
    deliveredCount: inFlight.count,
    async flushDeliveries(tenant, since) {
      await deliveries.send(tenant);
      await inFlight.settled(tenant, since);
    },
    start() {
      cancelTicks = runtime.every(tickMilliseconds, tick);
      tick();
    },
    async stop() {
      cancelTicks?.();
      cancelTicks = undefined;
      await Promise.all([dueItemsLoop.idle(), lookLoop.idle(), deliveryLoop.idle()]);
      const cancelGrace = runtime.after(stopGraceMilliseconds, () => inProgress.stop());
      await inFlight.settled();
      cancelGrace();
    },
  };
}
