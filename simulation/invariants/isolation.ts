import type { Call } from '../world/call.ts';
import type { RowChange } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

/** A call that was refused changed nothing, so that nobody acted. */
const isRefused = ({ status }: Call) => status !== undefined && status >= 400 && status < 500;

/** Columns of a subscription that the outcome of its messages changes. */
const health = new Set(['failures_in_a_row', 'disabled_at', 'disabled_reason']);

const differ = ({ before = {}, after = {} }: RowChange) =>
  Object.keys({ ...before, ...after }).filter((column) => before[column] !== after[column]);

/** Whether the moment of something that changed had come. */
const wasDue = ({ world }: Look, { tenant, before, after }: RowChange) =>
  after !== undefined && Number(before?.due_at ?? Infinity) <= world.clockOf(tenant);

/** Whether a payment is given back of by a terminal's refund that ended by itself. */
const followsRefund = (look: Look, { tenant, before, after }: RowChange) =>
  after !== undefined &&
  look.changes.some(
    (each) =>
      each.table === 'payments' &&
      each.tenant === tenant &&
      each.before?.initial_payment_id === before?.id &&
      wasDue(look, each),
  );

/** Whether time alone may have made a change: something fell due, a message was sent, a fault was met. */
function byItself(look: Look, change: RowChange): boolean {
  const { table, tenant, before } = change;
  const { changes } = look;
  switch (table) {
    case 'payments':
      return wasDue(look, change) || followsRefund(look, change);
    case 'entities':
      return wasDue(look, change);
    case 'deliveries':
    case 'item_failures':
    case 'faults':
      return true;
    case 'tenants':
      return differ(change).every((column) => column === 'faulty');
    case 'webhooks':
      return before !== undefined && differ(change).every((column) => health.has(column));
    case 'reference_ranges':
    case 'bank_accounts':
      // An entity that is approved by itself gets its first ones.
      return (
        before === undefined && changes.some((each) => each.table === 'entities' && each.tenant === tenant)
      );
    case 'saved_methods':
      // A phone that answers by itself may be saved.
      return before === undefined;
    default:
      return false;
  }
}

/** Whether a row belongs to a platform: rows of a whole tenant belong to both of its platforms. */
function belongsTo({ tenant, before, after }: RowChange, { shop }: Call): boolean {
  const platformCode = (after ?? before)?.platform_code;
  return shop.tenant === tenant && (platformCode === undefined || platformCode === shop.platformCode);
}

/** Control calls that are about a whole tenant. */
const wholeTenant = /^\/sandbox\/(clock|reset|import)/;

/** The page of a payment belongs to whoever has its token. */
const byToken = /^\/payer\//;

export const isolation: Invariant = {
  name: 'only what a call is about changes, and a refusal changes nothing',
  check(look) {
    const acting = look.calls.filter((call) => !isRefused(call));
    return firstOf(look.changes, (change) => {
      const { table, tenant, before, after } = change;
      if (look.renewed.has(tenant) || byItself(look, change)) return undefined;
      const isTheirs = acting.some(
        (call) =>
          belongsTo(change, call) ||
          (call.shop.tenant === tenant && wholeTenant.test(call.request.path)) ||
          byToken.test(call.request.path),
      );
      if (isTheirs) return undefined;
      const name = JSON.stringify({ ...(after ?? before), document: undefined });
      return `${table} ${name} of tenant ${tenant} changed (${differ(change)}), and nobody asked for it`;
    });
  },
};
