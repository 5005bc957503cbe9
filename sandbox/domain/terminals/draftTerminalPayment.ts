import type { TerminalPaymentRequest } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { checkTakesPayments } from '../entities/entity.ts';
import { type Outcome, ok, type Refusal, refuse } from '../outcome.ts';
import { checkAmountLimits } from '../payments/availableMethods.ts';
import { type Draft, draftOf, type Origin } from '../payments/draftPayment.ts';
import { draftFollowUp } from '../payments/followUp.ts';
import type { ChosenMethod, PaymentRecord } from '../payments/payment.ts';
import { initialState } from '../payments/paymentTransition.ts';
import { applyRefund } from '../payments/refund.ts';
import { validityFromNow, validityOf } from '../payments/validity.ts';
import { startScript } from './script.ts';
import type { TerminalRecord } from './terminal.ts';

/** The only method of a terminal (docs/decisions/payment-methods.md). */
export const terminalCard = { code: 'CC', type: 'TPA' } as const satisfies ChosenMethod;

/** Refuses API requests to a standalone terminal, with e00402 (docs/decisions/terminals.md). */
export function refuseStandalone({ features, terminalId }: TerminalRecord): Refusal | undefined {
  if (features.allowRemoteTransactions) return undefined;
  return refuse('e00402', { detail: 'standalone_terminal', values: { terminalId } });
}

/** Drafts a payment sent by the API or typed at the terminal (docs/decisions/terminals.md): e00300, e00301, e00226. */
export function draftTerminalPayment(
  request: TerminalPaymentRequest,
  origin: Origin,
  terminal: TerminalRecord,
): Outcome<Draft> {
  const taking = checkTakesPayments(origin.entity);
  if (!taking.ok) return taking;
  const inLimits = checkAmountLimits('CC', request.amount);
  if (!inLimits.ok) return inLimits;
  const valid = validityFromNow(request.validDate, origin.now, 'TPA');
  if (!valid.ok) return valid;
  const { state, history } = initialState('send_to_terminal', origin.now);
  const draft = draftOf({ type: 'payment', ...request }, origin, {
    state,
    history,
    valid: valid.value,
    availableMethods: [terminalCard],
    method: terminalCard,
    terminal: startScript(terminal, request.amount, origin.now),
  });
  return ok(draft);
}

/** Drafts a refund that waits for its card, unless it is already impossible: e00402, e00601, e00600, e00301. */
export function draftTerminalRefund(
  initial: PaymentRecord,
  amountCents: number,
  now: number,
  terminal: TerminalRecord,
): Outcome<Draft> {
  const { method, sent } = initial;
  if (method?.type !== 'TPA') return refuse('e00402', { detail: 'not_paid_at_terminal' });
  const possible = applyRefund(initial, amountCents, 0, now);
  if (!possible.ok) return possible;
  const valid = validityOf(undefined, now, 'TPA');
  if (!valid.ok) return valid;
  const { state, history } = initialState('send_to_terminal', now);
  return draftFollowUp(initial, amountCents, now, {
    type: 'refund',
    state,
    history,
    valid: valid.value,
    sent: { customer: sent.customer },
    terminal: startScript(terminal, amountCents, now, { paid: method.read }),
  });
}
