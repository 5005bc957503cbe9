import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
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
const state = async (id: string) =>
  (await testSandbox.api.get<Payment>(`/api/payments/${id}`)).data.stateDetails.state;
const moveTo = (to: string) => testSandbox.api.post('/sandbox/clock', { to });

describe('the cash machine', () => {
  it('takes the right amount: confirmed, with fee, method and moment', async () => {
    const typed = await issue();
    testSandbox.clock.at += 5000;
    const { status, data } = await pay(typed);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: typed.id,
      stateDetails: { state: 'confirmed', createdAt: '2026-01-15T10:00:05+00:00' },
      updatedAt: '2026-01-15T10:00:05+00:00',
      paymentMethod: { code: 'MB', type: 'NORMAL' },
      paymentFee: { netAmount: '0.17000000', taxAmount: '0.03910000', invoiceDetails: null },
    });
    expect((await testSandbox.api.get<Payment>(`/api/payments/${typed.id}`)).data).toEqual(data);
  });

  it('pays a REALTIME reference as REALTIME', async () => {
    const { data } = await pay(await issue({ availableMethods: [{ code: 'MB', type: 'REALTIME' }] }));
    expect(data.paymentMethod?.type).toBe('REALTIME');
  });

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

  it('says so when wrong digits fit by chance', async () => {
    const typed = await issue();
    const digitsOf = (amount: number) => multibancoReference('12345', typed.reference.slice(0, 7), amount);
    let amount = 1001;
    while (digitsOf(amount) !== typed.reference) amount += 1;
    expect((await pay({ ...typed, amount })).refusals).toEqual(['409 c0107']);
    expect(await state(typed.id)).toBe('pending');
  });

  it('knows no reference that was not issued, and none of another entity number', async () => {
    const typed = await issue();
    expect((await pay({ ...typed, entity: '54321' })).refusals).toEqual(['404 c0101']);
    expect((await pay({ ...typed, reference: '009999999' })).refusals).toEqual(['404 c0101']);
  });

  it('takes money once', async () => {
    const typed = await issue();
    const first = await pay(typed);
    expect((await pay(typed)).refusals).toEqual(['409 c0103']);
    expect((await testSandbox.api.get<Payment>(`/api/payments/${typed.id}`)).data).toEqual(first.data);
  });

  it('takes none for a cancelled reference', async () => {
    const typed = await issue();
    await testSandbox.api.patch(`/api/payments/${typed.id}/cancellation`, { ignoreUnsupported: true });
    expect((await pay(typed)).refusals).toEqual(['409 c0105']);
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

  it('money still arrives where late payments are not blocked', async () => {
    const typed = await issue(until(false));
    await moveTo('2026-01-15T13:00:00');
    expect(await state(typed.id)).toBe('cancelled');
    const { data } = await pay(typed);
    expect(data.stateDetails).toEqual({ state: 'confirmed', createdAt: '2026-01-15T13:00:00+00:00' });
    expect(data.cancellation).toBeUndefined();
    expect((await pay(typed)).refusals).toEqual(['409 c0103']);
  });

  it('money does not arrive where they are', async () => {
    const typed = await issue(until(true));
    await moveTo('2026-01-15T13:00:00');
    expect((await pay(typed)).refusals).toEqual(['409 c0104']);
    expect(await state(typed.id)).toBe('cancelled');
  });

  it('counts from the deadline, also when the clock has not come to it by itself', async () => {
    const [open, blocked] = [await issue(until(false)), await issue(until(true))];
    testSandbox.clock.at = Date.parse('2026-01-15T12:00:00Z');
    expect((await pay(blocked)).refusals).toEqual(['409 c0104']);
    expect((await pay(open)).data.stateDetails.state).toBe('confirmed');
    await testSandbox.sandbox.settle();
    const { data } =
      await testSandbox.api.get<{ action: string; paymentId: string }[]>('/sandbox/deliveries');
    const events = data.filter(({ paymentId }) => paymentId === open.id).map(({ action }) => action);
    expect(events.reverse()).toEqual(['payment_cancelled', 'payment_confirmed']);
    expect(await state(blocked.id)).toBe('cancelled');
  });

  it('is not late one second before', async () => {
    const typed = await issue(until(true));
    testSandbox.clock.at = Date.parse('2026-01-15T11:59:59Z');
    expect((await pay(typed)).status).toBe(200);
  });
});
