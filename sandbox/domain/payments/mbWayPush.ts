import { feeOf } from '@balcao/contract/resources/payments/fee.ts';
import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { phoneScenario } from '@balcao/contract/scenarios/phones.ts';
import type { Outcome } from '../outcome.ts';
import type { MbWayPush, PaymentRecord } from './payment.ts';
import { apply, type Change } from './paymentTransition.ts';

/** Starts a push that ends within the payment's validity; a magic phone responds according to its scenario. */
export function startPush(phone: string, now: number, validUntil: number, saves = false): MbWayPush {
  const expiresAt = Math.min(now + pushMinutes * 60_000, validUntil);
  const scenario = phoneScenario(phone);
  if (!scenario || scenario.outcome === 'ignore') return { sentAt: now, expiresAt };
  const { outcome, code, afterSeconds, whenSaved } = scenario;
  const at = now + afterSeconds * 1000;
  const answer = whenSaved && !saves ? { at, outcome: 'accept' as const } : { at, outcome, code };
  return { sentAt: now, expiresAt, answer };
}

function withResult(payment: PaymentRecord, code: string, at: number): Partial<PaymentRecord> {
  const method = payment.method && { ...payment.method, result: { code, at } };
  return { method, push: undefined };
}

/** Accepts in the app: confirms the payment and charges its fee. */
export function acceptPush(payment: PaymentRecord, at: number): Outcome<Change> {
  const method = payment.method && { ...payment.method, result: undefined };
  return apply(payment, 'accept_push', at, {
    method,
    push: undefined,
    paidAt: at,
    fee: feeOf(payment.amountCents),
  });
}

/** Declines in the app with e04020; the merchant can try another number (docs/decisions/payment-states.md). */
export function refusePush(payment: PaymentRecord, at: number): Outcome<Change> {
  return apply(payment, 'refuse_push', at, withResult(payment, 'e04020', at));
}

/** Fails the push in the network, because the number is wrong or the bank declines. */
export function failPush(payment: PaymentRecord, at: number, code: string): Outcome<Change> {
  return apply(payment, 'fail_push', at, withResult(payment, code, at));
}

/** Ends a push that got no response in time, with e04201. */
export function expirePush(payment: PaymentRecord, at: number): Outcome<Change> {
  return apply(payment, 'expire_push', at, withResult(payment, 'e04201', at));
}
