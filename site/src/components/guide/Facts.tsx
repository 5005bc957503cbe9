import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import limits from '@facts/limits.json';
import { formatAmount, formatList } from '../../facts/amounts.ts';
import { stateLooks } from '../../facts/states.ts';
import type { ErrorFact, EventFact, LimitsFact, RefusalFact, StateFact } from '../../facts/types.ts';
import { useLanguage } from '../useLanguage.ts';

/** A page writes `is`; the build adds the row of the contract as `data` (plugins/dataImports.ts). */
interface Row<T> {
  data: T;
}

/** A payment state: `<State is="pending" />`. */
export function State({ data }: Row<StateFact>) {
  return <StateMark state={data.id} looks={stateLooks.payment} />;
}

/** The name of a webhook event: `<Event is="payment_confirmed" />`. */
export function Event({ data }: Row<EventFact>) {
  return <code>{data.id}</code>;
}

/** A code of the error catalogue with its sentence: `<ErrorCode is="e00301" />`. */
export function ErrorCode({ data }: Row<ErrorFact>) {
  return (
    <>
      <code>{data.id}</code> ({data.msg})
    </>
  );
}

/** What the virtual ATM says: `<AtmRefusal is="c0103" />`. */
export function AtmRefusal({ data }: Row<RefusalFact>) {
  return <q>{data.msg}</q>;
}

/** The smallest or largest amount of a method: `<AmountLimit method="MB" bound="min" />`. */
export function AmountLimit({ method, bound }: { method: 'CC' | 'MB' | 'MW'; bound: 'min' | 'max' }) {
  const { minCents, maxCents } = limits.methodLimits[method];
  return <>{formatAmount(bound === 'min' ? minCents : maxCents, useLanguage())}</>;
}

/** Minutes between the attempts of a delivery, as a list in words. */
export function RetryGaps() {
  return <>{formatList(limits.retryGapsMinutes, useLanguage())}</>;
}

/** How often a delivery is tried: the first time and once after each gap. */
export function Attempts() {
  return <>{limits.retryGapsMinutes.length + 1}</>;
}

/** Status codes that count as received, as a choice in words: `200, 201 or 204`. */
export function AcceptedStatuses({ by }: { by: 'webhook' | 'callback' }) {
  return <>{formatList(limits.acceptedStatuses[by], useLanguage(), 'disjunction')}</>;
}

type NumberLimit = { [K in keyof LimitsFact]: LimitsFact[K] extends number ? K : never }[keyof LimitsFact];

/** A number of the contract: `<Limit is="deliveryTimeoutSeconds" />`; `per` divides it, 60 for minutes. */
export function Limit({ is, per = 1 }: { is: NumberLimit; per?: number }) {
  return <>{limits[is] / per}</>;
}
