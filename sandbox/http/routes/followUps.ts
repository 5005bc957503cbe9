import type { captureRefundOperations } from '@balcao/contract/resources/payments/captureRefundOperations.ts';
import { adjustAmount } from '../../services/payments/adjustAmount.ts';
import { createCapture } from '../../services/payments/createCapture.ts';
import { createRecurring } from '../../services/payments/createRecurring.ts';
import { createRefund } from '../../services/payments/createRefund.ts';
import type { Handlers } from '../context.ts';
import { paymentResult } from './paymentReply.ts';

/** What is done to a payment that was made or authorised. */
export const followUpHandlers: Handlers<typeof captureRefundOperations> = {
  createRecurring: async (call) =>
    paymentResult(
      await createRecurring(call.context, call.caller, Number(call.params.id), call.body.amount),
      call,
    ),
  createCapture: async (call) =>
    paymentResult(
      await createCapture(call.context, call.caller, Number(call.params.id), call.body.amount),
      call,
    ),
  createRefund: async (call) =>
    paymentResult(
      await createRefund(call.context, call.caller, Number(call.params.id), call.body.amount),
      call,
    ),
  changeAmount: async (call) =>
    paymentResult(
      await adjustAmount(call.context, call.caller, Number(call.params.id), call.body.amount),
      call,
    ),
};
