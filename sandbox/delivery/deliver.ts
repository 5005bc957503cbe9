import { afterAttempt, type DeliveryRecord, exhausted } from '../domain/delivery.ts';
import type { Due, Store, TenantStore } from '../domain/ports.ts';
import { attempt, type Post } from './attempt.ts';

/** Counts failures of a subscription in a row and switches it off when there are too many (DECISIONS 22). */
async function countFailures(store: TenantStore, delivery: DeliveryRecord, at: number): Promise<void> {
  if (delivery.webhookId === null || delivery.state === 'waiting') return;
  const webhook = await store.webhooks.find(delivery.platformCode, delivery.webhookId);
  if (!webhook) return;
  const failuresInARow = delivery.state === 'failed' ? webhook.failuresInARow + 1 : 0;
  if (failuresInARow === webhook.failuresInARow) return;
  const disabledAt = exhausted(failuresInARow) ? at : webhook.disabledAt;
  await store.webhooks.save({ ...webhook, failuresInARow, disabledAt });
}

/**
 * Sends one claimed delivery and writes down what came of it.
 * @param due what the store handed out; its moment is the time of the attempt
 */
export async function deliver(
  store: Store,
  due: Extract<Due, { kind: 'delivery' }>,
  post: Post,
): Promise<void> {
  const { tenant, platformCode, deliveryId, at } = due;
  const platform = await store.platform(platformCode);
  const delivery = await store.read(tenant, ({ deliveries }) => deliveries.find(platformCode, deliveryId));
  if (!platform || delivery?.state !== 'waiting') return;
  const sent = await attempt(delivery, platform.privateKey, at, post);
  const after = afterAttempt({ ...delivery, body: sent.body }, sent.attempt);
  await store.write(tenant, async (inTenant) => {
    await inTenant.deliveries.save(after);
    await countFailures(inTenant, after, at);
  });
}
