import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/webhooks';
const body = { action: 'payment_expired', url: 'https://loja.example/hook' };

describe('subscriptions', () => {
  it('are made with 200 and paypay-v2, and found again', async () => {
    const made = await testSandbox.api.post<Webhook>(path, body);
    expect(made.status).toBe(200);
    expect(made.data).toEqual({
      id: '401',
      ...body,
      handler: 'paypay-v2',
      createdAt: '2026-01-15T10:00:00+00:00',
    });
    expect((await testSandbox.api.get<Webhook>(`${path}/401`)).data).toEqual(made.data);
  });

  it.each(webhookActions)('can be for %s, with either handler', async (action) => {
    for (const handler of ['paypay', 'paypay-v2']) {
      const { data } = await testSandbox.api.post<Webhook>(path, { ...body, action, handler });
      expect(data).toMatchObject({ action, handler });
    }
  });

  it('are listed by id, all or those of one action', async () => {
    await testSandbox.api.post(path, body);
    const every = await testSandbox.api.get<Webhook[]>(path);
    expect(every.data.map(({ id }) => id)).toEqual(['301', '302', '401']);
    expect(every.body.meta).toEqual({ totalPages: 1, totalCount: 3, currentPage: 1 });
    const some = await testSandbox.api.get<Webhook[]>(`${path}?action=payment_expired`);
    expect(some.data.map(({ id }) => id)).toEqual(['401']);
    expect((await testSandbox.api.get<Webhook[]>(`${path}?action=entity_pending`)).data).toEqual([]);
    expect((await testSandbox.api.get(`${path}?action=nothing`)).refusals).toEqual(['422 e00230']);
  });

  it('change what is sent and keep the rest', async () => {
    const { data } = await testSandbox.api.post<Webhook>(path, body);
    const moved = await testSandbox.api.put<Webhook>(`${path}/${data.id}`, {
      url: 'https://loja.example/new',
    });
    expect(moved.data).toEqual({ ...data, url: 'https://loja.example/new' });
    const other = await testSandbox.api.put<Webhook>(`${path}/${data.id}`, {
      action: 'payment_refunded',
      handler: 'paypay',
    });
    expect(other.data).toEqual({ ...moved.data, action: 'payment_refunded', handler: 'paypay' });
  });

  it.each([{}, { active: false }, { enabled: true, events: ['payment_confirmed'] }])(
    'stay as they are, and switched off, for a change of nothing: %o',
    async (sent) => {
      await testSandbox.api.post('/sandbox/webhooks/301/disable');
      const { status, body: answer } = await testSandbox.api.put(`${path}/301`, sent);
      expect([status, JSON.stringify(answer)]).toEqual([
        422,
        expect.stringMatching(/e00219.*action, url ou handler/),
      ]);
      const { data } = await testSandbox.api.get<{ disabledReason: string }[]>('/sandbox/webhooks');
      expect(data[0]?.disabledReason).toBe('by_hand');
    },
  );

  it.each([{ action: body.action }, { handler: 'paypay' }, { url: body.url }])(
    'are switched on by a change of any field: %o',
    async (sent) => {
      await testSandbox.api.post('/sandbox/webhooks/301/disable');
      expect((await testSandbox.api.put(`${path}/301`, sent)).status).toBe(200);
      const { data } = await testSandbox.api.get<{ disabledAt: string | null }[]>('/sandbox/webhooks');
      expect(data[0]?.disabledAt).toBeNull();
    },
  );

  it('go, and are gone', async () => {
    expect((await testSandbox.api.delete(`${path}/301`)).status).toBe(200);
    expect((await testSandbox.api.get(`${path}/301`)).refusals).toEqual(['404 e00502']);
    expect((await testSandbox.api.put(`${path}/301`, body)).refusals).toEqual(['404 e00502']);
    expect((await testSandbox.api.delete(`${path}/301`)).refusals).toEqual(['404 e00502']);
  });

  it('do not change the ids of those made later', async () => {
    await testSandbox.api.post(path, body);
    await testSandbox.api.delete(`${path}/401`);
    expect((await testSandbox.api.post<Webhook>(path, body)).data.id).toBe('402');
  });
});

describe('another platform', () => {
  it.each([
    ['GET', undefined],
    ['PUT', { url: 'https://evil.example' }],
    ['DELETE', undefined],
  ])('does not reach mine with %s', async (method, sent) => {
    const answer = await testSandbox.other.send(method, `${path}/301`, sent);
    expect(answer.refusals).toEqual(['404 e00502']);
    expect((await testSandbox.api.get<Webhook>(`${path}/301`)).data.url).toContain('/sandbox/inbox/0001');
  });

  it('sees and is told of its own payments only', async () => {
    expect((await testSandbox.other.get<Webhook[]>(path)).data).toEqual([]);
    await testSandbox.other.post(path, { action: 'payment_confirmed', url: 'https://other.example/hook' });
    await testSandbox.api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
    await testSandbox.sandbox.settle();
    expect(testSandbox.receiver.received.map(({ url }) => url)).toEqual([
      'http://localhost:4000/sandbox/inbox/0001',
    ]);
  });
});
