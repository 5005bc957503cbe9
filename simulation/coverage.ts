import type { Transition } from '@balcao/contract/lifecycle/transition.ts';
import { checkoutStates } from '@balcao/contract/resources/checkouts/enums.ts';
import { entityStates } from '@balcao/contract/resources/entities/enums.ts';
import { paymentStates } from '@balcao/contract/resources/payments/enums.ts';
import { paymentLifecycle } from '@balcao/contract/resources/payments/lifecycle.ts';
import { terminalStates } from '@balcao/contract/resources/terminals/lifecycle.ts';
import { deliveryStates } from '@balcao/contract/resources/webhooks/deliveryLifecycle.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { everyOperation } from '@balcao/sandbox/testing/everyOperation.ts';
import { paymentOf } from './actors/view.ts';
import type { Look } from './invariants/invariant.ts';
import { lifecyclesWithoutHistory, movesIn, newSteps } from './invariants/lifecycles.ts';
import { operationOf } from './invariants/responses.ts';
import type { RowChange } from './world/changes.ts';

/** What simulations reached, and what there is to reach. */
export interface Coverage {
  add(look: Look): void;
  /** One line for each kind: how many were reached of how many, and which were not. */
  lines(): string[];
}

const states = (kind: string, names: readonly string[]) => names.map((name) => `${kind} ${name}`);
const moves = (kind: string, table: readonly Transition<string, string>[]) =>
  table.map(({ from, action }) => `${kind} ${from} ${action}`);
const nameOfMove = (kind: string, from: string, to: string) => `${kind} ${from} to ${to}`;
const statePairs = Object.entries(lifecyclesWithoutHistory).flatMap(([kind, table]) =>
  table.flatMap(({ from, to }) => (from === to ? [] : nameOfMove(kind, from, to))),
);

/** What there is of each kind; of codes it is only said how many were met. */
const all = {
  states: [
    ...states('payment', paymentStates),
    ...states('checkout', checkoutStates),
    ...states('entity', entityStates),
    ...states('terminal', terminalStates),
    ...states('delivery', deliveryStates),
  ],
  transitions: [...moves('payment', paymentLifecycle), ...new Set(statePairs)],
  events: webhookActions as readonly string[],
  operations: everyOperation.map(({ id }) => id),
  soap: Object.keys(soapMethods),
  codes: [] as string[],
} satisfies Record<string, readonly string[]>;
type Kind = keyof typeof all;

function stepsIn(change: RowChange): string[] {
  if (change.table !== 'payments') return [];
  let state: string = change.before ? paymentOf(change.before).state : 'new';
  return newSteps(change).map(({ action, state: next }) => {
    const move = `payment ${state} ${action}`;
    state = next;
    return move;
  });
}

/** What a changed row shows. */
function seenIn(change: RowChange): [Kind, string][] {
  const { table, before, after } = change;
  if (!after) return [];
  const moved = movesIn(change);
  return [
    ...moved.map(({ kind, to }): [Kind, string] => ['states', `${kind} ${to}`]),
    ...moved.map(({ kind, from, to }): [Kind, string] => ['transitions', nameOfMove(kind, from, to)]),
    ...(table === 'deliveries' && !before ? [['events', String(after.action)] as [Kind, string]] : []),
    ...(table === 'payments' ? [['states', `payment ${paymentOf(after).state}`] as [Kind, string]] : []),
    ...stepsIn(change).map((step): [Kind, string] => ['transitions', step]),
  ];
}

export function createCoverage(): Coverage {
  const reached = Object.fromEntries(Object.keys(all).map((kind) => [kind, new Set<string>()])) as Record<
    Kind,
    Set<string>
  >;

  return {
    add({ calls, changes }) {
      for (const call of calls) {
        const { status, body, request } = call;
        const operation = operationOf(call);
        if (operation && status !== undefined) reached.operations.add(operation.id);
        const [, method] = /<tns:(\w+)/.exec(typeof request.body === 'string' ? request.body : '') ?? [];
        if (!operation && method && status === 200) reached.soap.add(method);
        for (const { code } of body?.error?.errors ?? []) reached.codes.add(`${status} ${code}`);
      }
      for (const change of changes) for (const [kind, name] of seenIn(change)) reached[kind].add(name);
    },
    lines: () =>
      (Object.keys(all) as Kind[]).map((kind) => {
        const known: readonly string[] = all[kind];
        const met = known.filter((name) => reached[kind].has(name)).length;
        const missing = known.filter((name) => !reached[kind].has(name));
        if (known.length === 0) return `${kind}: ${reached[kind].size}`;
        return `${kind}: ${met} of ${known.length}${missing.length > 0 ? `, not ${missing.join(', ')}` : ''}`;
      }),
  };
}
