import { expect, test } from 'vitest';
import { firstStepsProgress, type SandboxContents } from './firstSteps.ts';

const inbox = 'http://localhost:4000/sandbox/inbox/0001';
const mine = 'http://localhost:8080/webhook';
const payment = (id: string, state: string, type = 'payment') => ({ id, type, stateDetails: { state } });
const arrived = { kind: 'webhook', state: 'delivered', action: 'payment_confirmed', url: inbox };
const known = (more: object): SandboxContents =>
  ({
    payments: [],
    deliveries: [],
    isPrivate: false,
    subscriptions: [],
    ...more,
  }) as unknown as SandboxContents;

test('what was seeded proves nothing', () => {
  const seeded = known({
    payments: [payment('1002', 'confirmed')],
    deliveries: [{ ...arrived, webhookId: '301', paymentId: '1002' }],
  });
  expect(Object.values(firstStepsProgress(seeded, 1101)).filter(Boolean)).toEqual([]);
});

const toMine = { ...arrived, id: '9', webhookId: '401', url: mine, paymentId: '1101' };
const own = { subscriptions: [{ id: '401', url: mine }] };
test.each<[string, boolean, object]>([
  ['takes a message of this browser’s subscription', true, { ...own, deliveries: [toMine] }],
  ['has not answered yet', false, { ...own, deliveries: [{ ...toMine, state: 'waiting' }] }],
  ['refuses it', false, { ...own, deliveries: [{ ...toMine, state: 'failed' }] }],
  ['is somebody else’s in the shared sandbox', false, { deliveries: [toMine] }],
  [
    'has the id of a subscription made before a reset',
    false,
    {
      subscriptions: [{ id: '401', url: 'http://localhost:1/' }],
      deliveries: [toMine],
    },
  ],
  ['is subscribed by a call in a private sandbox', true, { isPrivate: true, deliveries: [toMine] }],
  ['is the sandbox itself', false, { isPrivate: true, deliveries: [{ ...toMine, url: inbox }] }],
  ['is told by callback', false, { isPrivate: true, deliveries: [{ ...toMine, kind: 'callback' }] }],
])('a receiver that %s: ticked %s', (_, ticked, more) => {
  const { receive } = firstStepsProgress(known({ payments: [payment('1101', 'confirmed')], ...more }), 1101);
  expect(receive !== undefined).toBe(ticked);
});
