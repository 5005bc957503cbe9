import type { PaymentUpdate } from '@balcao/contract/payments/schema.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { apply, type Change } from './change.ts';
import { phoneMissing } from './create.ts';
import { choose, resolveMethod, withinLimits } from './methods.ts';
import type { PaymentRecord } from './payment.ts';
import { sendPush } from './push.ts';
import { withAmount } from './references.ts';

function changeAmount(payment: PaymentRecord, amountCents: number, now: number): Outcome<Change> {
  for (const { code } of payment.availableMethods) {
    const limits = withinLimits(code, amountCents);
    if (!limits.ok) return limits;
  }
  const reference = payment.reference && withAmount(payment.reference, amountCents);
  return apply(payment, 'change_amount', now, { amountCents, reference });
}

function tryMethod(
  payment: PaymentRecord,
  sent: NonNullable<PaymentUpdate['paymentMethod']>,
  now: number,
): Outcome<Change> {
  const code = sent.code ?? payment.method?.code ?? payment.availableMethods[0]?.code ?? 'MB';
  const method = resolveMethod(code, sent.type);
  if (!method.ok) return method;
  const chosen = choose(method.value, payment.availableMethods);
  if (!chosen.ok) return chosen;
  if (code !== 'MW') {
    return refuse('e00402', { source: { pointer: '/paymentMethod/code' }, detail: 'card_needs_checkout' });
  }
  const phone = sent.details?.phoneNumber;
  if (!phone) return phoneMissing();
  return apply(payment, 'retry_push', now, {
    method: { ...method.value, phone },
    push: sendPush(phone, now),
  });
}

/**
 * PUT /payments/{id}: another amount, another phone, or both, while the payment is pending (DECISIONS 17).
 * All of it happens or nothing does.
 * @returns e00600 in another state, e00221 for an empty change, and what each part refuses
 */
export function update(payment: PaymentRecord, request: PaymentUpdate, now: number): Outcome<Change> {
  const { amount, paymentMethod, customer } = request;
  if (amount === undefined && !paymentMethod && !customer) {
    return refuse('e00219', { detail: 'nothing_to_change' });
  }
  if (payment.state !== 'pending' || now >= payment.valid.end) {
    return refuse('e00600', { detail: 'state_forbids', values: { state: payment.state } });
  }
  let change: Outcome<Change> = ok({ payment, events: [] });
  if (customer) {
    const sent = { ...payment.sent, customer: { ...payment.sent.customer, ...customer } };
    change = ok({ payment: { ...payment, sent, updatedAt: now }, events: [] });
  }
  if (amount !== undefined) change = changeAmount(change.value.payment, amount, now);
  if (!change.ok || !paymentMethod) return change;
  return tryMethod(change.value.payment, paymentMethod, now);
}
