import { deliveryKey } from '../../domain/clock/dueItems.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import type { DeliveryRecord } from '../../domain/webhooks/delivery.ts';

/** Current URL and failure mode of the subscription, or the message's own URL if the subscription was deleted. */
async function routeNow(store: TenantStore, { platformCode, webhookId, url }: DeliveryRecord) {
  const webhook = webhookId === null ? undefined : await store.webhooks.find(platformCode, webhookId);
  return { url: webhook?.url ?? url, failureMode: webhook?.failureMode ?? null };
}

/** Requeues a finished delivery with a new schedule; c0401 if it is unknown, c0402 if it is still waiting. */
export function resendDelivery(ports: Ports, caller: Caller, id: number): Promise<Outcome<DeliveryRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const delivery = await store.deliveries.find(caller.platformCode, id);
    if (!delivery) return refuse('c0401', { values: { id } });
    if (delivery.state === 'waiting') return refuse('c0402');
    const route = await routeNow(store, delivery);
    const again: DeliveryRecord = { ...delivery, ...route, state: 'waiting', dueAt: caller.now, tries: 0 };
    // An old failure would block the delivery, and those behind it, forever.
    await store.failures.clear(deliveryKey(id));
    await store.deliveries.save(again);
    return ok(again);
  });
}
