import { type CheckoutPayment, hasCheckout } from '../../domain/checkouts/payerActions.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

export const unknown = () => refuse('e00501', { source: { parameter: 'id' } });

/** What the payer finds on the page: e00501 for a page the platform did not make. */
export async function getVisit(ports: Ports, caller: Caller, id: string): Promise<Outcome<CheckoutPayment>> {
  const payment = await ports.store.read(caller.tenant, (store) => store.payments.findByCheckout(id));
  const own = payment?.platformCode === caller.platformCode && hasCheckout(payment);
  return own ? ok(payment) : unknown();
}
