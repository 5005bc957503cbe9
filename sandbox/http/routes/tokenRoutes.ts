import type { tokenOperations } from '@balcao/contract/resources/token/tokenOperations.ts';
import type { TokenRequest } from '@balcao/contract/resources/token/tokenSchema.ts';
import { presentNewToken, presentToken } from '../../domain/checkouts/presentCheckout.ts';
import { ok } from '../../domain/outcome.ts';
import { type CheckoutInput, createCheckout } from '../../services/checkouts/createCheckout.ts';
import { getCheckout } from '../../services/checkouts/visits.ts';
import type { ApiRequest, Handlers } from '../context.ts';

const ofTransaction = ['/type', '/amount', '/code', '/summary'];
const pointerInBody = (pointer: string) => (ofTransaction.includes(pointer) ? `/transaction${pointer}` : pointer);

/** Converts a request of the old flow, which has the fields of `payment` at the top level. */
function askedOf({ transaction, page, redirects, ...payment }: TokenRequest): CheckoutInput {
  const { id: transactionId, ...own } = transaction;
  return {
    payment: { ...payment, ...own },
    page,
    redirects,
    legacy: true,
    transactionId,
    pointerInBody,
  };
}

const showing = ({ context, locale }: Pick<ApiRequest, 'context' | 'locale'>) => ({
  publicUrl: context.publicUrl,
  locale,
});

export const tokenHandlers: Handlers<typeof tokenOperations> = {
  async createToken(call) {
    const created = await createCheckout(call.context, call.caller, askedOf(call.body));
    return created.ok ? ok({ data: presentNewToken(created.value, showing(call)) }) : created;
  },
  async getToken(call) {
    const found = await getCheckout(call.context, call.caller, call.params.token, 'token');
    if (!found.ok) return found;
    const view = { layout: call.query.page_layout };
    return ok({ data: presentToken(found.value, { ...showing(call), view }) });
  },
};
