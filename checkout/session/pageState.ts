import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { Act, Refusal, Reply, Trouble } from './payerClient.ts';

/** One thing the payer did: enough to do it again. */
export interface Attempt {
  act: Act;
  body?: unknown;
}

/** Everything the page knows; each function below is one thing that can happen to it. */
export interface Session {
  view: PayerView | null;
  /** What is being sent right now. */
  busy?: Act;
  refusal?: Refusal;
  /** An attempt without a usable answer, kept for another try. */
  failed?: Attempt & { trouble: Trouble };
  /** The last look at the page had no answer: what it shows may be old. */
  stale: boolean;
  /** The payer moved on from the last failure, which is not told again. */
  quiet: boolean;
  /** Answers to attempts so far, so that two equal failures in a row are told apart. */
  answers: number;
}

/** A page as it came from the provider. */
export function freshSession(view: PayerView | null): Session {
  return { view, stale: false, quiet: false, answers: 0 };
}

/** Something is being sent. */
export function begun(session: Session, act: Act): Session {
  return { ...session, busy: act };
}

/** The page was looked at. What was refused before is old news once the state is another. */
export function looked(session: Session, reply: Reply): Session {
  if (!('view' in reply)) return { ...session, stale: true };
  const moved = reply.view?.state !== session.view?.state;
  const { refusal, failed, quiet } = session;
  return {
    ...session,
    view: reply.view,
    stale: false,
    refusal: moved ? undefined : refusal,
    failed: moved ? undefined : failed,
    quiet: moved ? false : quiet,
  };
}

/** What was sent was answered, refused, or lost. */
export function answered(session: Session, attempt: Attempt, reply: Reply): Session {
  const { view, stale, answers } = session;
  const next: Session = { view, stale, quiet: false, answers: answers + 1 };
  if ('view' in reply) return { ...next, view: reply.view, stale: false };
  if ('refusal' in reply) return { ...next, refusal: reply.refusal };
  return { ...next, failed: { ...attempt, trouble: reply.trouble } };
}

/** The payer picks another way to pay: earlier failures are done with. */
export function picked(session: Session): Session {
  return { ...session, refusal: undefined, failed: undefined, quiet: true };
}

/** Whether nothing happened between two looks that would make a repeated attempt a second one. */
export function sameMoment(before: PayerView | null, now: PayerView | null): boolean {
  const marks = (view: PayerView | null) =>
    JSON.stringify([view?.state, view?.error?.code, view?.push?.sentAt, view?.challenge]);
  return marks(before) === marks(now);
}

/** Seconds until the page looks again by itself, while somebody may pay elsewhere; undefined when nobody can. */
export function lookSeconds(view: PayerView | null, round: number): number | undefined {
  const elsewhere = view && (view.push || view.reference || view.challenge);
  if (!elsewhere) return undefined;
  return round < 300 ? 2 : 10;
}

/** The next moment at which time alone changes the page, in milliseconds of the provider's clock. */
export function nextMoment(view: PayerView | null): number | undefined {
  const moment = view?.opensAt ?? view?.expiresAt;
  return moment ? Date.parse(moment) : undefined;
}
