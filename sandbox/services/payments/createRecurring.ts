import { checkTakesPayments } from '../../domain/entities/entity.ts';
import { refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { draftRecurring } from '../../domain/payments/recurring.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { usableCustomer } from '../customers/customerAccess.ts';
import { createFollowUp } from './createFollowUp.ts';

/** Whether what a series was made for is still there: a customer the caller may use, and its card where it was saved. */
async function lasts({ sent, method }: PaymentRecord, caller: Caller, store: TenantStore): Promise<boolean> {
  if (sent.customer?.uuid && !(await usableCustomer(store, caller, sent.customer.uuid)).ok) return false;
  return !method?.uuid || (await store.savedMethods.find(method.uuid)) !== undefined;
}

/**
 * POST /payments/{id}/recurrings: a series has ended whose customer or saved card was deleted, or whose customer is no
 * longer shared with the caller, which is e00402 (docs/decisions/customer-rights.md).
 */
export function createRecurring(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return createFollowUp(ports, caller, id, async (initial, _, store) => {
    const taking = checkTakesPayments(caller.entity);
    if (!taking.ok) return taking;
    const repeated = draftRecurring(initial, amountCents, caller.now);
    if (!repeated.ok || (await lasts(initial, caller, store))) return repeated;
    return refuse('e00402', { detail: 'series_ended' });
  });
}
