import { applyCheckoutAction } from '../../domain/checkouts/checkoutTransition.ts';
import { draftCheckout } from '../../domain/checkouts/draftCheckout.ts';
import { type CheckoutPayment, requireCheckout } from '../../domain/checkouts/payerActions.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Draft } from '../../domain/payments/draftPayment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { insertPayment } from '../payments/insertPayment.ts';
import { takeNextReference } from '../payments/issueReference.ts';
import { type CheckoutInput, newPageIdentity } from './createCheckout.ts';

/** Shows the reference at once if Multibanco is the only method; otherwise the payer chooses. */
function begun(draft: Draft, now: number): Draft {
  const [only, ...others] = draft.availableMethods;
  if (!draft.checkout || !only || others.length > 0) return draft;
  return { ...draft, method: only, checkout: applyCheckoutAction(draft.checkout, 'start', now) };
}

/** createPaymentReference: creates a reference with a page, or only a page (docs/decisions/soap-compatibility.md). */
export function createReferencePage(
  ports: Ports,
  caller: Caller,
  asked: CheckoutInput,
): Promise<Outcome<CheckoutPayment>> {
  const { payment } = asked;
  return ports.store.write(caller.tenant, async (store) => {
    const beginning = draftCheckout(asked, caller, await newPageIdentity(store, caller, asked));
    if (!beginning.ok) return beginning;
    const { draft, events } = beginning.value;
    if (!draft.availableMethods.some(({ code }) => code === 'MB')) {
      return requireCheckout(await insertPayment(store, draft, payment.bankAccount, undefined, events));
    }
    const findReference = (placed: Draft) => takeNextReference(store, caller, placed);
    return requireCheckout(
      await insertPayment(store, begun(draft, caller.now), payment.bankAccount, findReference, events),
    );
  });
}
