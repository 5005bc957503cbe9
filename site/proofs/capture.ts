import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { anHour, noon, stateOf, states } from './verbs/payment-states.ts';

const authoriseOrder = (world: World, body: object = {}) =>
  world.authorise({ amount: 3000, code: 'REF-0057', ...body });

const capturesOf = async ({ api }: World, { id }: Payment) =>
  (await api.get<Payment[]>(`/api/payments?initialPaymentId=${id}&type=capture`)).data.map(({ amount }) => amount);

export default proofs('capture', {
  'authorisation-holds-capture-charges': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_authorized');
    const held = await authoriseOrder(world);
    expect(held).toMatchObject({ type: 'authorization', stateDetails: { state: 'authorised' } });
    expect(await world.actions()).toEqual(['payment_authorized']);
    await world.settle();
    expect(await world.get(held.id)).not.toHaveProperty('transferDetails');
    expect(await capturesOf(world, held)).toEqual([]);
    const { data: capture } = await world.capture(held.id, 2000);
    expect(capture).toMatchObject({
      type: 'capture',
      amount: 2000,
      initialPaymentId: held.id,
      stateDetails: { state: 'confirmed' },
    });
    expect(capture.id).not.toBe(held.id);
    expect(await stateOf(world, held)).toBe('confirmed');
    expect(await world.actions()).toEqual(['payment_authorized', 'payment_confirmed']);
    expect((await world.capture(held.id, 1000)).data.stateDetails.state).toBe('confirmed');
    const charged = await world.charge();
    expect(charged.stateDetails.state).toBe('confirmed');
    expect((await world.notifications()).at(-1)).toMatchObject({
      webhook: { action: 'payment_confirmed' },
      payments: [{ id: charged.id }],
    });
  },
  'each-capture-has-a-fee': chosen(['payment-new-create_capture', 'limit-fees'], async (world) => {
    expect((await world.charge()).paymentFee).toBeDefined();
    const held = await authoriseOrder(world);
    expect((await world.capture(held.id, 2000)).data.paymentFee).toBeDefined();
    expect(await world.get(held.id)).not.toHaveProperty('paymentFee');
  }),
  'card-on-a-page-is-authorised': chosen(['payment-pending-authorise_card'], async (world) => {
    const page = await world.open({ payment: { type: 'authorization', amount: 3000 } });
    expect((await page.payment()).stateDetails.state).toBe('pending');
    await page.card(world.cards.visa);
    expect((await page.payment()).stateDetails.state).toBe('authorised');
    expect(await page.state()).toBe('PaymentAuthorized');
    expect((await world.capture(page.paymentId, 3000)).status).toBe(201);
  }),
  'only-first-capture-sends-an-event': chosen(
    ['payment-authorised-capture', 'payment-confirmed-capture', 'payment-new-create_capture'],
    async (world) => {
      await world.subscribe('payment_confirmed');
      const held = await authoriseOrder(world);
      for (const amount of [1000, 1500, 500]) expect((await world.capture(held.id, amount)).status).toBe(201);
      const [first, ...more] = await world.notifications();
      expect(first?.payments).toMatchObject([{ id: held.id, stateDetails: { state: 'confirmed' } }]);
      expect(more).toEqual([]);
    },
  ),
  'captures-never-pass-the-amount': async (world) => {
    const held = await authoriseOrder(world);
    await world.capture(held.id, 2000);
    const above = await world.capture(held.id, 1500);
    expect(above.refusals).toEqual(['400 e00301']);
    expect(above.body.error?.errors[0]?.msg).toContain('1000');
    expect(await capturesOf(world, held)).toEqual([2000]);
    expect((await world.capture(held.id, 1000)).status).toBe(201);
    expect((await world.capture(held.id, 1)).refusals).toEqual(['400 e00301']);
  },
  'amount-changes-until-first-capture': async (world) => {
    const [early, late] = [await authoriseOrder(world), await authoriseOrder(world)];
    expect((await world.adjust(early.id, 3500)).data.stateDetails.state).toBe('authorised');
    expect((await world.capture(early.id, 3500)).status).toBe(201);
    await world.capture(late.id, 2000);
    expect((await world.adjust(late.id, 3500)).refusals).toEqual(['400 e00600']);
  },
  'uncaptured-authorisation-expires': chosen(['payment-authorised-expire'], async (world) => {
    expect((await authoriseOrder(world)).validDate.end).toBe('2026-07-15T23:59:59+01:00');
    const [untouched, begun] = [await authoriseOrder(world, noon), await authoriseOrder(world, noon)];
    expect(untouched.validDate.end).toBe('2026-01-15T12:00:00+00:00');
    await world.capture(begun.id, 2000);
    await world.subscribe('payment_expired', 'payment_cancelled');
    await world.pass(2 * anHour);
    expect(await states(world, [untouched, begun])).toEqual(['cancelled', 'confirmed']);
    expect((await world.get(untouched.id)).cancellation?.reason).toBe('date_expired');
    const told = (await world.notifications()).map(({ webhook, payments: [{ id }] }) => [id, webhook.action]);
    expect(told).toEqual(['payment_expired', 'payment_cancelled'].map((action) => [untouched.id, action]));
    for (const { id } of [untouched, begun]) expect((await world.capture(id, 100)).refusals).toEqual(['400 e00600']);
  }),
});
