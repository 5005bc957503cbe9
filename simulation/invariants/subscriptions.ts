import type { RowChange } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

/** Number of consecutive failures that disables a subscription, repeated here because the contract is under test. */
const mostFailures = 20;

function judge({ changes, calls }: Look, { tenant, before, after }: RowChange): string | undefined {
  if (!after) return undefined;
  const { id, failures_in_a_row: failures, disabled_reason: reason } = after;
  if (reason === 'failures' && Number(failures) < mostFailures)
    return `subscription ${id} was disabled after ${failures} failures`;
  if (Number(failures) >= mostFailures && after.disabled_at === null)
    return `subscription ${id} is enabled after ${failures} failures`;
  const more = Number(failures) - Number(before?.failures_in_a_row ?? 0);
  if (more <= 0) return undefined;
  const failed = changes.filter(
    (change) =>
      change.table === 'deliveries' &&
      change.tenant === tenant &&
      change.after?.webhook_id === id &&
      change.after?.state === 'failed',
  );
  // A delivery that failed is sent again and fails again beside a move of the clock, which takes hours in one step.
  const again = new Set(failed.map((change) => `/sandbox/deliveries/${change.after?.id}/resend`));
  const most = failed.length + calls.filter(({ request }) => again.has(request.path)).length;
  return more > most
    ? `subscription ${id} counts ${more} failures more, and at most ${most} deliveries failed`
    : undefined;
}

export const subscriptions: Invariant = {
  name: 'a subscription is disabled by failures in a row, and by nothing else',
  check: (look) =>
    firstOf(look.changes, (change) =>
      change.table !== 'webhooks' || look.renewed.has(change.tenant) ? undefined : judge(look, change),
    ),
};
