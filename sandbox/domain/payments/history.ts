import type { HistoryStep, PaymentRecord } from './payment.ts';

/** A payment whose phone is tried again and again keeps its beginning and its latest steps. */
const stepsKept = 100;

/** What a step says besides its place in the lifecycle, read from what it changes. */
export function detailsOf(patch: Partial<PaymentRecord>, at: number): Partial<HistoryStep> {
  const { method, push, amountCents, captures, refunds } = patch;
  const share = (refunds ?? captures)?.at(-1);
  const details: Partial<HistoryStep> = {
    code: method?.result?.at === at ? method.result.code : undefined,
    phone: push && method?.phone,
    amountCents: share?.amountCents ?? amountCents,
    sequelId: share?.paymentId,
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** The steps of a payment with one more. */
export function withStep(history: readonly HistoryStep[] = [], step: HistoryStep): HistoryStep[] {
  const [first, ...rest] = [...history, step];
  return first ? [first, ...rest.slice(1 - stepsKept)] : [];
}
