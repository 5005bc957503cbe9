import { type BodyExample, body } from '../../operations/operation.ts';
import { say } from '../../words/locales.ts';
import type { Payment } from './paymentSchema.ts';

/** Payments and bodies shown in the reference, all possible in a fresh sandbox. */

const at = '2026-01-15T10:00:00+00:00';

export const pendingReference: Payment = {
  id: '1101',
  clientId: '999999990',
  customUniqueId: 'ORDER-2026-0042',
  type: 'payment',
  referenceDetails: { entity: '12345', reference: '000004266' },
  stateDetails: { state: 'pending', createdAt: at },
  amount: 1000,
  code: 'REF-0042',
  summary: 'Encomenda 0042',
  createdAt: at,
  updatedAt: at,
  validDate: { start: at, end: '2026-02-14T23:59:59+00:00', blockLatePayment: false },
  availableMethods: [{ code: 'MB', type: 'NORMAL', name: 'Multibanco' }],
};

/** The reference above, paid at a cash machine. */
export const confirmedReference: Payment = {
  ...pendingReference,
  stateDetails: { state: 'confirmed', createdAt: '2026-01-15T10:05:00+00:00' },
  updatedAt: '2026-01-15T10:05:00+00:00',
  paymentMethod: { uuid: null, code: 'MB', type: 'NORMAL' },
  paymentFee: { netAmount: '0.17000000', taxAmount: '0.03910000', invoiceDetails: null },
};

export const waitingPhone: Payment = {
  id: '1102',
  clientId: '999999990',
  type: 'payment',
  referenceDetails: { reference: 'A0000044E' },
  stateDetails: { state: 'pending_confirmation', createdAt: at },
  paymentMethod: {
    uuid: null,
    code: 'MW',
    type: 'DEFAULT',
    details: { phoneNumber: '351#900000001', countryCode: '351', last3Digits: '001' },
    resultDetails: { phoneNumber: { countryCode: '351', last3Digits: '001' } },
  },
  amount: 1000,
  code: 'REF-0043',
  summary: 'Encomenda 0043',
  createdAt: at,
  updatedAt: at,
  validDate: { start: at, end: '2026-01-15T10:30:00+00:00', blockLatePayment: false },
  availableMethods: [{ code: 'MW', type: 'DEFAULT', name: 'MB WAY' }],
};

const { customUniqueId: _, ...unnumbered } = pendingReference;

export const cancelledReference: Payment = {
  ...unnumbered,
  id: '1008',
  stateDetails: { state: 'cancelled', createdAt: '2026-01-15T11:00:00+00:00' },
  updatedAt: '2026-01-15T11:00:00+00:00',
  availableMethods: [{ code: 'MB', type: 'REALTIME', name: 'Multibanco' }],
  cancellation: { cancelled: true, cancelledAt: '2026-01-15T11:00:00+00:00', reason: 'merchant_cancelled' },
};

export const createPaymentBodies: readonly BodyExample[] = [
  body('mbway', say('MB WAY por telemóvel', 'MB WAY por móvil', 'MB WAY by phone'), {
    type: 'payment',
    amount: 1000,
    code: 'REF-0043',
    summary: 'Encomenda 0043',
    paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } },
  }),
];

export const createReferenceBodies: readonly BodyExample[] = [
  body('simple', say('Só o montante', 'Solo el importe', 'Just the amount'), { amount: 1000 }),
  body(
    'whole',
    say('Com prazo, encomenda e callback', 'Con plazo, pedido y callback', 'With a deadline, order and callback'),
    {
      type: 'payment',
      amount: 1000,
      customUniqueId: 'ORDER-2026-0042',
      code: 'REF-0042',
      summary: 'Encomenda 0042',
      callbackUrl: 'https://loja.example/balcao/callback',
      availableMethods: [{ code: 'MB', type: 'REALTIME' }],
      validDate: { end: '2099-12-31T23:59:59+00:00', blockLatePayment: true },
    },
  ),
  body(
    'own',
    say('Referência do próprio comerciante', 'Referencia del propio comercio', "The merchant's own reference"),
    {
      amount: 1000,
      referenceRange: { id: 1 },
      referenceDetails: { reference: '000004266' },
    },
  ),
];

export const updatePaymentBodies: readonly BodyExample[] = [
  body('phone', say('Tentar outro telemóvel', 'Probar otro móvil', 'Try another phone'), {
    paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } },
  }),
  body('amount', say('Corrigir o montante', 'Corregir el importe', 'Correct the amount'), { amount: 1500 }),
];

export const cancelPaymentBodies: readonly BodyExample[] = [
  body('simple', say('Cancelar', 'Cancelar', 'Cancel'), {}),
  body('reason', say('Com motivo e observações', 'Con motivo y observaciones', 'With a reason and remarks'), {
    reason: 'customer_cancelled',
    ignoreUnsupported: true,
    remarks: { text: 'Artigo esgotado' },
  }),
];
