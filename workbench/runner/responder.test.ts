import { expect, test } from 'vitest';
import { replayResponder } from './responder.ts';
import { payAtCashMachine, readPayment } from './runCalls.ts';

const { send } = replayResponder({
  id: 'payments/multibanco',
  clock: '2026-01-15T10:00:00+00:00',
  steps: [
    {
      name: 'get',
      kind: 'api',
      request: { method: 'GET', path: '/api/payments/1101', headers: {}, body: null },
      response: { status: 200, headers: {}, body: '{"data":{"id":"1101"}}' },
    },
  ],
});

test('a call gets the answer recorded for it, and sends no body where none was recorded', async () => {
  const exchange = await send(readPayment('1102'));
  expect(exchange).toMatchObject({ path: '/api/payments/1101', reply: { body: { data: { id: '1101' } } } });
  expect(exchange.body).toBeUndefined();
});

test('a recording without a step says which one is missing', async () => {
  const bill = { entity: '12345', reference: '000000138', amount: 1050 };
  await expect(send(payAtCashMachine(bill))).rejects.toThrow('has no step "pay"');
});
