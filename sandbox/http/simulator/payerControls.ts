import type { checkoutControls, checkoutVisit } from '@balcao/contract/control/controlCheckouts.ts';
import type { Push, phoneControls } from '@balcao/contract/control/phone.ts';
import type * as z from 'zod';
import type { CheckoutPayment } from '../../domain/checkouts/payerActions.ts';
import { presentCheckout } from '../../domain/checkouts/presentCheckout.ts';
import { redirectOf } from '../../domain/checkouts/redirect.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import { customerToSaveFor } from '../../domain/payments/savedMethodPayment.ts';
import { answerPhone } from '../../services/payments/answerPhone.ts';
import { listPushes, type WaitingPush } from '../../services/payments/readPayments.ts';
import type { ApiRequest, Handlers } from '../context.ts';
import { payerActions } from '../routes/payerRoutes.ts';
import { paymentResult } from '../routes/paymentRoutes.ts';
import { controlPageSize } from './present.ts';

function presentPush({ payment, merchant }: WaitingPush): Push {
  const { id, amountCents, sent, method, push, stateAt, valid } = payment;
  return {
    paymentId: String(id),
    phoneNumber: method?.phone ?? '',
    merchant,
    amount: amountCents,
    summary: sent.summary,
    saves: customerToSaveFor(payment) !== undefined,
    createdAt: formatLisbon(push?.sentAt ?? stateAt),
    expiresAt: formatLisbon(push?.expiresAt ?? valid.end),
    answersAt: push?.answer ? formatLisbon(push.answer.at) : null,
  };
}

export const phoneHandlers: Handlers<typeof phoneControls> = {
  listPushes: async ({ context, caller }) =>
    ok({ data: (await listPushes(context, caller, controlPageSize)).map(presentPush) }),
  answerPhone: async (call) =>
    paymentResult(await answerPhone(call.context, call.caller, Number(call.params.id), call.body), call),
};

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

export const checkoutControlHandlers: Handlers<typeof checkoutControls> = {
  visitCheckout: actions.visit,
  payByCard: actions.payByCard,
  answerChallenge: actions.answerBank,
  payByPhone: actions.payByPhone,
  payByReference: actions.payByReference,
  leaveCheckout: actions.leave,
};
