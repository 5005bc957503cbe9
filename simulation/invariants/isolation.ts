import type { Call } from '../world/call.ts';
import type { RowChange } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

/** A call that was refused changed nothing, so that nobody acted. */
const isRefused = ({ status }: Call) => status !== undefined && status >= 400 && status < 500;

/** Columns of a subscription that the outcome of its messages changes. */
const health = new Set(['failures_in_a_row', 'disabled_at', 'disabled_reason']);

const differ = ({ before = {}, after = {} }: RowChange) =>
  Object.keys({ ...before, ...after }).filter((column) => before[column] !== after[column]);

/** Whether time alone may have made a change: something fell due, a message was sent, a fault was met. */
function byItself({ world, changes }: Look, change: RowChange): boolean {
  const { table, tenant, before, after } = change;
  const isDue = Number(before?.due_at ?? Infinity) <= world.clockOf(tenant);
  switch (table) {
    case 'payments':
      // A terminal's refund that ends by itself changes the payment it gives back of.
      return isDue || (before !== undefined && after?.terminal_uuid !== null);
    case 'entities':
      return isDue;
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
