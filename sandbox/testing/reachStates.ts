import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { ApiResponse } from './api.ts';
import { atTerminal, bankSeconds, terminals } from './atTerminal.ts';
import { begin, created, type Kind, onPage } from './paymentKinds.ts';
import { cardDetails, cards } from './purchases.ts';
import type { TestSandbox } from './testSandbox.ts';

interface ActionTrigger {
  needs: Kind;
  /** Triggers the action. Returns a response, or undefined if time triggers it. */
  open(testSandbox: TestSandbox, payment: Payment): Promise<ApiResponse | undefined>;
}

const answerPhone = (answer: string) => (testSandbox: TestSandbox, payment: Payment) =>
  testSandbox.api.post(`/sandbox/payments/${payment.id}/phone`, { answer });
const wait = (advanceSeconds: number) => async (testSandbox: TestSandbox) => {
  await testSandbox.api.post('/sandbox/clock', { advanceSeconds });
  return undefined;
};
const settle = async (testSandbox: TestSandbox) => {
  await testSandbox.api.post('/sandbox/settlement');
  return undefined;
};
const atm = (testSandbox: TestSandbox, { referenceDetails, amount }: Payment) =>
  testSandbox.api.post('/sandbox/atm', { ...referenceDetails, amount });
const cancel = (testSandbox: TestSandbox, { id }: Payment) =>
  testSandbox.api.patch(`/api/payments/${id}/cancellation`, {});
const capture = (testSandbox: TestSandbox, { id }: Payment) =>
  testSandbox.api.post<Payment>(`/api/payments/${id}/captures`, { amount: 400 });
const refund =
  (amount: number) =>
  (testSandbox: TestSandbox, { id }: Payment) =>
    testSandbox.api.post<Payment>(`/api/payments/${id}/refunds`, { amount });
const typeCard = (number: string) => (testSandbox: TestSandbox, payment: Payment) =>
  onPage(testSandbox, payment, 'card', { ...cardDetails, number });
const typePhone = (testSandbox: TestSandbox, payment: Payment) =>
  onPage(testSandbox, payment, 'phone', { phoneNumber: '351#912345678' });
const approved = typeCard('4242424242424242');
/** Taps a card at the terminal and waits for the bank. */
const tap = (number: string) => async (testSandbox: TestSandbox) => {
  const answer = await atTerminal(testSandbox).card('tap', number);
  await wait(bankSeconds)(testSandbox);
  return answer;
};
const paysAtTerminal = tap(cards.visa);
const giveUp = (testSandbox: TestSandbox) => atTerminal(testSandbox).leave();
const closeTerminal = async (testSandbox: TestSandbox) => {
  await atTerminal(testSandbox).settle();
  return undefined;
};
const register = (state: string) => (testSandbox: TestSandbox) =>
  created(testSandbox, `/api/terminals/${terminals.standalone}/processedPayments`, {
    ...processedExample,
    stateDetails: { state },
  });

export const paymentCreators = {
  create_reference: begin.reference,
  create_push: begin.phone,
  create_checkout: begin.checkout,
  charge_saved_card: begin.card,
  authorise_saved_card: begin.authorised,
  charge_recurring: (testSandbox) =>
    created(testSandbox, `/api/payments/${seed.payments.initialRecurring}/recurrings`, { amount: 1000 }),
  create_capture: async (testSandbox) => (await capture(testSandbox, await begin.authorised(testSandbox))).data,
  create_refund: async (testSandbox) => (await refund(400)(testSandbox, await begin.card(testSandbox))).data,
  send_to_terminal: begin.terminal,
  register_processed: register('confirmed'),
  register_authorised: register('authorised'),
} satisfies Partial<Record<PaymentAction, (testSandbox: TestSandbox) => Promise<Payment>>>;

