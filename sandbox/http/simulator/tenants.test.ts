import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import type { Tenant } from '@balcao/contract/control/tenants.ts';
import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../testing/api.ts';
import { openPrivateSandbox } from '../../testing/privateSandbox.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Every test opens a few; only the last one fills the quota. */
const mostTenants = 30;
const testSandbox = useTestSandbox({ mostTenants });

/** Opens a sandbox of the test's own; each test gets another one, since a reset leaves the others alone. */
const open = (given = crypto.randomUUID() as string) =>
  openPrivateSandbox(testSandbox.sandbox, { seed: given });

const ids = async (api: Api) => (await api.get<Payment[]>('/api/payments')).data.map(({ id }) => id);

describe('a private sandbox', () => {
  it('is opened without credentials, gives its own, and holds the seed', async () => {
    const { api, otherApi, ...tenant } = await open();
    expect(tenant).toMatchObject({ clientId: seed.entity.clientId, createdAt: '2026-01-15T10:00:00+00:00' });
    expect(await ids(api)).toEqual(await ids(testSandbox.api));
    expect(await ids(otherApi)).toEqual(await ids(testSandbox.other));
    const page = await api.get<Checkout>(`/api/checkouts/${tenant.checkouts.ready}`);
    expect(page.data.stateDetails.state).toBe('PaymentReady');
  });

  it('gives a link to its workbench, with its keys where no server receives them', async () => {
    const { workbenchUrl, platformCode, privateKey, clientId } = await open();
    const { origin, pathname, search, hash } = new URL(workbenchUrl);
    expect([origin, pathname, search]).toEqual(['http://localhost:4000', '/', '']);
    expect(hash).toBe(`#keys=${platformCode}:${privateKey}:${clientId}`);
  });

  it('may be asked for with no body, and is another one each time', async () => {
    const one = await testSandbox.api.post<Tenant>('/sandbox/tenants', '', { authorization: undefined });
    const other = await testSandbox.api.post<Tenant>('/sandbox/tenants', {}, { authorization: undefined });
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(new Set([one, other].map(({ data }) => data.platformCode)).size).toBe(2);
  });

  it('keeps to itself: payments, subscriptions, clock, reset', async () => {
    const mine = await open();
    const yours = await open();
    const before = await ids(yours.api);
    const { data } = await mine.api.post<Payment>('/api/payments/references', { amount: 1000 });
    expect(data.id).toBe(String(seed.firstFreePaymentId));
    await mine.api.post('/sandbox/clock', { advanceSeconds: 3600 });
    await mine.api.delete('/api/webhooks/301');
    expect(await ids(yours.api)).toEqual(before);
    expect((await yours.api.get(`/api/payments/${data.id}`)).refusals).toEqual(['404 e00502']);
    expect((await yours.api.get<unknown[]>('/api/webhooks')).data).toHaveLength(2);
    expect((await yours.api.get('/sandbox/clock')).data).toMatchObject({ offsetSeconds: 0 });
    await yours.api.post('/sandbox/reset');
    expect((await mine.api.get<Payment>(`/api/payments/${data.id}`)).status).toBe(200);
    expect((await mine.api.get('/sandbox/clock')).data).toMatchObject({ offsetSeconds: 3600 });
  });

  it('is told of its payments at its own inbox, signed with its own key', async () => {
    const { api, platformCode } = await open();
    const { post } = testSandbox.receiver;
    testSandbox.receiver.post = (url, init) =>
      testSandbox.sandbox.fetch(new Request(url, init as RequestInit));
    await api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
    await testSandbox.sandbox.settle();
    testSandbox.receiver.post = post;
    const [delivery] = (await api.get<{ url: string; state: string }[]>('/sandbox/deliveries')).data;
    expect(delivery).toMatchObject({
      url: `http://localhost:4000/sandbox/inbox/${platformCode}`,
      state: 'delivered',
    });
  });

  it('gives the same credentials, ids and tokens for the same seed on another sandbox', async () => {
    const given = 'the same everywhere';
    const { api: _, otherApi: __, ...mine } = await open(given);
    expect(mine).toEqual({
      seed: given,
      platformCode: expect.stringMatching(/^\d{9}1$/),
      privateKey: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
      clientId: '999999990',
      other: {
        platformCode: `${mine.platformCode.slice(0, -1)}2`,
        privateKey: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
        clientId: '123456789',
      },
      checkouts: {
        ready: expect.any(String),
        paid: expect.any(String),
        token: expect.any(String),
      },
      workbenchUrl: expect.stringContaining(mine.platformCode),
      createdAt: '2026-01-15T10:00:00+00:00',
    });
    expect(mine.platformCode).toBe('2492467761');
  });

  it('comes back from a reset as it was opened', async () => {
    const { api, checkouts } = await open();
    const before = (await api.get<Payment[]>('/api/payments')).data;
    await api.post('/api/payments/references', { amount: 1000 });
    await api.post('/sandbox/reset');
    expect((await api.get<Payment[]>('/api/payments')).data).toEqual(before);
    expect((await api.get(`/api/checkouts/${checkouts.ready}`)).status).toBe(200);
  });

  it('is refused twice from one seed', async () => {
    const { seed: given } = await open();
    const again = await testSandbox.api.post('/sandbox/tenants', { seed: given });
    expect(again.refusals).toEqual(['409 c0802']);
    expect(again.body.error?.errors[0]?.source).toEqual({ pointer: '/seed' });
  });

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
    // Who waits for faults looks at the tenant before the call itself does.
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

  it('is never the shared one', async () => {
    expect((await testSandbox.api.delete('/sandbox/tenants')).refusals).toEqual(['409 c0814']);
    expect((await testSandbox.api.get('/api/payments')).status).toBe(200);
  });

  it.each([
    ['e00227', { seed: 'x'.repeat(101) }],
    ['e00221', { seed: '' }],
    ['e00219', { seed: 7 }],
    ['e00219', [1]],
  ])('is refused with %s for %j', async (code, body) => {
    expect((await testSandbox.api.post('/sandbox/tenants', body)).refusals).toEqual([`422 ${code}`]);
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
    testSandbox.clock.at += sandboxQuotas.idleHours * 3_600_000;
    // A call keeps a sandbox, as soon as the log has written it down.
    await first.api.get('/api/webhooks');
    await first.api.get('/sandbox/requests');
    await fill();
    expect((await first.api.get('/api/webhooks')).status).toBe(200);
    expect((await second.api.get('/api/webhooks')).refusals).toEqual(['401 e00102']);
  });
});
