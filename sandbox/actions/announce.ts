import type { WebhookAction } from '@balcao/contract/webhooks/enums.ts';
import type { WebhookDelivery } from '@balcao/contract/webhooks/schema.ts';
import type { DeliveryRecord } from '../domain/delivery.ts';
import type { EntityChange } from '../domain/entities/change.ts';
import { presentEntity } from '../domain/entities/entity.ts';
import { formatLisbon } from '../domain/lisbonTime.ts';
import type { Change } from '../domain/payments/change.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { presentPayment } from '../domain/payments/present.ts';
import type { TenantStore } from '../domain/ports.ts';
import { departuresOf } from './departures.ts';
import { encodeEntityForm, encodeForm } from './formBody.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** What happened, as subscriptions are told of it. */
interface News {
  platformCode: string;
  paymentId: number | null;
  /** What the news is about: messages about the same thing reach an address in order. */
  thing: string;
  events: readonly WebhookAction[];
  at: number;
  /** What goes beside `webhook` in a JSON body. */
  subject: Pick<WebhookDelivery, 'payments' | 'entities'>;
  /** Body for subscriptions with the old handler. */
  form(action: WebhookAction): string;
}

const thingOf = ({ id }: PaymentRecord) => `payment ${id}`;

async function tell(store: TenantStore, news: News): Promise<void> {
  const { platformCode, events, at, subject } = news;
  for (const action of events) {
    for (const subscription of await store.webhooks.list(platformCode, action)) {
      const { id, url, handler, disabledAt, mischief } = subscription;
      if (disabledAt !== null) continue;
      const webhook = { id: String(id), action, createdAt: formatLisbon(at) };
      const asForm = handler === 'paypay';
      const message: Message = {
        kind: 'webhook',
        webhookId: id,
        action,
        url,
        mischief,
        body: asForm ? news.form(action) : JSON.stringify({ webhook, ...subject }),
        contentType: asForm ? form : json,
      };
      for (const heldSeconds of await departuresOf(store, subscription, news.thing)) {
        await enqueue(store, news, at, message, heldSeconds);
      }
    }
  }
}

/**
 * Puts into the outbox what the world must be told about a change, in the transaction of the change itself:
 * one message for each live subscription to each event, and one to the payment's own callback address.
 * @param at when it happened, in milliseconds
 */
export async function announce(store: TenantStore, change: Change, at: number): Promise<void> {
  await tellOfPayment(store, change, at);
  if (change.events.length > 0) await callBack(store, change.payment, at, 'payment_updated');
}

/** The same without the callback: one message for each live subscription to each event. */
export async function tellOfPayment(
  store: TenantStore,
  { payment, events }: Change,
  at: number,
): Promise<void> {
  await tell(store, {
    platformCode: payment.platformCode,
    paymentId: payment.id,
    thing: thingOf(payment),
    events,
    at,
    subject: { payments: [presentPayment(payment, 'pt')] },
    form: (action) => encodeForm(action, at, [payment]),
  });
}

/** The same for an entity: its platform's subscriptions hear of each move of its registration (DECISIONS 23). */
export async function announceEntity(
  store: TenantStore,
  { entity, events }: EntityChange,
  at: number,
): Promise<void> {
  await tell(store, {
    platformCode: entity.platformCode,
    paymentId: null,
    thing: `entity ${entity.clientId}`,
    events,
    at,
    subject: { entities: [presentEntity(entity)] },
    form: (action) => encodeEntityForm(action, at, [entity]),
  });
}

/**
 * Posts the payment to the `callbackUrl` of its request (spec 1 §7): when it is created and at each event after.
 * The contract names only the creation; the flows of FACTS 3.7 wait on the callback for the outcome too.
 */
export async function callBack(
  store: TenantStore,
  payment: PaymentRecord,
  at: number,
  action: 'payment_created' | 'payment_updated',
): Promise<void> {
  const url = payment.sent.callbackUrl;
  if (!url) return;
  const about = { platformCode: payment.platformCode, paymentId: payment.id, thing: thingOf(payment) };
  await enqueue(store, about, at, {
    kind: 'callback',
    webhookId: null,
    mischief: null,
    action,
    url,
    body: JSON.stringify(presentPayment(payment, 'pt')),
    contentType: json,
  });
}

type Message = Pick<
  DeliveryRecord,
  'kind' | 'webhookId' | 'action' | 'url' | 'body' | 'contentType' | 'mischief'
>;

async function enqueue(
  store: TenantStore,
  { platformCode, paymentId, thing }: Pick<News, 'platformCode' | 'paymentId' | 'thing'>,
  at: number,
  message: Message,
  heldSeconds = 0,
) {
  await store.deliveries.insert({
    ...message,
    platformCode,
    paymentId,
    subject: thing,
    id: await store.nextId('delivery'),
    state: 'waiting',
    createdAt: at,
    dueAt: at + heldSeconds * 1000,
    attempts: [],
    tries: 0,
  });
}
