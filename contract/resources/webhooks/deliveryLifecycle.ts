import { row, type Transition } from '../../lifecycle/transition.ts';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const deliveryActions = ['enqueue', 'accept', 'retry', 'give_up', 'resend'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];
/** A failed delivery may stay failed; by hand it can go out again. */
export const finalDeliveryStates: readonly DeliveryState[] = ['delivered', 'failed'];

/** Lifecycle of one delivery to one URL (docs/decisions/retry-schedule.md). */
export const deliveryLifecycle: readonly Transition<DeliveryState, DeliveryAction>[] = [
  row('new', 'enqueue', 'waiting', 'provider', 'same transaction as the change'),
  row('waiting', 'accept', 'delivered', 'provider', 'specified: a success status'),
  row('waiting', 'retry', 'waiting', 'clock', 'specified: again after a growing gap'),
  row(
    'waiting',
    'give_up',
    'failed',
    'clock',
    'chosen: the schedule ends after nine attempts (docs/decisions/retry-schedule.md)',
  ),
  row('failed', 'resend', 'waiting', 'merchant', 'chosen: a failed delivery can be sent again by hand'),
  row('delivered', 'resend', 'waiting', 'merchant', 'chosen: a finished delivery can be asked for again'),
];
