import type { Transition } from '@balcao/contract/lifecycle/transition.ts';
import { checkoutLifecycle } from '@balcao/contract/resources/checkouts/checkoutLifecycle.ts';
import { entityLifecycle } from '@balcao/contract/resources/entities/entityLifecycle.ts';
import { paymentTransition } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { terminalLifecycle } from '@balcao/contract/resources/terminals/terminalLifecycle.ts';
import { deliveryLifecycle } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import type { HistoryStep, PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import { paymentOf } from '../actors/view.ts';
import type { RowChange } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

type Table = readonly Transition<string, string>[];

/** Pairs of states where the second is reachable from the first. */
function reachable(table: Table): ReadonlySet<string> {
  const pairs = new Set(table.map(({ from, to }) => `${from} ${to}`));
  for (let grown = -1; grown !== pairs.size; ) {
    grown = pairs.size;
    for (const pair of [...pairs]) {
      const [from, between] = pair.split(' ');
      for (const row of table) if (row.from === between) pairs.add(`${from} ${row.to}`);
    }
  }
  return pairs;
}

/** Lifecycles that store no history, so a change shows only the states before and after. */
const lifecyclesWithoutHistory = {
  checkout: checkoutLifecycle,
  entity: entityLifecycle,
  terminal: terminalLifecycle,
  delivery: deliveryLifecycle,
} satisfies Record<string, Table>;
type Kind = keyof typeof lifecyclesWithoutHistory;

const pairsOf = (pairs: (table: Table) => ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(lifecyclesWithoutHistory).map(([kind, table]) => [kind, pairs(table)])) as Record<
    Kind,
    ReadonlySet<string>
  >;

/** Pairs of states one step apart, and pairs several steps apart. */
const oneStep = pairsOf((table) => new Set(table.map(({ from, to }) => `${from} ${to}`)));
const moves = pairsOf(reachable);

interface Move {
  kind: Kind;
  name: unknown;
  from: string;
  to: string;
}

/** State changes of a row, except those of payments, which have a history. */
function movesIn({ table, before, after }: RowChange): Move[] {
  if (!after) return [];
  const move = (kind: Kind, name: unknown, from: unknown, to: unknown): Move[] =>
    to === undefined || from === to ? [] : [{ kind, name, from: String(from ?? 'new'), to: String(to) }];
  if (table === 'entities') return move('entity', after.client_id, before?.state, after.state);
  if (table === 'deliveries') return move('delivery', after.id, before?.state, after.state);
  if (table !== 'payments') return [];
  const [was, is] = [before && paymentOf(before), paymentOf(after)];
  return [
    ...move('checkout', is.checkout?.id, was?.checkout?.state, is.checkout?.state),
    ...move('terminal', is.id, was?.terminal?.state, is.terminal?.state),
  ];
}

const wasResent = ({ calls }: Look, { kind, name }: Move) =>
  kind === 'delivery' &&
  calls.some(({ request }) =>
    [`/sandbox/deliveries/${name}/resend`, `/sandbox/set-aside/delivery/${name}/retry`].includes(request.path),
  );

/**
 * Whether the object took at most one step. An entity takes one step per call and one automatically; a payment may also
 * take one when it becomes due, or during a slow call.
 */
function wasAlone({ world, calls, restarted }: Look, { table, tenant, before }: RowChange): boolean {
  if (calls.length > 1) return false;
  const tookNoTime = !restarted && calls.every(({ startedAt, endedAt }) => startedAt === endedAt);
  return table === 'entities' || (tookNoTime && Number(before?.due_at ?? Infinity) > world.clockOf(tenant));
}

function judgeMove(look: Look, change: RowChange, move: Move): string | undefined {
  const { kind, name, from, to } = move;
  if (from === 'new') return undefined;
  const resent = wasResent(look, move);
  const isOneStep = kind === 'delivery' ? !resent : wasAlone(look, change);
  const pairs = (isOneStep ? oneStep : moves)[kind];
  // Choosing a method on a page in error also retries, in the same step.
  const begins = kind === 'checkout' && from === 'PaymentError' ? [from, 'PaymentReady'] : [from];
  if (!begins.some((each) => pairs.has(`${each} ${to}`))) return `${kind} ${name} went from ${from} to ${to}`;
  return kind === 'delivery' && from !== 'waiting' && !resent
    ? `delivery ${name} was ${from} and is ${to}, and nobody had it sent again`
    : undefined;
}

/** Steps of a payment since the last look; none if the history is long enough to have dropped some. */
export function newSteps({ before, after }: RowChange): HistoryStep[] {
  const was = before ? (paymentOf(before).history ?? []) : [];
  const is = after ? (paymentOf(after).history ?? []) : [];
  return is.length >= 100 ? [] : is.slice(was.length);
}

function judgeSteps(change: RowChange): string | undefined {
  const after = change.after && paymentOf(change.after);
  // Only a reset or an import may remove a payment.
  if (!after) return `payment ${change.before?.id} is gone`;
  const before = change.before && paymentOf(change.before);
  let state: PaymentRecord['state'] | 'new' = before?.state ?? 'new';
  const wrong = firstOf(newSteps(change), ({ action, state: next }) => {
    const row = paymentTransition(state, action);
    const problem = row?.to !== next && `payment ${after.id}: ${action} in ${state} led to ${next}`;
    state = next;
    return problem;
  });
  if (wrong) return wrong;
  if (after.history && after.history.length < 100 && state !== after.state)
    return `payment ${after.id} is ${after.state}, but its steps lead to ${state}`;
  if (!before) return undefined;
  if (before.version >= after.version) return `payment ${after.id} changed without a new version`;
  return before.amountCents !== after.amountCents && !newSteps(change).some(({ action }) => action === 'change_amount')
    ? `payment ${after.id}: its amount changed by itself`
    : undefined;
}

function judgeRow(look: Look, change: RowChange): string | undefined {
  return (
    (change.table === 'payments' ? judgeSteps(change) : undefined) ??
    firstOf(movesIn(change), (move) => judgeMove(look, change, move))
  );
}

export const lifecycles: Invariant = {
  name: 'everything moves by the tables of its lifecycle alone',
  check: (look) =>
    firstOf(look.changes, (change) => (look.renewed.has(change.tenant) ? undefined : judgeRow(look, change))),
};
