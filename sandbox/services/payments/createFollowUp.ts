import { takesPayments } from '../../domain/entities/contractedMethods.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { capture, refund, type Sequel } from '../../domain/payments/followUp.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { repeat } from '../../domain/payments/recurring.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { enqueueWebhooks } from '../webhooks/enqueueWebhooks.ts';
import { catchUp, record } from './changePayment.ts';

/** Decides about a payment and the id of the one that would follow it. */
type Rule = (initial: PaymentRecord, id: number, store: TenantStore) => Promise<Outcome<Sequel>>;

/**
 * Makes a payment that follows another of the caller's. The other one is held until both are written, so that of two
 * that race for the same money one comes after.
 * @returns e00502 for an unknown payment, or what the rule refuses; nothing is written then
 */
function follow(ports: Ports, caller: Caller, id: number, rule: Rule): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const found = await store.payments.find(id);
    if (found?.clientId !== caller.clientId) return refuse('e00502', { source: { parameter: 'id' } });
    const initial = await catchUp(store, found, caller.now);
    const nextId = await store.nextId('payment');
    const sequel = await rule(initial, nextId, store);
    if (!sequel.ok) return sequel;
    const { draft, events, change } = sequel.value;
    const payment = { ...draft, id: nextId };
    await store.payments.insert(payment);
    await enqueueWebhooks(store, { payment, events }, caller.now);
    if (change) await record(store, change, caller.now);
    return ok(payment);
  });
}

/** POST /payments/{id}/captures. */
export function createCapture(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return follow(ports, caller, id, async (initial, nextId) =>
    capture(initial, amountCents, nextId, caller.now),
  );
}

/** POST /payments/{id}/refunds. */
export function createRefund(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return follow(ports, caller, id, async (initial, nextId) =>
    refund(initial, amountCents, nextId, caller.now),
  );
}

/** POST /payments/{id}/recurrings: a series whose saved card was deleted has ended, which is e00402. */
export function createRecurring(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return follow(ports, caller, id, async (initial, _, store) => {
    const taking = takesPayments(caller.entity);
    if (!taking.ok) return taking;
    const repeated = repeat(initial, amountCents, caller.now);
    const uuid = initial.method?.uuid;
    if (!repeated.ok || !uuid || (await store.savedMethods.find(uuid))) return repeated;
    return refuse('e00402', { detail: 'series_ended' });
  });
}
