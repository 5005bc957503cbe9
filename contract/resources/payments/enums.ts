/** What a payment is (spec 1 §5); `payment` when the request does not say. */
export const paymentTypes = ['payment', 'refund', 'authorization', 'capture'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** States a payment goes through (spec 1 §4). */
export const paymentStates = [
  'pending',
  'pending_confirmation',
  'confirmed',
  'authorised',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Card, Multibanco reference, MB WAY (spec 1 §5). */
export const methodCodes = ['CC', 'MB', 'MW'] as const;
export type MethodCode = (typeof methodCodes)[number];

/** How a method is processed (spec 1 §5). */
export const methodTypes = ['DEFAULT', 'NORMAL', 'REALTIME', 'TPA'] as const;
export type MethodType = (typeof methodTypes)[number];

/** Which types each method has (FACTS 3.2); the first is what the entity has configured for `DEFAULT`. */
export const typesOfMethod = {
  CC: ['DEFAULT', 'TPA'],
  MB: ['NORMAL', 'REALTIME', 'DEFAULT'],
  MW: ['DEFAULT'],
} as const satisfies Record<MethodCode, readonly MethodType[]>;

/** Why a payment was cancelled (spec 1 §4). */
export const cancellationReasons = ['merchant_cancelled', 'customer_cancelled', 'date_expired'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** Whether a payment starts a series or follows one (spec 1 §5). */
export const recurringTypes = ['INITIAL', 'REPEATED'] as const;

/** Variable (`ESTM`) or fixed (`DFLT`) amount of a series (spec 1 §5). */
export const amountQualifiers = ['ESTM', 'DFLT'] as const;

/** Kinds of additional data; values always travel as text (spec 1 §5, FACTS 1.4). */
export const additionalDataTypes = ['STRING', 'INTEGER', 'BOOLEAN', 'TIMESTAMP'] as const;
