import { checkTakesPayments } from '../../domain/entities/entity.ts';
import { refuse } from '../../domain/outcome.ts';
import { draftRecurring } from '../../domain/payments/recurring.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { createFollowUp } from './createFollowUp.ts';

/** POST /payments/{id}/recurrings: a series whose saved card was deleted has ended, which is e00402. */
export function createRecurring(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return createFollowUp(ports, caller, id, async (initial, _, store) => {
    const taking = checkTakesPayments(caller.entity);
    if (!taking.ok) return taking;
    const repeated = draftRecurring(initial, amountCents, caller.now);
    const uuid = initial.method?.uuid;
    if (!repeated.ok || !uuid || (await store.savedMethods.find(uuid))) return repeated;
    return refuse('e00402', { detail: 'series_ended' });
  });
}
