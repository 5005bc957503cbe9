import type { Delivery, LoggedRequest } from '@balcao/contract/control/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';

/** One line of what is going on. */
export type Happening = { at: string } & (
  | { kind: 'request'; request: LoggedRequest }
  | { kind: 'payment'; payment: Payment }
  | { kind: 'delivery'; delivery: Delivery }
);

/** When something last happened to a delivery. */
const lastOf = ({ attempts, createdAt }: Delivery) => attempts.at(-1)?.at ?? createdAt;

/** Calls, changes and deliveries in one list, newest first. */
export function activityOf(
  requests: readonly LoggedRequest[],
  payments: readonly Payment[],
  deliveries: readonly Delivery[],
  limit: number,
): Happening[] {
  const all: Happening[] = [
    ...deliveries.map((delivery): Happening => ({ kind: 'delivery', at: lastOf(delivery), delivery })),
    ...payments.map(
      (payment): Happening => ({ kind: 'payment', at: payment.stateDetails.createdAt, payment }),
    ),
    ...requests.map((request): Happening => ({ kind: 'request', at: request.at, request })),
  ];
  return all.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, limit);
}
