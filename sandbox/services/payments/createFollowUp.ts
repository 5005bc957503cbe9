import { checkTakesPayments } from '../../domain/entities/entity.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { capture } from '../../domain/payments/capture.ts';
import type { FollowUp } from '../../domain/payments/followUp.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { draftRecurring } from '../../domain/payments/recurring.ts';
import { refund } from '../../domain/payments/refund.ts';
import { refuseExpired } from '../../domain/payments/savedMethodPayment.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { usableCustomer } from '../customers/customerAccess.ts';
import { enqueueWebhooks } from '../webhooks/enqueueWebhooks.ts';
import { applyDueActions, saveChange } from './changePayment.ts';

type FollowUpRule = (initial: PaymentRecord, id: number, store: TenantStore) => Promise<Outcome<FollowUp>>;

/** Creates a payment from another one, which is locked to prevent races; e00502 if that one is unknown. */
function createFollowUp(ports: Ports, caller: Caller, id: number, rule: FollowUpRule): Promise<Outcome<PaymentRecord>> {
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

export function createCapture(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return createFollowUp(ports, caller, id, async (initial, nextId) =>
    capture(initial, amountCents, nextId, caller.now),
  );
}

export function createRefund(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return createFollowUp(ports, caller, id, async (initial, nextId) => refund(initial, amountCents, nextId, caller.now));
}

/** Whether a series can go on: its customer is still usable, and its card still saved if it was saved. */
async function lasts({ sent, method }: PaymentRecord, caller: Caller, store: TenantStore): Promise<boolean> {
  if (sent.customer?.uuid && !(await usableCustomer(store, caller, sent.customer.uuid)).ok) return false;
  return !method?.uuid || (await store.savedMethods.find(method.uuid)) !== undefined;
}

/** POST …/recurrings: e00402 if the customer, card or sharing no longer exists (docs/decisions/customer-rights.md). */
export function createRecurring(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return createFollowUp(ports, caller, id, async (initial, _, store) => {
    const taking = checkTakesPayments(caller.entity);
    if (!taking.ok) return taking;
    const repeated = draftRecurring(initial, amountCents, caller.now);
    if (!repeated.ok) return repeated;
    if (!(await lasts(initial, caller, store))) return refuse('e00402', { detail: 'series_ended' });
    return refuseExpired(initial.method?.card, caller.now) ?? repeated;
  });
}
