import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { apiState, begin, faultyTerminal, outcomeOf, toldLate } from './verbs/terminals.ts';

/** Result of an approval that is reported too late to be kept. */
const voided = { state: 'cancelled', terminal: 'voided', label: 'Canceled' };

export default proofs('late-reports', {
  'outcome-waits-for-report': async (world) => {
    await world.subscribe('payment_authorized');
    const shop = await begin(world, world.terminals.cloud, 7500);
    await shop.setTerminalFault('silent');
    await shop.charge();
    await world.pass(300);
    expect((await shop.look()).transaction).toMatchObject({ state: 'approved', backOfficeLabel: null });
    expect(await apiState(world, shop.id)).toBe('pending_confirmation');
    expect(await world.actions()).toEqual([]);
    await shop.setTerminalFault('none');
    expect(await outcomeOf(world, shop.id)).toMatchObject({ state: 'authorised', label: 'Authorized' });
    const [heard, ...more] = await world.notifications();
    expect(more).toEqual([]);
    expect(heard?.payments[0]).toMatchObject({
      id: shop.id,
      stateDetails: { state: 'authorised', createdAt: heard?.webhook.createdAt },
    });
  },
  'silent-terminal-reports-in-half-an-hour': chosen(['limit-terminal-silentMinutes'], async (world) => {
    const silent = faultyTerminal(world, 'Silent');
    const { data } = await silent.ask(1000);
    await world.pass(60);
    const { transaction } = await silent.look();
    expect(transaction?.state).toBe('approved');
    const wait = Date.parse(transaction?.noticeAt ?? '') - Date.parse(transaction?.stateAt ?? '');
    expect(wait).toBe(30 * 60_000);
    expect(await apiState(world, data.id)).toBe('pending_confirmation');
    await world.pass(1800);
    expect(await apiState(world, data.id)).toBe('authorised');
  }),
  'in-time-is-authorised': async (world) => {
    for (const blocks of [false, true]) {
      const { untold, told } = await toldLate(world, -1, blocks);
      expect(untold).toMatchObject({ state: 'pending_confirmation', terminal: 'approved' });
      expect(told).toEqual({ state: 'authorised', terminal: 'approved', label: 'Authorized' });
    }
  },
  'in-tolerance-is-kept': chosen(
    ['limit-lateLimitMinutes', 'extra-payment-cancellation-authorisationKept'],
    async (world) => {
      for (const seconds of [0, 1, 599, 600]) {
        const { told, settled } = await toldLate(world, seconds, false);
        expect(told).toEqual({
          state: 'cancelled',
          terminal: 'approved',
          label: 'Authorized (Canceled)',
          authorisationKept: true,
        });
        expect(settled).toBe(0);
      }
    },
  ),
  'after-tolerance-is-voided': chosen(['limit-lateLimitMinutes'], async (world) => {
    for (const [seconds, blocks] of [
      [0, true],
      [600, true],
      [601, false],
      [601, true],
      [7200, false],
    ] as const) {
      const { told, settled } = await toldLate(world, seconds, blocks);
      expect([told, settled]).toEqual([voided, 0]);
    }
    expect((await world.terminal().ask(1000)).status).toBe(201);
  }),
  'kept-cannot-be-cancelled-or-refunded': chosen(['extra-payment-cancellation-authorisationKept'], async (world) => {
    const { id, told } = await toldLate(world, 60, false);
    expect(told.authorisationKept).toBe(true);
    for (const act of [world.cancel(id), world.terminal().askBack(id, 1000), world.refund(id, 1000)])
      expect((await act).status).toBe(400);
    expect((await world.get(id)).cancellation?.authorisationKept).toBe(true);
  }),
  'kept-sends-no-webhook': async (world) => {
    await world.subscribe('payment_authorized', 'payment_method_error');
    const { data } = await world.terminal().ask(999_006, { validDate: { end: '2026-01-15T10:02:00' } });
    await world.pass(900);
    expect((await world.get(data.id)).cancellation).toMatchObject({ authorisationKept: true });
    expect(await world.messages()).toEqual([]);
  },
  'without-deadline-the-day-ends-it': async (world) => {
    for (const [to, state] of [
      ['2026-01-15T23:59:58', 'authorised'],
      ['2026-01-16T00:00:01', 'cancelled'],
    ] as const) {
      await world.api.post('/sandbox/reset');
      await world.api.post('/sandbox/clock', { to: '2026-01-15T23:45:00' });
      const terminal = await begin(world, world.terminals.cloud);
      await terminal.setTerminalFault('silent');
      await terminal.charge();
      await world.api.post('/sandbox/clock', { to });
      await terminal.setTerminalFault('none');
      expect(await apiState(world, terminal.id)).toBe(state);
    }
  },
});
