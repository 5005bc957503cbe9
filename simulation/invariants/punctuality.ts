import { parseLisbon } from '@balcao/sandbox/domain/clock/lisbonTime.ts';
import { paymentOf } from '../actors/view.ts';
import type { Call } from '../world/call.ts';
import type { RowChange } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';
import { newSteps } from './lifecycles.ts';

/** Whether a call cancels a phone's automatic reaction, so that its push expires instead. */
const isIgnored = ({ request }: Call) => (request.body as { answer?: string } | undefined)?.answer === 'ignore';

/** Requires due work to happen before later changes, at its own time. Terminals and ignored phones are exempt. */
function judgeSteps({ calls }: Look, change: RowChange): string | undefined {
  const { before, after } = change;
  if (
    change.table !== 'payments' ||
    !before ||
    !after ||
    before.due_at === null ||
    before.terminal_uuid !== null ||
    calls.some((call) => call.shop.tenant === change.tenant && isIgnored(call))
  )
    return undefined;
  const [first] = newSteps(change);
  const due = Number(before.due_at);
  return first && first.at > due
    ? `payment ${after.id}: ${first.action} at ${first.at}, and ${due - first.at} ms before something was due`
    : undefined;
}

function judgeClock({ before, after }: RowChange): string | undefined {
  const [was, is] = [Number(before?.clock_offset ?? 0), Number(after?.clock_offset ?? 0)];
  return is < was ? `a clock went back by ${was - is} ms` : undefined;
}

/** Maximum delay of due work; the worker polls twice a second. */
const patienceMilliseconds = 1000;

function overdue({ world }: Look, tenant: string, patience = 0): string | undefined {
  const failures = new Set(world.changes.rows('item_failures', tenant).map(({ item }) => item));
  const now = world.clockOf(tenant) - patience - world.slackMilliseconds;
  const late = (row: { due_at?: unknown }) => row.due_at !== null && Number(row.due_at) <= now;
  const payment = world.changes.rows('payments', tenant).find((row) => late(row) && !failures.has(String(row.id)));
  if (payment) return `payment ${payment.id} is ${paymentOf(payment).state}, and was due at ${payment.due_at}`;
  const entity = world.changes.rows('entities', tenant).find(late);
  return entity && `entity ${entity.client_id} was due at ${entity.due_at}`;
}

const waitMilliseconds = 45_000;

/** Requires a moved clock to show the requested time, unless receivers delayed it, and all due work to be done. */
function judgeMove(look: Look, { request, status, body, shop, startedAt, endedAt }: Call): string | undefined {
  if (request.path !== '/sandbox/clock' || request.method !== 'POST' || status !== 200) return undefined;
  const { to } = request.body as { to?: string };
  const now = parseLisbon(String(body?.data?.now));
  const isKept = endedAt - startedAt >= waitMilliseconds;
  if (to !== undefined && now < parseLisbon(to) && !isKept) return `the clock was moved to ${to} and stands at ${now}`;
  if (now < startedAt - 1000) return `the clock stands at ${now}, before real time`;
  return look.calls.length === 1 ? overdue(look, shop.tenant) : undefined;
}

export const punctuality: Invariant = {
  name: 'what falls due happens, at its own moment',
  check: (look) =>
    firstOf(look.changes, (change) => {
      if (look.renewed.has(change.tenant)) return undefined;
      return change.table === 'tenants' ? judgeClock(change) : judgeSteps(look, change);
    }) ??
    firstOf(look.calls, (call) => (look.renewed.has(call.shop.tenant) ? undefined : judgeMove(look, call))) ??
    (look.rested
      ? firstOf(new Set(look.world.shops.map(({ tenant }) => tenant)), (tenant) =>
          overdue(look, tenant, patienceMilliseconds),
        )
      : undefined),
};
