import type { AcquirerCode } from '../../errors.ts';
import { seed } from '../../scenarios/seed.ts';
import { by, type Remedies, type RemedyCall, until } from './remedy.ts';

/** What follows each result of the acquirer and of MB WAY, on the payment whose attempt failed. */

const phone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
const provoked = { id: '{provoked}' };
const look: RemedyCall = {
  operation: 'getPayment',
  params: provoked,
  gives: { ...provoked, stateDetails: { state: 'pending' } },
};
/** The payments of an order; the payment of each provocation has this id. */
const search: RemedyCall = {
  operation: 'listPayments',
  query: { customUniqueId: 'PROVOKED' },
  gives: [{ ...provoked, stateDetails: { state: 'pending' } }],
};
const sendAgain: RemedyCall = {
  operation: 'updatePayment',
  params: provoked,
  body: { paymentMethod: phone },
  gives: { ...provoked, stateDetails: { state: 'pending_confirmation' } },
};
const created = (more: object = {}): RemedyCall => ({
  operation: 'createPayment',
  body: { amount: 1000, paymentMethod: phone, ...more },
});
const anotherAttempt = until('confirmed', sendAgain);
const anotherMethod = by({
  operation: 'createReference',
  body: { amount: 1000 },
  gives: { referenceDetails: { entity: seed.referenceRange.entity } },
});
const onPage = by({
  operation: 'createCheckout',
  body: { payment: { amount: 1000, paymentMethod: { code: 'CC' } } },
  gives: { stateDetails: { state: 'PaymentReady' } },
});
const toTerminal = by({
  operation: 'createTerminalPayment',
  params: { uuid: seed.terminals[0].uuid },
  body: { amount: 1000 },
  gives: { stateDetails: { state: 'pending_confirmation' } },
});
const askedSupport = (what: string) => ({ outside: `Support ${what}; the sandbox has nothing to correct.` });

/** The holder of this test phone pays, and refuses to let it be saved. */
const notToBeSaved = { code: 'MW', details: { phoneNumber: '351#900000010' } };

export const acquirerRemedies: Readonly<Record<AcquirerCode, Remedies>> = {
  e02433: [{ by: 'card', number: '4242424242424242', becomes: 'confirmed' }, toTerminal],
  e04007: [
    anotherAttempt,
    by({
      operation: 'cancelPayment',
      params: provoked,
      body: {},
      gives: { ...provoked, stateDetails: { state: 'cancelled' } },
    }),
  ],
  e04010: [
    until('confirmed', { ...sendAgain, body: { paymentMethod: notToBeSaved } }),
    until('confirmed', created({ paymentMethod: notToBeSaved })),
  ],
  e04020: [anotherAttempt],
  e04100: [until('confirmed', look, sendAgain)],
  e04101: [until('confirmed', search, sendAgain)],
  e04102: [anotherAttempt],
  e04103: askedSupport('corrects how the entity is set up at the acquirer'),
  e04104: [anotherAttempt, anotherMethod],
  e04110: [anotherAttempt],
  e04111: [anotherAttempt],
  e04112: [
    until(
      'confirmed',
      {
        operation: 'listSavedMethods',
        params: { uuid: seed.customers.own },
        query: { code: 'MW' },
        gives: [{ uuid: seed.savedMethods.phone }],
      },
      created({ customer: { uuid: seed.customers.own }, paymentMethod: { uuid: '{0.0.uuid}' } }),
    ),
  ],
  e04113: [anotherAttempt, onPage, anotherMethod],
  e04120: [by(look, search)],
  e04121: [until('confirmed', created({ type: 'payment' }))],
  e04122: [anotherMethod, onPage],
  e04123: askedSupport('looks for the operation at the acquirer'),
  e04124: [until('confirmed', look, created())],
  e04125: [anotherAttempt, anotherMethod],
  e04201: [anotherAttempt, toTerminal],
  e04202: [anotherAttempt],
  e04999: [until('confirmed', look, sendAgain)],
};
