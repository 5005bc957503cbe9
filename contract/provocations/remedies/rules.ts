import { multibancoReference } from '../../checkDigits/multibancoReference.ts';
import type { AccessCode, BusinessCode, CustomerCode } from '../../errors.ts';
import { seed } from '../../scenarios/seed.ts';
import { by, type Remedies, type RemedyCall } from './remedy.ts';

/** What follows each code that a rule gives: who calls, what the entity and the platform may do, states and customers. */

const pending = { id: seed.payments.pendingReference };
const phone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
const { entity } = seed.referenceRange;
const ownReference = multibancoReference(entity, '0000777', 1000);
const read = (params: Readonly<Record<string, string>>, state: string): RemedyCall => ({
  operation: 'getPayment',
  params,
  gives: { ...params, stateDetails: { state } },
});

export const accessRemedies: Readonly<Record<AccessCode, Remedies>> = {
  e00100: [
    by({
      operation: 'updateCustomer',
      as: 'other',
      params: { uuid: seed.customers.shared },
      body: { firstName: 'Ana' },
      gives: { firstName: 'Ana' },
    }),
  ],
  e00101: [
    by({ operation: 'getPayment', params: pending, clientId: seed.entity.clientId, gives: pending }),
    by({ operation: 'listPayments', clientId: seed.entities.approved.clientId }),
  ],
  e00102: [by({ operation: 'getPayment', params: pending, gives: pending })],
};

const repeated = { customUniqueId: 'ORDER-2026-0042', amount: 1000 };
const refundOf = (id: string, amount: number): RemedyCall => ({
  operation: 'createRefund',
  params: { id },
  body: { amount },
  gives: { type: 'refund', amount, initialPaymentId: id },
});
const capture = (amount: number): RemedyCall => ({
  operation: 'createCapture',
  params: { id: seed.payments.authorisedCard },
  body: { amount },
  gives: { type: 'capture', amount },
});
const methods = (amount: string, gives: unknown): RemedyCall => ({
  operation: 'listAvailableMethods',
  query: { amount },
  gives,
});

export const businessRemedies: Readonly<Record<BusinessCode, Remedies>> = {
  e00300: [
    by(
      {
        operation: 'getEntity',
        params: { clientId: seed.entity.clientId },
        gives: { stateDetails: { state: 'approved' } },
      },
      { operation: 'listReferenceRanges', gives: [{ id: '1', start: '0000001', end: '0099999' }] },
      {
        operation: 'createReference',
        body: { amount: 1000, referenceRange: { id: 1 }, referenceDetails: { reference: ownReference } },
        gives: { referenceDetails: { entity, reference: ownReference } },
      },
    ),
  ],
  e00301: [
    by(methods('1000', [{ code: 'MB' }]), { operation: 'createReference', body: { amount: 1000 } }),
    by(capture(400), capture(600)),
    by(refundOf(seed.payments.confirmedReference, 400), refundOf(seed.payments.confirmedReference, 600)),
  ],
  e00400: { outside: 'Support changes what a platform may do; each platform of the sandbox keeps its kind.' },
  e00401: [
    by(methods('1000', [{ code: 'MW' }]), {
      operation: 'createPayment',
      body: { amount: 1000, availableMethods: [{ code: 'MW' }], paymentMethod: phone },
    }),
    by({
      operation: 'createPayment',
      body: { amount: 1000, availableMethods: [{ code: 'MB' }, { code: 'MW' }], paymentMethod: phone },
    }),
  ],
  e00402: [
    by({
      operation: 'cancelPayment',
      params: pending,
      body: { ignoreUnsupported: true },
      gives: { ...pending, stateDetails: { state: 'cancelled' } },
    }),
    by(
      {
        operation: 'createReference',
        body: { amount: 1000, availableMethods: [{ code: 'MB', type: 'REALTIME' }] },
      },
      {
        operation: 'cancelPayment',
        params: { id: '{0.id}' },
        body: {},
        gives: { stateDetails: { state: 'cancelled' } },
      },
    ),
    by(
      {
        operation: 'getTerminal',
        params: { uuid: seed.terminals[0].uuid },
        gives: { features: { allowRemoteTransactions: true } },
      },
      {
        operation: 'createTerminalPayment',
        params: { uuid: seed.terminals[0].uuid },
        body: { amount: 1000 },
        gives: { stateDetails: { state: 'pending_confirmation' } },
      },
    ),
  ],
  e00500: [by({ operation: null, path: '/payments', gives: [pending] })],
  e00501: [
    by({
      operation: 'getCheckout',
      params: { id: seed.checkouts.ready },
      gives: { stateDetails: { state: 'PaymentReady' } },
    }),
  ],
  e00502: [
    by(
      { operation: 'listPayments', gives: [pending] },
      { operation: 'getPayment', params: { id: '{0.0.id}' }, gives: { id: '{0.0.id}' } },
    ),
  ],
  e00600: [
    by(
      read({ id: seed.payments.confirmedReference }, 'confirmed'),
      refundOf(seed.payments.confirmedReference, 1000),
    ),
    by(
      { operation: 'createReference', body: repeated },
      {
        operation: 'listPayments',
        query: { customUniqueId: repeated.customUniqueId },
        gives: [{ id: '{0.id}' }],
      },
    ),
  ],
  e00601: [
    by(read({ id: seed.payments.authorisedCard }, 'authorised'), capture(1000)),
    by(
      read({ id: seed.payments.confirmedReference }, 'confirmed'),
      refundOf(seed.payments.confirmedReference, 1000),
    ),
    by({
      operation: 'cancelPayment',
      params: { id: seed.payments.authorisedCard },
      body: {},
      gives: { stateDetails: { state: 'cancelled' } },
    }),
  ],
};

export const customerRemedies: Readonly<Record<CustomerCode, Remedies>> = {
  e05000: [
    by(
      {
        operation: 'listCustomers',
        query: { customerId: 'C-PROVOKED' },
        gives: [{ customerId: 'C-PROVOKED', firstName: 'Maria' }],
      },
      {
        operation: 'updateCustomer',
        params: { uuid: '{0.0.uuid}' },
        body: { firstName: 'Ana' },
        gives: { uuid: '{0.0.uuid}', customerId: 'C-PROVOKED', firstName: 'Ana' },
      },
    ),
  ],
  e05001: [
    by(
      { operation: 'createCustomer', body: { firstName: 'Maria', email: 'maria.silva@cliente.example' } },
      {
        operation: 'createPayment',
        body: {
          amount: 1000,
          customer: { uuid: '{0.uuid}' },
          paymentMethod: { ...phone, details: { ...phone.details, createRegistration: true } },
        },
        gives: { customer: { uuid: '{0.uuid}' } },
      },
    ),
  ],
};
