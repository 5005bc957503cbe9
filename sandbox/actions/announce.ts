import type { WebhookAction } from '@balcao/contract/webhooks/enums.ts';
import type { WebhookDelivery } from '@balcao/contract/webhooks/schema.ts';
import type { EntityChange } from '../domain/entities/change.ts';
import { presentEntity } from '../domain/entities/entity.ts';
import { formatLisbon } from '../domain/lisbonTime.ts';
import type { Change } from '../domain/payments/change.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { presentPayment } from '../domain/payments/present.ts';
import type { TenantStore } from '../domain/ports.ts';
import { encodeEntityForm, encodeForm } from './formBody.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** What happened, as subscriptions are told of it. */
interface News {
  platformCode: string;
  /** Messages about one payment reach an address in order; null for news of something else. */
  paymentId: number | null;
  events: readonly WebhookAction[];
  at: number;
  /** What goes beside `webhook` in a JSON body. */
  subject: Pick<WebhookDelivery, 'payments' | 'entities'>;
  /** Body for subscriptions with the old handler. */
  form(action: WebhookAction): string;
}

async function tell(store: TenantStore, news: News): Promise<void> {
  const { platformCode, paymentId, events, at, subject } = news;
  for (const action of events) {
    for (const { id, url, handler, disabledAt } of await store.webhooks.list(platformCode, action)) {
      if (disabledAt !== null) continue;
      const webhook = { id: String(id), action, createdAt: formatLisbon(at) };
      const asForm = handler === 'paypay';
      await enqueue(store, { platformCode, paymentId }, at, {
        kind: 'webhook',
        webhookId: id,
        action,
        url,
        body: asForm ? news.form(action) : JSON.stringify({ webhook, ...subject }),
        contentType: asForm ? form : json,
      });
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
  await enqueue(store, { platformCode: payment.platformCode, paymentId: payment.id }, at, {
    kind: 'callback',
    webhookId: null,
    action,
    url,
    body: JSON.stringify(presentPayment(payment, 'pt')),
    contentType: json,
  });
}

interface Message {
  kind: 'webhook' | 'callback';
  webhookId: number | null;
  action: string;
  url: string;
  body: string;
  contentType: string;
}

async function enqueue(
  store: TenantStore,
  about: Pick<News, 'platformCode' | 'paymentId'>,
  at: number,
  message: Message,
) {
  await store.deliveries.insert({
    ...message,
    ...about,
    id: await store.nextId('delivery'),
    state: 'waiting',
    createdAt: at,
    dueAt: at,
    attempts: [],
    tries: 0,
  });
}
