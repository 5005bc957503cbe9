import type { PaymentMoment, PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { describe, expect, it } from 'vitest';
import { payReference } from '../../testing/payer.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

async function timelineOf(id: string): Promise<PaymentMoment[]> {
  const { data } = await testSandbox.api.get<PaymentTimeline>(`/sandbox/payments/${id}/timeline`);
  expect(data.payment.id).toBe(id);
  return data.moments;
}

const summaries = (moments: PaymentMoment[]) =>
  moments.map(({ kind, action, state, delivery }) =>
    kind === 'step'
      ? `${action} > ${state}`
      : `${delivery?.event} ${delivery?.attempt} ${delivery?.status ?? 'no answer'}`,
  );

const createPayment = (body: object) => testSandbox.api.post<{ id: string }>('/api/payments', body);

describe('a payment’s timeline', () => {
  it('tells its steps and the attempts to tell the shop, in order', async () => {
    const { data } = await testSandbox.api.post<{ id: string; referenceDetails: object }>('/api/payments/references', {
      amount: 1000,
    });
    testSandbox.receiver.answer = 500;
    await testSandbox.api.post('/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
    await testSandbox.sandbox.settle();
    testSandbox.receiver.answer = 204;
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 60 });
    const moments = await timelineOf(data.id);
    expect(summaries(moments)).toEqual([
      'create_reference > pending',
      'pay_reference > confirmed',
      'payment_confirmed 1 500',
      'payment_confirmed 2 204',
    ]);
    expect(moments.map(({ at }) => at)).toEqual([
      '2026-01-15T10:00:00+00:00',
      '2026-01-15T10:00:00+00:00',
      '2026-01-15T10:00:00+00:00',
      '2026-01-15T10:01:00+00:00',
    ]);
  });

  it('says why an attempt got no answer, and where a receiver sent one on', async () => {
    const attemptAt = async (answer: typeof testSandbox.receiver.answer) => {
      testSandbox.receiver.answer = answer;
      const { id } = await payReference(testSandbox.api);
      await testSandbox.sandbox.settle();
      return (await timelineOf(id))[2]?.delivery;
    };
    const lost = { attempt: 1, status: null, error: expect.stringMatching(/\w/) };
    expect(await attemptAt(new Error('connect ECONNREFUSED'))).toMatchObject(lost);
    const sentOn = { status: 301, location: expect.stringMatching(/^https?:.+\/elsewhere$/) };
    expect(await attemptAt(() => ({ status: 301, location: '/elsewhere' }))).toMatchObject(sentOn);
  });

  it('names the phone of each notification and why one failed', async () => {
    const phone = (phoneNumber: string) => ({ code: 'MW', details: { phoneNumber } });
    const { data } = await createPayment({ amount: 1000, paymentMethod: phone('351#912345678') });
    await testSandbox.api.post(`/sandbox/payments/${data.id}/phone`, { answer: 'refuse' });
    await testSandbox.api.put(`/api/payments/${data.id}`, { paymentMethod: phone('351#913456789') });
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 301 });
    const steps = (await timelineOf(data.id)).filter(({ kind }) => kind === 'step');
    expect(steps.map(({ action, phoneNumber, code }) => [action, phoneNumber, code])).toEqual([
      ['create_push', '351#912345678', null],
      ['refuse_push', null, 'e04020'],
      ['retry_push', '351#913456789', null],
      ['expire_push', null, 'e04201'],
    ]);
  });

  it('names what was captured and refunded, and the payments that made', async () => {
    const refunded = await testSandbox.api.post<{ id: string }>('/api/payments/1012/refunds', {
      amount: 100,
    });
    const step = (await timelineOf('1012')).find(({ sequelId }) => sequelId === refunded.data.id);
    expect(step).toMatchObject({ kind: 'step', amount: 100 });
    expect(summaries(await timelineOf(refunded.data.id))).toEqual(['create_refund > confirmed']);
  });

  it('is there for each seeded payment, and ends in the state it has now', async () => {
    const { data } = await testSandbox.api.get<{ id: string; stateDetails: { state: string } }[]>('/sandbox/payments');
    expect(data.length).toBeGreaterThan(10);
    for (const { id, stateDetails } of data) {
      const steps = (await timelineOf(id)).filter(({ kind }) => kind === 'step');
      expect([id, steps.at(-1)?.state]).toEqual([id, stateDetails.state]);
    }
  });
});

describe('the payments of a platform', () => {
  it('are those of all its entities, newest first, and of nobody else', async () => {
    const { data: mine } = await testSandbox.api.get<{ id: string }[]>('/sandbox/payments');
    const { data: theirs } = await testSandbox.other.get<{ id: string }[]>('/sandbox/payments');
    const ids = mine.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(theirs.map(({ id }) => id)).toEqual(['1009']);
    expect(ids).not.toContain(1009);
  });
});
