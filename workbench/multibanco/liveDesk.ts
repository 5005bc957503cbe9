import { call } from '../client.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import { type Desk, referenceBody, type Seed } from './desk.ts';

/** Headers of every call: who asks, for whom, and in which language the answer is wanted. */
export function credentialHeaders(seed: Seed, locale: Locale): Record<string, string> {
  return {
    Authorization: `Basic ${btoa(`${seed.platform.code}:${seed.platform.privateKey}`)}`,
    'PayPay-ClientId': seed.entity.clientId,
    'Accept-Language': locale.toUpperCase(),
  };
}

/**
 * Asks a sandbox, with the credentials it was seeded with.
 * @param origin of the sandbox, without a slash at its end
 */
export function liveAsk(origin: string, seed: Seed, locale: Locale) {
  const headers = credentialHeaders(seed, locale);
  return async (method: string, path: string, body?: unknown): Promise<Exchange> => {
    const reply = await call({ method, url: origin + path, headers, body });
    return { method, path, headers, body, reply };
  };
}

/** A desk that asks a sandbox. */
export function liveDesk(origin: string, seed: Seed, locale: Locale): Desk {
  const ask = liveAsk(origin, seed, locale);
  return {
    createReference: (draft) => ask('POST', '/api/payments/references', referenceBody(draft)),
    pay: ({ entity, reference, amountCents }) =>
      ask('POST', '/sandbox/atm', { entity, reference, amount: amountCents }),
    look: (paymentId) => ask('GET', `/api/payments/${encodeURIComponent(paymentId)}`),
    deliveries: (paymentId) => ask('GET', `/sandbox/deliveries?paymentId=${encodeURIComponent(paymentId)}`),
  };
}
