import {
  lateLimitMinutes,
  terminalLimits as limits,
} from '@balcao/contract/resources/terminals/terminalLimits.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import { describe, expect, it } from 'vitest';
import { atTerminal } from '../../testing/atTerminal.ts';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { listen } = purchases(testSandbox);
const here = atTerminal(testSandbox);
const minute = 60;
const end = '2026-01-15T10:20:00';

/** A payment valid until 10:20 whose card is approved while the terminal's notices are held up. */
async function untold(more: object = {}) {
  const { data } = await here.ask(1000, { validDate: { end, ...more } });
  await here.setTerminalFault('silent');
  await here.charge();
  return data;
}

/** The terminal speaks again when so many minutes are over since the validity ended. */
async function speaks(minutesLate: number): Promise<void> {
  const until = Date.parse(`${end}Z`) + minutesLate * 60_000;
  await testSandbox.api.post('/sandbox/clock', { to: new Date(until).toISOString() });
  await here.setTerminalFault('none');
}

describe('a terminal that does not tell', () => {
  it('knows more than the API until it does', async () => {
    const payment = await untold();
    expect(await here.get(payment.id)).toEqual(payment);
    expect((await here.look()).transaction).toMatchObject({
      state: 'approved',
      noticeAt: '2026-01-15T10:30:03+00:00',
      backOfficeLabel: null,
    });
  });

  it('in time: the payment is authorised', async () => {
    const { id } = await untold();
    await speaks(-1);
    expect(await here.get(id)).toMatchObject({
      stateDetails: { state: 'authorised', createdAt: '2026-01-15T10:19:00+00:00' },
      paymentMethod: { details: { last4Digits: '4242' } },
    });
    expect((await here.look()).transaction).toMatchObject({ noticeAt: null, backOfficeLabel: 'Authorized' });
  });

  it.each([
    ['just after the end', 0, false, 'approved', 'Authorized (Canceled)'],
    ['within the limit', lateLimitMinutes, false, 'approved', 'Authorized (Canceled)'],
    ['within the limit, of a request that blocks', lateLimitMinutes, true, 'voided', 'Canceled'],
    ['outside the limit', lateLimitMinutes + 1, false, 'voided', 'Canceled'],
    ['outside the limit, of a request that blocks', lateLimitMinutes + 1, true, 'voided', 'Canceled'],
  ] as const)('%s: the payment stays cancelled', async (_, late, blockLatePayment, state, label) => {
    const notifications = await listen('payment_authorized', 'payment_expired', 'payment_cancelled');
    const { id } = await untold({ blockLatePayment });
    await speaks(late);
    const payment = await here.get(id);
    expect(payment).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'date_expired' },
    });
    const kept = label === 'Authorized (Canceled)' ? true : undefined;
    expect(payment.cancellation?.authorisationKept).toBe(kept);
    const last = (await here.transactions()).find(({ payment }) => payment.id === id);
    expect(last).toMatchObject({ state, backOfficeLabel: label });
    const events = (await notifications()).map(({ action }) => action);
    const voided = label === 'Canceled' ? ['payment_cancelled'] : [];
    expect(events).toEqual(['payment_expired', 'payment_cancelled', ...voided]);
  });

  it('tells by itself after half an hour', async () => {
    const { data } = await here.ask(1000);
    await here.setTerminalFault('silent');
    await here.charge();
    await here.pass(limits.silentMinutes * minute - 10);
    expect((await here.get(data.id)).stateDetails.state).toBe('pending_confirmation');
    await here.pass(10);
    expect((await here.get(data.id)).stateDetails.state).toBe('authorised');
  });

  it('of a decline, changes nothing once the validity is over', async () => {
    const { data } = await here.ask(1000, { validDate: { end } });
    await here.setTerminalFault('silent');
    await here.leave();
    await speaks(1);
    expect(await here.get(data.id)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'date_expired' },
    });
  });

  it('of a refund, gives nothing back once its day is over', async () => {
    await here.pass(13 * 3600 + 50 * minute);
    const { data } = await here.askBack(seed.payments.settledTerminal, 500);
    await here.setTerminalFault('silent');
    await here.charge();
    await here.pass(limits.silentMinutes * minute);
    expect((await here.get(data.id)).stateDetails.state).toBe('cancelled');
    expect((await here.look()).transaction).toMatchObject({ state: 'voided', backOfficeLabel: 'Canceled' });
    expect(await here.get(seed.payments.settledTerminal)).not.toHaveProperty('refunds');
  });

  it('keeps the terminal free for the next payment meanwhile', async () => {
    await untold();
    expect((await here.ask(1000)).status).toBe(201);
  });
});

describe('a card presented after the end of the validity', () => {
  const brief = { validDate: { end: '2026-01-15T10:00:30' } };

  it('while the terminal still waits, is late too', async () => {
    const { data } = await here.ask(1000, brief);
    await here.pass(40);
    expect((await here.get(data.id)).stateDetails.state).toBe('cancelled');
    await here.charge();
    expect((await here.look()).transaction?.backOfficeLabel).toBe('Authorized (Canceled)');
    expect(await here.get(data.id)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'date_expired' },
      paymentMethod: { details: { last4Digits: '4242' } },
    });
    expect((await here.settle()).data).toEqual({ settled: 0 });
  });
});

describe('the terminal that always tells late', () => {
  const silent = atTerminal(
    testSandbox,
    terminalScenarios.find(({ terminalFault }) => terminalFault === 'silent')?.uuid,
  );

  it.each([
    ['10:50:00', false, 'authorised', 'Authorized'],
    ['10:25:00', false, 'cancelled', 'Authorized (Canceled)'],
    ['10:25:00', true, 'cancelled', 'Canceled'],
    ['10:15:00', false, 'cancelled', 'Canceled'],
  ])('brings each case by the validity alone: until %s, blocked %s', async (until, blocked, state, label) => {
    const { data } = await silent.ask(1000, {
      validDate: { end: `2026-01-15T${until}`, blockLatePayment: blocked },
    });
    await silent.pass(32 * minute);
    expect((await silent.get(data.id)).stateDetails.state).toBe(state);
    expect((await silent.look()).transaction?.backOfficeLabel).toBe(label);
  });
});