export const actionTriggers: Partial<Record<PaymentAction, ActionTrigger>> = {
  pay_reference: { needs: 'reference', open: atm },
  pay_reference_late: { needs: 'expiring', open: atm },
  accept_push: { needs: 'phone', open: answerPhone('accept') },
  refuse_push: { needs: 'phone', open: answerPhone('refuse') },
  fail_push: { needs: 'failing', open: wait(1) },
  expire_push: { needs: 'phone', open: wait(300) },
  retry_push: {
    needs: 'phone',
    open: (testSandbox, { id }) =>
      testSandbox.api.put(`/api/payments/${id}`, {
        paymentMethod: { code: 'MW', details: { phoneNumber: '351#961234567' } },
      }),
  },
  pay_card: { needs: 'checkout', open: approved },
  authorise_card: { needs: 'authorization', open: approved },
  decline_card: { needs: 'checkout', open: typeCard('4000000000000002') },
  capture: { needs: 'authorization', open: capture },
  change_amount: {
    needs: 'reference',
    open: (testSandbox, { id, stateDetails }) =>
      stateDetails.state === 'pending'
        ? testSandbox.api.put(`/api/payments/${id}`, { amount: 2000 })
        : testSandbox.api.patch(`/api/payments/${id}/amount`, { amount: 2000 }),
  },
  refund: { needs: 'settled', open: refund(400) },
  void: { needs: 'card', open: refund(1000) },
  void_part: { needs: 'card', open: refund(400) },
  transfer: { needs: 'card', open: settle },
  invoice: { needs: 'card', open: settle },
  cancel: { needs: 'reference', open: cancel },
  expire: { needs: 'reference', open: wait(7200) },
  approve_at_terminal: { needs: 'terminal', open: paysAtTerminal },
  refund_at_terminal: { needs: 'terminalRefund', open: paysAtTerminal },
  decline_at_terminal: { needs: 'terminal', open: tap(cards.declined) },
  leave_terminal: { needs: 'terminal', open: wait(60) },
  give_up_at_terminal: { needs: 'terminal', open: giveUp },
  expire_at_terminal: { needs: 'brief', open: wait(30) },
  keep_late_authorisation: { needs: 'brief', open: paysAtTerminal },
  void_late_authorisation: { needs: 'blocking', open: paysAtTerminal },
  settle: { needs: 'terminal', open: closeTerminal },
};

/** Pairs of a state and an action in which the trigger of the action causes a different one. */
export const equivalentActions: readonly (readonly [PaymentState, PaymentAction, by: PaymentAction])[] = [
  ['pending', 'pay_reference_late', 'pay_reference'],
  ['pending_confirmation', 'expire', 'expire_push'],
  ['pending_confirmation', 'keep_late_authorisation', 'approve_at_terminal'],
  ['pending_confirmation', 'void_late_authorisation', 'approve_at_terminal'],
];

type StateStep = (testSandbox: TestSandbox, payment: Payment) => Promise<unknown>;

const stateSteps: Partial<Record<PaymentState, Partial<Record<Kind, readonly StateStep[]>>>> = {
  pending: {
    reference: [],
    expiring: [],
    phone: [answerPhone('refuse')],
    failing: [wait(1)],
    checkout: [],
    authorization: [],
  },
  pending_confirmation: {
    phone: [],
    failing: [],
    checkout: [typePhone],
    terminal: [],
    terminalRefund: [],
    brief: [],
    blocking: [],
  },
  authorised: {
    authorization: [approved],
    terminal: [paysAtTerminal],
    brief: [paysAtTerminal],
    blocking: [paysAtTerminal],
  },
  confirmed: {
    reference: [atm],
    expiring: [atm],
    phone: [answerPhone('accept')],
    checkout: [approved],
    authorization: [approved, capture],
    card: [],
    settled: [settle],
    terminal: [paysAtTerminal, closeTerminal],
    terminalRefund: [paysAtTerminal],
  },
  cancelled: {
    reference: [cancel],
    expiring: [wait(7200)],
    phone: [answerPhone('refuse'), cancel],
    failing: [wait(1), cancel],
    checkout: [cancel],
    authorization: [approved, cancel],
    card: [refund(1000)],
    terminal: [giveUp],
    terminalRefund: [giveUp],
    brief: [wait(30)],
    blocking: [wait(30)],
  },
};

export const reachableStates = new Set(Object.keys(stateSteps) as PaymentState[]);

/** Kinds to use, the most similar first, if a kind cannot reach a state. */
const substitutes: readonly Kind[] = ['phone', 'authorization'];
const fallbacks: Partial<Record<Kind, Kind>> = { authorization: 'checkout' };

function kindFor(state: PaymentState, needs: Kind): Kind {
  const able = stateSteps[state] ?? {};
  return [needs, fallbacks[needs], ...substitutes].find((kind) => kind && able[kind]) ?? 'phone';
}

export async function bringToState(testSandbox: TestSandbox, state: PaymentState, needs: Kind): Promise<Payment> {
  const kind = kindFor(state, needs);
  const payment = await begin[kind](testSandbox);
  for (const step of stateSteps[state]?.[kind] ?? []) await step(testSandbox, payment);
  const { data } = await testSandbox.api.get<Payment>(`/api/payments/${payment.id}`);
  if (data.stateDetails.state !== state) throw new Error(`${kind} came to ${data.stateDetails.state}.`);
  return data;
}
