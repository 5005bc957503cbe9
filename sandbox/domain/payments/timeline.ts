import type { Attempt, DeliveryRecord } from '../webhooks/delivery.ts';
import type { HistoryStep, PaymentRecord } from './payment.ts';

export interface TimelineAttempt {
  delivery: DeliveryRecord;
  attempt: Attempt;
  /** One-based. */
  number: number;
}

export type Moment = { at: number } & ({ step: HistoryStep } | { tried: TimelineAttempt });

/** History in order of time and cause; only the messages for payments older than the history feature. */
export function timelineOf(payment: PaymentRecord, deliveries: readonly DeliveryRecord[]): Moment[] {
  const steps = (payment.history ?? []).map((step) => ({ at: step.at, step }));
  const tries = deliveries.flatMap((delivery) =>
    delivery.attempts.map((attempt, position) => ({
      at: attempt.at,
      tried: { delivery, attempt, number: position + 1 },
    })),
  );
  const inOrder = tries.sort((one, other) => one.at - other.at || one.tried.delivery.id - other.tried.delivery.id);
  return [...steps, ...inOrder].sort((one, other) => one.at - other.at);
}
