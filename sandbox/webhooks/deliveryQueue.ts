import { deliveryKey } from '../domain/clock/dueItems.ts';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { Ports } from '../domain/ports.ts';
import { delay } from '../domain/runtime.ts';
import { createSerialQueue } from '../domain/serialQueue.ts';
import {
  type AttemptedDelivery,
  afterAttempt,
  attemptedAt,
  type ClaimedDelivery,
  type DuePlace,
} from '../domain/webhooks/delivery.ts';
import { recordDeliveryResults } from '../services/webhooks/recordDeliveryResults.ts';
import { attempt, type Transport } from './attempt.ts';
import type { AttemptsInProgress } from './attemptsInProgress.ts';
import { createInFlightDeliveries, type InFlightDeliveries } from './deliveryConcurrency.ts';
import { createDeliveryResults } from './deliveryResults.ts';
import type { ItemFailures } from './failedItems.ts';

/** Pause after an outage before a result is written again. */
const outagePauseMilliseconds = 250;

/** Claims due deliveries, sends them concurrently and writes results. storage/claimDeliveries.ts explains the order. */
interface DeliveryQueue {
  /**
   * Sends due deliveries of a tenant up to the free capacity, without waiting for responses.
   * @param looks maximum number of scans of due deliveries, many of which may be blocked by others: 1 after an enqueue
   * or a settled delivery, several periodically to find later ones. The next call continues after the last scan.
   * Without a limit, all are scanned, from the oldest
   * @returns true if nothing is left: all due deliveries were scanned, none was skipped for a busy receiver, and none
   * is in flight that could block another
   */
  send(tenant: string, looks?: number): Promise<boolean>;
  inFlight: InFlightDeliveries;
}

/** @param onSettled called after each delivery, when capacity is free and blocked deliveries may be sent */
export function createDeliveryQueue(
  ports: Ports,
  transport: Transport,
  failures: ItemFailures,
  inProgress: AttemptsInProgress,
  onSettled: (tenant: string) => void,
): DeliveryQueue {
  const { store, clock, runtime } = ports;
  const serially = createSerialQueue();
  const inFlight = createInFlightDeliveries(onSettled);
  const results = createDeliveryResults(runtime, (tenant, withResult) => inFlight.of(tenant) > withResult, settle);

  async function trySending(claimed: ClaimedDelivery): Promise<AttemptedDelivery> {
    const { privateKey, clockOffset, lease, failedBefore } = claimed;
    const delivery = claimed.read();
    const now = clock.now() + clockOffset;
    const at = attemptedAt(delivery.dueAt ?? now, now);
    const { sent, attempt: made } = await attempt(delivery, privateKey, at, transport, inProgress);
    // An attempt that the sandbox aborted is not recorded. Its delivery is due again at once.
    const brokenOff = made.status === null && inProgress.stopped;
    return { delivery: brokenOff ? delivery : afterAttempt(sent, made), lease, failedBefore };
  }

  /** Writes a batch. Retries in an outage until the lease ends; after any other failure writes results one by one. */
  async function settle(tenant: string, attempted: readonly AttemptedDelivery[]): Promise<void> {
    try {
      await recordDeliveryResults(ports, tenant, attempted);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        const leaseEnd = Math.min(...attempted.map(({ lease }) => lease));
        if (inProgress.stopped || clock.now() >= leaseEnd) throw error;
        await delay(runtime, outagePauseMilliseconds);
        return settle(tenant, attempted);
      }
      const [only] = attempted;
      if (attempted.length === 1 && only) {
        return failures.count(tenant, deliveryKey(only.delivery.id), error);
      }
      for (const each of attempted) await settle(tenant, [each]);
    }
  }

  async function sendOne(claimed: ClaimedDelivery): Promise<void> {
    const { tenant, deliveryId } = claimed;
    try {
      await results.add(tenant, await trySending(claimed));
    } catch (error) {
      // The lease ends by itself, and a later attempt records its own result.
      if (error instanceof DatabaseUnavailable) return;
      await failures.count(tenant, deliveryKey(deliveryId), error).catch(() => undefined);
    }
  }

  /** Scan positions of tenants that have more deliveries than one scan covers; `ended` after the last. */
  const places = new Map<string, { after: DuePlace; ended: boolean }>();

  /** Restarts repeated scans at the oldest delivery after a full round; a single scan continues. */
  function startOf(tenant: string, looks: number): void {
    if (looks === Infinity || (looks > 1 && places.get(tenant)?.ended)) places.delete(tenant);
  }

  async function claimAndSend(tenant: string, looks: number): Promise<boolean> {
    // A delivery settled during a scan may unblock others that the scan has passed.
    let isQuiet = inFlight.of(tenant) === 0;
    startOf(tenant, looks);
    for (let left = looks; left > 0 && !inProgress.stopped; ) {
      const room = inFlight.room(tenant);
      if (room.count === 0) return false;
      if (room.busy.length > 0) isQuiet = false;
      const after = places.get(tenant)?.after;
      const now = clock.now();
      const claimed = await store.claimDeliveries(tenant, now, room.count, room.busy, after);
      for (const each of claimed) inFlight.add(tenant, each.receiver, sendOne(each));
      if (claimed.length > 0) isQuiet = false;
      if (claimed.length === room.count) continue;
      // Only repeated scans query whether more deliveries are due than one scan covers.
      if (looks === 1 && !after) return false;
      const end = await store.endOfLook(tenant, now, claimed.length, room.busy, after);
      if (end) places.set(tenant, { after: end, ended: false });
      else if (after) places.set(tenant, { after, ended: true });
      if (!end) return isQuiet;
      left -= 1;
    }
    return inProgress.stopped;
  }

  return {
    inFlight,
    // Serial, because two concurrent claims for a tenant would both count the same free capacity.
    send: (tenant, looks = Infinity) => serially(tenant, () => claimAndSend(tenant, looks)),
  };
}
