import type { WebhookRequest, WebhookUpdate } from '@balcao/contract/resources/webhooks/schema.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, WebhookRecord } from '../../domain/ports.ts';
import { working } from '../../domain/webhooks/subscription.ts';

const unknown = () => refuse('e00502', { source: { parameter: 'id' } });

/** POST /webhooks: a subscription of the calling platform. */
export function createWebhook(ports: Ports, caller: Caller, request: WebhookRequest): Promise<WebhookRecord> {
  return ports.store.write(caller.tenant, async (store) => {
    const webhook: WebhookRecord = {
      ...request,
      id: await store.nextId('webhook'),
      platformCode: caller.platformCode,
      createdAt: caller.now,
      failuresInARow: 0,
      disabledAt: null,
      disabledReason: null,
      failureMode: null,
    };
    await store.webhooks.insert(webhook);
    return webhook;
  });
}

/** GET /webhooks/{id}: e00502 for an unknown one and for another platform's. */
export async function getWebhook(ports: Ports, caller: Caller, id: number): Promise<Outcome<WebhookRecord>> {
  const webhook = await ports.store.read(caller.tenant, (store) =>
    store.webhooks.find(caller.platformCode, id),
  );
  return webhook ? ok(webhook) : unknown();
}

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
    const changed = { ...webhook, action, url, handler, ...working };
    await store.webhooks.save(changed);
    return ok(changed);
  });
}

/** DELETE /webhooks/{id}. Messages already in the outbox still leave. */
export async function deleteWebhook(ports: Ports, caller: Caller, id: number): Promise<Outcome<true>> {
  const gone = await ports.store.write(caller.tenant, async ({ webhooks }) => {
    const removed = await webhooks.remove(caller.platformCode, id);
    await webhooks.updateDeliverBeforeResponse();
    return removed;
  });
  return gone ? ok(true) : unknown();
}
