import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import type { Ports } from '../domain/ports.ts';
import {
  type AttemptedDelivery,
  afterAttempt,
  attemptedAt,
  type ClaimedDelivery,
} from '../domain/webhooks/delivery.ts';
import { settleDeliveries } from '../services/webhooks/settleDeliveries.ts';
import { attempt, type Transport } from './attempt.ts';
import type { AttemptsInProgress } from './attemptsInProgress.ts';
import type { ItemFailures } from './failedItems.ts';
import { createInFlightDeliveries, type InFlightDeliveries } from './inFlightDeliveries.ts';
import { createSettlements } from './settlements.ts';
import { createTurns } from './turns.ts';

/** How long a result waits for a database that is away. */
const outagePauseMilliseconds = 250;

/** Claims deliveries that are due, sends them side by side, and writes down what came of them. */
export interface DeliveryQueue {
  /** Sends what may leave now for a tenant, as far as there is room; does not wait for responses. */
  send(tenant: string): Promise<void>;
  inFlight: InFlightDeliveries;
}

/**
 * @param transport how messages leave
 * @param inProgress breaks attempts off; their deliveries are given back
 * @param onSettled told when a delivery of a tenant has ended: there is room, and what waited behind it may leave
 */
export function createDeliveryQueue(
  ports: Ports,
  transport: Transport,
  failures: ItemFailures,
  inProgress: AttemptsInProgress,
  onSettled: (tenant: string) => void,
): DeliveryQueue {
  const { store, clock } = ports;
  const inTurn = createTurns();
  const inFlight = createInFlightDeliveries(onSettled);
  const settlements = createSettlements((tenant, withResult) => inFlight.of(tenant) > withResult, settle);

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

  /**
   * Writes a batch down. During an outage it is kept as long as its lease, so that what arrived is not sent again; a
   * batch that cannot be written for another reason is tried one by one, so that the bad one is found.
   */
  async function settle(tenant: string, attempted: readonly AttemptedDelivery[]): Promise<void> {
    try {
      await settleDeliveries(ports, tenant, attempted);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        const leaseEnd = Math.min(...attempted.map(({ lease }) => lease));
        if (inProgress.stopped || clock.now() >= leaseEnd) throw error;
        await new Promise((done) => setTimeout(done, outagePauseMilliseconds));
        return settle(tenant, attempted);
      }
      const [only] = attempted;
      if (attempted.length === 1 && only) {
        return failures.count(tenant, { kind: 'delivery', id: String(only.delivery.id) }, error);
      }
      for (const each of attempted) await settle(tenant, [each]);
    }
  }

  async function sendOne(claimed: ClaimedDelivery): Promise<void> {
    const { tenant, deliveryId } = claimed;
    try {
      await settlements.add(tenant, await trySending(claimed));
    } catch (error) {
      // The lease ends by itself: another attempt then writes down what this one could not.
      if (error instanceof DatabaseUnavailable) return;
      const item = { kind: 'delivery', id: String(deliveryId) } as const;
      await failures.count(tenant, item, error).catch(() => undefined);
    }
  }

  async function claimAndSend(tenant: string): Promise<void> {
    while (!inProgress.stopped) {
      const room = inFlight.room(tenant);
      if (room.count === 0) return;
      const claimed = await store.claimDeliveries(tenant, clock.now(), room.count, room.busy);
      for (const each of claimed) inFlight.add(tenant, each.receiver, sendOne(each));
      if (claimed.length < room.count) return;
    }
  }

  return {
    inFlight,
    // Two claims for one tenant at once would both count on the same room.
    send: (tenant) => inTurn(tenant, () => claimAndSend(tenant)),
  };
}
