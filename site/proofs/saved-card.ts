import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';

const series = (amountQualifier: 'DFLT' | 'ESTM') => ({ recurring: { type: 'INITIAL', amountQualifier } });

/** Page that saves a card for the sandbox's customer. */
const savingPage = (world: World) =>
  world.open({
    payment: {
      customer: { uuid: world.seed.customers.own },
      paymentMethod: { code: 'CC', details: { createRegistration: true } },
    },
  });

export default proofs('saved-card', {
  'charged-at-once-and-told': async (world) => {
    await world.subscribe('payment_confirmed');
    const { status, data } = await sendRecorded<Payment>(world, 'payments/savedCard', 'create');
    expect([status, data.stateDetails.state]).toEqual([201, 'confirmed']);
    const [message, ...more] = await world.messages();
    expect([message && world.isSigned(message), more]).toEqual([true, []]);
    expect(JSON.parse(message?.body ?? '{}').payments).toEqual([data]);
    const body = {
      amount: 1000,
      customer: { uuid: world.seed.customers.own },
      paymentMethod: { uuid: world.seed.savedMethods.card },
    };
    const fault = { 'sandbox-fault': 'acquirer_error' };
    const declined = await world.api.send('POST', '/api/payments', body, fault);
    expect([declined.status, declined.body.success]).toEqual([502, false]);
  },
  'bank-asks-only-when-saving': async (world) => {
    const page = await savingPage(world);
    const asked = await page.card(world.cards.challenge);
    expect([asked.data.challenge, asked.data.payment.paymentMethod?.uuid ?? null]).toEqual([true, null]);
    await page.bank('accept');
    const { uuid } = (await page.payment()).paymentMethod ?? {};
    for (const _ of [1, 2])
      expect((await world.charge({ paymentMethod: { uuid } })).stateDetails.state).toBe('confirmed');
  },
  'series-is-charged-by-its-first-payment': async (world) => {
    const { data: first } = await sendRecorded<Payment>(world, 'payments/recurring', 'initial');
    const path = `/api/payments/${first.id}/recurrings`;
    const { data: second } = await sendRecorded<Payment>(world, 'payments/recurring', 'variable', path);
    expect([second.amount, second.paymentMethod?.uuid]).toEqual([1200, world.seed.savedMethods.card]);
    await world.pass(150 * 86_400);
    const { data: third } = await world.repeat(first.id, 600);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    for (const { id, amount } of [second, third])
      expect(await world.get(id)).toMatchObject({ amount, type: 'payment', initialPaymentId: first.id });
    for (const { id } of [second, await world.charge()])
      expect((await world.repeat(id, 1000)).refusals).toEqual(['400 e00600']);
  },
  'fixed-series-repeats-its-amount': chosen(['error-e00301'], async (world) => {
    const refused = await sendRecorded(world, 'payments/recurring', 'other-amount');
    expect(refused.refusals).toEqual(['400 e00301']);
    const [fixed, open] = [await world.charge(series('DFLT')), await world.charge(series('ESTM'))];
    for (const amount of [999, 1001]) {
      expect((await world.repeat(fixed.id, amount)).refusals).toEqual(['400 e00301']);
      expect((await world.repeat(open.id, amount)).status).toBe(201);
    }
    await world.pass(400 * 86_400);
    expect((await world.repeat(fixed.id, 1000)).status).toBe(201);
  }),
  'lost-series-charge-has-no-key': async (world) => {
    const first = await world.charge(series('DFLT'));
    const path = `/api/payments/${first.id}/recurrings`;
    const body = { amount: 1000, customUniqueId: 'MES-1' };
    const lost = world.api.send('POST', path, body, { 'sandbox-fault': 'dropped_connection' });
    await expect(lost).rejects.toThrow('fetch failed');
    const charges = async () => (await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${first.id}`)).data;
    expect(await charges()).toMatchObject([{ amount: 1000, stateDetails: { state: 'confirmed' } }]);
    expect((await world.api.post(path, body)).status).toBe(201);
    expect((await charges()).map(({ customUniqueId }) => customUniqueId)).toEqual([undefined, undefined]);
  },
});
