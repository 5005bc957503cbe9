import { formatLisbon } from '../domain/lisbonTime.ts';
import type { Change } from '../domain/payments/change.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { presentPayment } from '../domain/payments/present.ts';
import type { TenantStore } from '../domain/ports.ts';
import { encodeForm } from './formBody.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/**
 * Puts into the outbox what the world must be told about a change, in the transaction of the change itself:
 * one message for each live subscription to each event, and one to the payment's own callback address.
 * @param at when it happened, in milliseconds
 */
export async function announce(store: TenantStore, change: Change, at: number): Promise<void> {
  const { payment, events } = change;
  for (const action of events) {
    for (const webhook of await store.webhooks.list(payment.platformCode, action)) {
      if (webhook.disabledAt !== null) continue;
      const body = {
        webhook: { id: String(webhook.id), action, createdAt: formatLisbon(at) },
        payments: [presentPayment(payment, 'pt')],
      };
      const asForm = webhook.handler === 'paypay';
      await enqueue(store, payment, at, {
        kind: 'webhook',
        webhookId: webhook.id,
        action,
        url: webhook.url,
        body: asForm ? encodeForm(action, at, [payment]) : JSON.stringify(body),
        contentType: asForm ? form : json,
      });
    }
  }
  if (events.length > 0) await callBack(store, payment, at, 'payment_updated');
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
  await enqueue(store, payment, at, {
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

async function enqueue(store: TenantStore, payment: PaymentRecord, at: number, message: Message) {
  await store.deliveries.insert({
    ...message,
    id: await store.nextId('delivery'),
    paymentId: payment.id,
    platformCode: payment.platformCode,
    state: 'waiting',
    createdAt: at,
    dueAt: at,
    attempts: [],
    tries: 0,
  });
}
