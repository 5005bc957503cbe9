import { formatDayFirst } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import { getCheckout } from '../../services/checkouts/visits.ts';
import { getPayment } from '../../services/payments/readPayments.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import { idIn } from '../paymentRequest.ts';
import { presentIntegrationState, readyState } from '../presentIntegrationState.ts';

/** By token, by id under its new or its old name, or by both, which must then agree. */
async function find(
  { context, caller }: SoapRequest,
  token: string | undefined,
  id: number | undefined,
): Promise<Outcome<PaymentRecord>> {
  if (token === undefined) return getPayment(context, caller, id ?? -1);
  const found = await getCheckout(context, caller, token, 'token');
  if (!found.ok || id === undefined || found.value.id === id) return found;
  return refuse('e00502');
}

/**
 * Whether a page's payment is paid: what a shop asks when the payer comes back (docs/decisions/soap-compatibility.md).
 */
export const checkWebPayment: SoapHandler = async (call) => {
  const { locale, request } = call;
  const token = request.text('token');
  const id = idIn(request, 'paymentId', 'idTransaction');
  if (token === undefined && id === undefined)
    return { requestState: presentIntegrationState(0, '0041', locale) };
  const found = await find(call, token, id);
  if (!found.ok) return { requestState: presentIntegrationState(0, '0042', locale) };
  const { state, paidAt } = found.value;
  const paid = state === 'confirmed';
  return {
    requestState: readyState(locale),
    paid: Number(paid),
    paymentDate: paid && paidAt !== undefined ? formatDayFirst(paidAt) : undefined,
  };
};
