import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { Delivery, PaymentState } from '../core/payment.ts';
import type { WorkbenchFacts } from '../facts/workbenchFacts.ts';
import type { WorkbenchWords } from '../words/pt.ts';

/** Looks of states. The word is the wire value, because programs compare it. */
export const paymentLooks: Record<PaymentState, StateLook> = {
  pending: { word: 'pending', shape: 'ring', tone: 'pending' },
  pending_confirmation: { word: 'pending_confirmation', shape: 'clock', tone: 'pending' },
  authorised: { word: 'authorised', shape: 'diamond', tone: 'authorised' },
  confirmed: { word: 'confirmed', shape: 'check', tone: 'confirmed' },
  cancelled: { word: 'cancelled', shape: 'cross', tone: 'cancelled' },
};

export function deliveryLooks(words: WorkbenchWords['webhook']['looks']): Record<Delivery['state'], StateLook> {
  return {
    waiting: { word: words.waiting, shape: 'clock', tone: 'pending' },
    delivered: { word: words.delivered, shape: 'check', tone: 'confirmed' },
    failed: { word: words.failed, shape: 'cross', tone: 'cancelled' },
  };
}

export function isReceived(
  { limits }: Pick<WorkbenchFacts, 'limits'>,
  kind: Delivery['kind'],
  status: number | null,
): boolean {
  return status !== null && limits.acceptedStatuses[kind].includes(status);
}
