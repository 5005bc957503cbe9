import type { PhoneAnswer } from '@balcao/contract/control/phone.ts';
import { answerChallenge, payWithCard, type TypedCard } from '../../domain/checkouts/cardChallenge.ts';
import {
  type CheckoutPayment,
  chooseMethod,
  giveUp,
  hasCheckout,
  payShownReference,
  payWithPhone,
  showReference,
} from '../../domain/checkouts/payerActions.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Change } from '../../domain/payments/paymentTransition.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import { answerPush } from '../payments/answerPhone.ts';
import { changeLoadedPayment } from '../payments/changePayment.ts';
import { takeFreeReference } from '../payments/issueReference.ts';
import { refusePage } from './visits.ts';

type PayerRule = (payment: CheckoutPayment, store: TenantStore) => Outcome<Change> | Promise<Outcome<Change>>;

/** Applies an action of the payer with the payment locked, so that two tabs cannot pay at the same time. */
function changeCheckout(ports: Ports, caller: Caller, id: string, act: PayerRule): Promise<Outcome<CheckoutPayment>> {
  return ports.store.write(caller.tenant, async (store) => {
    const found = await store.payments.findByCheckout(id);
    if (found?.platformCode !== caller.platformCode) return refusePage();
    const done = await changeLoadedPayment(store, found, caller.now, (payment) =>
      hasCheckout(payment) ? act(payment, store) : refusePage(),
    );
    if (!done.ok) return done;
    return hasCheckout(done.value) ? ok(done.value) : refusePage();
  });
}

export function payByCard(ports: Ports, caller: Caller, id: string, card: TypedCard) {
  return changeCheckout(ports, caller, id, (payment) => payWithCard(payment, card, caller.now));
}

export function answerBank(ports: Ports, caller: Caller, id: string, answer: 'accept' | 'refuse') {
  return changeCheckout(ports, caller, id, (payment) => answerChallenge(payment, answer, caller.now));
}

export function payByPhone(ports: Ports, caller: Caller, id: string, phone: string, save: boolean) {
  return changeCheckout(ports, caller, id, (payment) => payWithPhone(payment, phone, save, caller.now));
}

/** Shows the Multibanco reference; a repeated call shows the same one. */
export function payByReference(ports: Ports, caller: Caller, id: string) {
  return changeCheckout(ports, caller, id, async (payment, store) => {
    const method = chooseMethod(payment, 'MB', false, caller.now);
    if (!method.ok) return method;
    const reference = payment.reference
      ? ok(payment.reference)
      : await takeFreeReference(store, payment.clientId, payment.amountCents);
    return reference.ok ? ok(showReference(payment, reference.value, caller.now)) : reference;
  });
}

/** Answers the push as the owner of the phone; same refusals as {@link answerPush}. */
export function answerPushOfPage(ports: Ports, caller: Caller, id: string, answer: PhoneAnswer) {
  return changeCheckout(ports, caller, id, (payment) => answerPush(payment, answer, caller.now));
}

/** Pays the page's reference at a cash machine; same refusals as {@link payShownReference}. */
export function payReferenceOfPage(ports: Ports, caller: Caller, id: string) {
  return changeCheckout(ports, caller, id, (payment) => payShownReference(payment, caller.now));
}

export function leaveCheckout(ports: Ports, caller: Caller, id: string) {
  return changeCheckout(ports, caller, id, (payment) => giveUp(payment, caller.now));
}
