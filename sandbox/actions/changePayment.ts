import { type Outcome, ok, refuse } from '../domain/outcome.ts';
import type { Change } from '../domain/payments/change.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { Caller, Ports, TenantStore } from '../domain/ports.ts';
import { announce } from './announce.ts';

type Rule = (payment: PaymentRecord) => Outcome<Change>;

/** Saves a change and puts its messages into the outbox, in the transaction it is called in. */
export async function record(store: TenantStore, change: Change, at: number): Promise<PaymentRecord> {
  await store.payments.save(change.payment);
  await announce(store, change, at);
  return change.payment;
}

/**
 * Loads one of the caller's payments, lets a rule decide, and records what it decided.
 * @param owns whose payment it must be; anybody else's does not exist for the caller (DECISIONS 11)
 * @returns e00502, or what the rule refuses; nothing is written then
 */
export async function changePayment(
  ports: Ports,
  caller: Caller,
  id: number,
  rule: Rule,
  owns: (payment: PaymentRecord) => boolean = (payment) => payment.clientId === caller.clientId,
): Promise<Outcome<PaymentRecord>> {
  const changed = await ports.store.write(caller.tenant, async (store) => {
    const payment = await store.payments.find(id);
    if (!payment || !owns(payment)) return refuse('e00502', { source: { parameter: 'id' } });
    const change = rule(payment);
    if (!change.ok) return change;
    return ok(await record(store, change.value, caller.now));
  });
  ports.wake();
  return changed;
}
