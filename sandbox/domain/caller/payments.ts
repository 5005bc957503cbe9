import { paymentLifecycle } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { statusCheckMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import type { HistoryStep, PaymentRecord } from '../payments/payment.ts';
import type { RequestEntry } from '../ports.ts';
import { type DeliveryRecord, isAccepted } from '../webhooks/delivery.ts';
import { asks, type CallerFacts, type CallerRule, createdPayments, minute } from './facts.ts';

export const missingCustomUniqueId: CallerRule = (facts) =>
  createdPayments(facts)
    .filter(({ payment }) => !payment.sent.customUniqueId)
    .map(({ call, payment }) => ({ at: call.at, call, paymentId: payment.id }));

const messagesOf = ({ deliveries }: CallerFacts, { id }: PaymentRecord) =>
  deliveries.filter(({ paymentId }) => paymentId === id);

const acceptedAt = (delivery: DeliveryRecord) =>
  delivery.attempts.filter((attempt) => isAccepted(delivery, attempt)).map(({ at }) => at);

/** At least `loopLength` reads with at most `loopGap` between them are a loop; reloading a page causes fewer. */
const loopGap = minute;
const loopLength = 5;

/** Finds polling loops that ended with a message. */
export const polledDespiteWebhook: CallerRule = (facts) =>
  createdPayments(facts).flatMap(({ payment }) => {
    const news = messagesOf(facts, payment)
      .flatMap(acceptedAt)
      .sort((one, other) => one - other);
    const questions = facts.calls.filter((call) => call.operation === 'getPayment' && asks(call, payment.id));
    const loops = news.map((until, position) => {
      const from = news[position - 1] ?? 0;
      const before = questions.filter(({ at }) => at > from && at <= until);
      const start = before.findLastIndex(({ at }, i) => i > 0 && at - (before[i - 1]?.at ?? 0) > loopGap);
      return before.slice(Math.max(start, 0));
    });
    return loops
      .filter((loop) => loop.length >= loopLength)
      .map((loop) => ({ loop, call: loop.at(-1) }))
      .flatMap(({ loop, call }) =>
        call ? [{ at: call.at, call, paymentId: payment.id, detail: `× ${loop.length}` }] : [],
      );
  });

interface Paid {
  call: RequestEntry;
  payment: PaymentRecord;
  step: HistoryStep;
  events: readonly string[];
}

/** Steps by which payments were paid, other than by the program itself. Payments at a terminal are seen by its user. */
const paidSteps = (facts: CallerFacts): Paid[] =>
  createdPayments(facts)
    .filter(({ payment }) => !payment.terminal)
    .flatMap(({ call, payment }) =>
      (payment.history ?? []).flatMap((step) => {
        const row = paymentLifecycle.find(({ action, to }) => action === step.action && to === step.state);
        const isPaid = step.state === 'confirmed' || step.state === 'authorised';
        return row && row.who !== 'merchant' && row.events.length > 0 && isPaid
          ? [{ call, payment, step, events: row.events }]
          : [];
      }),
    );

/** Whether the program read a payment, or acted on it, after it was paid. */
const knows = ({ calls }: CallerFacts, { payment, step }: Paid) =>
  calls.some(
    (call) => call.at >= step.at && (asks(call, payment.id) || call.path.startsWith(`/api/payments/${payment.id}/`)),
  );

export const silenceNotAsked: CallerRule = (facts) =>
  paidSteps(facts)
    .filter((paid) => {
      const isTold = messagesOf(facts, paid.payment)
        .flatMap(acceptedAt)
        .some((at) => at >= paid.step.at);
      return !isTold && !knows(facts, paid) && facts.now - paid.step.at >= statusCheckMinutes * minute;
    })
    .map(({ call, payment, step }) => ({ at: step.at, call, paymentId: payment.id, detail: step.state }));

/** Finds payments without a message, if the program had a subscription; a payment with a callback needs none. */
export const missedEvent: CallerRule = (facts) =>
  paidSteps(facts)
    .filter((paid) => {
      const { payment, step, events } = paid;
      const subscribed = facts.subscriptions.some(({ createdAt }) => createdAt <= step.at);
      const isTold = messagesOf(facts, payment).some(
        ({ action, createdAt }) => events.includes(action) && createdAt >= step.at,
      );
      return subscribed && !payment.sent.callbackUrl && !isTold && !knows(facts, paid);
    })
    .map(({ call, payment, step, events }) => ({
      at: step.at,
      call,
      paymentId: payment.id,
      detail: events.join(', '),
    }));
