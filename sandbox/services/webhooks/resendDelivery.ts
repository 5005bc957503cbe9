import { deliveryKey } from '../../domain/clock/dueItems.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import type { DeliveryRecord } from '../../domain/webhooks/delivery.ts';

/** The URL and the failure mode that the subscription of a message has now; one that was deleted leaves its URL. */
async function routeNow(store: TenantStore, { platformCode, webhookId, url }: DeliveryRecord) {
  const webhook = webhookId === null ? undefined : await store.webhooks.find(platformCode, webhookId);
  return { url: webhook?.url ?? url, failureMode: webhook?.failureMode ?? null };
}

/** Puts a finished delivery back into the queue, its schedule from the start: c0401 unknown, c0402 still waiting. */
export function resendDelivery(ports: Ports, caller: Caller, id: number): Promise<Outcome<DeliveryRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const delivery = await store.deliveries.find(caller.platformCode, id);
    if (!delivery) return refuse('c0401', { values: { id } });
    if (delivery.state === 'waiting') return refuse('c0402');
    const route = await routeNow(store, delivery);
    const again: DeliveryRecord = { ...delivery, ...route, state: 'waiting', dueAt: caller.now, tries: 0 };
    // A failure of before would keep it waiting for ever, and what is behind it with it.
    await store.failures.clear(deliveryKey(id));
    await store.deliveries.save(again);
    return ok(again);
  });
}
