import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { apiState, atEachKind, begin, cutOffAtTheBank, faultyTerminal, outcomeOf } from './verbs/terminals.ts';

export default proofs('terminal-faults', {
  'offline-payment-ends-in-a-minute': chosen(
    ['behaviour-terminalOffline', 'payment-pending_confirmation-leave_terminal'],
    async (world) => {
      const pinless = await begin(world, world.terminals.cloud);
      await pinless.card('insert');
      await pinless.setTerminalFault('offline');
      await world.pass(60);
      expect(await outcomeOf(world, pinless.id)).toMatchObject({ state: 'cancelled', label: 'Canceled' });

      await world.subscribe('payment_expired', 'payment_cancelled');
      const { status, data } = await pinless.ask(7500);
      expect([status, data.stateDetails.state]).toEqual([201, 'pending_confirmation']);
      expect((await pinless.card()).refusals).toEqual(['409 c0703']);
      await world.pass(59);
      expect(await apiState(world, data.id)).toBe('pending_confirmation');
      await world.pass(1);
      expect(await apiState(world, data.id)).toBe('cancelled');
      expect(await world.actions()).toEqual(['payment_expired', 'payment_cancelled']);
    },
  ),
  'offline-after-pin-can-be-approved': atEachKind((world, uuid) => cutOffAtTheBank(world, uuid)),
  'no-paper-changes-no-outcome': chosen(
    ['behaviour-outcomeWithoutPaper'],
    atEachKind(async (world, uuid) => {
      await world.subscribe('payment_authorized');
      const { visa, declined } = world.cards;
      for (const [number, state] of [
        [visa, 'authorised'],
        [declined, 'cancelled'],
      ] as const) {
        const shop = await begin(world, uuid);
        await shop.setTerminalFault('no_paper');
        expect((await shop.charge(number)).transaction?.slip).toBe('no_paper');
        expect(await apiState(world, shop.id)).toBe(state);
        const told = (await world.notifications()).map(({ payments: [{ id }] }) => id);
        expect(told.includes(shop.id)).toBe(state === 'authorised');
      }
    }),
  ),
  'new-paper-prints-the-slip': chosen(['behaviour-slipAfterPaper'], async (world) => {
    const noPaper = faultyTerminal(world, 'No paper');
    await noPaper.ask(1000);
    await world.pass(60);
    expect((await noPaper.look()).transaction?.slip).toBe('no_paper');
    expect((await noPaper.setTerminalFault('none')).data.transaction?.slip).toBe('printed');
  }),
});
