import { row, type Transition } from '../../lifecycle/transition.ts';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const deliveryActions = ['enqueue', 'accept', 'retry', 'give_up', 'resend'] as const;
export type DeliveryAction = (typeof deliveryActions)[number];
/** A failed delivery may stay failed; by hand it can go out again. */
export const finalDeliveryStates: readonly DeliveryState[] = ['delivered', 'failed'];

/** Lifecycle of one delivery to one URL (spec 2 §9, DECISIONS 22). */
export const deliveryLifecycle: readonly Transition<DeliveryState, DeliveryAction>[] = [
  row('new', 'enqueue', 'waiting', 'provider', 'same transaction as the change'),
  row('waiting', 'accept', 'delivered', 'provider', 'spec 2 §5'),
  row('waiting', 'retry', 'waiting', 'clock', 'spec 2 §9'),
  row('waiting', 'give_up', 'failed', 'clock', 'DECISIONS 22'),
  row('failed', 'resend', 'waiting', 'merchant', 'DECISIONS 22'),
  row(
    'delivered',
    'resend',
    'waiting',
    'merchant',
    'DECISIONS 22: a finished delivery can be asked for again',
  ),
];
