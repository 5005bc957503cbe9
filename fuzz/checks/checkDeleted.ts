import { type Exchange, Failure, isDone } from '../failure.ts';
import { tenantOf } from '../steps/step.ts';
import type { Target } from '../target.ts';
import { comparable, firstDifference } from './checkState.ts';

/**
 * Opens a tenant again that one of these requests deleted.
 * @throws Failure where something of it was left, whatever was sent beside that request
 */
export async function reopenDeleted(
  { reopen, ask, exportState, identities }: Target,
  group: readonly Exchange[],
): Promise<void> {
  // A stray request may delete it as well, by a path that is written in another way.
  const deletions = group.filter(({ request, received }) => request.method === 'DELETE' && isDone(received));
  for (const tenant of new Set(deletions.map(({ request }) => tenantOf(request)))) {
    // It was something else that was deleted, or the connection was cut before a refusal arrived.
    if (!(await reopen(tenant))) continue;
    const reopened = comparable(await exportState(identities[tenant]));
    await ask(identities[tenant], 'POST', '/sandbox/reset');
    const whole = comparable(await exportState(identities[tenant]));
    if (reopened !== whole)
      throw new Failure(`a deleted tenant left something: ${firstDifference(whole, reopened)}`);
  }
}
