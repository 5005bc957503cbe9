import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import type { DeliveryRecord } from '../../domain/webhooks/delivery.ts';

/** How the subscription of a message misbehaves by now; one that is gone behaves. */
async function mischiefOf(store: TenantStore, { platformCode, webhookId }: DeliveryRecord) {
  if (webhookId === null) return null;
  return (await store.webhooks.find(platformCode, webhookId))?.mischief ?? null;
}

/** Puts a finished delivery back into the queue, its schedule from the start: c0401 unknown, c0402 still waiting. */
export function resendDelivery(ports: Ports, caller: Caller, id: number): Promise<Outcome<DeliveryRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const delivery = await store.deliveries.find(caller.platformCode, id);
    if (!delivery) return refuse('c0401', { values: { id } });
    if (delivery.state === 'waiting') return refuse('c0402');
    const mischief = await mischiefOf(store, delivery);
    const again: DeliveryRecord = { ...delivery, mischief, state: 'waiting', dueAt: caller.now, tries: 0 };
    await store.deliveries.save(again);
    return ok(again);
  });
}
