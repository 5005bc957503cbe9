import type { PaymentState } from '@balcao/contract/resources/payments/enums.ts';
import { dayCloseAfter } from '../clock/lisbonTime.ts';
import type { TerminalTransaction } from './transaction.ts';

/** What is known of a payment at a terminal besides its transaction. */
interface Dated {
  state: PaymentState;
  stateAt: number;
  createdAt: number;
  valid: { end: number };
}

/** What time alone can do to a payment at a terminal; of two at the same moment the first named comes first. */
export const timeouts = ['expiry', 'act', 'patience', 'notice', 'settlement'] as const;
export type Timeout = (typeof timeouts)[number];

/** When each is due: end of validity, next act, end of patience, arrival of the notice, close of the day. */
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
