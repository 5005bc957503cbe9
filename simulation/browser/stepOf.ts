import type { PaymentCounts, PaymentMove, SimulatedStep } from '@balcao/contract/control/simulationInTab.ts';
import { paymentStates } from '@balcao/contract/resources/payments/enums.ts';
import { paymentOf } from '../actors/view.ts';
import type { Coverage } from '../coverage.ts';
import { newSteps } from '../invariants/lifecycles.ts';
import type { StepSeen } from '../play.ts';
import type { RowChange } from '../world/changes.ts';
import type { World } from '../world/world.ts';

/** How many payments of all shops are in each state. */
export function countPayments({ shops, changes }: World): PaymentCounts {
  const counts = Object.fromEntries(paymentStates.map((state) => [state, 0])) as PaymentCounts;
  for (const tenant of new Set(shops.map((shop) => shop.tenant)))
    for (const row of changes.rows('payments', tenant)) counts[paymentOf(row).state] += 1;
  return counts;
}

function movesOf(change: RowChange): PaymentMove[] {
  if (change.table !== 'payments' || !change.after) return [];
  let from: PaymentMove['from'] = change.before ? paymentOf(change.before).state : 'new';
  const payment = paymentOf(change.after).id;
  return newSteps(change).map(({ action, state: to }) => {
    const move = { payment, from, action, to };
    from = to;
    return move;
  });
}

/** A step as plain data, for who watches it elsewhere. */
export function stepOf(
  { world, number, action, looks, isUnderWay, failure }: StepSeen,
  coverage: Coverage,
): SimulatedStep {
  const calls = looks.flatMap((look) => look.calls);
  return {
    number,
    action,
    at: world.time.now(),
    calls: calls.map(({ shop, request: { method, path }, status }) => ({
      shop: shop.index + 1,
      method,
      path,
      status,
    })),
    // What a reset or an import put in anew did not move.
    moves: looks.flatMap(({ changes, renewed }) =>
      changes.filter(({ tenant }) => !renewed.has(tenant)).flatMap(movesOf),
    ),
    counts: countPayments(world),
    messages: looks.reduce((sum, { messages }) => sum + messages.length, 0),
    isUnderWay,
    reached: coverage.figures(),
    digest: world.digest(),
    failure: failure && { promise: failure.invariant, problem: failure.problem },
  };
}
