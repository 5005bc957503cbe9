import { deliveryKey } from '../../domain/clock/dueItems.ts';
import type { Store, TenantStore } from '../../domain/ports.ts';
import { type AttemptedDelivery, afterFailedDelivery, type DeliveryRecord } from '../../domain/webhooks/delivery.ts';

/** Counts a failure for the delivery's subscription, unless the subscription's URL has changed. */
async function countFailure(store: TenantStore, { platformCode, webhookId, url }: DeliveryRecord, at: number) {
  if (webhookId === null) return;
  const webhook = await store.webhooks.find(platformCode, webhookId);
  if (webhook?.url === url) await store.webhooks.save(afterFailedDelivery(webhook, at));
}

/** Counts results in the order of the attempts, because a success between two failures resets the count. */
async function countResults(store: TenantStore, ended: readonly DeliveryRecord[]): Promise<void> {
  let accepted = new Set<number>();
  const clear = async () => {
    if (accepted.size > 0) await store.webhooks.clearFailures([...accepted]);
    accepted = new Set();
  };
  for (const delivery of ended) {
    if (delivery.state === 'delivered' && delivery.webhookId !== null) accepted.add(delivery.webhookId);
    if (delivery.state !== 'failed') continue;
    await clear();
    await countFailure(store, delivery, delivery.attempts.at(-1)?.at ?? delivery.createdAt);
  }
  await clear();
}

/** Writes a tenant's results in one transaction and in order, with their effect on subscriptions. */
export async function recordDeliveryResults(
  { store }: { store: Store },
  tenant: string,
  attempted: readonly AttemptedDelivery[],
): Promise<void> {
  await store.write(tenant, async (inTenant) => {
    const written = await inTenant.deliveries.writeResults(attempted);
    const ours = attempted.filter(({ delivery }) => written.has(delivery.id));
    for (const { delivery, failedBefore } of ours) {
      if (failedBefore) await inTenant.failures.clear(deliveryKey(delivery.id));
    }
    await countResults(
      inTenant,
      ours.map(({ delivery }) => delivery),
    );
  });
}
