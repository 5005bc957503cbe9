import type { checkoutControls, checkoutVisit } from '@balcao/contract/control/checkouts.ts';
import type * as z from 'zod';
import type { CheckoutPayment } from '../../domain/checkouts/payerActions.ts';
import { presentCheckout } from '../../domain/checkouts/presentCheckout.ts';
import { redirectOf } from '../../domain/checkouts/redirect.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import type { ApiRequest, Handlers } from '../context.ts';
import { payerActions } from '../routes/payer.ts';

function presentVisit(
  payment: CheckoutPayment,
  {
    context,
    locale,
  }: Pick<ApiRequest<(typeof checkoutControls)['visitCheckout']>, 'context' | 'caller' | 'locale' | 'params'>,
): z.infer<typeof checkoutVisit> {
  return {
    checkout: presentCheckout(payment, { publicUrl: context.publicUrl, locale }),
    payment: presentPayment(payment, locale),
    challenge: payment.checkout.challenge !== undefined,
    redirectUrl: redirectOf(payment.checkout),
  };
}

const actions = payerActions(presentVisit);

/** The payment page, as far as the payer's hands go. */
export const checkoutControlHandlers: Handlers<typeof checkoutControls> = {
  visitCheckout: actions.visit,
  payByCard: actions.payByCard,
  answerChallenge: actions.answerBank,
  payByPhone: actions.payByPhone,
  payByReference: actions.payByReference,
  leaveCheckout: actions.leave,
};
