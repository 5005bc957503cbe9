import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { isToInbox, shownDelivery } from '../../core/inbox.ts';
import type { OwnSubscription } from '../../core/ownSubscriptions.ts';

const stepIds = ['create', 'pay', 'webhook', 'receive'] as const;
export type StepId = (typeof stepIds)[number];

export interface SandboxContents {
  payments: readonly Payment[];
  deliveries: readonly Delivery[];
  isPrivate: boolean;
  subscriptions: readonly OwnSubscription[];
}

export interface FirstStepsProgress {
  create?: Payment;
  pay?: Payment;
  webhook?: Delivery;
  /** Message that the reader's receiver accepted. */
  receive?: Delivery;
}

/** Whether a message was sent to the reader's receiver. In a shared sandbox, other people have subscriptions too. */
function isToReader(
  { kind, url, webhookId }: Delivery,
  { isPrivate, subscriptions }: Pick<SandboxContents, 'isPrivate' | 'subscriptions'>,
): boolean {
  if (kind !== 'webhook' || isToInbox({ url })) return false;
  return isPrivate || subscriptions.some((own) => own.id === webhookId && own.url === url);
}

/** Evidence for each step that is done. Seeded payments do not count. */
export function firstStepsProgress(known: SandboxContents, firstOwnId: number): FirstStepsProgress {
  const own = known.payments.filter(({ id, type }) => Number(id) >= firstOwnId && type === 'payment');
  const ids = new Set(own.map(({ id }) => id));
  const accepted = known.deliveries.filter(({ state }) => state === 'delivered');
  const arrived = accepted.filter(({ paymentId }) => paymentId !== null && ids.has(paymentId));
  const inState = (state: string) => own.find(({ stateDetails }) => stateDetails.state === state);
  return {
    // Prefers a payment that can still be paid.
    create: inState('pending') ?? own[0],
    pay: inState('confirmed'),
    webhook: shownDelivery(arrived.filter(({ action }) => action === 'payment_confirmed')) ?? arrived[0],
    receive: accepted.find((delivery) => isToReader(delivery, known)),
  };
}
