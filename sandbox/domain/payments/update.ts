import type { MethodCode } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { PaymentUpdate } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { formatLisbon } from '../clock/lisbonTime.ts';
import type { SavedMethodRecord } from '../customers/savedMethod.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { checkAmountLimits, chooseAvailable, resolveMethod } from './availableMethods.ts';
import { payByCard } from './card.ts';
import { refuseMissingPhone, refuseType, registrationOf } from './draftPayment.ts';
import { startPush } from './mbWayPush.ts';
import type { ChosenMethod, PaymentRecord } from './payment.ts';
import { apply, type Change } from './paymentTransition.ts';
import { withAmount } from './referenceRange.ts';
import { chosenFromSaved, refuseOtherCode } from './savedMethodPayment.ts';
import { startsLater } from './validity.ts';

function changeAmount(payment: PaymentRecord, amountCents: number, now: number): Outcome<Change> {
  for (const { code } of payment.availableMethods) {
    const limits = checkAmountLimits(code, amountCents);
    if (!limits.ok) return limits;
  }
  const reference = payment.reference && withAmount(payment.reference, amountCents);
  return apply(payment, 'change_amount', now, { amountCents, reference });
}

/** Charges or authorises a saved card at once; sends a push to a saved phone number. */
function trySaved(
  payment: PaymentRecord,
  saved: SavedMethodRecord,
  asked: MethodCode | undefined,
  now: number,
): Outcome<Change> {
  const other = refuseOtherCode(saved, asked);
  if (other) return other;
  const method = chosenFromSaved(saved);
  const chosen = chooseAvailable(method, payment.availableMethods);
  if (!chosen.ok) return chosen;
  return method.phone === undefined ? payByCard(payment, method, now) : askPhone(payment, method, now);
}

function askPhone(payment: PaymentRecord, method: ChosenMethod, now: number): Outcome<Change> {
  if (payment.type !== 'payment') return refuseType(payment.type);
  return apply(payment, 'retry_push', now, {
    method,
    push: startPush(method.phone ?? '', now, payment.valid.end, method.saves),
  });
}

function tryMethod(
  payment: PaymentRecord,
  sent: NonNullable<PaymentUpdate['paymentMethod']>,
  now: number,
): Outcome<Change> {
  const code = sent.code ?? payment.method?.code ?? payment.availableMethods[0]?.code ?? 'MB';
  const method = resolveMethod(code, sent.type);
  if (!method.ok) return method;
  const chosen = chooseAvailable(method.value, payment.availableMethods);
  if (!chosen.ok) return chosen;
  if (code !== 'MW') {
    const detail = code === 'CC' ? ('card_needs_checkout' as const) : undefined;
    return refuse('e00402', { source: { pointer: '/paymentMethod/code' }, detail });
  }
  const phone = sent.details?.phoneNumber;
  if (!phone) return refuseMissingPhone();
  return askPhone(payment, { ...method.value, phone, ...registrationOf(sent.details) }, now);
}

/** PUT /payments/{id} while pending; applies all fields or none (docs/decisions/payment-states.md). e00600, e00219. */
export function update(
  payment: PaymentRecord,
  request: PaymentUpdate,
  now: number,
  saved?: SavedMethodRecord,
): Outcome<Change> {
  const { amount, paymentMethod, customer } = request;
  if (amount === undefined && !paymentMethod && !customer) {
    return refuse('e00219', { source: { pointer: '' }, detail: 'nothing_to_change' });
  }
  if (payment.state !== 'pending' || now >= payment.valid.end) {
    return refuse('e00600', { detail: 'state_forbids', values: { state: payment.state } });
  }
  if (paymentMethod && startsLater(payment.valid, now, 'MW')) {
    const values = { start: formatLisbon(payment.valid.start) };
    return refuse('e00600', { detail: 'not_payable_yet', values });
  }
  let change: Outcome<Change> = ok({ payment, events: [] });
  if (customer) {
    const sent = { ...payment.sent, customer: { ...payment.sent.customer, ...customer } };
    change = ok({ payment: { ...payment, sent, updatedAt: now }, events: [] });
  }
  if (amount !== undefined) change = changeAmount(change.value.payment, amount, now);
  if (!change.ok || !paymentMethod) return change;
  const { payment: changed } = change.value;
  return saved ? trySaved(changed, saved, paymentMethod.code, now) : tryMethod(changed, paymentMethod, now);
}
