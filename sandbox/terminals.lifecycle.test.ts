import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import {
  type TerminalAction,
  type TerminalState,
  terminalLifecycle,
  terminalStates,
  terminalTransition,
} from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import type { ApiResponse } from './testing/api.ts';
import { atTerminal, bankSeconds } from './testing/atTerminal.ts';
import { cards, purchases } from './testing/purchases.ts';
import { useTestSandbox } from './testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const here = atTerminal(testSandbox);
const { cancel } = purchases(testSandbox);

/** Trigger of an action, in a transaction that starts as a payment or a refund. Only a refund detects a wrong card. */
interface Door {
  refund?: true;
  /** Whether the amount is above the limit of a tap without PIN. */
  large?: true;
  /** Triggers the action. Returns a response, or undefined if time triggers it. */
  open(): Promise<ApiResponse | undefined>;
}

const wait = (seconds: number) => async () => {
  await here.pass(seconds);
  return undefined;
};
const wrongPin = () => here.pin('0000');
let current: Payment;

/** Trigger of each action of the table. */
const doors: Record<Exclude<TerminalAction, 'receive'>, Door> = {
  tap_card: { open: () => here.card('tap') },
  tap_above_limit: { large: true, open: () => here.card('tap') },
  insert_card: { open: () => here.card('insert') },
  swipe_card: { open: () => here.card('swipe') },
  wrong_card: { refund: true, open: () => here.card('tap', cards.mastercard) },
  wrong_pin: { open: wrongPin },
  third_wrong_pin: { open: wrongPin },
  right_pin: { open: () => here.pin() },
  wait_too_long: { open: wait(60) },
  give_up: { open: () => here.leave() },
  approve: { open: wait(bankSeconds) },
  decline: { open: wait(bankSeconds) },
  settle: {
    async open() {
      await here.settle();
      return undefined;
    },
  },
  void: { open: () => cancel(current.id) },
};

/** Brings the terminal to a state, with a card whose bank causes the action. */
async function bringTo(state: TerminalState, action: Exclude<TerminalAction, 'receive'>): Promise<void> {
  const { refund, large } = doors[action];
  const amount = large ? 9000 : 1000;
  const asked = refund ? here.askBack(seed.payments.settledTerminal, amount) : here.ask(amount);
  current = (await asked).data;
  const number = action === 'decline' && state === 'authorising' ? cards.declined : cards.visa;
  const inserted = async () => void (await here.card('insert', number));
  const approved = async () => {
    await inserted();
    await here.pin();
    await here.pass(bankSeconds);
  };
  const ways: Record<TerminalState, () => Promise<unknown>> = {
    waiting_for_card: async () => undefined,
    async waiting_for_pin() {
      await inserted();
      if (action !== 'third_wrong_pin') return;
      await wrongPin();
      await wrongPin();
    },
    async authorising() {
      await inserted();
      await here.pin();
    },
    approved,
    async declined() {
      await here.card('insert', refund ? cards.mastercard : cards.visa);
      if (!refund) for (let tries = 0; tries < 3; tries += 1) await wrongPin();
    },
    timed_out: wait(60),
    given_up: () => here.leave(),
    async settled() {
      await approved();
      await here.settle();
    },
    async voided() {
      await approved();
      await cancel(current.id);
    },
  };
  await ways[state]();
  const sight = (await here.look()).transaction;
  if (sight?.state !== state) throw new Error(`The terminal came to ${sight?.state} instead of ${state}.`);
}

type Act = Exclude<TerminalAction, 'receive'>;
const acts = Object.keys(doors) as Act[];

/** Cases in which the trigger of one action causes another action. */
const overtaken: readonly (readonly [TerminalState, Act, by: TerminalAction])[] = [
  ['authorising', 'wait_too_long', 'approve'],
];

/** States that a refund never reaches: it is confirmed at once, and its terminal neither settles nor voids it. */
const neverOfRefunds: readonly TerminalState[] = ['settled', 'voided'];

describe('through HTTP', () => {
  it('new, receive', async () => {
    current = (await here.ask(1000)).data;
    expect((await here.look()).transaction?.state).toBe(terminalTransition('new', 'receive')?.to);
  });

  const moving = terminalLifecycle.flatMap(({ from, action, to }) =>
    from === 'new' || action === 'receive' ? [] : [{ from, action, to }],
  );
  it.each(moving)('$from, $action: $to', async ({ from, action, to }) => {
    await bringTo(from, action);
    await doors[action].open();
    expect((await here.look()).transaction).toMatchObject({ payment: { id: current.id }, state: to });
  });

  const forbidden = terminalStates.flatMap((state) =>
    acts
      .filter((action) => !terminalTransition(state, action))
      .filter((action) => !overtaken.some(([at, act]) => at === state && act === action))
      .filter((action) => !(doors[action].refund && neverOfRefunds.includes(state)))
      .map((action) => ({ state, action })),
  );
  it.each(forbidden)('$state, $action: refused, and nothing moves', async ({ state, action }) => {
    await bringTo(state, action);
    const before = await here.look();
    const answer = await doors[action].open();
    if (answer) expect([400, 409]).toContain(answer.status);
    expect(await here.look()).toEqual(before);
  });
});
