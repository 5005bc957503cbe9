import { expect, test } from 'vitest';
import { dataOf } from '../core/exchange.ts';
import type { Delivery, Payment } from '../core/payment.ts';
import { sign } from '../core/signature/signature.ts';
import { createReference, listDeliveries, payAtCashMachine, readPayment } from './calls.ts';
import type { Recording } from './recording.ts';
import { replayResponder } from './responder.ts';

const payment = (state: string) => ({
  success: true,
  data: {
    id: '1101',
    amount: 1050,
    referenceDetails: { entity: '12345', reference: '000000138' },
    stateDetails: { state, createdAt: '2026-01-15T10:00:00+00:00' },
  },
});
const delivered =
  '{"webhook":{"id":"301","action":"payment_confirmed","createdAt":"2026-01-15T10:05:00+00:00"},"payments":[]}';
const ts = '1768471500';
const hash = await sign('balcaoSandboxKey01', delivered, ts);
const json = { 'content-type': 'application/json' };

const recording: Recording = {
  id: 'payments/multibanco',
  clock: '2026-01-15T10:00:00+00:00',
  steps: [
    {
      name: 'create',
      kind: 'api',
      request: {
        method: 'POST',
        path: '/api/payments/references',
        headers: json,
        body: '{\n  "amount": 1050,\n  "code": "ENC-0042"\n}',
      },
      response: { status: 201, headers: json, body: JSON.stringify(payment('pending')) },
    },
    {
      name: 'pay',
      kind: 'control',
      request: { method: 'POST', path: '/sandbox/atm', headers: json, body: '{"amount":1050}' },
      response: { status: 200, headers: json, body: JSON.stringify(payment('confirmed')) },
    },
    {
      name: 'webhook',
      kind: 'delivery',
      request: {
        method: 'POST',
        path: '/balcao/webhook',
        headers: { ...json, 'PayPay-Signature': `hash=${hash},ts=${ts}` },
        body: delivered,
      },
      response: { status: 204, headers: {}, body: '' },
    },
    {
      name: 'get',
      kind: 'api',
      request: { method: 'GET', path: '/api/payments/1101', headers: {}, body: null },
      response: { status: 200, headers: json, body: JSON.stringify(payment('confirmed')) },
    },
  ],
};

const { send } = replayResponder(recording);
const bill = { entity: '12345', reference: '000000138', amount: 1050 };

test('each call gets the answer recorded for it', async () => {
  const created = await send(createReference({ amount: 1 }));
  expect(created).toMatchObject({ path: '/api/payments/references', body: { amount: 1050 } });
  expect((dataOf(created.reply) as Payment).stateDetails.state).toBe('pending');
  expect((await send(payAtCashMachine(bill))).reply).toMatchObject({ status: 200 });
  const lastRead = await send(readPayment('1101'));
  expect(lastRead.body).toBeUndefined();
  expect((dataOf(lastRead.reply) as Payment).stateDetails.state).toBe('confirmed');
});

test('the recorded webhook keeps its raw body and its signature', async () => {
  const [delivery] = dataOf((await send(listDeliveries('1101'))).reply) as Delivery[];
  expect(delivery).toMatchObject({ action: 'payment_confirmed', state: 'delivered', url: '/balcao/webhook' });
  expect(delivery?.body).toBe(delivered);
  expect(delivery?.attempts[0]).toMatchObject({ status: 204, at: '2026-01-15T10:05:00+00:00' });
  expect(delivery?.attempts[0]?.headers['PayPay-Signature']).toBe(`hash=${hash},ts=${ts}`);
});

test('a recording without a step says which one is missing', async () => {
  const without = { ...recording, steps: recording.steps.filter(({ name }) => name !== 'pay') };
  await expect(replayResponder(without).send(payAtCashMachine(bill))).rejects.toThrow('has no step "pay"');
});
