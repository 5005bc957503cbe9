import type { Push } from '@balcao/contract/control/phone.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { pass, answerPhone, get } = purchases(testSandbox);

async function send(phoneNumber = '351#912345678', more: object = {}): Promise<string> {
  const paymentMethod = { code: 'MW', details: { phoneNumber } };
  const body = { amount: 1000, summary: 'Café', paymentMethod, ...more };
  return (await testSandbox.api.post<Payment>('/api/payments', body)).data.id;
}
const pushes = async () => (await testSandbox.api.get<Push[]>('/sandbox/pushes')).data;

describe('the phone', () => {
  it('says that accepting also saves the phone, until it is saved', async () => {
    const details = { phoneNumber: '351#912345678', createRegistration: true };
    const paymentMethod = { code: 'MW', details };
    const id = await send('', { paymentMethod, customer: { uuid: seed.customers.own } });
    expect((await pushes())[0]).toMatchObject({ paymentId: id, saves: true });
    const { paymentMethod: saved } = (await answerPhone(id, 'accept')).data;
    await send('', { paymentMethod: { uuid: saved?.uuid }, customer: { uuid: seed.customers.own } });
    expect((await pushes())[0]).toMatchObject({ phoneNumber: '351#912345678', saves: false });
  });

  it('says when a magic phone answers by itself, until it is told to ignore', async () => {
    const id = await send('351#900000001');
    expect((await pushes())[0]?.answersAt).toBe('2026-01-15T10:00:03+00:00');
    await answerPhone(id, 'ignore');
    expect((await pushes())[0]?.answersAt).toBeNull();
  });

  it('has nothing to answer after five minutes, also when the clock has not come to it by itself', async () => {
    const id = await send();
    testSandbox.clock.at += 300_000;
    expect((await answerPhone(id, 'accept')).refusals).toEqual(['409 c0201']);
  });
});

it('a magic phone can be answered by hand before it answers by itself, and then keeps quiet', async () => {
  const id = await send('351#900000020');
  expect((await answerPhone(id, 'accept')).data.stateDetails.state).toBe('confirmed');
  await pass(600);
  expect((await get(id)).stateDetails.state).toBe('confirmed');
});
