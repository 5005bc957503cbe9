/** Change caused by time alone. */
export type DueItem = { tenant: string; at: number; failedBefore: boolean } & (
  | { kind: 'payment'; paymentId: number }
  | { kind: 'entity'; clientId: string }
);

export type DueKind = DueItem['kind'] | 'delivery';

export interface ItemKey {
  kind: DueKind;
  id: string;
}

export interface ItemFailure extends ItemKey {
  attempts: number;
  /** Identifies the error in the operator's log, the only place with its text. */
  errorId: string;
  /** Real time of the last attempt, in milliseconds. */
  failedAt: number;
  /** Real time of the next attempt; null once the item is set aside. */
  retryAt: number | null;
}

export function keyOf(item: DueItem): ItemKey {
  return item.kind === 'payment'
    ? { kind: 'payment', id: String(item.paymentId) }
    : { kind: 'entity', id: item.clientId };
}

export const deliveryKey = (id: number): ItemKey => ({ kind: 'delivery', id: String(id) });

/** Whether a change completed the work due at `at`, judged by the next due time before and after the change. */
export function hasPassed(at: number, before: number | null, after: number | null): boolean {
  return before !== null && before <= at && (after === null || after > at);
}

/** Number of failures after which an item is set aside, so that it no longer delays other work. */
const attemptsBeforeSetAside = 5;

const firstPauseMilliseconds = 1000;

/** Time of the next attempt of a failed item, after a pause that doubles; null once the item is set aside. */
export function retryAfterFailure(attempts: number, now: number): number | null {
  if (attempts >= attemptsBeforeSetAside) return null;
  return now + firstPauseMilliseconds * 2 ** (attempts - 1);
}
