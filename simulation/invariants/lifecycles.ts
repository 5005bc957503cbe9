import type { Transition } from '@balcao/contract/lifecycle/transition.ts';
import { checkoutLifecycle } from '@balcao/contract/resources/checkouts/lifecycle.ts';
import { entityLifecycle } from '@balcao/contract/resources/entities/lifecycle.ts';
import { paymentTransition } from '@balcao/contract/resources/payments/lifecycle.ts';
import { terminalLifecycle } from '@balcao/contract/resources/terminals/lifecycle.ts';
import { deliveryLifecycle } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import type { HistoryStep, PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import { paymentOf } from '../actors/view.ts';
import type { RowChange } from '../world/changes.ts';
import { firstOf, type Invariant } from './invariant.ts';

type Table = readonly Transition<string, string>[];

/** Pairs of states of which the second can be reached from the first. */
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

const moves = {
  checkout: reachable(checkoutLifecycle),
  entity: reachable(entityLifecycle),
  terminal: reachable(terminalLifecycle),
  delivery: reachable(deliveryLifecycle),
};

function judgeMove(kind: keyof typeof moves, name: unknown, from = 'new', to?: string): string | undefined {
  if (to === undefined || from === to || from === 'new' || moves[kind].has(`${from} ${to}`)) return undefined;
  return `${kind} ${name} went from ${from} to ${to}`;
}

/** Steps that a payment made since it was last seen; what it forgot of a long history does not count. */
export function newSteps({ before, after }: RowChange): HistoryStep[] {
  const was = before ? (paymentOf(before).history ?? []) : [];
  const is = after ? (paymentOf(after).history ?? []) : [];
  return is.length >= 100 ? [] : is.slice(was.length);
}

function judgeSteps(change: RowChange): string | undefined {
  const after = change.after && paymentOf(change.after);
  if (!after) return undefined;
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
  return before.amountCents !== after.amountCents &&
    !newSteps(change).some(({ action }) => action === 'change_amount')
    ? `payment ${after.id}: its amount changed by itself`
    : undefined;
}

function judgePayment(change: RowChange): string | undefined {
  const [before, after] = [change.before, change.after].map((row) => row && paymentOf(row));
  return (
    judgeSteps(change) ??
    judgeMove('checkout', before?.checkout?.id, before?.checkout?.state, after?.checkout?.state) ??
    judgeMove('terminal', after?.id, before?.terminal?.state, after?.terminal?.state)
  );
}

function judgeRow(change: RowChange): string | undefined {
  const { table, before, after } = change;
  const states = [before?.state, after?.state] as [string | undefined, string | undefined];
  if (table === 'payments') return judgePayment(change);
  if (table === 'entities') return judgeMove('entity', after?.client_id, ...states);
  return table === 'deliveries' ? judgeMove('delivery', after?.id, ...states) : undefined;
}

export const lifecycles: Invariant = {
  name: 'everything moves by the tables of its lifecycle alone',
  check: ({ changes, renewed }) =>
    firstOf(changes, (change) => (renewed.has(change.tenant) ? undefined : judgeRow(change))),
};
