import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import type { Change } from '../domain/payments/change.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { acceptPush, refusePush } from '../domain/payments/push.ts';
import type { Caller, Ports } from '../domain/ports.ts';
import { changePayment } from './changePayment.ts';

type Answer = 'accept' | 'refuse' | 'ignore';

/** Left alone, also by a magic phone: only the clock ends it now. */
function ignorePush(payment: PaymentRecord): Outcome<Change> {
  const push = payment.push && { ...payment.push, answer: undefined };
  return ok({ payment: { ...payment, push }, events: [] });
}

const rules: Record<Answer, (payment: PaymentRecord, now: number) => Outcome<Change>> = {
  accept: acceptPush,
  refuse: refusePush,
  ignore: ignorePush,
};

/**
 * The holder of the phone answers a MB WAY notification.
 * @returns c0201 when none waits for this payment, e00502 when the payment is not the platform's
 */
export function answerPhone(
  ports: Ports,
  caller: Caller,
  id: number,
  answer: Answer,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(
    ports,
    caller,
    id,
    (payment) => {
      const waits = payment.state === 'pending_confirmation' && payment.push;
      if (!waits || caller.now >= waits.expiresAt) return refuse('c0201');
      return rules[answer](payment, caller.now);
    },
    (payment) => payment.platformCode === caller.platformCode,
  );
}
