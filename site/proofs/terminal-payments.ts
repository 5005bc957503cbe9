import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Terminal } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { terminalViews } from '@balcao/contract/resources/terminals/views.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import {
  apiState,
  atEachKind,
  bankTime,
  begin,
  cardWait,
  failPin,
  outcomeOf,
  pinWait,
  sent,
  toldLate,
  whoTypesPin,
} from './verbs/terminals.ts';

async function viewOf(world: World, id: string) {
  const { terminal, state, label } = await outcomeOf(world, id);
  return [terminal, state, label];
}

/** Amount for which the terminal reports the approval five minutes after the deadline. */
const reportedLate = 999_006;

/** Views of a payment of {@link reportedLate} after its deadline, before and after the report. */
async function aroundTheReport(world: World) {
  await world.api.post('/sandbox/reset');
  const { data } = await world.terminal().ask(reportedLate, { validDate: { end: '2026-01-15T10:02:00' } });
  await world.pass(180);
  const before = await viewOf(world, data.id);
  await world.pass(300);
  return { before, after: await viewOf(world, data.id), id: data.id };
}

/** Views of payments whose deadline passes while the terminal is still busy or has not reported yet. */
async function shownAfterDeadline(world: World) {
  const seen: unknown[] = [];
  for (const goOn of ['none', 'card', 'pin'] as const) {
    await world.api.post('/sandbox/reset');
    const terminal = world.terminal();
    const { data } = await terminal.ask(1000, { validDate: { end: '2026-01-15T10:00:30' } });
    await world.pass(29);
    if (goOn !== 'none') await terminal.card('insert');
    if (goOn === 'pin') await terminal.pin();
    await world.pass(1);
    seen.push(await viewOf(world, data.id));
  }
  const { before, after } = await aroundTheReport(world);
  return [...seen, before, after];
}

/** Reaches every view of the table in order: terminal, API and back office. */
async function shownViews(world: World) {
  const terminal = world.terminal();
  const view = (id: string) => viewOf(world, id);
  /** Payments that end because the card is declined, time runs out, or the cancel key is pressed. */
  const unpaid = async () => {
    const views: unknown[] = [];
    for (const end of [() => terminal.charge(world.cards.declined), () => world.pass(60), () => terminal.leave()]) {
      const { data } = await terminal.ask(7500);
      await end();
      views.push(await view(data.id));
    }
    return views;
  };
  const cutOff = (await terminal.ask(7500)).data;
  await terminal.card('insert');
  await terminal.pin();
  await terminal.setTerminalFault('offline');
  await world.pass(5);
  const authorisedOffline = await view(cutOff.id);
  await terminal.setTerminalFault('none');
  const seen: unknown[] = [];
  const { id } = (await terminal.ask(7500)).data;
  seen.push(await view(id));
  await terminal.card('insert');
  seen.push(await view(id));
  await terminal.setTerminalFault('silent');
  await terminal.pin();
  seen.push(await view(id));
  await terminal.setTerminalFault('offline');
  seen.push(await view(id), authorisedOffline);
  await terminal.setTerminalFault('silent');
  await world.pass(5);
  seen.push(await view(id));
  await terminal.setTerminalFault('none');
  seen.push(await view(id));
  await terminal.settle();
  seen.push(await view(id));
  await world.settle();
  seen.push(await view(id));
  const returned = await terminal.confirmed();
  await world.refund(returned.id, 1000);
  seen.push(await view(returned.id));
  await terminal.setTerminalFault('silent');
  seen.push(...(await unpaid()));
  await terminal.setTerminalFault('none');
  seen.push(...(await unpaid()));
  seen.push(...(await shownAfterDeadline(world)));
  const { told } = await toldLate(world, 60, true);
  seen.push([told.terminal, told.state, told.label]);
  const refund = (await terminal.askBack(world.seed.payments.settledTerminal, 500)).data;
  seen.push(await view(refund.id));
  await terminal.charge();
  seen.push(await view(refund.id));
  const declined = (await terminal.askBack(world.seed.payments.settledTerminal, 500)).data;
  await terminal.charge(world.cards.mastercard);
  seen.push(await view(declined.id));
  return seen;
}

