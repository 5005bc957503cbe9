import type { Attempt } from '@balcao/sandbox/domain/webhooks/delivery.ts';
import type { Row, RowChange } from '../world/changes.ts';
import type { World } from '../world/world.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';
import { freedAt, isBehind } from './order.ts';
import { passedByClock } from './passedByClock.ts';

const isWaiting = (row: Row | undefined): row is Row => row?.state === 'waiting';

/** Whether a delivery waited for an older one at the start or the end of a look. */
function wasBehind({ world, changes }: Look, tenant: string, row: Row): boolean {
  const changed = changes.filter((change) => change.table === 'deliveries' && change.tenant === tenant);
  const before = changed.map((change) => change.before);
  return isBehind([...before, ...world.changes.rows('deliveries', tenant)].filter(isWaiting), row);
}

/** URLs of a subscription during a look, in which it may be changed several times and deleted. */
function urlsOf({ world, changes, calls }: Look, tenant: string, id: unknown): unknown[] {
  const replaced = changes.filter((change) => change.table === 'webhooks' && change.tenant === tenant);
  const rows = [...replaced.map(({ before }) => before), ...world.changes.rows('webhooks', tenant)];
  const updates = calls.filter(({ shop, request }) => shop.tenant === tenant && request.path === `/api/webhooks/${id}`);
  const sent = updates.map(({ request }) => request.body as { url?: unknown } | undefined);
  return [...rows.filter((row) => row?.id === id), ...sent].map((each) => each?.url);
}

/** Gaps between attempts, and success statuses; repeated here because the contract is also under test. */
const gapsMinutes = [1, 2, 3, 5, 8, 13, 21, 24];
const acceptedBy: Readonly<Record<string, readonly number[]>> = {
  webhook: [200, 201, 202, 204],
  callback: [200],
};

const attemptsOf = (row: Row | undefined): Attempt[] => (row ? JSON.parse(String(row.attempts)) : []);

function judgeState(row: Row, last: Attempt | undefined, isSetAside: boolean): string | undefined {
  const { id, state, kind, tries, due_at: dueAt } = row;
  const isAccepted = Boolean(last?.status && acceptedBy[String(kind)]?.includes(last.status));
  if (state === 'delivered' && !isAccepted) return `delivery ${id} is delivered, and no attempt was accepted`;
  if (state === 'failed' && Number(tries) <= gapsMinutes.length && !isSetAside)
    return `delivery ${id} was given up after ${tries} attempts`;
  if (state === 'waiting' && dueAt === null) return `delivery ${id} waits for nothing`;
  if (state !== 'waiting' || !last || tries === 0) return undefined;
  if (isAccepted) return `delivery ${id} was accepted and waits still`;
  const gap = (Number(dueAt) - last.at) / 60_000;
  return gap === gapsMinutes[Number(tries) - 1] || isSetAside
    ? undefined
    : `delivery ${id} is tried again after ${gap} minutes, having been tried ${tries} times`;
}

/** Maximum delay of a retry; long, because a receiver may be slow or the process down. */
const latestMilliseconds = 5 * 60_000;

/** Requires a retry to be on time, counted from `since` if it could not leave before. */
function judgeMoment(before: Row | undefined, known: readonly Attempt[], attempts: readonly Attempt[], since: number) {
  const next = attempts[known.length];
  if (before?.state !== 'waiting' || known.length === 0 || !next) return undefined;
  const late = next.at - Math.max(Number(before.due_at), since);
  return late > latestMilliseconds ? `delivery ${before.id} left ${late} ms after it was due` : undefined;
}

/** Columns of a queued message that never change; `created_at` changes if the clock is set back. */
const fixed = ['platform_code', 'kind', 'webhook_id', 'payment_id', 'action', 'payload_id'];
const isNewer = (before: Row, after: Row) => Number(after.created_at) > Number(before.created_at);

interface Circumstances {
  setAside: ReadonlySet<unknown>;
  /** Last time when the tenant's rows were replaced or an older delivery was tried, by the tenant's clock. */
  since: number;
  urls: readonly unknown[];
  /** Whether the delivery waited for another one, or the clock moved while another process had claimed it. */
  wasHeld(): boolean;
}

function judge({ before, after }: RowChange, { setAside, since, urls, wasHeld }: Circumstances): string | undefined {
  if (!after) return `delivery ${before?.id} is gone, ${before?.state}`;
  const attempts = attemptsOf(after);
  const known = attemptsOf(before);
  if (attempts.length < known.length) return `delivery ${after.id} forgot attempts`;
  const changed = before && fixed.find((column) => before[column] !== after[column]);
  if (changed) return `delivery ${after.id} has another ${changed}`;
  if (before && isNewer(before, after)) return `delivery ${after.id} was made later than before`;
  if (before && before.url !== after.url && !urls.includes(after.url))
    return `delivery ${after.id} goes to another url than its subscription`;
  const late = judgeMoment(before, known, attempts, since);
  return late && !wasHeld() ? late : judgeState(after, attempts.at(-1), setAside.has(String(after.id)));
}

/** Times when the rows of each tenant were last replaced, by the tenant's clock. */
const renewals = new WeakMap<World, Map<string, number>>();

export const outbox: Invariant = {
  name: 'each message is delivered, waits for its next attempt, or is set aside',
  check(look) {
    const { world, changes, renewed } = look;
    const passed = passedByClock(look);
    const renewedAt = renewals.get(world) ?? new Map<string, number>();
    renewals.set(world, renewedAt);
    for (const tenant of renewed) renewedAt.set(tenant, world.clockOf(tenant));
    return firstOf(changes, (change) => {
      if (change.table !== 'deliveries' || renewed.has(change.tenant)) return undefined;
      const failures = world.changes.rows('item_failures', change.tenant);
      const deliveries = world.changes.rows('deliveries', change.tenant);
      const olderTriedAt = change.before ? freedAt(deliveries, change.before) : 0;
      return judge(change, {
        setAside: new Set(failures.map(({ item }) => item)),
        since: Math.max(renewedAt.get(change.tenant) ?? 0, olderTriedAt),
        urls: urlsOf(look, change.tenant, change.after?.webhook_id),
        wasHeld: () => passed(change) || Boolean(change.before && wasBehind(look, change.tenant, change.before)),
      });
    });
  },
};
