import type { Push, phoneControls } from '@balcao/contract/control/phone.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import { customerToSaveFor } from '../../domain/payments/savedMethodPayment.ts';
import { answerPhone } from '../../services/payments/answerPhone.ts';
import { listPushes, type WaitingPush } from '../../services/payments/readPayments.ts';
import type { Handlers } from '../context.ts';
import { paymentResult } from '../routes/paymentReply.ts';
import { controlPageSize } from './controlPageSize.ts';

/** A notification as the phone shows it. */
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

/** The phone of a payer. */
export const phoneHandlers: Handlers<typeof phoneControls> = {
  listPushes: async ({ context, caller }) =>
    ok({ data: (await listPushes(context, caller, controlPageSize)).map(presentPush) }),
  answerPhone: async (call) =>
    paymentResult(await answerPhone(call.context, call.caller, Number(call.params.id), call.body), call),
};
