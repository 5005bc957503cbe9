import { paymentOf } from '../actors/view.ts';
import type { Call } from '../world/call.ts';
import type { WatchedTable } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';
import { ownersOf } from './owners.ts';

const aboutPayment = /^\/(api\/payments|api\/terminals\/[^/]+\/|sandbox\/atm|sandbox\/payments)/;

function toldPayment({ request, body }: Call) {
  if (!aboutPayment.test(request.path) || Array.isArray(body?.data)) return undefined;
  const { id, stateDetails } = (body?.data ?? {}) as { id?: string; stateDetails?: { state: string } };
  return id === undefined || !stateDetails ? undefined : { id, state: stateDetails.state };
}

/** Requires a returned state to be in the payment's history, whatever happened to the payment or process afterwards. */
function judgePayment({ world }: Look, call: Call): string | undefined {
  const told = toldPayment(call);
  if (!told) return undefined;
  const { id } = told;
  const row = world.changes.rows('payments', call.shop.tenant).find((each) => String(each.id) === id);
  if (!row) return `payment ${id} was acknowledged and does not exist`;
  const { state, history = [] } = paymentOf(row);
  const known = state === told.state || history.some((step) => step.state === told.state);
  return known ? undefined : `payment ${id} was acknowledged as ${told.state} and is ${state}`;
}

/** Requires a payment page to be found by its token, because the payer has no other credential. */
function judgePage(look: Look, call: Call): string | undefined {
  if (call.status !== 404 || !call.request.path.startsWith('/payer/')) return undefined;
  const [owner] = ownersOf(look, call);
  return owner && !look.renewed.has(owner.tenant)
    ? `${call.request.path} is a page, and its payer was told that there is none`
    : undefined;
}

/** Objects other than payments that calls create, with the column and the response field of their name. */
const created: Readonly<Record<string, { table: WatchedTable; column: string; field: string }>> = {
  '/api/webhooks': { table: 'webhooks', column: 'id', field: 'id' },
  '/api/customers': { table: 'customers', column: 'uuid', field: 'uuid' },
  '/api/entities': { table: 'entities', column: 'client_id', field: 'clientId' },
};

/** Object whose creation was confirmed to a caller. */
interface Known {
  table: WatchedTable;
  column: string;
  name: string;
}

function knownBy(call: Call): Known | undefined {
  const { request, status, body } = call;
  const payment = toldPayment(call);
  if (payment) return { table: 'payments', column: 'id', name: payment.id };
  const made = request.method === 'POST' && status === 201 ? created[request.path] : undefined;
  return made && { table: made.table, column: made.column, name: String(body?.data?.[made.field as never]) };
}

/** Confirmed objects that no call has removed, by tenant. */
const kept = new WeakMap<World, Map<string, Map<string, Known>>>();

const isAccepted = ({ status }: Call) => status !== undefined && status < 300;
/** A call that failed or got no response may have been executed. */
const mayHaveActed = ({ status }: Call) => status === undefined || status < 300 || status >= 500;

/** Adds the objects that calls created, and drops those that calls removed. */
function remember({ world, calls, renewed }: Look): Map<string, Map<string, Known>> {
  const all = kept.get(world) ?? new Map<string, Map<string, Known>>();
  kept.set(world, all);
  for (const call of calls) {
    const known = isAccepted(call) ? knownBy(call) : undefined;
    if (!known) continue;
    const ofTenant = all.get(call.shop.tenant) ?? new Map<string, Known>();
    all.set(call.shop.tenant, ofTenant.set(`${known.table} ${known.name}`, known));
  }
  for (const call of calls) {
    const [, table, name] = /^\/api\/(webhooks|customers)\/([^/]+)$/.exec(call.request.path) ?? [];
    if (call.request.method === 'DELETE' && mayHaveActed(call)) all.get(call.shop.tenant)?.delete(`${table} ${name}`);
  }
  for (const tenant of renewed) all.delete(tenant);
  return all;
}

function judgeKept(world: World, tenant: string, known: Iterable<Known>): string | undefined {
  const names = new Map<WatchedTable, ReadonlySet<string>>();
  return firstOf(known, ({ table, column, name }) => {
    const there = names.get(table) ?? new Set(world.changes.rows(table, tenant).map((row) => String(row[column])));
    names.set(table, there);
    return !there.has(name) && `${name} of ${table} was acknowledged and does not exist`;
  });
}

export const acknowledged: Invariant = {
  name: 'what was acknowledged is there, even after a crash',
  check(look) {
    const all = remember(look);
    return (
      firstOf(look.calls, (call) => judgePage(look, call)) ??
      firstOf(look.calls, (call) =>
        isAccepted(call) && !look.renewed.has(call.shop.tenant) ? judgePayment(look, call) : undefined,
      ) ??
      (look.rested ? firstOf(all, ([tenant, known]) => judgeKept(look.world, tenant, known.values())) : undefined)
    );
  },
};
