import type { WebhookRequest } from '@balcao/contract/resources/webhooks/schema.ts';
import type { Caller, Ports, WebhookRecord } from '../../domain/ports.ts';
import { enabled } from '../../domain/webhooks/disableAfterFailures.ts';

/** POST /webhooks: a subscription of the calling platform. */
export function createWebhook(ports: Ports, caller: Caller, request: WebhookRequest): Promise<WebhookRecord> {
  return ports.store.write(caller.tenant, async (store) => {
    const webhook: WebhookRecord = {
      ...request,
      id: await store.nextId('webhook'),
      platformCode: caller.platformCode,
      createdAt: caller.now,
      ...enabled,
      failureMode: null,
    };
    await store.webhooks.insert(webhook);
    return webhook;
  });
}
