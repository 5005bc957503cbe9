import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import { expect } from 'vitest';
import type { World } from '../../world.ts';

/** The end of validity of {@link toldLate}: the card is approved in the first minute. */
const end = '2026-01-15T10:20:00+00:00';

/** What became of a payment: its state, the terminal's, and the name that the back office has for it. */
export async function outcomeOf(world: World, id: string) {
  const { stateDetails } = await world.get(id);
  const seen = (await world.terminal().transactions()).find(({ payment }) => payment.id === id);
  return { state: stateDetails.state, terminal: seen?.state, label: seen?.backOfficeLabel };
}

/**
 * In a fresh sandbox, a card is approved in time, and the terminal tells of it so many seconds after the validity ended.
 * @returns what became of the payment, before and after the notice, and how much of it a settlement then pays
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
  return { untold, told, settled: (await terminal.settle()).data.settled };
}

/** A payment of an amount at the first cloud terminal, an hour later. */
export async function sent(world: World, amount: number, more: object = {}) {
  const { data } = await world.terminal().ask(amount, more);
  await world.pass(3600);
  return { ...(await outcomeOf(world, data.id)), payment: await world.get(data.id) };
}

/** A seeded terminal with a fault of its own, by its name. */
export function faultyTerminal(world: World, name: 'Offline' | 'Silent' | 'No paper') {
  const scenario = terminalScenarios.find((each) => each.name === name);
  return world.terminal(scenario?.uuid ?? '');
}

/** Asks for a refund of 500 cents of a payment, and presents a card. */
export async function refundWith(world: World, paymentId: string, number: string): Promise<Payment> {
  const terminal = world.terminal();
  const { data } = await terminal.askBack(paymentId, 500);
  await terminal.card('tap', number);
  await world.pass(5);
  return world.get(data.id);
}

/** Three wrong PINs in a row; only the third ends it. */
export async function failPin(world: World, uuid?: string) {
  const terminal = world.terminal(uuid);
  await terminal.card('insert');
  const states: (string | undefined)[] = [];
  for (const pin of ['0000', '1111', '2222']) states.push((await terminal.pin(pin)).data.transaction?.state);
  expect(states).toEqual(['waiting_for_pin', 'waiting_for_pin', 'declined']);
}
