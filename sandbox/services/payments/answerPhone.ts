import type { PhoneAnswer } from '@balcao/contract/control/phone.ts';
import { testPin } from '@balcao/contract/scenarios/cards.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { acceptPush, refusePush } from '../../domain/payments/mbWayPush.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Change } from '../../domain/payments/paymentTransition.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from './changePayment.ts';

/** Ignores the push, which then ends only by its expiry, even for a magic phone. */
function ignorePush(payment: PaymentRecord): Outcome<Change> {
  const push = payment.push && { ...payment.push, answer: undefined };
  return ok({ payment: { ...payment, push }, events: [] });
}

const rules: Record<PhoneAnswer['answer'], (payment: PaymentRecord, now: number) => Outcome<Change>> = {
  accept: acceptPush,
  refuse: refusePush,
  ignore: ignorePush,
};

/** Answers a push as the owner of the phone; c0201 without a pending push, c0202 for a PIN, which has no effect. */
export function answerPush(
  payment: PaymentRecord,
  { answer, pin = testPin }: PhoneAnswer,
  now: number,
): Outcome<Change> {
  const waits = payment.state === 'pending_confirmation' && payment.push;
  if (!waits || now >= waits.expiresAt) return refuse('c0201');
  if (answer === 'accept' && pin !== testPin) return refuse('c0202', { source: { pointer: '/pin' } });
  return rules[answer](payment, now);
}

/** Answers a notification as the owner of the phone; e00502 for a payment of another platform. */
export function answerPhone(
  ports: Ports,
  caller: Caller,
  id: number,
  answer: PhoneAnswer,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(
    ports,
    caller,
    id,
    (payment) => answerPush(payment, answer, caller.now),
    (payment) => payment.platformCode === caller.platformCode,
  );
}
