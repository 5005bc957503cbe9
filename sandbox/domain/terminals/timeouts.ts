import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import { dayCloseAfter } from '../clock/lisbonTime.ts';
import type { TerminalTransaction } from './transaction.ts';

/** Fields of a terminal payment that its timeouts need besides the transaction. */
interface Dated {
  state: PaymentState;
  stateAt: number;
  createdAt: number;
  valid: { end: number };
}

/** Timeouts of a terminal payment; if two are due at the same time, the one listed first is applied first. */
export const timeouts = ['expiry', 'act', 'patience', 'notice', 'settlement'] as const;
export type Timeout = (typeof timeouts)[number];

/** Due times: end of validity, next action, end of the wait, arrival of the notice, close of day. */
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
