import { isSoapFault } from '@balcao/sandbox/testing/breaksOfSoap.ts';
import { type Call, pathOf } from '../world/call.ts';
import type { Row, RowChange, WatchedTable } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';
import { type Owner, ownersOf } from './owners.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call may change data; reads and refused calls may not. */
const isActing = ({ request, status, text }: Call) =>
  !reading.has(request.method) && (status === undefined || status < 400 || (status >= 500 && !isSoapFault(text)));

/** Columns of a subscription that delivery results change. */
const health = new Set(['failures_in_a_row', 'disabled_at', 'disabled_reason']);

const differ = ({ before = {}, after = {} }: RowChange) =>
  Object.keys({ ...before, ...after }).filter((column) => before[column] !== after[column]);

const wasDue = ({ world }: Look, { tenant, before, after }: RowChange) =>
  after !== undefined && Number(before?.due_at ?? Infinity) <= world.clockOf(tenant);

/** Whether the clock was set back after the message was created, which makes it due at once (storage/deliveries.ts). */
const isAhead = ({ world }: Look, { tenant, before }: RowChange) => Number(before?.created_at) > world.clockOf(tenant);

/** Whether another change in the same sandbox may have caused a change. */
const changedWith = (
  { changes }: Look,
  { tenant }: RowChange,
  table: WatchedTable,
  fits: (each: RowChange) => boolean = () => true,
) => changes.some((each) => each.table === table && each.tenant === tenant && fits(each));

/** Table and id column of work that is set aside, or retried after an error. */
const ownRow: Readonly<Record<string, { table: WatchedTable; column: string }>> = {
  payment: { table: 'payments', column: 'id' },
  delivery: { table: 'deliveries', column: 'id' },
  entity: { table: 'entities', column: 'client_id' },
};

/** Whether a change counts an error of due work, or removes the count after a success. */
function countsFailure({ world }: Look, { tenant, before, after }: RowChange): boolean {
  const { kind, item } = (after ?? before) as Row;
  const { table, column } = ownRow[String(kind)] as (typeof ownRow)[string];
  const row = world.changes.rows(table, tenant).find((each) => String(each[column]) === item);
  const isDue = Number(row?.due_at ?? Infinity) <= world.clockOf(tenant);
  return row !== undefined && (before !== undefined || isDue || row.state === 'failed');
}

/** Whether time alone may have caused a change, because work became due or a message was sent. */
function byItself(look: Look, change: RowChange): boolean {
  const { table, before } = change;
  switch (table) {
    case 'payments':
      // A terminal's automatic refund changes the payment that it refunds.
      return (
        wasDue(look, change) ||
        (change.after !== undefined &&
          changedWith(
            look,
            change,
            'payments',
            (each) => each.before?.initial_payment_id === before?.id && wasDue(look, each),
          ))
      );
    case 'entities':
      return wasDue(look, change);
    case 'deliveries':
      return before === undefined
        ? changedWith(look, change, 'payments') || changedWith(look, change, 'entities')
        : wasDue(look, change) || isAhead(look, change);
    case 'item_failures':
      return countsFailure(look, change);
    case 'webhooks':
      return (
        differ(change).every((column) => health.has(column)) &&
        changedWith(look, change, 'deliveries', ({ after }) => after?.webhook_id === before?.id)
      );
    case 'reference_ranges':
    case 'bank_accounts':
      // An entity approved automatically gets its first range and account.
      return before === undefined && changedWith(look, change, 'entities');
    case 'saved_methods':
      // Accepting on a magic phone may save its number.
      return before === undefined && changedWith(look, change, 'payments');
    default:
      return false;
  }
}

/** Whether a call used up a fault of its sandbox, which reads and refused calls also do. */
const metFault = (change: RowChange, { tenant }: Owner): boolean =>
  tenant === change.tenant &&
  (change.table === 'faults' || (change.table === 'tenants' && differ(change).every((column) => column === 'faulty')));

/** Whether a row belongs to a platform; rows of the whole tenant belong to both platforms. */
function belongsTo({ tenant, before, after }: RowChange, owner: Owner): boolean {
  const platformCode = (after ?? before)?.platform_code;
  return owner.tenant === tenant && (platformCode === undefined || platformCode === owner.platformCode);
}

const wholeTenant = /^\/sandbox\/(clock|reset|import|tenants)/;

function openedBy({ calls, changes }: Look): Set<string> {
  const isOpening = calls.some((call) => isActing(call) && pathOf(call) === '/sandbox/tenants');
  const fresh = changes.filter(({ table, before }) => isOpening && table === 'tenants' && !before);
  return new Set(fresh.map(({ tenant }) => tenant));
}

export const isolation: Invariant = {
  name: 'only what a call is about changes, and a refusal changes nothing',
  check(look) {
    if (look.changes.length === 0) return undefined;
    const calls = look.calls.map((call) => ({ call, owners: ownersOf(look, call), acts: isActing(call) }));
    const opened = openedBy(look);
    return firstOf(look.changes, (change) => {
      const { table, tenant, before, after } = change;
      if (look.renewed.has(tenant) || opened.has(tenant) || byItself(look, change)) return undefined;
      const isTheirs = calls.some(({ call, owners, acts }) =>
        owners.some(
          (owner) =>
            metFault(change, owner) ||
            (acts && (belongsTo(change, owner) || (owner.tenant === tenant && wholeTenant.test(call.request.path)))),
        ),
      );
      if (isTheirs) return undefined;
      const name = JSON.stringify({ ...(after ?? before), document: undefined });
      return `${table} ${name} of tenant ${tenant} changed (${differ(change)}), and nobody asked for it`;
    });
  },
};
