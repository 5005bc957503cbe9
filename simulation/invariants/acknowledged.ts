import { paymentOf } from '../actors/view.ts';
import type { Call } from '../world/call.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

/** Calls that say in which state a payment is now. */
const aboutPayment = /^\/(api\/payments|api\/terminals\/[^/]+\/|sandbox\/atm|sandbox\/payments)/;

/** A state that was told is in the history of the payment, whatever happened to it or to the process since. */
function judgePayment({ world }: Look, call: Call): string | undefined {
  const { shop, request, body } = call;
  if (!aboutPayment.test(request.path) || Array.isArray(body?.data)) return undefined;
  const { id, stateDetails } = (body?.data ?? {}) as { id?: string; stateDetails?: { state: string } };
  if (id === undefined || !stateDetails) return undefined;
  const row = world.changes.rows('payments', shop.tenant).find((each) => String(each.id) === id);
  if (!row) return `payment ${id} was acknowledged and does not exist`;
  const { state, history = [] } = paymentOf(row);
  const known = state === stateDetails.state || history.some((step) => step.state === stateDetails.state);
  return known ? undefined : `payment ${id} was acknowledged as ${stateDetails.state} and is ${state}`;
}

/** What was created by a call is there, unless a later call took it away. */
function judgeCreated({ world, changes }: Look, { shop, request, status, body }: Call): string | undefined {
  if (status !== 201) return undefined;
  const [table, column, name] =
    request.path === '/api/webhooks'
      ? (['webhooks', 'id', body?.data?.id] as const)
      : (['customers', 'uuid', body?.data?.uuid] as const);
  if (name === undefined || !/^\/api\/(webhooks|customers)$/.test(request.path)) return undefined;
  if (world.changes.rows(table, shop.tenant).some((row) => String(row[column]) === name)) return undefined;
  const wasRemoved = changes.some(({ before }) => before && String(before[column]) === name);
  return wasRemoved ? undefined : `${request.path} acknowledged ${name}, which does not exist`;
}

export const acknowledged: Invariant = {
  name: 'what was acknowledged is there, even after a crash',
  check: (look) =>
    firstOf(look.calls, (call) => {
      if (call.status === undefined || call.status >= 300 || look.renewed.has(call.shop.tenant))
        return undefined;
      return judgePayment(look, call) ?? judgeCreated(look, call);
    }),
};
