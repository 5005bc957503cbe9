import { draftCheckout } from '../../domain/checkouts/draftCheckout.ts';
import { type CheckoutPayment, hasCheckout, requireCheckout } from '../../domain/checkouts/payerActions.ts';
import { withToken } from '../../domain/checkouts/redirect.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from '../payments/changePayment.ts';
import { getPayment } from '../payments/readPayments.ts';
import { type CheckoutInput, createCheckout, newPageIdentity } from './createCheckout.ts';

const already = ({ state }: PaymentRecord) =>
  refuse('e00600', { detail: 'state_forbids', values: { state } });

/** The same payment gets a page, or keeps the one it has, with the methods and redirects asked for now. */
function reopen(
  ports: Ports,
  caller: Caller,
  id: number,
  asked: CheckoutInput,
): Promise<Outcome<PaymentRecord>> {
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

/** A page whose payer is being asked on the phone stays as it is. */
const isWaiting = (payment: PaymentRecord) =>
  payment.state === 'pending_confirmation' && hasCheckout(payment);
const unchanged = (payment: PaymentRecord) => ok({ payment, events: [] });

/**
 * doWebPayment of the SOAP service: a page for a new payment, or for one that exists. Another amount than that one's
 * makes a new payment. One that is past its deadline or cancelled is refused: its reference may still be paid, and a
 * second payment beside it could be charged too.
 * @param existing id of the payment it is for, if it names one
 * @returns what createCheckout refuses, e00502 for an unknown payment, e00600 for one that no longer waits to be paid
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
