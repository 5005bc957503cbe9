import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { maxRetained } from '@balcao/contract/control/sandboxQuotas.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { receivedActions, subscribe } from '../../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const {
  customers: { own },
  savedMethods,
} = seed;
const amount = { amount: 1000 };
const references = '/api/payments/references';
const cause = (body: object) => testSandbox.api.post('/sandbox/faults', body);
const create = (headers = {}) => testSandbox.api.post<Payment>(references, amount, headers);
const listed = async () => (await testSandbox.api.get<object[]>('/sandbox/faults')).data;

describe('a fault of the next calls', () => {
  it('without a number lasts until it is cleared, one or all', async () => {
    await cause({ kind: 'server_error' });
    await cause({ kind: 'latency', milliseconds: 5 });
    for (let n = 0; n < 3; n += 1) expect((await create()).status).toBe(500);
    expect((await testSandbox.api.delete('/sandbox/faults/1')).status).toBe(200);
    expect((await create()).status).toBe(201);
    expect(await listed()).toMatchObject([{ id: '2', kind: 'latency', milliseconds: 5, callsLeft: null }]);
    expect((await testSandbox.api.delete('/sandbox/faults/1')).refusals).toEqual(['404 c0901']);
    expect((await testSandbox.api.delete('/sandbox/faults')).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it('lets calls wait no longer than one fault could, however many there are', async () => {
    for (let n = 0; n < 3; n += 1) await cause({ kind: 'latency', milliseconds: 20_000, calls: 1 });
    expect((await create()).status).toBe(201);
    expect(testSandbox.pauses).toEqual([30_000]);
  });

  it('never meets the controls, another platform’s sandbox, or a caller who may not call', async () => {
    const { data } = await testSandbox.api.post<{ platformCode: string }>('/sandbox/tenants', {});
    expect(data.platformCode).not.toBe('0001');
    await cause({ kind: 'server_error', calls: 1 });
    expect((await testSandbox.api.get('/sandbox/clock')).status).toBe(200);
    expect((await testSandbox.api.get('/api/payments', { authorization: 'Basic eA==' })).refusals).toEqual([
      '401 e00102',
    ]);
    expect(await listed()).toHaveLength(1);
  });

  it('is counted exactly, fifty at once', async () => {
    await cause({ kind: 'server_error', calls: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => testSandbox.api.get('/api/webhooks')));
    expect(answers.filter(({ status }) => status === 500)).toHaveLength(10);
  });

  it('goes with a reset, and there are never too many', async () => {
    for (let n = 0; n < maxRetained.faults; n += 1) await cause({ kind: 'latency', operation: 'createSdk' });
    expect((await cause({ kind: 'latency' })).refusals).toEqual(['409 c0903']);
    await testSandbox.api.post('/sandbox/reset');
    expect(await listed()).toEqual([]);
  });

  it.each([
    [{}, 'e00221', '/kind'],
    [{ kind: 'latency', operation: 'moveClock' }, 'e00230', '/operation'],
    [{ kind: 'latency', calls: 0 }, 'e00231', '/calls'],
    [{ kind: 'server_error', milliseconds: 500 }, 'e00230', '/milliseconds'],
    [{ kind: 'dropped_connection', milliseconds: 1, calls: 1 }, 'e00230', '/milliseconds'],
  ])('%j is refused with %s at %s', async (body, code, pointer) => {
    const refused = await cause(body);
    expect(refused.refusals).toEqual([`422 ${code}`]);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer });
  });
});

const by = (text: string) => ({ [faultHeader]: text });

describe('a fault of one call', () => {
  it('may be of an operation that anybody may call', async () => {
    const answer = await testSandbox.api.get('/api/errors', {
      ...by('server_error'),
      authorization: undefined,
    });
    expect(answer.refusals).toEqual(['500 e04100']);
  });

  it('that cuts the connection holds back no webhook: only the caller does not know', async () => {
    await subscribe(testSandbox.api, 'payment_confirmed');
    const body = {
      amount: 1000,
      customer: { uuid: own },
      paymentMethod: { code: 'CC', uuid: savedMethods.card },
    };
    const paid = testSandbox.api.send('POST', '/api/payments', body, by('dropped_connection'));
    await expect(paid).rejects.toThrow('fetch failed');
    await testSandbox.sandbox.settle();
    expect(receivedActions(testSandbox)).toEqual(['payment_confirmed']);
  });
});
