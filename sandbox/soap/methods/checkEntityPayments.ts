import { findPayments } from '../../services/payments/readPayments.ts';
import type { SoapHandler } from '../call.ts';
import { idIn } from '../paymentRequest.ts';
import { presentDetails } from '../present.ts';
import { presentIntegrationState, readyState } from '../presentIntegrationState.ts';

/**
 * Payments by reference, by id or by both, in the order they are asked for: clients match them by place
 * (docs/decisions/soap-compatibility.md).
 */
export const checkEntityPayments: SoapHandler = async ({ context, caller, locale, request }) => {
  const wanted = request.list('payments').map((payment) => ({
    reference: payment.text('reference'),
    id: idIn(payment, 'paymentId'),
  }));
  const { payments, accounts } = await findPayments(context, caller, wanted);
  return {
    state: readyState(locale),
    payments: payments.map((payment, index) =>
      payment
        ? { ...readyState(locale), ...presentDetails(payment, accounts) }
        : { ...presentIntegrationState(0, '0062', locale), reference: wanted[index]?.reference },
    ),
  };
};
