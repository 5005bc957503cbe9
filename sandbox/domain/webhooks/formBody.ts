import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import { formatDayFirst } from '../clock/lisbonTime.ts';
import type { EntityRecord } from '../entities/entity.ts';
import type { PaymentRecord } from '../payments/payment.ts';

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
