import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { describe, expect, it } from 'vitest';
import { payReference } from '../testing/payer.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { messagesAt, subscribe } from '../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const minute = 60_000;
const day = 24 * 60 * minute;

const delivery = async () => (await testSandbox.api.get<Delivery[]>('/sandbox/deliveries')).data[0];

describe.each([
  ['400 days', 400 * day],
  ['10 minutes', 10 * minute],
])('when the clock of the machine is set back by %s', (_, back) => {
  it('a message from before leaves at once', async () => {
    await subscribe(testSandbox.api, 'payment_confirmed');
    await payReference(testSandbox.api);
    testSandbox.clock.at -= back;
    await testSandbox.sandbox.settle();
    expect(messagesAt(testSandbox)).toHaveLength(1);
    expect(await delivery()).toMatchObject({ state: 'delivered' });
  });

  it('one that fails then is repeated by the schedule', async () => {
    await subscribe(testSandbox.api, 'payment_confirmed');
    await payReference(testSandbox.api);
    testSandbox.clock.at -= back;
    testSandbox.receiver.answer = 500;
    for (let n = 0; n < 3; n += 1) await testSandbox.sandbox.settle();
    expect(messagesAt(testSandbox)).toHaveLength(1);
    testSandbox.clock.at += minute;
    await testSandbox.sandbox.settle();
    expect(messagesAt(testSandbox)).toHaveLength(2);
  });
});

it('a message that failed while the clock ran ahead is tried again once it is set back', async () => {
  await subscribe(testSandbox.api, 'payment_confirmed');
  await payReference(testSandbox.api);
  testSandbox.receiver.answer = 500;
  testSandbox.clock.at += 2 * day;
  await testSandbox.sandbox.settle();
  const failed = messagesAt(testSandbox).length;
  testSandbox.clock.at -= 2 * day;
  testSandbox.receiver.answer = 204;
  await testSandbox.sandbox.settle();
  expect(messagesAt(testSandbox)).toHaveLength(2 * failed);
});
