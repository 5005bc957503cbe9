import { expect, test } from 'vitest';
import { type Known, progressOf } from './steps.ts';

const inbox = 'http://localhost:4000/sandbox/inbox/';
const payment = (id: string, state: string, type = 'payment') => ({ id, type, stateDetails: { state } });
const known = (more: object): Known =>
  ({ payments: [], deliveries: [], subscriptions: [], ...more }) as unknown as Known;

test('what was seeded proves nothing', () => {
  const seeded = known({
    payments: [payment('1002', 'confirmed')],
    deliveries: [{ state: 'delivered', paymentId: '1002' }],
    subscriptions: [{ url: `${inbox}0001` }],
  });
  expect(Object.values(progressOf(seeded, 1101, inbox)).filter(Boolean)).toEqual([]);
});

test('each step is proved by what the reader did', () => {
  const mine = known({
    payments: [
      payment('1104', 'confirmed', 'refund'),
      payment('1103', 'confirmed'),
      payment('1102', 'pending'),
      payment('1101', 'confirmed'),
    ],
    deliveries: [
      { id: '3', state: 'delivered', paymentId: '1101', action: 'payment_cancelled' },
      { id: '2', state: 'failed', paymentId: '1101' },
      { id: '1', state: 'delivered', paymentId: '1101', action: 'payment_confirmed' },
    ],
    subscriptions: [{ url: 'http://localhost:8080/webhook' }],
  });
  expect(progressOf(mine, 1101, inbox)).toMatchObject({
    create: { id: '1102' },
    pay: { id: '1103' },
    webhook: { id: '1' },
    receive: { url: 'http://localhost:8080/webhook' },
  });
});
