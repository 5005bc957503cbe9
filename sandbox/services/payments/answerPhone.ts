import type { PhoneAnswer } from '@balcao/contract/control/phone.ts';
import { testPin } from '@balcao/contract/scenarios/terminals.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { acceptPush, refusePush } from '../../domain/payments/mbWayPush.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Change } from '../../domain/payments/transition.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from './changePayment.ts';

/** Left alone, also by a magic phone: only the clock ends it now. */
function ignorePush(payment: PaymentRecord): Outcome<Change> {
  const push = payment.push && { ...payment.push, answer: undefined };
  return ok({ payment: { ...payment, push }, events: [] });
}

const rules: Record<PhoneAnswer['answer'], (payment: PaymentRecord, now: number) => Outcome<Change>> = {
  accept: acceptPush,
  refuse: refusePush,
  ignore: ignorePush,
};

/** An answer of the phone's holder; c0201 when nothing waits, c0202 for a PIN, which changes nothing. */
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

/** The holder answers a notification; e00502 when the payment is not the platform's. */
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
