import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();

async function issue(body: object = {}) {
  const { data } = await testSandbox.api.post<Payment>('/api/payments/references', { amount: 1000, ...body });
  const { entity = '', reference } = data.referenceDetails;
  return { id: data.id, entity, reference, amount: data.amount };
}
const pay = ({ entity, reference, amount }: { entity: string; reference: string; amount: number }) =>
  testSandbox.api.post<Payment>('/sandbox/atm', { entity, reference, amount });
const state = async (id: string) => (await testSandbox.api.get<Payment>(`/api/payments/${id}`)).data.stateDetails.state;
const moveTo = (to: string) => testSandbox.api.post('/sandbox/clock', { to });

describe('the cash machine', () => {
  it('refuses a reference whose payer is being asked on a phone, and takes it once they refused', async () => {
    const availableMethods = [{ code: 'MB' }, { code: 'MW' }];
    const typed = await issue({ availableMethods });
    const paymentMethod = { code: 'MW', details: { phoneNumber: '351#912345678' } };
    const asked = await testSandbox.api.put(`/api/payments/${typed.id}`, {
      amount: 1000,
      availableMethods,
      paymentMethod,
    });
    expect(asked.refusals).toEqual([]);
    expect((await pay(typed)).refusals).toEqual(['400 e00600']);
    await testSandbox.api.post(`/sandbox/payments/${typed.id}/phone`, { answer: 'refuse' });
    expect((await pay(typed)).status).toBe(200);
  });

  it('refuses a wrong amount, naming the digits it would need', async () => {
    const typed = await issue();
    const answer = await pay({ ...typed, amount: 1001 });
    expect(answer.refusals).toEqual(['409 c0102']);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/amount' });
    const { reference } = typed;
    expect(answer.body.error?.errors[0]?.msg).toContain(
      multibancoReference('12345', reference.slice(0, 7), 1001).slice(7),
    );
    expect(await state(typed.id)).toBe('pending');
  });

  it('takes none before the reference is valid, and says from when', async () => {
    const typed = await issue({ validDate: { start: '2026-01-16T00:00:00' } });
    const early = await pay(typed);
    expect(early.refusals).toEqual(['409 c0106']);
    expect(early.body.error?.errors[0]?.msg).toContain('2026-01-16T00:00:00+00:00');
    await moveTo('2026-01-16T00:00:00');
    expect((await pay(typed)).status).toBe(200);
  });
});

describe('late', () => {
  const until = (blockLatePayment: boolean) => ({
    validDate: { end: '2026-01-15T12:00:00+00:00', blockLatePayment },
  });

  it('counts from the deadline, also when the clock has not come to it by itself', async () => {
    const [open, blocked] = [await issue(until(false)), await issue(until(true))];
    testSandbox.clock.at = Date.parse('2026-01-15T12:00:00Z');
    expect((await pay(blocked)).refusals).toEqual(['409 c0104']);
    expect((await pay(open)).data.stateDetails.state).toBe('confirmed');
    await testSandbox.sandbox.settle();
    const { data } = await testSandbox.api.get<{ action: string; paymentId: string }[]>('/sandbox/deliveries');
    const events = data.filter(({ paymentId }) => paymentId === open.id).map(({ action }) => action);
    expect(events.reverse()).toEqual(['payment_cancelled', 'payment_confirmed']);
    expect(await state(blocked.id)).toBe('cancelled');
  });
});
