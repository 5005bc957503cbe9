/** What a payment is; `payment` when the request does not say. */
export const paymentTypes = ['payment', 'refund', 'authorization', 'capture'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** States a payment goes through. */
export const paymentStates = [
  'pending',
  'pending_confirmation',
  'confirmed',
  'authorised',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Card, Multibanco reference, MB WAY. */
export const methodCodes = ['CC', 'MB', 'MW'] as const;
export type MethodCode = (typeof methodCodes)[number];

/** How a method is processed. */
export const methodTypes = ['DEFAULT', 'NORMAL', 'REALTIME', 'TPA'] as const;
export type MethodType = (typeof methodTypes)[number];

/**
 * Which types each method has (docs/decisions/payment-methods.md); the first is what the entity has configured for
 * `DEFAULT`.
 */
export const typesOfMethod = {
  CC: ['DEFAULT', 'TPA'],
  MB: ['NORMAL', 'REALTIME', 'DEFAULT'],
  MW: ['DEFAULT'],
} as const satisfies Record<MethodCode, readonly MethodType[]>;

/** Why a payment was cancelled. */
export const cancellationReasons = ['merchant_cancelled', 'customer_cancelled', 'date_expired'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** Whether a payment starts a series or follows one. */
export const recurringTypes = ['INITIAL', 'REPEATED'] as const;

/** Variable (`ESTM`) or fixed (`DFLT`) amount of a series. */
export const amountQualifiers = ['ESTM', 'DFLT'] as const;

/** Kinds of additional data; values always travel as text (docs/decisions/wire-formats.md). */
export const additionalDataTypes = ['STRING', 'INTEGER', 'BOOLEAN', 'TIMESTAMP'] as const;
