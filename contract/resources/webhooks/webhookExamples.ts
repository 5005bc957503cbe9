import type { EntityState } from '../entities/entityEnums.ts';
import { entityExamples } from '../entities/entityExamples.ts';
import type { Entity } from '../entities/entitySchema.ts';
import type { CancellationReason } from '../payments/paymentEnums.ts';
import { cancelledReference, confirmedReference, waitingPhone } from '../payments/paymentExamples.ts';
import type { Payment } from '../payments/paymentSchema.ts';
import type { WebhookAction } from './events.ts';

/** Example payloads: the resource of each event in the reported state. */

const at = '2026-01-15T10:05:00+00:00';

const authorisedCard: Payment = {
  ...waitingPhone,
  type: 'authorization',
  stateDetails: { state: 'authorised', createdAt: at },
  updatedAt: at,
  paymentMethod: {
    uuid: null,
    code: 'CC',
    type: 'DEFAULT',
    details: {
      brand: 'VISA',
      last4Digits: '4242',
      holder: 'Maria Silva',
      expiryMonth: '05',
      expiryYear: '2030',
    },
  },
  availableMethods: [{ code: 'CC', type: 'DEFAULT', name: 'Cartão de crédito/débito' }],
};

const refusedPhone: Payment = {
  ...waitingPhone,
  stateDetails: { state: 'pending', createdAt: at },
  updatedAt: at,
  paymentMethod: {
    uuid: null,
    code: 'MW',
    type: 'DEFAULT',
    details: { phoneNumber: '351#900000020', countryCode: '351', last3Digits: '020' },
    result: { code: 'e04020', message: 'Operação recusada na aplicação', createdAt: at },
  },
};

const cancelled = (reason: CancellationReason): Payment => ({
  ...cancelledReference,
  stateDetails: { state: 'cancelled', createdAt: at },
  updatedAt: at,
  cancellation: { cancelled: true, cancelledAt: at, reason },
});

const entityIn = (state: EntityState): Entity => ({
  ...entityExamples.pending,
  stateDetails: { state, updatedAt: at },
});

const refundedReference: Payment = {
  ...confirmedReference,
  refunds: [{ paymentId: '1103', amount: 400, createdAt: at }],
};

/** Payloads by event; a missing one is a compile error. */
export const eventExamples: Readonly<
  Record<WebhookAction, { payments: readonly Payment[] } | { entities: readonly Entity[] }>
> = {
  payment_authorized: { payments: [authorisedCard] },
  payment_confirmed: { payments: [confirmedReference] },
  payment_expired: { payments: [cancelled('date_expired')] },
  payment_cancelled: { payments: [cancelled('merchant_cancelled')] },
  payment_refunded: { payments: [refundedReference] },
  payment_method_error: { payments: [refusedPhone] },
  entity_pending: { entities: [entityIn('pending')] },
  entity_approved: { entities: [entityIn('approved')] },
  entity_declined: { entities: [entityIn('declined')] },
};
