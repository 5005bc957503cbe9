import type { ApiCredentials } from '../../core/apiCredentials.ts';
import type { Locale } from '../../core/locale.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { type MultibancoApi, referenceBody } from './multibancoApi.ts';

/**
 * Sends the panel's calls to a sandbox.
 * @param origin of the sandbox, without a slash at its end
 * @param keys of the sandbox that the reader has chosen
 */
export function sandboxMultibancoApi(origin: string, keys: ApiCredentials, locale: Locale): MultibancoApi {
  const request = requestAs(origin, keys, locale);
  return {
    createReference: (draft) => request('POST', '/api/payments/references', referenceBody(draft)),
    pay: ({ entity, reference, amountCents }) =>
      request('POST', '/sandbox/atm', { entity, reference, amount: amountCents }),
    readPayment: (paymentId) => request('GET', `/api/payments/${encodeURIComponent(paymentId)}`),
    listDeliveries: (paymentId) =>
      request('GET', `/sandbox/deliveries?paymentId=${encodeURIComponent(paymentId)}`),
  };
}
