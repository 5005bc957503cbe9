import type { CheckoutVisit } from '@balcao/contract/control/controlCheckouts.ts';
import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { approvedCard, cardScenarios, testPin } from '@balcao/contract/scenarios/cards.ts';
import * as z from 'zod';
import type { Call, Called } from '../client/caller.ts';
import { done, problem, type ToolResult } from '../results/toolResult.ts';
import { cents, tool } from './tool.ts';

const input = z.object({
  by: z
    .enum(['atm', 'phone', 'card', 'terminal'])
    .describe(
      'atm: a Multibanco reference; phone: an MB WAY request; card: on a payment page; terminal: a card terminal',
    ),
  payment: z.string().max(30).optional().describe('Id of the payment, for atm and phone'),
  checkout: z.string().max(100).optional().describe('Id of the checkout, for card'),
  terminal: z.string().max(60).optional().describe('UUID of the terminal, for terminal'),
  amount: cents
    .optional()
    .describe('Cents: for atm the payment’s own when left out; for terminal what the operator types first'),
  answer: z
    .enum(['accept', 'refuse', 'ignore'])
    .optional()
    .describe(
      'What the payer does with the request on the phone, or the bank’s question about a card; accept when left out',
    ),
  card: z
    .string()
    .max(30)
    .optional()
    .describe(`Test card number; ${approvedCard.number}, which is approved, when left out`),
  pin: z.string().max(4).optional().describe('PIN, for phone and terminal; a right one when left out'),
});
type Input = z.output<typeof input>;

const askingCard = cardScenarios.find(({ outcome }) => outcome === 'challenge')?.number;

function paymentText({ id, amount, stateDetails, paymentMethod }: Payment): string {
  const { state, reason } = stateDetails as { state: string; reason?: string };
  const result = (paymentMethod as { result?: unknown } | undefined)?.result;
  return [
    `Payment ${id} of ${amount} cents is ${state}${reason ? ` (${reason})` : ''}.`,
    ...(result ? [`Result: ${JSON.stringify(result)}`] : []),
    'await_deliveries shows the webhooks that this caused.',
  ].join('\n');
}

const told = (called: Called<Payment>): ToolResult => (called.ok ? done(paymentText(called.data)) : called.refusal);

const idOf = (id: string) => encodeURIComponent(id);

/** Refusal of a call without the id that this way of paying needs. */
const lacking = (by: Input['by'], name: string) =>
  problem(`Paying by ${by} needs \`${name}\`.`, `Give the \`${name}\` that the call which created it returned.`);

async function atAtm(call: Call, { payment: id, amount }: Input): Promise<ToolResult> {
  if (!id) return lacking('atm', 'payment');
  const found = await call<Payment>('GET', `/api/payments/${idOf(id)}`);
  if (!found.ok) return found.refusal;
  const { entity, reference } = found.data.referenceDetails;
  if (!entity) {
    const isPhone = found.data.paymentMethod?.code === 'MW';
    return problem(
      `Payment ${id} has no Multibanco reference.`,
      isPhone ? 'It waits for a phone: pay with `by` phone.' : 'Pay its checkout with `by` card.',
    );
  }
  const body = { entity, reference, amount: amount ?? found.data.amount };
  return told(await call<Payment>('POST', '/sandbox/atm', body));
}

async function byPhone(call: Call, { payment: id, answer = 'accept', pin }: Input): Promise<ToolResult> {
  if (!id) return lacking('phone', 'payment');
  return told(await call<Payment>('POST', `/sandbox/payments/${idOf(id)}/phone`, { answer, pin }));
}

/** Whether a test card is approved without a challenge, so that the payer cannot decline. */
const asksNothing = (number: string) =>
  cardScenarios.some((known) => known.number === number.replace(/\D/g, '') && known.outcome === 'approve');

async function byCard(
  call: Call,
  { checkout: id, card = approvedCard.number, answer = 'accept' }: Input,
): Promise<ToolResult> {
  if (!id) return lacking('card', 'checkout');
  if (answer !== 'accept' && asksNothing(card))
    return problem(
      `The bank asks no question about card ${card}: \`answer\` ${answer} would change nothing, and it would pay.`,
      `Card ${askingCard} is one the bank asks about, and 4000000000000002 is declined.`,
    );
  const path = `/sandbox/checkouts/${idOf(id)}`;
  const body = { ...approvedCard, number: card };
  let visit = await call<CheckoutVisit>('POST', `${path}/card`, body);
  if (visit.ok && visit.data.challenge && answer !== 'ignore') {
    visit = await call<CheckoutVisit>('POST', `${path}/challenge`, { answer });
  }
  return visit.ok ? done(paymentText(visit.data.payment)) : visit.refusal;
}

function terminalText({ terminal, terminalFault, transaction }: VirtualTerminal): string {
  const fault = terminalFault === 'none' ? '' : ` Its fault: ${terminalFault}.`;
  if (!transaction) return `Terminal ${terminal.uuid} is idle.${fault}`;
  const { payment, state, code } = transaction;
  return `Terminal ${terminal.uuid}: ${state}${code ? ` (${code})` : ''}.${fault}\n${paymentText(payment)}`;
}

async function atTerminal(call: Call, { terminal: uuid, amount, card, pin }: Input): Promise<ToolResult> {
  if (!uuid) return lacking('terminal', 'terminal');
  const act = (verb: string, body: object) =>
    call<VirtualTerminal>('POST', `/sandbox/terminals/${idOf(uuid)}/${verb}`, body);
  if (amount !== undefined) {
    const shown = await act('amount', { amount });
    if (!shown.ok) return shown.refusal;
  }
  let seen = await act('card', {
    entry: pin === undefined ? 'tap' : 'insert',
    number: card ?? approvedCard.number,
  });
  if (seen.ok && seen.data.transaction?.state === 'waiting_for_pin') {
    seen = await act('pin', { pin: pin ?? testPin });
  }
  return seen.ok ? done(terminalText(seen.data)) : seen.refusal;
}

const payers: Readonly<
  Record<Input['by'], { reads: readonly (keyof Input)[]; act: (call: Call, given: Input) => Promise<ToolResult> }>
> = {
  atm: { reads: ['payment', 'amount'], act: atAtm },
  phone: { reads: ['payment', 'answer', 'pin'], act: byPhone },
  card: { reads: ['checkout', 'card', 'answer'], act: byCard },
  terminal: { reads: ['terminal', 'amount', 'card', 'pin'], act: atTerminal },
};

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

export const pay = tool({
  description: 'Does what the payer does, at a cash machine, on the phone, on a payment page or at a terminal.',
  input,
  needsKeys: true,
  isReadOnly: false,
  async run({ call }, { by, ...given }) {
    const { reads, act } = payers[by];
    const known: readonly string[] = reads;
    const passedOver = Object.entries(given).flatMap(([name, value]) =>
      value === undefined || known.includes(name) ? [] : [name],
    );
    if (passedOver.length === 0) return act(call, { by, ...given });
    return problem(
      `Paying by ${by} does not read ${quoted(passedOver)}, so nothing was paid.`,
      `It reads ${quoted(reads)}. Leave out the rest, or pay \`by\` what reads it.`,
    );
  },
});
