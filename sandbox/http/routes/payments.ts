import type { paymentOperations } from '@balcao/contract/resources/payments/operations.ts';
import { ok } from '../../domain/outcome.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import { cancelPayment } from '../../services/payments/cancelPayment.ts';
import { createPayment } from '../../services/payments/createPayment.ts';
import { createReference } from '../../services/payments/createReference.ts';
import { getPayment } from '../../services/payments/getPayment.ts';
import { listPayments } from '../../services/payments/listPayments.ts';
import { updatePayment } from '../../services/payments/updatePayment.ts';
import type { Handlers } from '../context.ts';
import { paymentResult } from './paymentReply.ts';

/** Payments and references. */
export const paymentHandlers: Handlers<typeof paymentOperations> = {
  createPayment: async (call) =>
    paymentResult(await createPayment(call.context, call.caller, call.body), call),
  createReference: async (call) =>
    paymentResult(await createReference(call.context, call.caller, call.body), call),
  getPayment: async (call) =>
    paymentResult(await getPayment(call.context, call.caller, Number(call.params.id)), call),
  updatePayment: async (call) =>
    paymentResult(await updatePayment(call.context, call.caller, Number(call.params.id), call.body), call),
  cancelPayment: async (call) =>
    paymentResult(await cancelPayment(call.context, call.caller, Number(call.params.id), call.body), call),
  async listPayments({ context, caller, locale, query }) {
    const listed = await listPayments(context, caller, query);
    if (!listed.ok) return listed;
    const { items, totalCount, limit } = listed.value;
    return ok({
      data: items.map((payment) => presentPayment(payment, locale)),
      paging: { totalCount, limit, page: query.page },
    });
  },
};
