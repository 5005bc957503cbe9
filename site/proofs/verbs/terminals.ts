import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/seededTerminals.ts';
import { expect } from 'vitest';
import type { Proof } from '../check/proofs.ts';
import type { World } from '../check/world.ts';

/** Runs a proof at a standalone and at a cloud terminal, after settling the seeded payments. */
export const atEachKind =
  (prove: (world: World, uuid: string) => Promise<unknown>): Proof =>
  async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      await world.terminal(uuid).settle();
      await prove(world, uuid);
    }
  };

export const apiState = async (world: World, id: string) => (await world.get(id)).stateDetails.state;

/** End of validity of the payment in {@link toldLate}. Its card is approved in the first minute. */
const end = '2026-01-15T10:20:00+00:00';

/** State of a payment, its state at the terminal, and its label in the back office. */
export async function outcomeOf(world: World, id: string, uuid?: string) {
  const { stateDetails, cancellation } = await world.get(id);
  const seen = (await world.terminal(uuid).transactions()).find(({ payment }) => payment.id === id);
  const { authorisationKept } = cancellation ?? {};
  return {
    state: stateDetails.state,
    terminal: seen?.state,
    label: seen?.backOfficeLabel,
    authorisationKept,
  };
}

/**
 * In a fresh sandbox, approves a card in time, but reports it the given seconds after the end of validity.
 * @returns the payment, its results before and after the report, and how many payments a settlement then pays
 */
export async function toldLate(world: World, secondsLate: number, blockLatePayment: boolean) {
  await world.api.post('/sandbox/reset');
  const terminal = world.terminal();
  const { data } = await terminal.ask(1000, { validDate: { end, blockLatePayment } });
  await terminal.setTerminalFault('silent');
  await terminal.charge();
  const untold = await outcomeOf(world, data.id);
  await world.api.post('/sandbox/clock', {
    to: new Date(Date.parse(end) + secondsLate * 1000).toISOString(),
  });
  await terminal.setTerminalFault('none');
  const told = await outcomeOf(world, data.id);
  return { id: data.id, untold, told, settled: (await terminal.settle()).data.settled };
}

export async function sent(world: World, amount: number, more: object = {}) {
  const { data } = await world.terminal().ask(amount, more);
  await world.pass(3600);
  return { ...(await outcomeOf(world, data.id)), payment: await world.get(data.id) };
}

/** Seeded terminal with a fault, by name. */
export function faultyTerminal(world: World, name: 'Offline' | 'Silent' | 'No paper') {
  const scenario = terminalScenarios.find((each) => each.name === name);
  return world.terminal(scenario?.uuid ?? '');
}

/** Creates a refund of 500 cents, and presents the given card. */
export async function refundWith(world: World, paymentId: string, number: string): Promise<Payment> {
  const terminal = world.terminal();
  const { data } = await terminal.askBack(paymentId, 500);
  await terminal.card('tap', number);
  await world.pass(5);
  return world.get(data.id);
}

/** Types three wrong PINs, and checks that only the third one ends the transaction. */
export async function failPin(world: World, uuid?: string) {
  const terminal = world.terminal(uuid);
  await terminal.card('insert');
  const states: (string | undefined)[] = [];
  for (const pin of ['0000', '1111', '2222']) states.push((await terminal.pin(pin)).data.transaction?.state);
  expect(states).toEqual(['waiting_for_pin', 'waiting_for_pin', 'declined']);
}

/** Puts an amount on a terminal's screen: typed at the standalone one, sent to the others. */
export async function begin(world: World, uuid: string, amount = 1000) {
  const terminal = world.terminal(uuid);
  const typed = uuid === world.terminals.standalone;
  const data = typed ? (await terminal.type(amount)).data.transaction?.payment : (await terminal.ask(amount)).data;
  return { ...terminal, id: data?.id ?? '', state: async () => (await terminal.look()).transaction?.state };
}

/** Checks that each PIN attempt has a full minute, to the second. */
export async function pinWait(world: World, uuid: string) {
  const terminal = await begin(world, uuid);
  await world.pass(59);
  await terminal.card('insert');
  for (const pin of ['0000', '1111']) {
    await world.pass(59);
    await terminal.pin(pin);
    expect(await terminal.state()).toBe('waiting_for_pin');
  }
  await world.pass(59);
  expect(await terminal.state()).toBe('waiting_for_pin');
  await world.pass(1);
  expect(await terminal.state()).toBe('timed_out');
  expect((await world.get(terminal.id)).stateDetails.state).toBe('cancelled');
  return terminal.id;
}

/** Checks that a card is accepted if the terminal goes offline after the PIN. */
export async function cutOffAtTheBank(world: World, uuid: string) {
  const terminal = await begin(world, uuid);
  await terminal.card('insert');
  await terminal.pin();
  await terminal.setTerminalFault('offline');
  expect(await terminal.state()).toBe('authorising');
  await world.pass(5);
  expect((await terminal.look()).terminalFault).toBe('offline');
  expect(await outcomeOf(world, terminal.id, uuid)).toMatchObject({
    state: 'authorised',
    label: 'Authorized',
  });
  await terminal.setTerminalFault('none');
}

/** Checks that the terminal waits a minute for a card, to the second. */
export async function cardWait(world: World, uuid: string) {
  const terminal = await begin(world, uuid);
  await world.pass(59);
  expect(await terminal.state()).toBe('waiting_for_card');
  await world.pass(1);
  expect(await terminal.state()).toBe('timed_out');
  expect((await world.get(terminal.id)).stateDetails.state).toBe('cancelled');
}

/** Checks which combinations of entry, card and amount require a PIN. */
export async function whoTypesPin(world: World, uuid: string) {
  const asksPin = async (entry: 'tap' | 'insert' | 'swipe', amount: number, number: string = world.cards.visa) => {
    const terminal = await begin(world, uuid, amount);
    const { data } = await terminal.card(entry, number);
    expect(data.transaction?.card?.entry).toBe(entry);
    const asked = data.transaction?.state === 'waiting_for_pin';
    if (asked) await terminal.leave();
    else await world.pass(5);
    return asked;
  };
  for (const entry of ['insert', 'swipe'] as const)
    for (const amount of [100, 5000, 900_000]) expect(await asksPin(entry, amount)).toBe(true);
  expect([await asksPin('tap', 5000), await asksPin('tap', 5001)]).toEqual([false, true]);
  expect(await asksPin('tap', 1000, world.cards.challenge)).toBe(true);
}

/** Checks that the bank approves or declines any payment after two to five seconds. */
export async function bankTime(world: World, uuid: string) {
  for (const [number, outcome] of [
    [world.cards.visa, 'approved'],
    [world.cards.mastercard, 'approved'],
    [world.cards.visa, 'approved'],
    [world.cards.insufficient, 'declined'],
    [world.cards.expired, 'declined'],
  ] as const) {
    const terminal = await begin(world, uuid);
    await terminal.card('tap', number);
    await world.pass(1);
    expect(await terminal.state()).toBe('authorising');
    await world.pass(4);
    expect((await terminal.look()).transaction).toMatchObject({ state: outcome, slip: 'printed' });
  }
}
