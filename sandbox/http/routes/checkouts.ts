import type { checkoutOperations } from '@balcao/contract/resources/checkouts/operations.ts';
import { presentCheckout } from '../../domain/checkouts/presentCheckout.ts';
import { ok } from '../../domain/outcome.ts';
import { createCheckout } from '../../services/checkouts/createCheckout.ts';
import { getCheckout } from '../../services/checkouts/visits.ts';
import type { ApiRequest, Handlers } from '../context.ts';
import { paymentResult } from './paymentReply.ts';

const pointerInBody = (pointer: string) => `/payment${pointer}`;
const showing = ({ context, locale }: Pick<ApiRequest, 'context' | 'locale'>) => ({
  publicUrl: context.publicUrl,
  locale,
});

/** Payment pages. */
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
  getCheckoutPayment: async (call) =>
    paymentResult(await getCheckout(call.context, call.caller, call.params.id), call),
};
