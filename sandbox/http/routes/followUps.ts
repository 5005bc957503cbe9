import type { captureRefundOperations } from '@balcao/contract/resources/payments/captureRefundOperations.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { adjustAmount } from '../../services/payments/adjustAmount.ts';
import { createCapture } from '../../services/payments/createCapture.ts';
import { createRecurring } from '../../services/payments/createRecurring.ts';
import { createRefund } from '../../services/payments/createRefund.ts';
import type { ApiRequest, HandlerResult, Handlers } from '../context.ts';
import { paymentResult } from './paymentReply.ts';

type FollowUpRequest = Pick<ApiRequest, 'context' | 'caller' | 'locale'> & {
  params: { id: string };
  body: { amount: number };
};

/** Serves what takes the id of a payment and an amount. */
const byAmount =
  (service: typeof createCapture) =>
  async (call: FollowUpRequest): Promise<Outcome<HandlerResult>> =>
    paymentResult(await service(call.context, call.caller, Number(call.params.id), call.body.amount), call);

/** What is done to a payment that was made or authorised. */
export const followUpHandlers: Handlers<typeof captureRefundOperations> = {
  createRecurring: byAmount(createRecurring),
  createCapture: byAmount(createCapture),
  createRefund: byAmount(createRefund),
  changeAmount: byAmount(adjustAmount),
};
