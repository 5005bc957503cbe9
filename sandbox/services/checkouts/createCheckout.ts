import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import type { CheckoutRecord } from '../../domain/checkouts/checkout.ts';
import { draftCheckout } from '../../domain/checkouts/draftCheckout.ts';
import { type CheckoutPayment, requireCheckout } from '../../domain/checkouts/payerActions.ts';
import { relocateRefusal } from '../../domain/checkouts/paymentFailure.ts';
import { refusePage, withToken } from '../../domain/checkouts/redirect.ts';
import { pageHashOf, tokenOf } from '../../domain/checkouts/token.ts';
import { withCustomer } from '../../domain/customers/customer.ts';
import { type Outcome, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { findSavedParts } from '../customers/findSavedParts.ts';
import { insertPayment } from '../payments/insertPayment.ts';

export interface CheckoutInput extends CheckoutRequest {
  legacy: boolean;
  transactionId?: string;
  /** Whether the page's token is added to redirects, as in the SOAP service (docs/decisions/soap-compatibility.md). */
  returnsToken?: boolean;
  pointerInBody(pointer: string): string;
}

export async function newPageIdentity(
  store: TenantStore,
  caller: Caller,
  asked: Pick<CheckoutInput, 'legacy' | 'transactionId'>,
) {
  const serial = await store.nextId('checkout');
  const { legacy, transactionId } = asked;
  const id = await tokenOf(caller.tenant, serial);
  const made: Pick<CheckoutRecord, 'id' | 'hash' | 'legacy' | 'transactionId'> = {
    id,
    hash: await pageHashOf(caller.tenant, serial),
    legacy,
    transactionId,
  };
  return made;
}

async function charge(store: TenantStore, caller: Caller, asked: CheckoutInput): Promise<Outcome<CheckoutPayment>> {
  const { payment } = asked;
  const saved = await findSavedParts(store, caller, payment);
  if (!saved.ok) return saved;
  const { customer, method } = saved.value;
  if (method) {
    return refuse('e00402', { source: { pointer: '/paymentMethod/uuid' }, detail: 'saved_pays_directly' });
  }
  const made = await newPageIdentity(store, caller, asked);
  const redirects = asked.returnsToken ? withToken(asked.redirects, made.id) : asked.redirects;
  const known = { ...asked, redirects, payment: withCustomer(payment, customer) };
  const beginning = draftCheckout(known, caller, made);
  if (!beginning.ok) return beginning;
  const { draft, events } = beginning.value;
  return requireCheckout(await insertPayment(store, draft, payment.bankAccount, undefined, events));
}

/** POST /checkouts and /token: creates a payment and its page; the pointers of refusals refer to the body. */
export async function createCheckout(
  ports: Ports,
  caller: Caller,
  asked: CheckoutInput,
): Promise<Outcome<CheckoutPayment>> {
  const refusal = refusePage(asked);
  if (refusal) return refusal;
  const created = await ports.store.write(caller.tenant, (store) => charge(store, caller, asked));
  return created.ok ? created : relocateRefusal(created, asked.pointerInBody);
}
