import { seed } from '@balcao/contract/scenarios/seed.ts';
import {
  additionalData,
  type FullRequest,
  known,
  method,
  methods,
  newCustomer,
  order,
  phone,
  realtime,
  reference,
  saved,
  validDate,
} from './parts.ts';

export const paymentRequests: readonly FullRequest[] = [
  { operation: 'createPayment', body: { ...reference, paymentMethod: { code: 'MB', type: 'REALTIME' } } },
  {
    operation: 'createPayment',
    body: { ...method({ code: 'MB', type: 'REALTIME' }), availableMethods: [realtime] },
  },
  { operation: 'createPayment', body: { amount: 1000, type: 'authorization', ...saved } },
  {
    operation: 'createPayment',
    body: { amount: 1000, ...saved, recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } },
  },
  {
    operation: 'createPayment',
    body: known({ code: 'MW', details: { phoneNumber: '351#900000003', createRegistration: true } }),
  },
  {
    operation: 'createPayment',
    body: known({ code: 'MW', details: { phoneNumber: '351#900000003', allowRegistration: true } }),
  },
  {
    operation: 'createReference',
    body: { ...reference, type: 'authorization', availableMethods: [realtime] },
  },
  { operation: 'createReference', body: { ...reference, availableMethods: [realtime] } },
  {
    operation: 'createReference',
    body: {
      amount: 1000,
      paymentMethod: {
        code: 'MB',
        type: 'REALTIME',
        details: { phoneNumber: '351#900000003', createRegistration: false, allowRegistration: false },
      },
      customer: { uuid: seed.customers.own },
    },
  },
  ...methods.map((body) => ({ operation: 'createReference' as const, body: { amount: 1000, ...body } })),
  ...methods.map((body) => ({
    operation: 'updatePayment' as const,
    params: { id: seed.payments.refusedPhone },
    body,
  })),
  {
    operation: 'createReference',
    body: { amount: 1000, customer: { uuid: seed.customers.own } },
  },
  {
    operation: 'createReference',
    body: { amount: 1000, referenceRange: { id: 1 }, referenceDetails: { reference: '000000138' } },
  },
  {
    operation: 'updatePayment',
    params: { id: seed.payments.refusedPhone },
    body: { paymentMethod: phone, customer: newCustomer, amount: 1500 },
  },
  {
    operation: 'updatePayment',
    params: { id: seed.payments.refusedPhone },
    body: { customer: { uuid: seed.customers.own }, paymentMethod: { uuid: seed.savedMethods.phone } },
  },
  {
    operation: 'cancelPayment',
    params: { id: seed.payments.realtimeReference },
    body: { reason: 'customer_cancelled', ignoreUnsupported: true, remarks: { text: 'Artigo esgotado' } },
  },
  {
    operation: 'cancelPayment',
    params: { id: seed.payments.pendingReference },
    body: { ignoreUnsupported: true },
  },
  { operation: 'createRecurring', params: { id: seed.payments.initialRecurring }, body: { amount: 1000 } },
  { operation: 'createCapture', params: { id: seed.payments.authorisedCard }, body: { amount: 800 } },
  { operation: 'createRefund', params: { id: seed.payments.confirmedPhone }, body: { amount: 500 } },
  { operation: 'changeAmount', params: { id: seed.payments.authorisedCard }, body: { amount: 800 } },
  {
    operation: 'createTerminalPayment',
    params: { uuid: seed.terminals[0].uuid },
    body: {
      amount: 1000,
      ...order,
      validDate: { ...validDate, start: '2026-01-15T10:00:30+00:00' },
      bankAccount: { code: 'BALCAO02' },
      customer: newCustomer,
    },
  },
  {
    operation: 'createTerminalPayment',
    params: { uuid: seed.terminals[0].uuid },
    body: { amount: 1000, customer: { uuid: seed.customers.own } },
  },
  {
    operation: 'createTerminalRefund',
    params: { uuid: seed.terminals[0].uuid, paymentId: seed.payments.settledTerminal },
    body: { amount: 500 },
  },
  {
    operation: 'createProcessedPayment',
    params: { uuid: seed.terminals[0].uuid },
    body: {
      type: 'payment',
      paymentMethod: {
        code: 'CC',
        type: 'TPA',
        details: {
          brand: 'VISA',
          last4Digits: '4242',
          holder: 'Maria Silva',
          expiryMonth: '05',
          expiryYear: '2030',
        },
      },
      stateDetails: { state: 'confirmed', createdAt: '2026-01-15T09:00:00+00:00' },
      amount: 1000,
      code: '000042',
      summary: 'Encomenda 0042',
      additionalData,
    },
  },
  {
    operation: 'createProcessedPayment',
    params: { uuid: seed.terminals[0].uuid },
    body: {
      type: 'payment',
      paymentMethod: {
        uuid: seed.savedMethods.phone,
        code: 'CC',
        details: {
          phoneNumber: '351#900000001',
          createRegistration: true,
          allowRegistration: true,
          registration: true,
          countryCode: '351',
          last3Digits: '001',
        },
        resultDetails: {
          registration: seed.savedMethods.card,
          phoneNumber: { countryCode: '351', last3Digits: '001' },
        },
        result: { code: 'e02433', message: 'x', createdAt: '2026-01-15T09:00:00+00:00' },
      },
      stateDetails: { state: 'confirmed' },
      amount: 1000,
      code: '000042',
    },
  },
];
