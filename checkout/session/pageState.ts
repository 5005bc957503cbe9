import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { NetworkFailure, PayerAction, PayerReply, Refusal } from './payerClient.ts';

export interface PayerAttempt {
  action: PayerAction;
  body?: unknown;
}

/** State of the page. Each function below is a transition between states. */
export interface PageState {
  view: PayerView | null;
  busy?: PayerAction;
  refusal?: Refusal;
  /** Attempt without a usable response, kept for a retry. */
  failedAttempt?: PayerAttempt & { networkFailure: NetworkFailure };
  /** Whether the last poll failed, so the page may be out of date. */
  stale: boolean;
  failureDismissed: boolean;
  /** Number of replies so far; distinguishes a repeated failure from the previous one. */
  replyCount: number;
}

export function initialState(view: PayerView | null): PageState {
  return { view, stale: false, failureDismissed: false, replyCount: 0 };
}

export function withSending(pageState: PageState, action: PayerAction): PageState {
  return { ...pageState, busy: action };
}

/** Applies the reply to a poll. Removes earlier failures if the state of the checkout has changed. */
export function withPoll(pageState: PageState, reply: PayerReply): PageState {
  if (!('view' in reply)) return { ...pageState, stale: true };
  const moved = reply.view?.state !== pageState.view?.state;
  const { refusal, failedAttempt, failureDismissed } = pageState;
  return {
    ...pageState,
    view: reply.view,
    stale: false,
    refusal: moved ? undefined : refusal,
    failedAttempt: moved ? undefined : failedAttempt,
    failureDismissed: moved ? false : failureDismissed,
  };
}

export function withReply(pageState: PageState, attempt: PayerAttempt, reply: PayerReply): PageState {
  const { view, stale, replyCount } = pageState;
  const next: PageState = { view, stale, failureDismissed: false, replyCount: replyCount + 1 };
  if ('view' in reply) return { ...next, view: reply.view, stale: false };
  if ('refusal' in reply) return { ...next, refusal: reply.refusal };
  return { ...next, failedAttempt: { ...attempt, networkFailure: reply.networkFailure } };
}

/** Removes earlier failures when the payer chooses another method. */
export function withMethodChosen(pageState: PageState): PageState {
  return { ...pageState, refusal: undefined, failedAttempt: undefined, failureDismissed: true };
}

/** Whether an attempt can safely be repeated, because the checkout has not changed between two polls. */
export function isUnchanged(before: PayerView | null, now: PayerView | null): boolean {
  const marks = (view: PayerView | null) =>
    JSON.stringify([view?.state, view?.error?.code, view?.push?.sentAt, view?.challenge]);
  return marks(before) === marks(now);
}
