import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { FollowUp } from '../../domain/payments/followUp.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { enqueueWebhooks } from '../webhooks/enqueueWebhooks.ts';
import { applyDueActions, saveChange } from './changePayment.ts';

/** Decides about a payment and the id of the one that would follow it. */
type FollowUpRule = (initial: PaymentRecord, id: number, store: TenantStore) => Promise<Outcome<FollowUp>>;

/**
 * Makes a payment that follows another of the caller's. The other one is held until both are written, so that of two
 * that race for the same money one comes after.
 * @returns e00502 for an unknown payment, or what the rule refuses; nothing is written then
 */
export function createFollowUp(
  ports: Ports,
  caller: Caller,
  id: number,
  rule: FollowUpRule,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const found = await store.payments.find(id);
    if (found?.clientId !== caller.clientId) return refuse('e00502', { source: { parameter: 'id' } });
    const initial = await applyDueActions(store, found, caller.now);
    const nextId = await store.nextId('payment');
    const followUp = await rule(initial, nextId, store);
    if (!followUp.ok) return followUp;
    const { draft, events, change } = followUp.value;
    const payment = { ...draft, id: nextId };
    await store.payments.insert(payment);
    await enqueueWebhooks(store, { payment, events }, caller.now);
    if (change) await saveChange(store, change, caller.now);
    return ok(payment);
  });
}
