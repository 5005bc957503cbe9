import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect, test } from 'vitest';
import * as facts from '../facts/pt.ts';
import { actionCalls } from '../runner/runCalls.ts';
import { availableActions, refundableCents } from './paymentActions.ts';
import { curlOf } from './runnerContext.ts';

const payment = (state: string, more: object = {}) =>
  ({
    id: '1101',
    type: 'payment',
    amount: 1000,
    referenceDetails: { reference: 'A0000044D' },
    stateDetails: { state },
    ...more,
  }) as unknown as Payment;
const reference = { referenceDetails: { entity: '12345', reference: '000000138' } };
const phone = { paymentMethod: { code: 'MW', type: 'DEFAULT' } };
const terminal = { paymentMethod: { code: 'CC', type: 'TPA' } };
const actions = (state: string, more?: object) => availableActions(payment(state, more), facts.paymentLifecycle);

test.each<[string, string, object, string[]]>([
  ['a waiting reference', 'pending', reference, ['atm', 'amount', 'cancel']],
  ['a phone that rings', 'pending_confirmation', phone, ['accept', 'refuse', 'ignore']],
  ['an authorisation', 'authorised', { type: 'authorization' }, ['capture', 'amount', 'cancel']],
  ['a paid one', 'confirmed', reference, ['refund']],
  ['one that was given back', 'confirmed', { refunds: [{ amount: 1000 }] }, []],
  ['a refund', 'confirmed', { type: 'refund' }, []],
  ['an expired reference', 'cancelled', { ...reference, cancellation: { reason: 'date_expired' } }, ['atm']],
  ['one the merchant cancelled', 'cancelled', { ...reference, cancellation: { reason: 'merchant_cancelled' } }, []],
  ['one that waits at a terminal', 'pending_confirmation', terminal, ['terminal']],
  ['one a terminal approved', 'authorised', terminal, ['cancel']],
])('offers for %s what its state allows', (_, state, more, expected) => {
  expect(actions(state, more)).toEqual(expected);
});

test('a refund takes what is left', () => {
  expect(refundableCents(payment('confirmed', { refunds: [{ amount: 300 }, { amount: 200 }] }))).toBe(500);
  expect(actionCalls.refund('1101', 500)).toMatchObject({
    method: 'POST',
    path: '/api/payments/1101/refunds',
    body: { amount: 500 },
  });
});

const keys = { platformCode: '0001', privateKey: 'key', clientId: '999999990' };
const at = { origin: 'http://localhost:4000', keys };

test('a command names the entity where the API asks for it, and the language where it is not Portuguese', () => {
  const ofApi = curlOf({ ...at, locale: 'pt' }, { method: 'GET', path: '/api/payments/1' });
  expect(ofApi).toContain(`'PayPay-ClientId: 999999990'`);
  expect(ofApi).not.toContain('Accept-Language');
  const ofSandbox = curlOf({ ...at, locale: 'es' }, { method: 'GET', path: '/sandbox/clock', body: '' });
  expect(ofSandbox).not.toMatch(/PayPay-ClientId|--data/);
  expect(ofSandbox).toContain(`'Accept-Language: ES'`);
});
