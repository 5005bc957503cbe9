import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore, WebhookRecord } from '../../domain/ports.ts';
import { unknown } from './getWebhook.ts';

/** Changes a subscription of the platform; e00502 for an unknown one and for another platform's. */
export function changeSubscription(
  ports: Ports,
  caller: Caller,
  id: number,
  act: (webhook: WebhookRecord) => WebhookRecord,
  besides: (store: TenantStore, webhook: WebhookRecord) => Promise<void> = async () => undefined,
): Promise<Outcome<WebhookRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const webhook = await store.webhooks.find(caller.platformCode, id);
    if (!webhook) return unknown();
    const changed = act(webhook);
    await store.webhooks.save(changed);
    await besides(store, changed);
    return ok(changed);
  });
}
