import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { type TerminalAction, terminalTransition } from '@balcao/contract/resources/terminals/lifecycle.ts';
import { amountScenarios } from '@balcao/contract/scenarios/amounts.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import { describe, expect, it } from 'vitest';
import { atTerminal } from '../../testing/atTerminal.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const here = atTerminal(testSandbox);
const validDate = { end: '2026-01-15T10:20:00' };

/** Where a list of actions leads, by the table. */
const endOf = (actions: readonly TerminalAction[]) =>
  actions.reduce(
    (state, action) => terminalTransition(state, action)?.to ?? state,
    terminalTransition('new', 'receive')?.to ?? 'waiting_for_card',
  );

describe('a magic amount goes its way without a hand', () => {
  it.each(amountScenarios.filter(({ refundsOnly }) => !refundsOnly))(
    '$amountCents, sent as a payment',
    async ({ amountCents, actions, lateMinutes, code }) => {
      const { data } = await here.ask(amountCents, { validDate });
      expect(data.stateDetails.state).toBe('pending_confirmation');
      await here.pass(60 * 60);
      expect((await here.look()).transaction).toMatchObject({
        payment: { id: data.id },
        state: endOf(actions),
      });
      const payment = await here.get(data.id);
      expect(payment.paymentMethod?.result?.code).toBe(code);
      const good = actions.includes('approve') && lateMinutes === 0;
      const paid = actions.includes('settle') ? 'confirmed' : 'authorised';
      expect(payment.stateDetails.state).toBe(good ? paid : 'cancelled');
    },
  );

  it.each(amountScenarios.filter(({ actions }) => !actions.includes('settle')))(
    '$amountCents, sent as a refund',
    async ({ amountCents, actions, lateMinutes, code }) => {
      const { data } = await here.askBack(seed.payments.settledTerminal, amountCents);
      await here.pass(15 * 3600);
      const refund = await here.get(data.id);
      const good = actions.includes('approve') && lateMinutes === 0;
      expect(refund.stateDetails.state).toBe(good ? 'confirmed' : 'cancelled');
      expect(refund.paymentMethod?.result?.code).toBe(code);
      const { refunds } = await here.get(seed.payments.settledTerminal);
      expect(refunds?.map(({ paymentId }) => paymentId)).toEqual(good ? [data.id] : undefined);
    },
  );

  it('the one for refunds waits for the reader when it is a payment', async () => {
    const { amountCents = 0 } = amountScenarios.find(({ refundsOnly }) => refundsOnly) ?? {};
    const { data } = await here.ask(amountCents);
    await here.pass(30);
    expect((await here.get(data.id)).stateDetails.state).toBe('pending_confirmation');
  });

  it('unless somebody is faster', async () => {
    const { data } = await here.ask(amountScenarios[0]?.amountCents ?? 0);
    await here.leave();
    await here.pass(60);
    expect((await here.get(data.id)).cancellation?.reason).toBe('customer_cancelled');
  });
});

describe('a terminal with a fault of its own', () => {
  it.each(terminalScenarios)('$name goes on by itself, whatever the amount', async ({ uuid, actions }) => {
    const there = atTerminal(testSandbox, uuid);
    const { status } = await there.ask(1234);
    expect(status).toBe(201);
    await there.pass(60);
    expect((await there.look()).transaction?.state).toBe(endOf(actions));
  });

  it('offline cancels after a minute, and lets nobody pay', async () => {
    const offline = atTerminal(testSandbox, terminalScenarios[0]?.uuid);
    const { data } = await offline.ask(1000);
    expect((await offline.card()).refusals).toEqual(['409 c0703']);
    await offline.pass(60);
    expect(await offline.get(data.id)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      paymentMethod: { result: { code: 'e04201' } },
    });
  });

  it('out of paper charges all the same, and prints once it has some', async () => {
    const noPaper = atTerminal(testSandbox, terminalScenarios[2]?.uuid);
    const { data } = await noPaper.ask(1000);
    await noPaper.pass(60);
    expect((await noPaper.get(data.id)).stateDetails.state).toBe('authorised');
    expect((await noPaper.look()).transaction?.slip).toBe('no_paper');
    expect((await noPaper.setTerminalFault('none')).data.transaction?.slip).toBe('printed');
  });

  it('refunds by itself too, with the card of the payment', async () => {
    const noPaper = atTerminal(testSandbox, terminalScenarios[2]?.uuid);
    const { data } = await noPaper.askBack(seed.payments.settledTerminal, 500);
    await noPaper.pass(60);
    expect((await noPaper.get(data.id)).stateDetails.state).toBe('confirmed');
  });
});

describe('the seed', () => {
  it.each([
    [seed.payments.waitingTerminal, 'pending_confirmation', null],
    [seed.payments.authorisedTerminal, 'authorised', 'Authorized'],
    [seed.payments.settledTerminal, 'confirmed', 'Settled'],
  ] as const)('holds payment %s, %s', async (id, state, label) => {
    const { data } = await testSandbox.api.get<Payment>(`/api/payments/${id}`);
    expect(data.stateDetails.state).toBe(state);
    const sights = await Promise.all(
      seed.terminals.map(({ uuid }) => atTerminal(testSandbox, uuid).transactions()),
    );
    const mine = sights.flat().find(({ payment }) => payment.id === id);
    expect(mine?.backOfficeLabel).toBe(label);
  });

  it('keeps its waiting payment for a month', async () => {
    await here.pass(29 * 86_400);
    const there = atTerminal(testSandbox, seed.terminals[1].uuid);
    await there.charge();
    expect((await here.get(seed.payments.waitingTerminal)).stateDetails.state).toBe('authorised');
  });
});
