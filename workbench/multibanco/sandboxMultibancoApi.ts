import type { Keys } from '../context/apiCredentials.ts';
import { askAs } from '../context/runnerContext.ts';
import type { Locale } from '../locale.ts';
import { type Desk, referenceBody } from './multibancoApi.ts';

/**
 * Answers the panel from a sandbox.
 * @param origin of the sandbox, without a slash at its end
 * @param keys of the sandbox that the reader has chosen
 */
export function liveDesk(origin: string, keys: Keys, locale: Locale): Desk {
  const ask = askAs(origin, keys, locale);
  return {
    createReference: (draft) => ask('POST', '/api/payments/references', referenceBody(draft)),
    pay: ({ entity, reference, amountCents }) =>
      ask('POST', '/sandbox/atm', { entity, reference, amount: amountCents }),
    look: (paymentId) => ask('GET', `/api/payments/${encodeURIComponent(paymentId)}`),
    deliveries: (paymentId) => ask('GET', `/sandbox/deliveries?paymentId=${encodeURIComponent(paymentId)}`),
  };
}
