import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

let meanwhile = async (): Promise<unknown> => undefined;
const testSandbox = useTestSandbox({ pause: async () => void (await meanwhile()) });

describe('reset', () => {
  it('is not undone by a message that was on its way', async () => {
    let arrive = () => {};
    const gate = new Promise<void>((open) => {
      arrive = open;
    });
    const { post } = testSandbox.receiver;
    testSandbox.receiver.post = async (url, init) => {
      await gate;
      return post(url, init);
    };
    await testSandbox.api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
    const settling = testSandbox.sandbox.settle();
    await new Promise((done) => setTimeout(done, 50));
    await testSandbox.api.post('/sandbox/reset');
    testSandbox.clock.at += 1;
    arrive();
    await settling;
    testSandbox.receiver.post = post;
    expect((await testSandbox.api.get<unknown[]>('/sandbox/deliveries')).data).toEqual([]);
  });

  it('and calls at the same time never leave half of either', async () => {
    const create = () => testSandbox.api.post<Payment>('/api/payments/references', { amount: 1000 });
    const reset = () => testSandbox.api.post('/sandbox/reset');
    const answers = await Promise.all([create(), reset(), create(), create(), reset(), create(), reset(), create()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 201, 200, 201, 200, 201]);
    const { data } = await testSandbox.api.get<Payment[]>('/api/payments?sort=id');
    const fresh = data.filter(({ id }) => Number(id) >= seed.firstFreePaymentId);
    const next = await create();
    expect(Number(next.data.id)).toBe(seed.firstFreePaymentId + fresh.length);
    const references = [...data, next.data].map(({ referenceDetails }) => referenceDetails.reference);
    expect(new Set(references).size).toBe(references.length);
  });

  it('sets the time of a call that began before it, and is done after it', async () => {
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 86_400 });
    await testSandbox.api.post('/sandbox/faults', { kind: 'latency', milliseconds: 5, operation: 'createReference' });
    meanwhile = () => testSandbox.api.post('/sandbox/reset');
    const { body, data } = await testSandbox.api.post<Payment>('/api/payments/references', { amount: 1000 });
    const at = '2026-01-15T10:00:00+00:00';
    expect([body.date, data.createdAt, data.id]).toEqual([at, at, String(seed.firstFreePaymentId)]);
  });
});
