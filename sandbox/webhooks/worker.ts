import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { Ports } from '../domain/ports.ts';
import type { Cancel } from '../domain/runtime.ts';
import type { Transport } from './attempt.ts';
import { createAttemptsInProgress } from './attemptsInProgress.ts';
import { createDeliveryQueue } from './deliveryQueue.ts';
import { createDueItemsQueue } from './dueItemsQueue.ts';
import { createItemFailures } from './failedItems.ts';
import { createBatchWindow, createRepeatingTask } from './scheduling.ts';

/** Interval of the worker's scans for due items; it also scans after a commit. */
const tickMilliseconds = 500;

/** Ticks between searches for deliveries that a clock set back has postponed. A search reads all waiting ones. */
const ticksPerMinute = 60_000 / tickMilliseconds;

/** Delay of a claim after a commit, if another claim was made shortly before. */
const batchMilliseconds = 20;

/** Number of enqueued or settled deliveries that is claimed without delay. */
const fullBatch = 32;

/** Number of tenants claimed concurrently. A slow tenant blocks only its own slot. */
const tenantsAtOnce = 4;

/** Scans of a tenant's due deliveries per tick, to find those behind many blocked ones. */
const looksAtTick = 4;

/** Maximum time that the worker waits for deliveries in flight when it stops. */
const stopGraceMilliseconds = 1000;

export interface Worker {
  /** Processes everything due for one tenant or for all; `waited` ends the wait for receivers. */
  drain(tenant?: string, waited?: Promise<void>): Promise<void>;
  deliveredCount(): number;
  /** Sends due deliveries and waits for those sent after `since`: earlier receivers may await this response. */
  flushDeliveries(tenant: string, since: number): Promise<void>;
  start(): void;
  /** Waits briefly for deliveries in flight, and returns the rest to the outbox. */
  stop(): Promise<void>;
}

/** Processes items one by one and deliveries concurrently. Neither waits for the other, or for another tenant. */
export function createWorker(ports: Ports, transport: Transport, onFault: (error: unknown) => void): Worker {
  const { store, clock, runtime } = ports;
  const inProgress = createAttemptsInProgress(runtime);
  const failures = createItemFailures(ports, onFault);
  const dueItems = createDueItemsQueue(ports, failures);
  const deliveries = createDeliveryQueue(ports, transport, failures, inProgress, hasDeliveries);
  const { inFlight } = deliveries;

  const batchWindow = createBatchWindow(runtime, batchMilliseconds, fullBatch);

  /** Tenants to scan after an enqueue or a settled delivery. */
  const ready = new Set<string>();
  const due = new Set<string>();
  let cancelTicks: Cancel | undefined;
  let ticks = 0;

  /** Hides an outage, which requests report; here it only delays work until the next tick. */
  const report = (error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) onFault(error);
  };
  const dueItemsLoop = createRepeatingTask(() => dueItems.run(), report);
  const send = (tenant: string) => deliveries.send(tenant, due.delete(tenant) ? looksAtTick : 1);
  const deliveryLoop = createRepeatingTask(async () => {
    while (ready.size > 0) {
      const turn = [...ready].slice(0, tenantsAtOnce);
      for (const tenant of turn) ready.delete(tenant);
      // The failure of a tenant is reported, and the other tenants continue.
      await Promise.all(turn.map((tenant) => send(tenant).catch(report)));
    }
    // Commits in quick succession are claimed together.
    await batchWindow.others();
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
    batchWindow.count();
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
      // A settled delivery may unblock the next one of its payment, or free a connection of its receiver.
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
