import { type BodyExample, body } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { say } from '../../words/locales.ts';
import type { Payment } from './paymentSchema.ts';

export const sameAmount = (amount: number): readonly BodyExample[] => [
  body('amount', say('Montante em cêntimos', 'Importe en céntimos', 'Amount in cents'), { amount }),
];

const at = '2026-01-15T10:00:00+00:00';

/** Consecutive card payments with the well-known Visa test card. */
const card: Payment = {
  id: '1103',
  clientId: '999999990',
  type: 'payment',
  referenceDetails: { reference: 'A0000044F' },
  stateDetails: { state: 'confirmed', createdAt: at },
  paymentMethod: {
    uuid: '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a01',
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
  amount: 1000,
  createdAt: at,
  updatedAt: at,
  validDate: { start: at, end: '2026-07-15T23:59:59+01:00', blockLatePayment: false },
  availableMethods: [{ code: 'CC', type: 'DEFAULT', name: 'Cartão de crédito/débito' }],
};
const paymentFee = { netAmount: '0.17000000', taxAmount: '0.03910000', invoiceDetails: null };

export const captureRefundExamples = {
  recurring: {
    ...card,
    paymentFee,
    initialPaymentId: seed.payments.initialRecurring,
    recurring: { type: 'REPEATED', amountQualifier: 'DFLT' },
  },
  capture: {
    ...card,
    type: 'capture',
    initialPaymentId: seed.payments.authorisedCard,
    amount: 800,
    paymentFee: { ...paymentFee, netAmount: '0.14600000', taxAmount: '0.03358000' },
  },
  refund: {
    ...card,
    type: 'refund',
    initialPaymentId: seed.payments.confirmedPhone,
    amount: 500,
    paymentMethod: {
      uuid: null,
      code: 'MW',
      type: 'DEFAULT',
      details: { countryCode: '351', last3Digits: '001' },
    },
    availableMethods: [{ code: 'MW', type: 'DEFAULT', name: 'MB WAY' }],
  },
  amount: {
    ...card,
    id: seed.payments.authorisedCard,
    type: 'authorization',
    stateDetails: { state: 'authorised', createdAt: at },
    referenceDetails: { reference: 'A000003F3' },
    amount: 800,
  },
} as const satisfies Record<string, Payment>;
