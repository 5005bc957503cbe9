import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { NetworkFailure, PayerAction, PayerReply, Refusal } from './payerClient.ts';

/** One thing the payer did: enough to do it again. */
export interface PayerAttempt {
  action: PayerAction;
  body?: unknown;
}

/** Everything the page knows; each function below is one thing that can happen to it. */
export interface PageState {
  view: PayerView | null;
  /** What is being sent right now. */
  busy?: PayerAction;
  refusal?: Refusal;
  /** An attempt without a usable answer, kept for another try. */
  failedAttempt?: PayerAttempt & { networkFailure: NetworkFailure };
  /** The last look at the page had no answer: what it shows may be old. */
  stale: boolean;
  /** The payer moved on from the last failure, which is not told again. */
  failureDismissed: boolean;
  /** Answers to attempts so far, so that two equal failures in a row are told apart. */
  replyCount: number;
}

/** A page as it came from the provider. */
export function initialState(view: PayerView | null): PageState {
  return { view, stale: false, failureDismissed: false, replyCount: 0 };
}

/** Something is being sent. */
export function withSending(pageState: PageState, action: PayerAction): PageState {
  return { ...pageState, busy: action };
}

/** The page was looked at. What was refused before is old news once the state is another. */
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

/** What was sent was answered, refused, or lost. */
export function withReply(pageState: PageState, attempt: PayerAttempt, reply: PayerReply): PageState {
  const { view, stale, replyCount } = pageState;
  const next: PageState = { view, stale, failureDismissed: false, replyCount: replyCount + 1 };
  if ('view' in reply) return { ...next, view: reply.view, stale: false };
  if ('refusal' in reply) return { ...next, refusal: reply.refusal };
  return { ...next, failedAttempt: { ...attempt, networkFailure: reply.networkFailure } };
}

/** The payer picks another way to pay: earlier failures are done with. */
export function withMethodChosen(pageState: PageState): PageState {
  return { ...pageState, refusal: undefined, failedAttempt: undefined, failureDismissed: true };
}

/** Whether nothing happened between two looks that would make a repeated attempt a second one. */
export function isUnchanged(before: PayerView | null, now: PayerView | null): boolean {
  const marks = (view: PayerView | null) =>
    JSON.stringify([view?.state, view?.error?.code, view?.push?.sentAt, view?.challenge]);
  return marks(before) === marks(now);
}

/** Seconds until the page looks again by itself, while somebody may pay elsewhere; undefined when nobody can. */
export function pollSeconds(view: PayerView | null, round: number): number | undefined {
  const elsewhere = view && (view.push || view.reference || view.challenge);
  if (!elsewhere) return undefined;
  return round < 300 ? 2 : 10;
}

/** The next moment at which time alone changes the page, in milliseconds of the provider's clock. */
export function nextDueMoment(view: PayerView | null): number | undefined {
  const moment = view?.opensAt ?? view?.expiresAt;
  return moment ? Date.parse(moment) : undefined;
}
