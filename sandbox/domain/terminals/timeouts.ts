import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { dayCloseAfter } from '../clock/lisbonTime.ts';
import type { TerminalTransaction } from './transaction.ts';

/** Facts of a terminal payment besides its transaction. */
interface Dated {
  state: PaymentState;
  stateAt: number;
  createdAt: number;
  valid: { end: number };
}

/** Timeouts of a terminal payment; of two at the same moment the first in this list is applied first. */
export const timeouts = ['expiry', 'act', 'patience', 'notice', 'settlement'] as const;
export type Timeout = (typeof timeouts)[number];

/** Due time of each: end of validity, next action, end of patience, arrival of the notice, close of the day. */
export function timeoutsOf(
  { next, deadline, noticeAt }: TerminalTransaction,
  { state, stateAt, createdAt, valid }: Dated,
): Record<Timeout, number | undefined> {
  return {
    expiry: state === 'pending_confirmation' ? valid.end : undefined,
    act: next?.at,
    patience: deadline,
    notice: noticeAt,
    settlement: state === 'authorised' ? dayCloseAfter(Math.max(stateAt, createdAt)) : undefined,
  };
}
