import type { WebhookUpdate } from '@balcao/contract/resources/webhooks/schema.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller, Ports, WebhookRecord } from '../../domain/ports.ts';
import { enabled } from '../../domain/webhooks/subscription.ts';
import { unknown } from './getWebhook.ts';

/** PUT /webhooks/{id}: changes what was sent and switches a disabled subscription on again. */
export function updateWebhook(
  ports: Ports,
  caller: Caller,
  id: number,
  request: WebhookUpdate,
): Promise<Outcome<WebhookRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const webhook = await store.webhooks.find(caller.platformCode, id);
    if (!webhook) return unknown();
    const { action = webhook.action, url = webhook.url, handler = webhook.handler } = request;
    const changed = { ...webhook, action, url, handler, ...enabled };
    await store.webhooks.save(changed);
    return ok(changed);
  });
}
