import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/webhooks';
const body = { action: 'payment_expired', url: 'https://loja.example/hook' };

describe('subscriptions', () => {
  it.each([{}, { active: false }, { enabled: true, events: ['payment_confirmed'] }])(
    'stay as they are, and switched off, for a change of nothing: %o',
    async (sent) => {
      await testSandbox.api.post('/sandbox/webhooks/301/disable');
      const { status, body: answer } = await testSandbox.api.put(`${path}/301`, sent);
      expect([status, JSON.stringify(answer)]).toEqual([422, expect.stringMatching(/e00219.*action, url ou handler/)]);
      const { data } = await testSandbox.api.get<{ disabledReason: string }[]>('/sandbox/webhooks');
      expect(data[0]?.disabledReason).toBe('by_hand');
    },
  );

  it('do not change the ids of those made later', async () => {
    await testSandbox.api.post(path, body);
    await testSandbox.api.delete(`${path}/401`);
    expect((await testSandbox.api.post<Webhook>(path, body)).data.id).toBe('402');
  });
});

it('another platform sees and is told of its own payments only', async () => {
  expect((await testSandbox.other.get<Webhook[]>(path)).data).toEqual([]);
  await testSandbox.other.post(path, { action: 'payment_confirmed', url: 'https://other.example/hook' });
  await testSandbox.api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
  await testSandbox.sandbox.settle();
  expect(testSandbox.receiver.received.map(({ url }) => url)).toEqual(['http://localhost:4000/sandbox/inbox/0001']);
});
