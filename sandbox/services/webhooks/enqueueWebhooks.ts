import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { heldSeconds } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { presentEntity } from '../../domain/entities/entity.ts';
import type { EntityChange } from '../../domain/entities/entityTransition.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Change } from '../../domain/payments/paymentTransition.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import type { TenantStore, WebhookRecord } from '../../domain/ports.ts';
import type { NewDelivery } from '../../domain/webhooks/delivery.ts';
import { encodeEntityForm, encodeForm, formType, jsonType } from '../../domain/webhooks/deliveryBody.ts';

/** Event for subscriptions, with a payload for each handler, which all deliveries share. */
interface WebhookEvent {
  platformCode: string;
  paymentId: number | null;
  orderingKey: string;
  actions: readonly WebhookAction[];
  at: number;
  /** Fields of a JSON body besides `webhook`, as an object. */
  json(): string;
  form(action: WebhookAction): string;
}

/** Builds a text on first use, so that events without subscriptions cost nothing. */
function lazily(make: () => string): () => string {
  let text: string | undefined;
  return () => (text ??= make());
}

async function webhooksOf(store: TenantStore, event: WebhookEvent): Promise<NewDelivery[]> {
  const { platformCode, paymentId, orderingKey, at } = event;
  const found: NewDelivery[] = [];
  for (const action of event.actions) {
    const form = lazily(() => event.form(action));
    for (const subscription of await store.webhooks.list(platformCode, action)) {
      const { id: webhookId, url, handler, disabledAt, failureMode } = subscription;
      if (disabledAt !== null) continue;
      const text =
        handler === 'paypay'
          ? { payload: form(), contentType: formType }
          : { payload: event.json(), contentType: jsonType };
      const delays = await deliveryDelays(store, subscription, orderingKey, found);
      for (const delaySeconds of delays) {
        const about = { kind: 'webhook', webhookId, action, url, failureMode, ...text } as const;
        const dueAt = at + delaySeconds * 1000;
        found.push({ ...about, platformCode, paymentId, orderingKey, createdAt: at, dueAt });
      }
    }
  }
  return found;
}

function paymentEvent({ payment, events }: Change, at: number): WebhookEvent {
  return {
    platformCode: payment.platformCode,
    paymentId: payment.id,
    orderingKey: `payment ${payment.id}`,
    actions: events,
    at,
    json: lazily(() => JSON.stringify({ payments: [presentPayment(payment, 'pt')] })),
    form: (action) => encodeForm(action, at, [payment]),
  };
}

/** Enqueues messages about a change: to the enabled subscriptions to its events, and to the callback URL. */
export async function enqueueChange(store: TenantStore, change: Change, at: number): Promise<void> {
  const webhooks = await webhooksOf(store, paymentEvent(change, at));
  const callbacks = change.events.length > 0 ? callbacksOf(change.payment, 'payment_updated', at) : [];
  await store.deliveries.enqueue([...webhooks, ...callbacks]);
}

/** Enqueues messages without the callback, for a payment created from another one, whose change has the callback. */
export async function enqueueWebhooks(store: TenantStore, change: Change, at: number): Promise<void> {
  await store.deliveries.enqueue(await webhooksOf(store, paymentEvent(change, at)));
}

/** Enqueues messages about a new payment, the callback first, as documented (docs/decisions/webhook-messages.md). */
export async function enqueueCreation(store: TenantStore, change: Change, at: number): Promise<void> {
  const callbacks = callbacksOf(change.payment, 'payment_created', at);
  const webhooks = await webhooksOf(store, paymentEvent(change, at));
  await store.deliveries.enqueue([...callbacks, ...webhooks]);
}

/** Enqueues messages about an entity for its platform's subscriptions (docs/decisions/webhook-messages.md). */
export async function enqueueEntityChange(
  store: TenantStore,
  { entity, events }: EntityChange,
  at: number,
): Promise<void> {
  const webhooks = await webhooksOf(store, {
    platformCode: entity.platformCode,
    paymentId: null,
    orderingKey: `entity ${entity.clientId}`,
    actions: events,
    at,
    json: lazily(() => JSON.stringify({ entities: [presentEntity(entity)] })),
    form: (action) => encodeEntityForm(action, at, [entity]),
  });
  await store.deliveries.enqueue(webhooks);
}

/** Callback of a payment as JSON, if the payment has a callback URL (docs/decisions/webhook-messages.md). */
function callbacksOf(payment: PaymentRecord, action: 'payment_created' | 'payment_updated', at: number): NewDelivery[] {
  const { id, platformCode, sent } = payment;
  if (!sent.callbackUrl) return [];
  return [
    {
      kind: 'callback',
      webhookId: null,
      paymentId: id,
      orderingKey: `payment ${id}`,
      failureMode: null,
      platformCode,
      action,
      url: sent.callbackUrl,
      payload: JSON.stringify(presentPayment(payment, 'pt')),
      contentType: jsonType,
      createdAt: at,
      dueAt: at,
    },
  ];
}

/** Delays in seconds of the copies of a message: a single 0, unless a failure mode applies. */
async function deliveryDelays(
  store: TenantStore,
  { id, failureMode }: Pick<WebhookRecord, 'id' | 'failureMode'>,
  orderingKey: string,
  before: readonly NewDelivery[],
): Promise<readonly number[]> {
  if (failureMode === 'duplicate') return [0, 0];
  if (failureMode === 'delayed') return [heldSeconds.delayed];
  if (failureMode !== 'out_of_order') return [0];
  // Only one message is held at a time, so that the next one with the same key overtakes it.
  const held = before.some(({ webhookId }) => webhookId === id);
  return held || (await store.deliveries.isHeld(id, orderingKey)) ? [0] : [heldSeconds.out_of_order];
}
