import { seed } from '../scenarios/seed.ts';
import { refusedWith } from './provocation.ts';

/** Calls that are well formed and refused by a rule, for every other code of the API. */

const pending = { id: seed.payments.pendingReference };
const confirmed = { id: seed.payments.confirmedReference };
const byPhone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
const maria = { customerId: 'C-PROVOKED', email: 'maria.silva@cliente.example' };

export const ruleProvocations = {
  e00100: refusedWith(401, {
    operation: 'updateCustomer',
    params: { uuid: seed.customers.shared },
    body: { firstName: 'Ana' },
  }),
  e00101: refusedWith(401, { operation: 'getPayment', params: pending, clientId: '12' }),
  e00102: refusedWith(401, { operation: 'getPayment', params: pending, as: 'wrong key' }),
  e00300: refusedWith(400, {
    operation: 'createReference',
    body: { amount: 1000, referenceRange: { id: 1 }, referenceDetails: { reference: '999999901' } },
  }),
  e00301: refusedWith(400, { operation: 'createReference', body: { amount: 1 } }),
  e00400: refusedWith(400, {
    operation: 'createEntity',
    as: 'other',
    body: {
      clientId: '500000000',
      name: 'Livraria de Exemplo, Lda.',
      user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
    },
  }),
  e00401: refusedWith(400, {
    operation: 'createPayment',
    body: { amount: 1000, availableMethods: [{ code: 'MB' }], paymentMethod: byPhone },
  }),
  e00402: refusedWith(400, { operation: 'cancelPayment', params: pending, body: {} }),
  e00500: refusedWith(404, { operation: null, path: '/payment' }),
  e00501: refusedWith(404, {
    operation: 'getCheckout',
    params: { id: '0000000000000000000000000000000000000000' },
  }),
  e00502: refusedWith(404, { operation: 'getPayment', params: { id: '999999' } }),
  e00600: refusedWith(400, { operation: 'cancelPayment', params: confirmed, body: {} }),
  e00601: refusedWith(400, { operation: 'createCapture', params: pending, body: { amount: 1000 } }),
  e05000: refusedWith(409, { operation: 'createCustomer', body: { ...maria, firstName: 'Ana' } }, [
    { operation: 'createCustomer', body: { ...maria, firstName: 'Maria' } },
  ]),
  e05001: refusedWith(422, {
    operation: 'createPayment',
    body: {
      amount: 1000,
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001', createRegistration: true } },
    },
  }),
} as const;
