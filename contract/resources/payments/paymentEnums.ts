import type { Words } from '../../words/locales.ts';

/** Types of a payment; the default is `payment`. */
export const paymentTypes = ['payment', 'refund', 'authorization', 'capture'] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const paymentStates = ['pending', 'pending_confirmation', 'confirmed', 'authorised', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

export const methodCodes = ['CC', 'MB', 'MW'] as const;
export type MethodCode = (typeof methodCodes)[number];

export const methodTypes = ['DEFAULT', 'NORMAL', 'REALTIME', 'TPA'] as const;
export type MethodType = (typeof methodTypes)[number];

/** Types of each method, with its `DEFAULT` first (docs/decisions/payment-methods.md). */
export const typesOfMethod = {
  CC: ['DEFAULT', 'TPA'],
  MB: ['NORMAL', 'REALTIME', 'DEFAULT'],
  MW: ['DEFAULT'],
} as const satisfies Record<MethodCode, readonly MethodType[]>;

export const cancellationReasons = ['merchant_cancelled', 'customer_cancelled', 'date_expired'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

export const recurringTypes = ['INITIAL', 'REPEATED'] as const;

/** Amount of a series: variable (`ESTM`) or fixed (`DFLT`). */
export const amountQualifiers = ['ESTM', 'DFLT'] as const;

/** Kinds of additional data; values are always text (docs/decisions/wire-formats.md). */
export const additionalDataTypes = ['STRING', 'INTEGER', 'BOOLEAN', 'TIMESTAMP'] as const;

/** `name` of a method in responses, in the caller's language (docs/decisions/payment-methods.md). */
export const methodNames = {
  CC: { pt: 'Cartão de crédito/débito', es: 'Tarjeta de crédito/débito', en: 'Credit/debit card' },
  MB: { pt: 'Multibanco', es: 'Multibanco', en: 'Multibanco' },
  MW: { pt: 'MB WAY', es: 'MB WAY', en: 'MB WAY' },
} as const satisfies Record<MethodCode, Words>;

/** `name` of a card read by a terminal (docs/decisions/payment-methods.md). */
export const terminalCardName: Words = {
  pt: 'Cartão de crédito/débito (terminal)',
  es: 'Tarjeta de crédito/débito (terminal)',
  en: 'Credit/debit card (terminal)',
};
