import { formatAmount } from '@balcao/text/money.ts';
import { formatList } from '@balcao/text/numbers.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { usePage } from '../../../builder/pages/page.ts';
import { readable } from '../../facts/errorFacts.ts';
import { errorOf, facts, rowOf } from '../../facts/facts.ts';
import type { LimitsFact } from '../../facts/factTypes.ts';
import { stateLooks } from '../../facts/states.ts';
import { Marked } from './ChosenMark.tsx';
import { ErrorLink } from './ErrorTable.tsx';

const { limits } = facts;

interface Named {
  is: string;
}

/** Payment state: `<State is="pending" />`. */
export function State({ is }: Named) {
  return <StateMark state={rowOf(facts.paymentStates, is).id} looks={stateLooks.payment} />;
}

/** Name of a webhook event: `<Event is="payment_confirmed" />`. */
export function Event({ is }: Named) {
  return <code>{rowOf(facts.webhookActions, is).id}</code>;
}

/** Error code with its message, linked to its entry: `<ErrorCode is="e00301" />`. */
export function ErrorCode({ is }: Named) {
  const { id, msg } = errorOf(is);
  return (
    <>
      <ErrorLink code={id} /> ({readable(msg)})
    </>
  );
}

/** Message of the virtual ATM: `<AtmRefusal is="c0103" />`. */
export function AtmRefusal({ is }: Named) {
  return <q>{rowOf(facts.control.errors, is).msg}</q>;
}

/** Minimum or maximum amount of a method: `<AmountLimit method="MB" bound="min" />`. */
export function AmountLimit({ method, bound }: { method: 'CC' | 'MB' | 'MW'; bound: 'min' | 'max' }) {
  const { minCents, maxCents } = limits.methodLimits[method];
  return (
    <Marked of="methodLimits">{formatAmount(bound === 'min' ? minCents : maxCents, usePage().language.tag)}</Marked>
  );
}

/** Number of the first test card with an outcome, grouped as on cards: `<TestCard outcome="approve" />`. */
export function TestCard({ outcome }: { outcome: string }) {
  const number = facts.cardScenarios.find((card) => card.outcome === outcome)?.number;
  if (!number) throw new Error(`No test card has the outcome ${outcome}`);
  return <code>{number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code>;
}

/** Gaps between delivery attempts in minutes, as a list in words. */
export const RetryGaps = () => (
  <Marked of="retryGapsMinutes">{formatList(limits.retryGapsMinutes, usePage().language.tag)}</Marked>
);

export const ApiVersion = () => <code>{facts.apiVersion}</code>;

/** Number of delivery attempts: the first one, and one after each gap. */
export const Attempts = () => <Marked of="retryGapsMinutes">{limits.retryGapsMinutes.length + 1}</Marked>;

/** Accepted status codes as a list in words: `200, 201 or 204`. */
export function AcceptedStatuses({ by }: { by: 'webhook' | 'callback' }) {
  return <>{formatList(limits.acceptedStatuses[by], usePage().language.tag, 'disjunction')}</>;
}

type Numbers<T> = { [K in keyof T]: T[K] extends number ? K : never }[keyof T] & string;
type TerminalLimit = Numbers<LimitsFact['terminal']>;
type NumberLimit = Numbers<LimitsFact> | `terminal.${TerminalLimit}`;

function limitOf(name: NumberLimit): number {
  const [, inner] = name.split('terminal.');
  return inner === undefined ? limits[name as Numbers<LimitsFact>] : limits.terminal[inner as TerminalLimit];
}

/** Number of a limit: `<Limit is="terminal.pinAttempts" />`; `per={60}` converts seconds to minutes. */
export function Limit({ is, per = 1 }: { is: NumberLimit; per?: number }) {
  return <Marked of={is}>{limitOf(is) / per}</Marked>;
}
