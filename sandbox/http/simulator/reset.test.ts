import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTrial } from '../../testing/testSandbox.ts';

const trial = useTrial();

describe('the seed', () => {
  it.each([
    [seed.payments.pendingReference, 'pending', 'MB'],
    [seed.payments.confirmedReference, 'confirmed', 'MB'],
    [seed.payments.cancelledReference, 'cancelled', 'MB'],
    [seed.payments.expiredReference, 'cancelled', 'MB'],
    [seed.payments.waitingPhone, 'pending_confirmation', 'MW'],
    [seed.payments.refusedPhone, 'pending', 'MW'],
    [seed.payments.confirmedPhone, 'confirmed', 'MW'],
    [seed.payments.realtimeReference, 'pending', 'MB'],
  ])('holds payment %s in state %s by %s', async (id, state, method) => {
    const { data } = await trial.api.get<Payment>(`/api/payments/${id}`);
    expect(data.stateDetails.state).toBe(state);
    expect(data.availableMethods.map(({ code }) => code)).toEqual([method]);
    expect(data.createdAt).toBe('2026-01-13T10:00:00+00:00');
  });

  it('has told nobody of anything yet', async () => {
    await trial.sandbox.settle();
    expect((await trial.api.get<unknown[]>('/sandbox/deliveries')).data).toEqual([]);
    expect(trial.receiver.received).toEqual([]);
  });
});

describe('reset', () => {
  it('brings everything back: payments, subscriptions, deliveries, calls, clock, counters', async () => {
    const before = await trial.api.get<Payment[]>('/api/payments');
    await trial.api.post('/api/payments/references', { amount: 1000 });
    await trial.api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
    await trial.api.delete('/api/webhooks/301');
    await trial.api.post('/sandbox/clock', { advanceSeconds: 3600 });
    expect((await trial.api.post('/sandbox/reset')).status).toBe(200);
    expect((await trial.api.get<Payment[]>('/api/payments')).data).toEqual(before.data);
    expect((await trial.api.get<Webhook[]>('/api/webhooks')).data).toHaveLength(2);
    expect((await trial.api.get<unknown[]>('/sandbox/deliveries')).data).toEqual([]);
    expect((await trial.api.get('/sandbox/clock')).data).toMatchObject({ offsetSeconds: 0 });
    const made = await trial.api.post<Payment>('/api/payments/references', { amount: 1000 });
    expect(made.data.id).toBe('1101');
  });

  it('is not undone by a message that was on its way', async () => {
    let arrive = () => {};
    const gate = new Promise<void>((open) => {
      arrive = open;
    });
    const { post } = trial.receiver;
    trial.receiver.post = async (url, init) => {
      await gate;
      return post(url, init);
    };
    await trial.api.post('/sandbox/payments/1005/phone', { answer: 'accept' });
    const settling = trial.sandbox.settle();
    await new Promise((done) => setTimeout(done, 50));
    await trial.api.post('/sandbox/reset');
    trial.clock.at += 1;
    arrive();
    await settling;
    trial.receiver.post = post;
    expect((await trial.api.get<unknown[]>('/sandbox/deliveries')).data).toEqual([]);
  });

  it('and calls at the same time never leave half of either', async () => {
    const create = () => trial.api.post<Payment>('/api/payments/references', { amount: 1000 });
    const reset = () => trial.api.post('/sandbox/reset');
    const answers = await Promise.all([
      create(),
      reset(),
      create(),
      create(),
      reset(),
      create(),
      reset(),
      create(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 201, 200, 201, 200, 201]);
    const { data } = await trial.api.get<Payment[]>('/api/payments?sort=id');
    const fresh = data.filter(({ id }) => Number(id) >= seed.firstFreePaymentId);
    const next = await create();
    expect(Number(next.data.id)).toBe(seed.firstFreePaymentId + fresh.length);
    const references = [...data, next.data].map(({ referenceDetails }) => referenceDetails.reference);
    expect(new Set(references).size).toBe(references.length);
  });
});
