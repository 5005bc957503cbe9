import type { paymentOperations } from '@balcao/contract/payments/operations.ts';
import { cancelPayment } from '../../actions/cancelPayment.ts';
import { createPayment } from '../../actions/createPayment.ts';
import { createReference } from '../../actions/createReference.ts';
import { getPayment } from '../../actions/getPayment.ts';
import { listPayments } from '../../actions/listPayments.ts';
import { updatePayment } from '../../actions/updatePayment.ts';
import { ok } from '../../domain/outcome.ts';
import { presentPayment } from '../../domain/payments/present.ts';
import type { Handlers } from '../call.ts';
import { paymentReply } from '../paymentReply.ts';

/** Payments and references. */
export const paymentHandlers: Handlers<typeof paymentOperations> = {
  createPayment: async (call) => paymentReply(await createPayment(call.desk, call.caller, call.body), call),
  createReference: async (call) =>
    paymentReply(await createReference(call.desk, call.caller, call.body), call),
  getPayment: async (call) =>
    paymentReply(await getPayment(call.desk, call.caller, Number(call.params.id)), call),
  updatePayment: async (call) =>
    paymentReply(await updatePayment(call.desk, call.caller, Number(call.params.id), call.body), call),
  cancelPayment: async (call) =>
    paymentReply(await cancelPayment(call.desk, call.caller, Number(call.params.id), call.body), call),
  async listPayments({ desk, caller, locale, query }) {
    const listed = await listPayments(desk, caller, query);
    if (!listed.ok) return listed;
    const { items, totalCount, limit } = listed.value;
    return ok({
      data: items.map((payment) => presentPayment(payment, locale)),
      paging: { totalCount, limit, page: query.page },
    });
  },
};
