import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { WebhookRequest, WebhookUpdate } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore, WebhookRecord } from '../../domain/ports.ts';
import { enabled } from '../../domain/webhooks/delivery.ts';

const unknown = () => refuse('e00502', { source: { parameter: 'id' } });

/** GET /webhooks/{id}: e00502 if the subscription is unknown or belongs to another platform. */
export async function getWebhook(ports: Ports, caller: Caller, id: number): Promise<Outcome<WebhookRecord>> {
  const webhook = await ports.store.read(caller.tenant, (store) => store.webhooks.find(caller.platformCode, id));
  return webhook ? ok(webhook) : unknown();
}

const sameIn = (known: readonly WebhookRecord[], { url, handler }: Pick<WebhookRequest, 'url' | 'handler'>) =>
  known.find((webhook) => webhook.url === url && webhook.handler === handler);

/** POST /webhooks: creates a subscription, and returns it with a similar existing one, if any. */
export function createWebhook(
  ports: Ports,
  caller: Caller,
  request: WebhookRequest,
): Promise<{ webhook: WebhookRecord; like: WebhookRecord | undefined }> {
  return ports.store.write(caller.tenant, async (store) => {
    const like = sameIn(await store.webhooks.list(caller.platformCode, request.action), request);
    const webhook: WebhookRecord = {
      ...request,
      id: await store.nextId('webhook'),
      platformCode: caller.platformCode,
      createdAt: caller.now,
      ...enabled,
      failureMode: null,
    };
    await store.webhooks.insert(webhook);
    return { webhook, like };
  });
}

/** PUT /webhooks/{id}: re-enables the subscription and redirects waiting messages; e00219 without a known field. */
export async function updateWebhook(
  ports: Ports,
  caller: Caller,
  id: number,
  request: WebhookUpdate,
): Promise<Outcome<WebhookRecord>> {
  if (!(request.action ?? request.url ?? request.handler))
    return refuse('e00219', { source: { pointer: '' }, detail: 'nothing_to_subscribe' });
  return changeSubscription(
    ports,
    caller,
    id,
    (webhook) => {
      const { action = webhook.action, url = webhook.url, handler = webhook.handler } = request;
      return { ...webhook, action, url, handler, ...enabled };
    },
    async ({ deliveries }, { url }, before) => {
      if (url !== before.url) await deliveries.setUrl(id, url);
    },
  );
}

/** DELETE /webhooks/{id}: messages already in the outbox are still delivered. */
export async function deleteWebhook(ports: Ports, caller: Caller, id: number): Promise<Outcome<true>> {
  const gone = await ports.store.write(caller.tenant, async ({ webhooks }) => {
    const removed = await webhooks.remove(caller.platformCode, id);
    await webhooks.updateDeliverBeforeResponse();
    return removed;
  });
  return gone ? ok(true) : unknown();
}

/** Changes a subscription of the platform; e00502 if it is unknown or belongs to another platform. */
function changeSubscription(
  ports: Ports,
  caller: Caller,
  id: number,
  act: (webhook: WebhookRecord) => WebhookRecord,
  besides: (store: TenantStore, changed: WebhookRecord, before: WebhookRecord) => Promise<void> = async () => undefined,
): Promise<Outcome<WebhookRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const webhook = await store.webhooks.find(caller.platformCode, id);
    if (!webhook) return unknown();
    const changed = act(webhook);
    await store.webhooks.save(changed);
    await besides(store, changed, webhook);
    return ok(changed);
  });
}

/** Enables a subscription and resets its failure count. */
export function resumeSubscription(ports: Ports, caller: Caller, id: number) {
  return changeSubscription(ports, caller, id, (webhook) => ({ ...webhook, ...enabled }));
}

/** Disables a subscription on request; one already disabled keeps its reason. */
export function disableSubscriptionByHand(ports: Ports, caller: Caller, id: number) {
  return changeSubscription(ports, caller, id, (webhook) =>
    webhook.disabledAt === null ? { ...webhook, disabledAt: caller.now, disabledReason: 'by_hand' } : webhook,
  );
}

/** Sets the failure mode of a subscription and its waiting messages; null restores normal delivery. */
export function setFailureMode(ports: Ports, caller: Caller, id: number, failureMode: FailureMode | null) {
  return changeSubscription(
    ports,
    caller,
    id,
    (webhook) => ({ ...webhook, failureMode }),
    async ({ webhooks, deliveries }) => {
      await deliveries.setFailureMode(id, failureMode);
      await webhooks.updateDeliverBeforeResponse();
    },
  );
}

/**
 * subscribeToWebhook of the SOAP service: messages are sent as forms (docs/decisions/webhook-messages.md). A shop calls
 * it whenever its settings are saved and cannot unsubscribe, so the same event and URL reuse one subscription, which is
 * enabled again if it was disabled.
 */
export async function subscribeOnce(ports: Ports, caller: Caller, action: WebhookAction, url: string): Promise<void> {
  const known = await ports.store.read(caller.tenant, ({ webhooks }) => webhooks.list(caller.platformCode, action));
  const same = sameIn(known, { url, handler: 'paypay' });
  if (!same) await createWebhook(ports, caller, { action, url, handler: 'paypay' });
  else if (same.disabledAt !== null) await resumeSubscription(ports, caller, same.id);
}
