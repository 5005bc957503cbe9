import type { checkoutControls, checkoutVisit } from '@balcao/contract/control/checkouts.ts';
import type * as z from 'zod';
import type { CheckoutPayment } from '../../domain/checkouts/payerActions.ts';
import { presentCheckout } from '../../domain/checkouts/presentCheckout.ts';
import { redirectOf } from '../../domain/checkouts/redirect.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import { getVisit } from '../../services/checkouts/getVisit.ts';
import {
  answerBank,
  leaveCheckout,
  payByCard,
  payByPhone,
  payByReference,
} from '../../services/checkouts/payerActions.ts';
import type { ApiRequest, HandlerResult, Handlers } from '../context.ts';

function presentVisit(
  payment: CheckoutPayment,
  { context, locale }: Pick<ApiRequest, 'context' | 'locale'>,
): z.infer<typeof checkoutVisit> {
  return {
    checkout: presentCheckout(payment, { publicUrl: context.publicUrl, locale }),
    payment: presentPayment(payment, locale),
    challenge: payment.checkout.challenge !== undefined,
    redirectUrl: redirectOf(payment.checkout),
  };
}

function shown(
  outcome: Outcome<CheckoutPayment>,
  call: Pick<ApiRequest, 'context' | 'locale'>,
): Outcome<HandlerResult> {
  return outcome.ok ? ok({ data: presentVisit(outcome.value, call) }) : outcome;
}

/** The payment page, as far as the payer's hands go. */
export const checkoutControlHandlers: Handlers<typeof checkoutControls> = {
  visitCheckout: async (call) => shown(await getVisit(call.context, call.caller, call.params.id), call),
  payByCard: async (call) =>
    shown(await payByCard(call.context, call.caller, call.params.id, call.body), call),
  answerChallenge: async (call) =>
    shown(await answerBank(call.context, call.caller, call.params.id, call.body.answer), call),
  async payByPhone(call) {
    const { phoneNumber, save } = call.body;
    return shown(await payByPhone(call.context, call.caller, call.params.id, phoneNumber, save), call);
  },
  payByReference: async (call) =>
    shown(await payByReference(call.context, call.caller, call.params.id), call),
  leaveCheckout: async (call) => shown(await leaveCheckout(call.context, call.caller, call.params.id), call),
};
