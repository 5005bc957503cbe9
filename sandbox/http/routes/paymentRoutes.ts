import type { checkoutOperations } from '@balcao/contract/resources/checkouts/checkoutOperations.ts';
import type { captureRefundOperations } from '@balcao/contract/resources/payments/captureRefundOperations.ts';
import type { paymentOperations } from '@balcao/contract/resources/payments/paymentOperations.ts';
import { presentCheckout } from '../../domain/checkouts/presentCheckout.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { createPace } from '../../domain/pace.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import { createCheckout } from '../../services/checkouts/createCheckout.ts';
import { getCheckout } from '../../services/checkouts/visits.ts';
import { adjustAmount, cancelPayment, updatePayment } from '../../services/payments/changePayment.ts';
import { createCapture, createRecurring, createRefund } from '../../services/payments/createFollowUp.ts';
import { createPayment, createReference } from '../../services/payments/createPayment.ts';
import { getPayment, listPayments } from '../../services/payments/readPayments.ts';
import type { ApiRequest, HandlerResult, Handlers } from '../context.ts';
import { jsonOfList } from '../middleware/respond.ts';

/** Converts a payment returned by a service to the result of a handler. */
export function paymentResult(
  outcome: Outcome<PaymentRecord>,
  { locale }: Pick<ApiRequest, 'locale'>,
): Outcome<HandlerResult> {
  return outcome.ok ? ok({ data: presentPayment(outcome.value, locale) }) : outcome;
}

export const paymentHandlers: Handlers<typeof paymentOperations> = {
  createPayment: async (call) => paymentResult(await createPayment(call.context, call.caller, call.body), call),
  createReference: async (call) => paymentResult(await createReference(call.context, call.caller, call.body), call),
  getPayment: async (call) => paymentResult(await getPayment(call.context, call.caller, Number(call.params.id)), call),
  updatePayment: async (call) =>
    paymentResult(await updatePayment(call.context, call.caller, Number(call.params.id), call.body), call),
  cancelPayment: async (call) =>
    paymentResult(await cancelPayment(call.context, call.caller, Number(call.params.id), call.body), call),
  async listPayments({ context, caller, locale, query }) {
    const listed = await listPayments(context, caller, query);
    if (!listed.ok) return listed;
    const { items, totalCount, limit } = listed.value;
    const present = (payment: PaymentRecord) => presentPayment(payment, locale);
    return ok({
      json: await jsonOfList(items, present, createPace(context.runtime)),
      paging: { totalCount, limit, page: query.page },
    });
  },
};

type FollowUpRequest = Pick<ApiRequest, 'context' | 'caller' | 'locale'> & {
  params: { id: string };
  body: { amount: number };
};

const byAmount =
  (service: typeof createCapture) =>
  async (call: FollowUpRequest): Promise<Outcome<HandlerResult>> =>
    paymentResult(await service(call.context, call.caller, Number(call.params.id), call.body.amount), call);

export const followUpHandlers: Handlers<typeof captureRefundOperations> = {
  createRecurring: byAmount(createRecurring),
  createCapture: byAmount(createCapture),
  createRefund: byAmount(createRefund),
  changeAmount: byAmount(adjustAmount),
};

const pointerInBody = (pointer: string) => `/payment${pointer}`;
const showing = ({ context, locale }: Pick<ApiRequest, 'context' | 'locale'>) => ({
  publicUrl: context.publicUrl,
  locale,
});

export const checkoutHandlers: Handlers<typeof checkoutOperations> = {
  async createCheckout(call) {
    const asked = { ...call.body, legacy: false, pointerInBody };
    const created = await createCheckout(call.context, call.caller, asked);
    return created.ok ? ok({ data: presentCheckout(created.value, showing(call)) }) : created;
  },
  async getCheckout(call) {
    const found = await getCheckout(call.context, call.caller, call.params.id);
    if (!found.ok) return found;
    const { page_layout: layout, page_language: language } = call.query;
    return ok({ data: presentCheckout(found.value, { ...showing(call), view: { layout, language } }) });
  },
  getCheckoutPayment: async (call) => paymentResult(await getCheckout(call.context, call.caller, call.params.id), call),
};
