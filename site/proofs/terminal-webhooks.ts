import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { begin, failPin, sent } from './verbs/terminals.ts';

const everything = [
  'payment_authorized',
  'payment_confirmed',
  'payment_expired',
  'payment_cancelled',
  'payment_refunded',
  'payment_method_error',
];

/** Actions of the messages, in order, after an action in a fresh sandbox. */
async function heard(world: World, act: (world: World) => Promise<unknown>): Promise<string[]> {
  await world.api.post('/sandbox/reset');
  world.receiver.received = [];
  await world.subscribe(...everything);
  await act(world);
  // The day's close also settles a seeded payment, whose events are left out.
  const told = (await world.notifications()).filter(({ payments: [{ id }] }) => Number(id) > 1100);
  return told.map(({ webhook }) => webhook.action);
}

/** In a fresh sandbox, creates a payment that is declined in time, but reported by its terminal after the deadline. */
async function declinedLate(world: World) {
  await world.api.post('/sandbox/reset');
  const terminal = world.terminal();
  const { data } = await terminal.ask(1000, { validDate: { end: '2026-01-15T10:20:00+00:00' } });
  await terminal.setTerminalFault('silent');
  await terminal.charge(world.cards.declined);
  await world.pass(1500);
  await terminal.setTerminalFault('none');
  return world.get(data.id);
}

export default proofs('terminal-webhooks', {
  'events-by-outcome': async (world) => {
    const terminal = world.terminal();
    const over = ['payment_expired', 'payment_cancelled'];
    const paid = ['payment_authorized', 'payment_confirmed'];
    const giveBack = (daysLater: number) => async () => {
      const { id } = await terminal.confirmed();
      await world.pass(daysLater * 86_400);
      await terminal.askBack(id, 400);
      await terminal.charge();
    };
    const register = () =>
      world.api.post(`/api/terminals/${world.terminals.standalone}/processedPayments`, processedExample);
    const until = (end: string) => ({ validDate: { end } });
    for (const [act, events] of [
      [() => terminal.confirmed(), paid],
      [() => sent(world, 999_002), ['payment_method_error', 'payment_cancelled']],
      [() => sent(world, 999_004), over],
      [() => sent(world, 999_008), ['payment_cancelled']],
      [() => sent(world, 1000, until('2026-01-15T10:00:30')), over],
      [() => sent(world, 999_007, until('2026-01-15T10:20:00')), [...over, 'payment_cancelled']],
      [giveBack(1), [...paid, 'payment_refunded']],
      [giveBack(0), [...paid, 'payment_refunded', 'payment_cancelled']],
      [async () => world.cancel((await terminal.approved()).id), ['payment_authorized', 'payment_cancelled']],
      [register, ['payment_confirmed']],
    ] as const)
      expect(await heard(world, act)).toEqual(events);
  },
  'refusal-has-result-and-no-cancellation': chosen(
    ['payment-pending_confirmation-decline_at_terminal'],
    async (world) => {
      await world.subscribe('payment_method_error', 'payment_cancelled');
      await sent(world, 999_002);
      await begin(world, world.terminals.cloud);
      await failPin(world);
      const told = await world.notifications();
      const both = ['payment_method_error', 'payment_cancelled'];
      expect(told.map(({ webhook }) => webhook.action)).toEqual([...both, ...both]);
      const payments = told.map(({ payments: [payment] }) => payment);
      for (const payment of [...payments, ...(await Promise.all(payments.map(({ id }) => world.get(id))))]) {
        expect(payment.paymentMethod?.result?.code).toEqual(expect.any(String));
        expect(payment.cancellation).toBeUndefined();
      }
    },
  ),
  'other-endings-have-a-reason': chosen(
    [
      'payment-pending_confirmation-give_up_at_terminal',
      'payment-pending_confirmation-leave_terminal',
      'payment-pending_confirmation-decline_at_terminal',
    ],
    async (world) => {
      await world.subscribe('payment_cancelled');
      await sent(world, 999_008);
      await sent(world, 999_004);
      const reasons = (await world.notifications()).map(({ payments: [each] }) => each.cancellation?.reason);
      expect(reasons).toEqual(['customer_cancelled', 'date_expired']);
      const late = await declinedLate(world);
      expect(late.cancellation?.reason).toBe('date_expired');
      expect(late.paymentMethod?.result).toBeUndefined();
    },
  ),
});
