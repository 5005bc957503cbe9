import { draftCheckout } from '../../domain/checkouts/draftCheckout.ts';
import { type CheckoutPayment, hasCheckout, requireCheckout } from '../../domain/checkouts/payerActions.ts';
import { withToken } from '../../domain/checkouts/redirect.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from '../payments/changePayment.ts';
import { getPayment } from '../payments/readPayments.ts';
import { type CheckoutInput, createCheckout, newPageIdentity } from './createCheckout.ts';

const already = ({ state }: PaymentRecord) => refuse('e00600', { detail: 'state_forbids', values: { state } });

/** Adds a page to the payment, or updates the methods and redirects of its existing page. */
function reopen(ports: Ports, caller: Caller, id: number, asked: CheckoutInput): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, async (payment, store) => {
    if (payment.state !== 'pending') return isWaiting(payment) ? unchanged(payment) : already(payment);
    const made = payment.checkout ?? (await newPageIdentity(store, caller, asked));
    const redirects = withToken(asked.redirects, made.id);
    const drafted = draftCheckout({ ...asked, redirects }, caller, made);
    if (!drafted.ok) return drafted;
    const { availableMethods, checkout } = drafted.value.draft;
    const others = payment.availableMethods.filter(
      ({ code }) => !availableMethods.some((method) => method.code === code),
    );
    const page = checkout && { ...checkout, ...payment.checkout, redirects, page: checkout.page };
    const methods = [...others, ...availableMethods];
    return ok({
      payment: { ...payment, availableMethods: methods, checkout: page, updatedAt: caller.now },
      events: [],
    });
  });
}

/** Whether a push is pending, in which case the page must not change. */
const isWaiting = (payment: PaymentRecord) => payment.state === 'pending_confirmation' && hasCheckout(payment);
const unchanged = (payment: PaymentRecord) => ok({ payment, events: [] });

/**
 * doWebPayment of the SOAP service: creates a page for a new payment, or for an existing one with the same amount.
 * Refuses a payment that is cancelled or past its deadline, because its reference may still be paid and the payer would
 * be charged twice.
 * @param existing id of the payment named by the caller, if any
 * @returns refusals of createCheckout, e00502 for an unknown payment, e00600 for one that no longer waits to be paid
 */
export async function openWebPayment(
  ports: Ports,
  caller: Caller,
  existing: number | undefined,
  asked: CheckoutInput,
): Promise<Outcome<CheckoutPayment>> {
  if (existing === undefined) return createCheckout(ports, caller, asked);
  const found = await getPayment(ports, caller, existing);
  if (!found.ok) return found;
  if (found.value.amountCents !== asked.payment.amount) return createCheckout(ports, caller, asked);
  return requireCheckout(await reopen(ports, caller, existing, asked));
}
