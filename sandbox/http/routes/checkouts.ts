import type { checkoutOperations } from '@balcao/contract/resources/checkouts/operations.ts';
import { presentCheckout } from '../../domain/checkouts/presentCheckout.ts';
import { ok } from '../../domain/outcome.ts';
import { createCheckout } from '../../services/checkouts/createCheckout.ts';
import { getCheckout } from '../../services/checkouts/getCheckout.ts';
import type { Call, Handlers } from '../context.ts';
import { paymentReply } from './paymentReply.ts';

const inPayment = (pointer: string) => `/payment${pointer}`;
const showing = ({ desk, locale }: Pick<Call, 'desk' | 'locale'>) => ({ publicUrl: desk.publicUrl, locale });

/** Payment pages. */
export const checkoutHandlers: Handlers<typeof checkoutOperations> = {
  async createCheckout(call) {
    const asked = { ...call.body, legacy: false, place: inPayment };
    const created = await createCheckout(call.desk, call.caller, asked);
    return created.ok ? ok({ data: presentCheckout(created.value, showing(call)) }) : created;
  },
  async getCheckout(call) {
    const found = await getCheckout(call.desk, call.caller, call.params.id);
    if (!found.ok) return found;
    const { page_layout: layout, page_language: language } = call.query;
    return ok({ data: presentCheckout(found.value, { ...showing(call), view: { layout, language } }) });
  },
  getCheckoutPayment: async (call) =>
    paymentReply(await getCheckout(call.desk, call.caller, call.params.id), call),
};
