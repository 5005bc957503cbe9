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

/** How long a result waits for a database that is away. */
const outagePauseMilliseconds = 250;

/** Claims due deliveries, sends them side by side and writes results; see storage/claimDeliveries.ts for order. */
interface DeliveryQueue {
  /**
   * Sends what may leave now for a tenant, as far as there is room; does not wait for responses.
   * @param looks at due deliveries, of which more may wait behind others than one look sees: 1 when some were queued or
   *   ended, several now and then to find what lies behind; the next call goes on where this one ended. Without a limit
   *   all of them are looked at, from the oldest on
   * @returns whether nothing is left: all that is due was looked at, no receiver was left out because it was busy, and
   *   nothing was in flight meanwhile, behind which another may have waited
   */
  send(tenant: string, looks?: number): Promise<boolean>;
  inFlight: InFlightDeliveries;
}

/** `onSettled` is told when a delivery ended: there is room, and what waited behind it may leave. */
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
  const results = createDeliveryResults(
    runtime,
    (tenant, withResult) => inFlight.of(tenant) > withResult,
    settle,
  );

  async function trySending(claimed: ClaimedDelivery): Promise<AttemptedDelivery> {
    const { privateKey, clockOffset, lease, failedBefore } = claimed;
    const delivery = claimed.read();
    const now = clock.now() + clockOffset;
    const at = attemptedAt(delivery.dueAt ?? now, now);
    const { sent, attempt: made } = await attempt(delivery, privateKey, at, transport, inProgress);
    // An attempt that we broke off ourselves leaves no trace and is due again at once.
    const brokenOff = made.status === null && inProgress.stopped;
    return { delivery: brokenOff ? delivery : afterAttempt(sent, made), lease, failedBefore };
  }

  /** Writes a batch, kept through an outage for its lease; a batch that fails otherwise is written one by one. */
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
      // The lease ends by itself: another attempt then writes down what this one could not.
      if (error instanceof DatabaseUnavailable) return;
      await failures.count(tenant, deliveryKey(deliveryId), error).catch(() => undefined);
    }
  }

  /** Where looks at a tenant's deliveries stand, once one did not see all; `ended` when nothing lay behind. */
  const places = new Map<string, { after: DuePlace; ended: boolean }>();

  /** Where looks begin: where the last one ended, until all was seen; a single one stays with the newest then. */
  function startOf(tenant: string, looks: number): void {
    if (looks === Infinity || (looks > 1 && places.get(tenant)?.ended)) places.delete(tenant);
  }

  async function claimAndSend(tenant: string, looks: number): Promise<boolean> {
    // What ends during a look lets others go that the look has passed.
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
      // Whether there are more than one look sees is asked by those that look more than once.
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
    // Two claims for one tenant at once would both count on the same room.
    send: (tenant, looks = Infinity) => serially(tenant, () => claimAndSend(tenant, looks)),
  };
}
