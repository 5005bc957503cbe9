import { afterAttempt, attemptedAt, type DeliveryRecord, exhausted } from '../domain/delivery.ts';
import type { Due, Ports, TenantStore } from '../domain/ports.ts';
import { attempt, type Way } from './attempt.ts';

/** Counts failures of a subscription in a row and switches it off when there are too many (DECISIONS 22). */
async function countFailures(store: TenantStore, delivery: DeliveryRecord, at: number): Promise<void> {
  const { platformCode, webhookId, state } = delivery;
  if (webhookId === null || state === 'waiting') return;
  if (state === 'delivered') return store.webhooks.clearFailures(platformCode, webhookId);
  const webhook = await store.webhooks.find(platformCode, webhookId);
  if (!webhook) return;
  const failuresInARow = webhook.failuresInARow + 1;
  const disabled =
    webhook.disabledAt === null && exhausted(failuresInARow)
      ? { disabledAt: at, disabledReason: 'failures' as const }
      : {};
  await store.webhooks.save({ ...webhook, ...disabled, failuresInARow });
}

/**
 * Sends one claimed delivery and writes down what came of it; an attempt that we broke off ourselves leaves no trace
 * and is due again at once.
 * @param due what the store handed out
 * @param stopping breaks off
 */
export async function deliver(
  { store, clock }: Ports,
  due: Extract<Due, { kind: 'delivery' }>,
  way: Way,
  stopping: AbortSignal,
): Promise<void> {
  const { tenant, platformCode, deliveryId, lease } = due;
  const platform = await store.platform(platformCode);
  const delivery = await store.read(tenant, ({ deliveries }) => deliveries.find(platformCode, deliveryId));
  if (!platform || delivery?.state !== 'waiting') return;
  const at = attemptedAt(due.at, clock.now() + platform.clockOffset);
  const sent = await attempt(delivery, platform.privateKey, at, way, stopping);
  const after =
    sent.attempt.status === null && stopping.aborted
      ? delivery
      : afterAttempt({ ...delivery, body: sent.body }, sent.attempt);
  await store.write(tenant, async (inTenant) => {
    const ours = await inTenant.deliveries.settle(after, lease);
    if (ours && after !== delivery) await countFailures(inTenant, after, at);
  });
}
