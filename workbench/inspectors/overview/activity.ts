import type { Delivery, LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';

export type ActivityEntry = { at: string } & (
  | { kind: 'request'; request: LoggedRequest }
  | { kind: 'payment'; payment: Payment }
  | { kind: 'delivery'; delivery: Delivery }
);

const lastChangeAt = ({ attempts, createdAt }: Delivery) => attempts.at(-1)?.at ?? createdAt;

const linesShown = 12;

export function activityOf(
  requests: readonly LoggedRequest[],
  payments: readonly Payment[],
  deliveries: readonly Delivery[],
): ActivityEntry[] {
  const all: ActivityEntry[] = [
    ...deliveries.map((delivery): ActivityEntry => ({ kind: 'delivery', at: lastChangeAt(delivery), delivery })),
    ...payments.map((payment): ActivityEntry => ({ kind: 'payment', at: payment.stateDetails.createdAt, payment })),
    ...requests.map((request): ActivityEntry => ({ kind: 'request', at: request.at, request })),
  ];
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, linesShown);
}
