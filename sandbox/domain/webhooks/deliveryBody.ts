import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { formatDayFirst, formatLisbon } from '../clock/lisbonTime.ts';
import type { EntityRecord } from '../entities/entity.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import type { DeliveryRecord } from './delivery.ts';

function fieldsOf(payment: PaymentRecord): Record<string, string | number> {
  return {
    paymentId: payment.id,
    referenceEntity: payment.reference?.entity ?? '',
    reference: payment.reference?.number ?? '',
    paymentMethodCode: payment.method?.code ?? 'MB',
    paymentCancelled: payment.state === 'cancelled' ? 1 : 0,
    paymentDate: payment.paidAt === undefined ? '' : formatDayFirst(payment.paidAt),
    paymentAmount: payment.amountCents,
    productCode: payment.sent.code ?? '',
    productDesc: payment.sent.summary ?? '',
    paymentNetFee: payment.fee?.netEuro ?? '',
    paymentTaxFee: payment.fee?.taxEuro ?? '',
    originalPaymentId: payment.initialPaymentId ?? '',
  };
}

/** Encodes a form with bracketed names (docs/decisions/webhook-messages.md), but without the keyed `hookHash`. */
export function encodeForm(action: WebhookAction, at: number, payments: readonly PaymentRecord[]): string {
  const form = new URLSearchParams({ hookAction: action, hookDate: formatDayFirst(at) });
  payments.forEach((payment, index) => {
    for (const [name, value] of Object.entries(fieldsOf(payment))) {
      form.append(`payments[${index}][${name}]`, String(value));
    }
    payment.sent.additionalData?.forEach((data, at) => {
      for (const [name, value] of Object.entries(data)) {
        form.append(`payments[${index}][additionalData][${at}][${name}]`, value);
      }
    });
  });
  return form.toString();
}

/** Encodes the form of an entity like the form of a payment, because no source documents it. */
export function encodeEntityForm(action: WebhookAction, at: number, entities: readonly EntityRecord[]): string {
  const form = new URLSearchParams({ hookAction: action, hookDate: formatDayFirst(at) });
  entities.forEach(({ clientId, registration, state }, index) => {
    for (const [name, value] of Object.entries({ clientId, name: registration.name, state })) {
      form.append(`entities[${index}][${name}]`, value);
    }
  });
  return form.toString();
}

export const jsonType = 'application/json';
export const formType = 'application/x-www-form-urlencoded';

type Parts = Pick<
  DeliveryRecord,
  'kind' | 'contentType' | 'payload' | 'webhookId' | 'action' | 'createdAt' | 'hookHash'
>;

/** Body of a delivery: the event's payload, wrapped for webhooks. The bytes are the same for every attempt. */
export function bodyOf({ kind, contentType, payload, webhookId, action, createdAt, hookHash }: Parts): string {
  if (kind === 'callback') return payload;
  if (contentType === formType) return hookHash === null ? payload : `${payload}&hookHash=${hookHash}`;
  const webhook = JSON.stringify({ id: String(webhookId), action, createdAt: formatLisbon(createdAt) });
  return `{"webhook":${webhook},${payload.slice(1)}`;
}

/** Host and port of a URL. Deliveries to the same host and port share their connections. */
export function receiverOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
