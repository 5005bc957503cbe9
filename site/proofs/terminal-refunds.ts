import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { apiState, begin, refundWith } from './verbs/terminals.ts';

/** Cards other than the payer's; the second one has the same brand. */
const otherCards = ({ cards }: World) => [cards.mastercard, '4111111111111111', cards.declined];

async function giveBack(world: World, id: string, amount: number) {
  const { data } = await world.terminal().askBack(id, amount);
  await world.terminal().charge();
  return apiState(world, data.id);
}

export default proofs('terminal-refunds', {
  'money-returns-to-presented-card': async (world) => {
    await world.subscribe('payment_refunded');
    const terminal = world.terminal();
    const { id } = await terminal.confirmed();
    const { status, data } = await terminal.askBack(id, 500);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      type: 'refund',
      amount: 500,
      initialPaymentId: id,
      stateDetails: { state: 'pending_confirmation' },
    });
    expect(data.id).not.toBe(id);
    expect(await world.get(data.id)).toEqual(data);
    expect((await terminal.look()).transaction).toMatchObject({
      payment: { id: data.id, amount: 500 },
      state: 'waiting_for_card',
    });
    expect(await world.actions()).toEqual([]);
    await terminal.charge();
    expect(await world.actions()).toEqual(['payment_refunded']);
    const { paymentMethod, stateDetails } = await world.get(data.id);
    expect(stateDetails.state).toBe('confirmed');
    expect(paymentMethod?.details).toEqual((await world.get(id)).paymentMethod?.details);
  },
  'confirmed-refund-is-listed': chosen(['payment-pending_confirmation-refund_at_terminal'], async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.confirmed();
    const { data } = await terminal.askBack(id, 400);
    await terminal.card('tap');
    await world.pass(1);
    expect(await world.get(id)).not.toHaveProperty('refunds');
    await world.pass(4);
    expect(await apiState(world, data.id)).toBe('confirmed');
    expect((await world.get(id)).refunds).toMatchObject([{ paymentId: data.id, amount: 400 }]);
  }),
  'other-card-is-refused': async (world) => {
    const { id } = await world.terminal().confirmed();
    for (const other of otherCards(world))
      expect(await refundWith(world, id, other)).toMatchObject({
        stateDetails: { state: 'cancelled' },
        paymentMethod: { result: { code: 'e04122' } },
      });
    expect(await world.get(id)).not.toHaveProperty('refunds');
    expect(await apiState(world, id)).toBe('confirmed');
    expect((await refundWith(world, id, world.cards.visa)).stateDetails.state).toBe('confirmed');
  },
  'refused-refund-sends-its-cancellation': chosen(
    ['payment-pending_confirmation-decline_at_terminal'],
    async (world) => {
      const { id } = await world.terminal().confirmed();
      await world.subscribe('payment_cancelled');
      const refund = await refundWith(world, id, world.cards.mastercard);
      const stateDetails = { state: 'cancelled' };
      expect(await world.notifications()).toMatchObject([
        { payments: [{ id: refund.id, type: 'refund', initialPaymentId: id, stateDetails }] },
      ]);
      expect(await apiState(world, id)).toBe('confirmed');
    },
  ),
  'only-confirmed-terminal-payments': async (world) => {
    const terminal = world.terminal();
    const approved = await terminal.approved();
    const cancelled = (await terminal.ask(1000)).data;
    await terminal.leave();
    for (const [id, code] of [
      [world.seed.payments.waitingTerminal, 'e00601'],
      [approved.id, 'e00601'],
      [cancelled.id, 'e00600'],
      [(await world.charge()).id, 'e00402'],
      [(await world.payReference()).id, 'e00402'],
    ] as const)
      expect((await terminal.askBack(id, 500)).refusals).toEqual([`400 ${code}`]);
    await terminal.settle();
    const elsewhere = world.terminal(world.terminals.second);
    await elsewhere.leave();
    for (const each of [elsewhere, terminal]) expect((await each.askBack(approved.id, 100)).status).toBe(201);
  },
  'parts-never-exceed-payment': async (world) => {
    const whole = await world.terminal().confirmed();
    expect(await giveBack(world, whole.id, 1000)).toBe('confirmed');
    const { id } = await world.terminal().confirmed();
    expect(await giveBack(world, id, 400)).toBe('confirmed');
    expect(await giveBack(world, id, 500)).toBe('confirmed');
    expect((await world.terminal().askBack(id, 101)).refusals).toEqual(['400 e00301']);
    expect(await giveBack(world, id, 100)).toBe('confirmed');
    expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([400, 500, 100]);
    expect((await world.terminal().askBack(id, 1)).status).toBe(400);
  },
  'second-at-once-is-e04122': chosen(['error-e04122'], async (world) => {
    const { settledTerminal } = world.seed.payments;
    const [one, two] = [world.terminal(), world.terminal(world.terminals.second)];
    await two.leave();
    const [first, second] = [await one.askBack(settledTerminal, 600_000), await two.askBack(settledTerminal, 600_000)];
    await one.charge();
    await two.charge();
    expect(await world.get(second.data.id)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      paymentMethod: { result: { code: 'e04122' } },
    });
    const { refunds } = await world.get(settledTerminal);
    expect(refunds?.map(({ paymentId }) => paymentId)).toEqual([first.data.id]);
  }),
  'settled-has-no-time-limit': async (world) => {
    const { settledTerminal } = world.seed.payments;
    await world.pass(10 * 365 * 86_400);
    expect((await refundWith(world, settledTerminal, world.cards.visa)).stateDetails.state).toBe('confirmed');
    expect(await world.get(settledTerminal)).toHaveProperty('transferDetails');
  },
  'call-refunds-without-card': chosen(['payment-new-create_refund'], async (world) => {
    const { id, paymentMethod } = await world.terminal().confirmed();
    const { status, data } = await world.refund(id, 500);
    expect([status, data.stateDetails.state]).toEqual([201, 'confirmed']);
    expect(data.paymentMethod?.details).toEqual(paymentMethod?.details);
    expect((await world.get(id)).refunds).toMatchObject([{ paymentId: data.id, amount: 500 }]);
  }),
  'standalone-refunds-elsewhere': async (world) => {
    const shop = await begin(world, world.terminals.standalone, 7500);
    await shop.charge();
    await shop.settle();
    expect((await shop.askBack(shop.id, 500)).refusals).toEqual(['400 e00402']);
    expect((await shop.type(-500)).status).toBe(422);
    const states: unknown[] = [];
    for (const number of [world.cards.mastercard, world.cards.visa])
      states.push((await refundWith(world, shop.id, number)).stateDetails.state);
    expect(states).toEqual(['cancelled', 'confirmed']);
    expect((await world.refund(shop.id, 500)).data.stateDetails.state).toBe('confirmed');
  },
});
