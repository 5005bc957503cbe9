import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import { jsonType } from '../../domain/webhooks/bodyFrame.ts';
import type { NewDelivery } from '../../domain/webhooks/delivery.ts';

/**
 * The delivery of a payment, as JSON, to the callback URL it was made with; none for a payment without one
 * (docs/decisions/webhook-messages.md).
 * @param at when it happened, in milliseconds
 */
export function callbacksOf(
  payment: PaymentRecord,
  action: 'payment_created' | 'payment_updated',
  at: number,
): NewDelivery[] {
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
