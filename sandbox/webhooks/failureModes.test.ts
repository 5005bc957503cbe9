import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { type FailureMode, failureModes, heldSeconds } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { describe, expect, it } from 'vitest';
import { payReference } from '../testing/payer.ts';
import { purchases } from '../testing/purchases.ts';
import { morning, useTestSandbox } from '../testing/testSandbox.ts';
import { messagesAt, receivedActions, webhookUrl } from '../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const { pass, authorise, capture } = purchases(testSandbox);

const at = (url = webhookUrl) => messagesAt(testSandbox, url);
const actions = () => receivedActions(testSandbox);
const deliveries = async () =>
  (await testSandbox.api.get<Delivery[]>('/sandbox/deliveries')).data.filter(({ url }) => url === webhookUrl);
const setFailureMode = (id: string, failureMode: FailureMode | null) =>
  testSandbox.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode });

async function subscribeWith(failureMode: FailureMode | null, action = 'payment_confirmed'): Promise<string> {
  const { data } = await testSandbox.api.post<{ id: string }>('/api/webhooks', { action, url: webhookUrl });
  await setFailureMode(data.id, failureMode);
  return data.id;
}

const confirm = () => payReference(testSandbox.api);

describe('a hostile subscription', () => {
  it('delayed: comes ten minutes late, and what follows about the payment waits behind it', async () => {
    await subscribeWith('delayed', 'payment_authorized');
    await subscribeWith(null, 'payment_confirmed');
    const { id } = await authorise();
    await capture(id, 1000);
    await pass(heldSeconds.delayed - 1);
    expect(at()).toEqual([]);
    await pass(1);
    expect(actions()).toEqual(['payment_authorized', 'payment_confirmed']);
    expect(at()[0]?.at).toBe(morning);
  });

  it('before_response: is there before the answer to the call that caused it', async () => {
    await subscribeWith('before_response');
    await confirm();
    expect(actions()).toEqual(['payment_confirmed']);
  });

  it('before_response: may ask the API about it, since the call is not held up by what was on its way', async () => {
    await subscribeWith('before_response');
    const { post } = testSandbox.receiver;
    const seen: string[] = [];
    testSandbox.receiver.post = async (url, init) => {
      const { payments } = JSON.parse(String(init.body));
      const path = `/api/payments/${payments[0].id}`;
      seen.push((await testSandbox.api.get<Payment>(path)).data.stateDetails.state);
      await testSandbox.api.post(`${path}/refunds`, { amount: 100 });
      return post(url, init);
    };
    await confirm();
    testSandbox.receiver.post = post;
    expect(seen).toContain('confirmed');
  });
});

describe('the mode of a subscription', () => {
  it.each(failureModes)('%s is shown, and beside each attempt made in it', async (failureMode) => {
    const id = await subscribeWith(failureMode);
    await confirm();
    await pass(heldSeconds.delayed);
    const shown = (await testSandbox.api.get<{ id: string; failureMode: string | null }[]>('/sandbox/webhooks')).data;
    expect(shown.map((each) => [each.id, each.failureMode])).toEqual([
      ['301', null],
      ['302', null],
      [id, failureMode],
    ]);
    const made = (await deliveries()).flatMap(({ attempts }) => attempts);
    expect(new Set(made.map((attempt) => attempt.failureMode))).toEqual(new Set([failureMode]));
  });

  it('is another platform’s business only for its own, and goes with a reset', async () => {
    await setFailureMode('301', 'slow');
    const path = '/sandbox/webhooks/301/failure-mode';
    expect((await testSandbox.other.put(path, { failureMode: null })).refusals).toEqual(['404 e00502']);
    expect((await testSandbox.api.put(path, { failureMode: 'rude' })).refusals).toEqual(['422 e00230']);
    expect((await testSandbox.api.put(path, {})).refusals).toEqual(['422 e00221']);
    await testSandbox.api.post('/sandbox/reset');
    const { data } = await testSandbox.api.get<{ failureMode: string | null }[]>('/sandbox/webhooks');
    expect(data.map(({ failureMode }) => failureMode)).toEqual([null, null]);
  });
});
