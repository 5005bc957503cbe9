import type { RemedyCall } from './provocation.ts';

/** Calls with a wrong field that trigger a code, and the same calls without it, which are the remedy. */

export const phone = { code: 'MW', details: { phoneNumber: '351#900000001' } };

export const posted = (operation: string, body: unknown, gives?: unknown): RemedyCall => ({
  operation,
  body,
  ...(gives !== undefined && { gives }),
});
export const queried = (query: Record<string, string>, gives?: unknown): RemedyCall => ({
  operation: 'listPayments',
  query,
  ...(gives !== undefined && { gives }),
});
export const reference = (more: object, gives?: unknown) => posted('createReference', { amount: 1000, ...more }, gives);
export const byPhone = (more: object = {}) =>
  posted(
    'createPayment',
    { amount: 1000, paymentMethod: phone, ...more },
    { stateDetails: { state: 'pending_confirmation' } },
  );
export const checkout = (more: object = {}) =>
  posted('createCheckout', { payment: { amount: 1000 }, ...more }, { stateDetails: { state: 'PaymentReady' } });
export const data = (more: object) => {
  const additionalData = [{ key: 'orderNumber', value: '42', type: 'STRING', ...more }];
  return reference({ additionalData }, { additionalData });
};
