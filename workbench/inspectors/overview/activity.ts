import type { Delivery, LoggedRequest } from '@balcao/contract/control/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';

/** One entry of the activity list. */
export type ActivityEntry = { at: string } & (
  | { kind: 'request'; request: LoggedRequest }
  | { kind: 'payment'; payment: Payment }
  | { kind: 'delivery'; delivery: Delivery }
);

/** Time of the last change of a delivery. */
const lastChangeAt = ({ attempts, createdAt }: Delivery) => attempts.at(-1)?.at ?? createdAt;

/** Length of the activity list. */
const linesShown = 12;

/** The newest calls, payments and deliveries in one list, newest first. */
export function activityOf(
  requests: readonly LoggedRequest[],
  payments: readonly Payment[],
  deliveries: readonly Delivery[],
): ActivityEntry[] {
  const all: ActivityEntry[] = [
    ...deliveries.map(
      (delivery): ActivityEntry => ({ kind: 'delivery', at: lastChangeAt(delivery), delivery }),
    ),
    ...payments.map(
      (payment): ActivityEntry => ({ kind: 'payment', at: payment.stateDetails.createdAt, payment }),
    ),
    ...requests.map((request): ActivityEntry => ({ kind: 'request', at: request.at, request })),
  ];
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, linesShown);
}