export default proofs('terminal-payments', {
  'amount-is-in-cents': async (world) => {
    expect((await world.terminal().ask(7500)).data.amount).toBe(7500);
    await world.terminal().leave();
    const path = `/api/terminals/${world.terminals.cloud}/payments`;
    expect((await world.api.post(path, {})).refusals).toEqual(['422 e00202']);
    expect((await world.terminal().ask(75.5)).refusals).toEqual(['422 e00202']);
  },
  'response-says-only-that-it-was-sent': async (world) => {
    const terminal = world.terminal();
    await terminal.setTerminalFault('offline');
    const { status, data } = await terminal.ask(1000);
    expect([status, data.stateDetails.state]).toEqual([201, 'pending_confirmation']);
    expect(data.paymentMethod).toEqual({ uuid: null, code: 'CC', type: 'TPA' });
    expect(await world.get(data.id)).toEqual(data);
  },
  'amount-and-code-come-back': async (world) => {
    await world.subscribe('payment_authorized', 'payment_cancelled');
    const terminal = world.terminal();
    const without = await terminal.ask(1000);
    expect([without.status, without.data.code, without.data.summary]).toEqual([201, undefined, undefined]);
    await terminal.leave();
    const told = { amount: 1234, code: 'REF-0042', summary: 'Encomenda 0042' };
    const { data } = await terminal.ask(1234, told);
    expect(data).toMatchObject(told);
    expect((await terminal.look()).transaction?.payment).toMatchObject({ id: data.id, amount: 1234 });
    await terminal.charge();
    expect(await world.get(data.id)).toMatchObject(told);
    const { data: listed } = await world.api.get<Payment[]>('/api/payments?sort=-id&limit=1');
    expect(listed).toMatchObject([{ id: data.id, ...told }]);
    expect((await world.cancel(data.id)).data).toMatchObject(told);
    const heard = (await world.notifications()).flatMap(({ payments: [each] }) => (each.id === data.id ? [each] : []));
    expect(heard).toMatchObject([told, told]);
  },
  'lost-request-is-found-by-code': async (world) => {
    const first = await world.terminal().ask(7500, { code: 'SALE-1', customUniqueId: 'SALE-1' });
    expect(first.data).not.toHaveProperty('customUniqueId');
    await world.terminal().leave();
    const path = `/api/terminals/${world.terminals.cloud}/payments`;
    const body = { amount: 7500, code: 'SALE-2' };
    const lost = world.api.send('POST', path, body, { 'sandbox-fault': 'dropped_connection' });
    await expect(lost).rejects.toThrow('fetch failed');
    const today = new URLSearchParams({ amount: '7500', 'createdAt[start]': '2026-01-15T00:00:00+00:00' });
    const { data } = await world.api.get<Payment[]>(`/api/payments?${today}`);
    expect(data.map(({ code }) => code).sort()).toEqual(['SALE-1', 'SALE-2']);
    expect((await world.api.get('/api/payments?customUniqueId=SALE-1')).data).toEqual([]);
  },
  'busy-terminal-refuses-another': chosen(['error-e00600'], async (world) => {
    const shop = await begin(world, world.terminals.cloud, 7500);
    const expectBusy = async () => expect((await shop.ask(2000)).refusals).toEqual(['400 e00600']);
    await expectBusy();
    expect((await shop.look()).transaction?.payment).toMatchObject({ id: shop.id, amount: 7500 });
    await shop.card('insert');
    await expectBusy();
    await shop.pin();
    await expectBusy();
    await world.pass(5);
    expect(await apiState(world, shop.id)).toBe('authorised');
    expect((await shop.ask(2000)).status).toBe(201);
    await shop.leave();
    expect((await shop.ask(2000)).status).toBe(201);
  }),

  // A waiting payment has an empty label.
  'shown-words-are-seen': async (world) => {
    const told = terminalViews.map(({ terminal, state, backOffice }) => [terminal, state, backOffice]);
    expect(await shownViews(world)).toEqual(told);
  },
  'card-wait-is-a-minute': atEachKind(async (world, uuid) => {
    await cardWait(world, uuid);
    const next = await begin(world, uuid);
    expect((await next.settle()).data.settled).toBe(0);
    await next.charge();
    expect(await apiState(world, next.id)).toBe('authorised');
    await next.settle();
  }),
  'chip-stripe-and-large-taps-need-pin': chosen(
    ['limit-terminal-contactlessCents'],
    atEachKind((world, uuid) => whoTypesPin(world, uuid)),
  ),
  'third-wrong-pin-declines': atEachKind(async (world, uuid) => {
    const shop = await begin(world, uuid);
    expect((await shop.look()).transaction?.pinAttemptsLeft).toBe(3);
    await failPin(world, uuid);
    expect(await apiState(world, shop.id)).toBe('cancelled');
    const again = await begin(world, uuid);
    await again.card('insert', world.cards.mastercard);
    const left: unknown[] = [];
    for (const pin of ['0000', '1111']) left.push((await again.pin(pin)).data.transaction?.pinAttemptsLeft);
    expect(left).toEqual([2, 1]);
    await again.pin();
    await world.pass(5);
    expect(await apiState(world, again.id)).toBe('authorised');
  }),
  'each-pin-attempt-has-a-minute': chosen(
    ['terminal-waiting_for_pin-wait_too_long'],
    atEachKind((world, uuid) => pinWait(world, uuid)),
  ),
  'bank-responds-in-five-seconds': atEachKind((world, uuid) => bankTime(world, uuid)),
  'declined-is-cancelled': atEachKind(async (world, uuid) => {
    const { insufficient, expired, declined, visa } = world.cards;
    for (const number of [insufficient, expired, declined]) {
      const shop = await begin(world, uuid);
      await shop.charge(number);
      expect(await outcomeOf(world, shop.id, uuid)).toMatchObject({ state: 'cancelled', label: 'Canceled' });
      expect((await shop.card('tap', visa)).refusals).toEqual(['409 c0701']);
    }
    const again = await begin(world, uuid);
    expect((await again.settle()).data.settled).toBe(0);
    await again.charge(visa);
    expect(await apiState(world, again.id)).toBe('authorised');
  }),
  'only-settlement-confirms': atEachKind(async (world, uuid) => {
    const { data } = await world.api.get<Terminal>(`/api/terminals/${uuid}`);
    expect(data.supplier).toBe('Verifone');
    const shop = await begin(world, uuid);
    await shop.charge();
    await world.pass(6 * 3600);
    await world.settle();
    expect(await apiState(world, shop.id)).toBe('authorised');
    expect((await shop.settle()).data.settled).toBe(1);
    expect(await outcomeOf(world, shop.id, uuid)).toMatchObject({ state: 'confirmed', label: 'Confirmed' });
  }),
  'closing-day-settles': async (world) => {
    const { id } = await world.terminal().approved();
    await world.api.post('/sandbox/clock', { to: '2026-01-15T23:59:59' });
    expect(await apiState(world, id)).toBe('authorised');
    await world.pass(1);
    expect(await apiState(world, id)).toBe('confirmed');
  },

  'red-key-cancels-what-waits': atEachKind(async (world, uuid) => {
    for (const inserts of [false, true]) {
      const shop = await begin(world, uuid, 7000);
      if (inserts) await shop.card('insert');
      await shop.leave();
      expect(await outcomeOf(world, shop.id, uuid)).toMatchObject({
        state: 'cancelled',
        terminal: 'given_up',
      });
    }
  }),
  'call-cannot-cancel-what-waits': chosen(['error-e00600'], async (world) => {
    const counter = await begin(world, world.terminals.cloud);
    expect((await world.cancel(counter.id)).refusals).toEqual(['400 e00600']);
    await counter.card('insert');
    expect((await world.cancel(counter.id)).refusals).toEqual(['400 e00600']);
  }),
  'approved-is-cancelled-by-call': atEachKind(async (world, uuid) => {
    const wrong = await begin(world, uuid, 12_500);
    await wrong.charge();
    expect((await wrong.leave()).refusals).toEqual(['409 c0701']);
    expect(await apiState(world, wrong.id)).toBe('authorised');
    expect((await world.cancel(wrong.id)).data.stateDetails.state).toBe('cancelled');
    expect((await wrong.settle()).data.settled).toBe(0);
  }),
  'amounts-play-outcomes': chosen(['scenario-amounts'], async (world) => {
    const end = '2026-01-15T10:20:00';
    for (const [amount, blockLatePayment, state, terminal, label, code] of [
      [999_001, false, 'authorised', 'approved', 'Authorized', undefined],
      [999_002, false, 'cancelled', 'declined', 'Canceled', 'e02433'],
      [999_003, false, 'cancelled', 'declined', 'Canceled', 'e02433'],
      [999_004, false, 'cancelled', 'timed_out', 'Canceled', 'e04201'],
      [999_005, false, 'confirmed', 'settled', 'Confirmed', undefined],
      [999_006, false, 'cancelled', 'approved', 'Authorized (Canceled)', undefined],
      [999_006, true, 'cancelled', 'voided', 'Canceled', undefined],
      [999_007, false, 'cancelled', 'voided', 'Canceled', undefined],
      [999_008, false, 'cancelled', 'given_up', 'Canceled', undefined],
    ] as const) {
      await world.api.post('/sandbox/reset');
      const made = await sent(world, amount, { validDate: { end, blockLatePayment } });
      expect(made).toMatchObject({ state, terminal, label });
      expect(made.payment.paymentMethod?.result?.code).toBe(code);
    }
  }),
  'other-card-amount-is-for-refunds': chosen(['scenario-amounts'], async (world) => {
    const { data } = await world.terminal().ask(999_009);
    await world.pass(59);
    expect(await outcomeOf(world, data.id)).toMatchObject({ terminal: 'waiting_for_card' });
    await world.terminal().leave();
    const back = await world.terminal().askBack(world.seed.payments.settledTerminal, 999_009);
    await world.pass(5);
    expect((await world.get(back.data.id)).paymentMethod?.result?.code).toBe('e04122');
  }),
});
