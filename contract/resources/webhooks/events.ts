/** Events to which a webhook can subscribe (docs/decisions/webhook-messages.md). */
export const webhookActions = [
  'payment_authorized',
  'payment_confirmed',
  'payment_expired',
  'payment_cancelled',
  'payment_refunded',
  'payment_method_error',
  'entity_pending',
  'entity_approved',
  'entity_declined',
] as const;
export type WebhookAction = (typeof webhookActions)[number];

/** Events posted to a payment's `callbackUrl`, without a subscription. */
export const callbackActions = ['payment_created', 'payment_updated'] as const;

export const deliveryActions = [...webhookActions, ...callbackActions] as const;

/** Body formats: a form, as sent by the old service, or JSON (docs/decisions/webhook-messages.md). */
export const webhookHandlers = ['paypay', 'paypay-v2'] as const;
export type WebhookHandler = (typeof webhookHandlers)[number];
