import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { presentEntity } from '../../domain/entities/entity.ts';
import type { EntityChange } from '../../domain/entities/transition.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import type { Change } from '../../domain/payments/transition.ts';
import type { TenantStore } from '../../domain/ports.ts';
import { formType, jsonType } from '../../domain/webhooks/bodyFrame.ts';
import type { NewDelivery } from '../../domain/webhooks/delivery.ts';
import { encodeEntityForm, encodeForm } from '../../domain/webhooks/formBody.ts';
import { callbacksOf } from './callbacks.ts';
import { deliveryDelays } from './deliveryDelays.ts';

/** Something that subscriptions hear of, and its text for each handler, which all its deliveries share. */
interface WebhookEvent {
  platformCode: string;
  paymentId: number | null;
  orderingKey: string;
  actions: readonly WebhookAction[];
  at: number;
  /** What stands beside `webhook` in a JSON body, as an object. */
  json(): string;
  /** The form for subscriptions with the old handler. */
  form(action: WebhookAction): string;
}

/** Makes a text at its first use and keeps it: events without subscriptions cost nothing. */
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

/**
 * Enqueues the deliveries of a change in its transaction: one delivery for each enabled subscription to each of its
 * events, and one to the payment's own callback URL.
 * @param at when it happened, in milliseconds
 */
export async function enqueueChange(store: TenantStore, change: Change, at: number): Promise<void> {
  const webhooks = await webhooksOf(store, paymentEvent(change, at));
  const callbacks = change.events.length > 0 ? callbacksOf(change.payment, 'payment_updated', at) : [];
  await store.deliveries.enqueue([...webhooks, ...callbacks]);
}

/** The same without the callback: for a payment that follows another, whose own change has one. */
export async function enqueueWebhooks(store: TenantStore, change: Change, at: number): Promise<void> {
  await store.deliveries.enqueue(await webhooksOf(store, paymentEvent(change, at)));
}

/**
 * The same for a new payment, with the callback of its creation ahead of its events. The specification names only the
 * creation; published flows wait on the callback for the outcome too (docs/decisions/webhook-messages.md).
 */
export async function enqueueCreation(store: TenantStore, change: Change, at: number): Promise<void> {
  const callbacks = callbacksOf(change.payment, 'payment_created', at);
  const webhooks = await webhooksOf(store, paymentEvent(change, at));
  await store.deliveries.enqueue([...callbacks, ...webhooks]);
}

/**
 * The same for an entity: its platform's subscriptions hear of each step of its registration
 * (docs/decisions/webhook-messages.md).
 */
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
