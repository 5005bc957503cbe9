import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { TerminalState } from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import type { ProcessedPayment } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { parseLisbon } from '../clock/lisbonTime.ts';
import { checkTakesPayments } from '../entities/entity.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { type DraftedPayment, draftOf, type Origin, refuseType } from '../payments/draftPayment.ts';
import type { ChosenMethod } from '../payments/payment.ts';
import { initialState } from '../payments/paymentTransition.ts';
import { validityOf } from '../payments/validity.ts';
import { terminalCard } from './draftTerminalPayment.ts';
import type { TerminalRecord } from './terminal.ts';

/** First payment action and transaction state, for each type and state that a terminal can report. */
const beginnings: Partial<
  Record<
    `${ProcessedPayment['type']} ${ProcessedPayment['stateDetails']['state']}`,
    { action: PaymentAction; transaction: TerminalState }
  >
> = {
  'payment confirmed': { action: 'register_processed', transaction: 'settled' },
  'payment authorised': { action: 'register_authorised', transaction: 'approved' },
  'refund confirmed': { action: 'create_refund', transaction: 'approved' },
};

/** Time of the transaction; e00226 if it is in the future or before terminals existed. */
function momentOf(sent: string | undefined, now: number): Outcome<number> {
  const at = sent === undefined ? now : parseLisbon(sent);
  if (at >= 0 && at <= now) return ok(at);
  const source = { pointer: '/stateDetails/createdAt' };
  const values = { field: 'stateDetails_createdAt' };
  const detail = at > now ? 'not_yet' : at < 0 ? 'before_terminals' : undefined;
  return refuse('e00226', { source, detail, values });
}

/** Card reported by the merchant; e00402 for another method, because terminals read only cards. */
function cardOf({ code, details }: ProcessedPayment['paymentMethod']): Outcome<ChosenMethod> {
  if (code !== 'CC') {
    const source = { pointer: '/paymentMethod/code' };
    return refuse('e00402', { source, detail: 'only_cards_at_terminal', values: { method: code } });
  }
  const { brand, last4Digits, holder, expiryMonth, expiryYear } = details ?? {};
  return ok({ ...terminalCard, read: { brand, last4Digits, holder, expiryMonth, expiryYear } });
}

/**
 * POST /terminals/{uuid}/processedPayments: converts a completed terminal transaction to a payment
 * (docs/decisions/terminals.md). An approved payment is settled at the close of its day; a confirmed one is paid.
 * @returns e00300, e00402 for another method or type, e00600 for a state without a completed transaction, e00226
 */
export function draftProcessed(
  request: ProcessedPayment,
  origin: Origin,
  { uuid }: TerminalRecord,
): Outcome<DraftedPayment> {
  const taking = checkTakesPayments(origin.entity);
  if (!taking.ok) return taking;
  const method = cardOf(request.paymentMethod);
  if (!method.ok) return method;
  const { type, amount, code, summary, additionalData, stateDetails } = request;
  if (type !== 'payment' && type !== 'refund') return refuseType(type);
  const { state } = stateDetails;
  const beginning = beginnings[`${type} ${state}`];
  if (!beginning) {
    const source = { pointer: '/stateDetails/state' };
    return refuse('e00600', { source, detail: 'not_processed', values: { state } });
  }
  const at = momentOf(stateDetails.createdAt, origin.now);
  if (!at.ok) return at;
  const valid = validityOf(undefined, origin.now, 'TPA');
  if (!valid.ok) return valid;
  const { events, ...begun } = initialState(beginning.action, at.value);
  const paid = beginning.transaction === 'settled' && { paidAt: at.value, fee: feeOf(amount) };
  const transaction = { uuid, state: beginning.transaction, stateAt: at.value, wrongPins: 0 };
  const draft = draftOf({ type, amount, code, summary, additionalData }, origin, {
    ...begun,
    stateAt: at.value,
    valid: valid.value,
    availableMethods: [terminalCard],
    method: method.value,
    terminal: { ...transaction, slip: 'printed' },
    ...paid,
  });
  return ok({ draft, events });
}
