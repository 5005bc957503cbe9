import type { Delivery } from '@balcao/contract/control/schema.ts';
import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import type { Payment } from '@balcao/contract/payments/schema.ts';

/** The first steps with a sandbox, in their order. */
const stepIds = ['create', 'pay', 'webhook', 'receive'] as const;
export type StepId = (typeof stepIds)[number];

/** What is known of the sandbox. */
export interface Known {
  payments: readonly Payment[];
  deliveries: readonly Delivery[];
  subscriptions: readonly Subscription[];
}

/** How far somebody has come: what proves each step, undefined where it is still to be done. */
export interface Progress {
  create?: Payment;
  pay?: Payment;
  webhook?: Delivery;
  receive?: Subscription;
}

/**
 * What proves each step. Seeded payments prove nothing: they were there before.
 * @param firstOwnId id of the first payment a reader can create
 * @param inboxUrl where the sandbox itself receives; a subscription to anywhere else is the reader's
 */
export function progressOf(known: Known, firstOwnId: number, inboxUrl: string): Progress {
  const own = known.payments.filter(({ id, type }) => Number(id) >= firstOwnId && type === 'payment');
  const ids = new Set(own.map(({ id }) => id));
  const arrived = known.deliveries.filter(
    ({ state, paymentId }) => state === 'delivered' && paymentId !== null && ids.has(paymentId),
  );
  const inState = (state: string) => own.find(({ stateDetails }) => stateDetails.state === state);
  return {
    // One that can still be paid is the one to go on with.
    create: inState('pending') ?? own[0],
    pay: inState('confirmed'),
    webhook: arrived.find(({ action }) => action === 'payment_confirmed') ?? arrived[0],
    receive: known.subscriptions.find(({ url }) => !url.startsWith(inboxUrl)),
  };
}
