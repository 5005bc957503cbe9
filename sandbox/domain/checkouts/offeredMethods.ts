import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import type { EntityRecord } from '../entities/entity.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import {
  availableMethodsOf,
  checkAmountLimits,
  chooseAvailable,
  contractedMethods,
  resolveMethod,
} from '../payments/availableMethods.ts';
import { refuseType } from '../payments/draftPayment.ts';
import type { MethodChoice } from '../payments/payment.ts';

type Payment = CheckoutRequest['payment'];

/** Whether a method supports a payment type; only cards can authorise without capturing. */
const canDo = (type: Payment['type'], { code }: MethodChoice) => type === 'payment' || code === 'CC';

function offerChosen(payment: Payment, code: MethodChoice['code'], among: MethodChoice[]): Outcome<MethodChoice[]> {
  const method = resolveMethod(code, payment.paymentMethod?.type);
  if (!method.ok) return method;
  const chosen = chooseAvailable(method.value, among);
  if (!chosen.ok) return chosen;
  if (!canDo(payment.type, method.value)) return refuseType(payment.type);
  const limits = checkAmountLimits(code, payment.amount);
  return limits.ok ? ok([method.value]) : limits;
}

/**
 * Methods offered to the payer: only the chosen one, otherwise `availableMethods`, otherwise all methods of the entity
 * (docs/decisions/payment-methods.md), limited to those that support the amount and the payment type.
 * @returns e00401 for a method missing from the entity or the list, e00402 if unsupported, e00301 if no method supports
 * the amount
 */
export function offeredMethods(payment: Payment, entity: EntityRecord | undefined): Outcome<MethodChoice[]> {
  if (payment.type !== 'payment' && payment.type !== 'authorization') return refuseType(payment.type);
  const contracted = contractedMethods(entity);
  const available = availableMethodsOf(payment.availableMethods, contracted);
  if (!available.ok) return available;
  const code = payment.paymentMethod?.code;
  if (code) return offerChosen(payment, code, available.value);
  const able = available.value.filter((method) => canDo(payment.type, method));
  if (able.length === 0) return refuseType(payment.type);
  const fitting = able.filter((method) => checkAmountLimits(method.code, payment.amount).ok);
  if (fitting.length > 0) return ok(fitting);
  const [only, ...others] = able;
  if (only && others.length === 0) {
    const limits = checkAmountLimits(only.code, payment.amount);
    if (!limits.ok) return limits;
  }
  return refuse('e00301', { source: { pointer: '/amount' }, detail: 'no_method_fits' });
}
