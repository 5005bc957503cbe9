import { type PaymentAction, paymentLifecycle } from '../lifecycle.ts';
import type { Transition } from '../transition.ts';
import type { PaymentState } from './enums.ts';
import { type PaymentWay, waysOfAction } from './ways.ts';

/**
 * The rows of the payment's lifecycle that a way to pay can go through: its own actions, in the states it can reach.
 * @returns in the order of the lifecycle
 */
export function rowsOfWay(way: PaymentWay): Transition<PaymentState, PaymentAction>[] {
  const own = paymentLifecycle.filter(({ action }) => waysOfAction[action].includes(way));
  const reached = new Set<PaymentState | 'new'>(['new']);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of own) if (reached.has(from)) reached.add(to);
  }
  return own.filter(({ from }) => reached.has(from));
}
