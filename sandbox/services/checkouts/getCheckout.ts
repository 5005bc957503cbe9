import { type CheckoutPayment, hasCheckout } from '../../domain/checkouts/payerActions.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';

/** GET /checkouts/{id} and GET /token/{token}: e00501 for an unknown one and for another entity's. */
export async function getCheckout(
  ports: Ports,
  caller: Caller,
  id: string,
  parameter: 'id' | 'token' = 'id',
): Promise<Outcome<CheckoutPayment>> {
  const payment = await ports.store.read(caller.tenant, (store) => store.payments.findByCheckout(id));
  const own = payment?.clientId === caller.clientId && hasCheckout(payment);
  return own ? ok(payment) : refuse('e00501', { source: { parameter } });
}
