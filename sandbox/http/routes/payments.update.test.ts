import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get } = purchases(testSandbox);
const { pendingReference, refusedPhone } = seed.payments;
const put = (id: string, body: object) => testSandbox.api.put<Payment>(`/api/payments/${id}`, body);
const otherPhone = { paymentMethod: { code: 'MW', details: { phoneNumber: '351#961234567' } } };

describe('another phone', () => {
  it('needs no method code when the payment has one', async () => {
    const { data } = await put(refusedPhone, {
      paymentMethod: { details: { phoneNumber: '351#961234567' } },
    });
    expect(data.stateDetails.state).toBe('pending_confirmation');
  });

  it.each([
    ['without a number', { paymentMethod: { code: 'MW' } }, '422 e00217'],
    ['for a card', { paymentMethod: { code: 'CC' } }, '400 e00401'],
    ['with an unknown saved method', { paymentMethod: { uuid: '00000000-0000-0000-0000-000000000000' } }, '422 e00218'],
  ])('is refused %s', async (_, body, refusal) => {
    const before = await get(refusedPhone);
    expect((await put(refusedPhone, body)).refusals).toEqual([refusal]);
    expect(await get(refusedPhone)).toEqual(before);
  });

  it('is refused on a reference: MB WAY is not among its methods', async () => {
    expect((await put(pendingReference, otherPhone)).refusals).toEqual(['400 e00401']);
    expect((await put(pendingReference, { paymentMethod: { code: 'MB' } })).refusals).toEqual(['400 e00402']);
  });

  it('is refused after the deadline, even before the clock got there by itself', async () => {
    const { data } = await testSandbox.api.post<Payment>('/api/payments', {
      amount: 1000,
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
    });
    await testSandbox.api.post(`/sandbox/payments/${data.id}/phone`, { answer: 'refuse' });
    testSandbox.clock.at += 30 * 60_000;
    expect((await put(data.id, otherPhone)).refusals).toEqual(['400 e00600']);
  });
});

describe('another amount', () => {
  it('keeps the limits of the method', async () => {
    expect((await put(pendingReference, { amount: 99 })).refusals).toEqual(['400 e00301']);
    expect((await put(refusedPhone, { amount: 500_001 })).refusals).toEqual(['400 e00301']);
  });

  it('and another phone happen both or not at all', async () => {
    const before = await get(refusedPhone);
    const wrong = { amount: 3000, paymentMethod: { code: 'MW' } };
    expect((await put(refusedPhone, wrong)).refusals).toEqual(['422 e00217']);
    expect(await get(refusedPhone)).toEqual(before);
    const { data } = await put(refusedPhone, { amount: 3000, ...otherPhone });
    expect([data.amount, data.stateDetails.state]).toEqual([3000, 'pending_confirmation']);
  });
});

it('the customer is added and completed, the rest stays', async () => {
  await put(pendingReference, { customer: { customerId: 'C-9', firstName: 'Ana' } });
  const { data } = await put(pendingReference, { customer: { lastName: 'Reis' } });
  expect(data.customer).toEqual({ customerId: 'C-9', firstName: 'Ana', lastName: 'Reis' });
  expect((await testSandbox.api.get<Payment[]>('/api/payments?customer[id]=C-9')).data).toHaveLength(1);
});

it('an empty change and an unknown payment are refused', async () => {
  expect((await put(pendingReference, {})).refusals).toEqual(['422 e00219']);
  expect((await put(pendingReference, { amout: 5 })).refusals).toEqual(['422 e00219']);
  expect((await put('4242', { amount: 2000 })).refusals).toEqual(['404 e00502']);
});
