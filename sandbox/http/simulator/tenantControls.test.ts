import { idleMilliseconds } from '@balcao/contract/control/idleSandboxes.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { describe, expect, it } from 'vitest';
import { type Api, openPrivateSandbox } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Each test opens a few sandboxes; only the last test fills the quota. */
const mostTenants = 30;
const testSandbox = useTestSandbox({ mostTenants });

/** Opens a new private sandbox, because the reset between tests does not remove the earlier ones. */
const open = (given = crypto.randomUUID() as string) => openPrivateSandbox(testSandbox.sandbox, { seed: given });

const ids = async (api: Api) => (await api.get<Payment[]>('/api/payments')).data.map(({ id }) => id);

describe('a private sandbox', () => {
  it('is deleted by its own keys with everything it holds, and by nobody else’s', async () => {
    const { api, otherApi, seed: given } = await open();
    const neighbour = await open();
    await api.post('/api/payments/references', { amount: 1000 });
    expect((await api.delete('/sandbox/tenants')).status).toBe(200);
    for (const gone of [api, otherApi]) {
      expect((await gone.get('/api/payments')).refusals).toEqual(['401 e00102']);
      expect((await gone.delete('/sandbox/tenants')).refusals).toEqual(['401 e00102']);
    }
    expect((await neighbour.api.get('/api/payments')).status).toBe(200);
    const again = await open(given);
    expect((await again.api.get<unknown[]>('/sandbox/requests')).data).toEqual([]);
    expect(await ids(again.api)).toEqual(await ids(testSandbox.api));
  });

  it('sends nothing any more once it is deleted', async () => {
    const { api } = await open();
    await api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
    await api.delete('/sandbox/tenants');
    await testSandbox.sandbox.settle();
    expect(testSandbox.receiver.received).toEqual([]);
  });

  it('is deleted while calls are under way: each is done before, or refused', async () => {
    const { api, checkouts } = await open();
    const create = () => api.post<Payment>('/api/payments/references', { amount: 1000 });
    // A fault makes the sandbox read the tenant before the request does.
    await api.post('/sandbox/faults', { kind: 'latency', operation: 'createEntity' });
    const [page, deleted, ...calls] = await Promise.all([
      api.send('POST', `/payer/${checkouts.ready}/reference`, {}, { authorization: undefined }),
      api.delete('/sandbox/tenants'),
      ...Array.from({ length: 8 }, create),
      api.post('/sandbox/reset'),
    ]);
    expect(deleted?.status).toBe(200);
    for (const { status, refusals } of calls) {
      expect(status < 300 ? [] : refusals).toEqual(status < 300 ? [] : ['401 e00102']);
    }
    expect(page?.status === 200 ? [] : page?.refusals).toEqual(page?.status === 200 ? [] : ['404 e00501']);
    expect((await create()).refusals).toEqual(['401 e00102']);
  });
});

describe('the number of private sandboxes', () => {
  it('is never over full: whoever is idle longest makes room, and nobody who is not', async () => {
    const fill = async () => {
      while ((await testSandbox.api.post('/sandbox/tenants', {})).status === 201);
    };
    const first = await open();
    testSandbox.clock.at += 60_000;
    const second = await open();
    await fill();
    expect((await testSandbox.api.post('/sandbox/tenants', {})).refusals).toEqual(['429 c0801']);
    testSandbox.clock.at += idleMilliseconds;
    // A call keeps a sandbox from expiring once the log is written.
    await first.api.get('/api/webhooks');
    await first.api.get('/sandbox/requests');
    await fill();
    expect((await first.api.get('/api/webhooks')).status).toBe(200);
    expect((await second.api.get('/api/webhooks')).refusals).toEqual(['401 e00102']);
  });
});
