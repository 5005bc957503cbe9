import type { captureRefundOperations } from '@balcao/contract/resources/payments/captureRefundOperations.ts';
import { adjustAmount } from '../../services/payments/adjustAmount.ts';
import { createCapture } from '../../services/payments/createCapture.ts';
import { createRecurring } from '../../services/payments/createRecurring.ts';
import { createRefund } from '../../services/payments/createRefund.ts';
import type { Handlers } from '../context.ts';
import { paymentReply } from './paymentReply.ts';

/** What is done to a payment that was made or authorised. */
export const followHandlers: Handlers<typeof captureRefundOperations> = {
  createRecurring: async (call) =>
    paymentReply(
      await createRecurring(call.desk, call.caller, Number(call.params.id), call.body.amount),
      call,
    ),
  createCapture: async (call) =>
    paymentReply(await createCapture(call.desk, call.caller, Number(call.params.id), call.body.amount), call),
  createRefund: async (call) =>
    paymentReply(await createRefund(call.desk, call.caller, Number(call.params.id), call.body.amount), call),
  changeAmount: async (call) =>
    paymentReply(await adjustAmount(call.desk, call.caller, Number(call.params.id), call.body.amount), call),
};
