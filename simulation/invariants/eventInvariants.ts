import { entityLifecycle } from '@balcao/contract/resources/entities/entityLifecycle.ts';
import { paymentTransition } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { EntityRecord } from '@balcao/sandbox/domain/entities/entity.ts';
import type { PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import { documentOf, paymentOf } from '../actors/view.ts';
import type { Row, RowChange } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';
import { newSteps } from './lifecycles.ts';

const entityOf = (row: Row) => documentOf<EntityRecord>(row);

/** Requires an event for the entity's current state, because entities keep no history of earlier ones. */
function judgeEntity(look: Look, { tenant, before, after }: RowChange): string | undefined {
  if (!after) return undefined;
  const [was, is] = [before && entityOf(before), entityOf(after)];
  if (was?.state === is.state && was.stateAt === is.stateAt) return undefined;
  const from = was?.state ?? 'new';
  const events = new Set(entityLifecycle.flatMap(({ to, events = [] }) => (to === is.state ? events : [])));
  // Overlapping calls or several steps may have led to the state, and each sent events.
  const isOneStep = look.calls.length <= 1 && entityLifecycle.some((row) => row.from === from && row.to === is.state);
  const about = queued(look, tenant).filter(({ subject }) => subject === `entity ${is.clientId}`);
  return firstOf(events, (event) =>
    firstOf(listeners(look, tenant, is.platformCode, event), ({ id, failure_mode: mode }) => {
      const told = about.filter((row) => row.webhook_id === id && row.action === event).length;
      const most = mode === 'duplicate' ? 2 : 1;
      if (told >= 1 && (told <= most || !isOneStep)) return undefined;
      return `entity ${is.clientId}: ${event} happened, subscription ${id} hears of it ${told} times`;
    }),
  );
}

/** Expected number of events of each kind for the new steps. */
function eventsOf(change: RowChange): Map<string, number> {
  const events = new Map<string, number>();
  let state: PaymentRecord['state'] | 'new' = change.before ? paymentOf(change.before).state : 'new';
  for (const { action, state: next } of newSteps(change)) {
    for (const event of paymentTransition(state, action)?.events ?? []) events.set(event, (events.get(event) ?? 0) + 1);
    state = next;
  }
  return events;
}

/** Event due at the payment's own URL. Refunds and captures send none, because their initial payment reports them. */
function callbackOf({ before, after }: RowChange, events: ReadonlyMap<string, number>): string | undefined {
  const payment = after && paymentOf(after);
  if (!payment?.sent.callbackUrl || payment.initialPaymentId !== undefined) return undefined;
  if (!before) return 'payment_created';
  return events.size > 0 ? 'payment_updated' : undefined;
}

function judge(look: Look, change: RowChange): string | undefined {
  const payment = change.after && paymentOf(change.after);
  if (!payment) return undefined;
  const about = queued(look, change.tenant).filter((row) => row.payment_id === payment.id);
  const events = eventsOf(change);
  const callback = callbackOf(change, events);
  if (callback && !about.some((row) => row.kind === 'callback' && row.action === callback))
    return `payment ${payment.id}: no callback ${callback}`;
  return firstOf(events, ([event, count]) =>
    firstOf(listeners(look, change.tenant, payment.platformCode, event), ({ id, failure_mode: mode }) => {
      const told = about.filter((row) => row.webhook_id === id && row.action === event).length;
      const most = mode === 'duplicate' || look.calls.length > 1 ? 2 * count : count;
      if (told >= count && told <= most) return undefined;
      return `payment ${payment.id}: ${event} happened ${count} times, subscription ${id} hears of it ${told} times`;
    }),
  );
}

/** A subscription that was disabled during the whole look must get no new messages. */
function judgeDisabled({ world, changes }: Look, { tenant, after }: RowChange): string | undefined {
  const changed = changes.some(
    (change) => change.table === 'webhooks' && (change.after ?? change.before)?.id === after?.webhook_id,
  );
  const row = world.changes.rows('webhooks', tenant).find(({ id }) => id === after?.webhook_id);
  return row && row.disabled_at !== null && !changed
    ? `delivery ${after?.id} is for subscription ${row.id}, which is disabled`
    : undefined;
}

export const events: Invariant = {
  name: 'each committed event is put into the outbox for each of its subscriptions',
  check: (look) =>
    firstOf(look.changes, (change) => {
      if (look.renewed.has(change.tenant)) return undefined;
      if (isNew(change)) return judgeDisabled(look, change);
      if (change.table === 'entities') return judgeEntity(look, change);
      return change.table === 'payments' ? judge(look, change) : undefined;
    }),
};

/** Subscriptions of a platform to an event that were enabled during the whole look. */
export function listeners({ world, changes }: Look, tenant: string, platformCode: string, event: string): Row[] {
  const unsteady = new Set(
    changes.flatMap(({ table, before, after }) =>
      table === 'webhooks' &&
      (!before || !after || before.disabled_at !== after.disabled_at || before.action !== after.action)
        ? [(after ?? before)?.id]
        : [],
    ),
  );
  return world.changes
    .rows('webhooks', tenant)
    .filter(
      (row) =>
        row.platform_code === platformCode && row.action === event && row.disabled_at === null && !unsteady.has(row.id),
    );
}

export const isNew = ({ table, before }: RowChange) => table === 'deliveries' && before === undefined;

export const queued = ({ changes }: Look, tenant: string): Row[] =>
  changes.flatMap((each) => (isNew(each) && each.tenant === tenant && each.after ? [each.after] : []));
