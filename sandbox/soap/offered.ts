import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { contractedMethods } from '../domain/entities/contractedMethods.ts';
import type { Caller } from '../domain/ports.ts';
import type { Fields } from './fields.ts';
import type { SoapPaymentRequest } from './paymentRequest.ts';

/** `paymentOptions` of a request. */
export function optionsIn(request: Fields) {
  return request
    .list('paymentOptions')
    .map((option) => ({ code: option.text('code'), type: option.text('type') }));
}

/**
 * A payment with those of its methods that the entity has: the service refuses only when none is left.
 * @returns undefined then
 */
export function contractedAmong(
  payment: SoapPaymentRequest,
  { entity }: Caller,
): SoapPaymentRequest | undefined {
  if (!payment.availableMethods) return payment;
  const contracted = contractedMethods(entity).map(({ code }) => code);
  const availableMethods = payment.availableMethods.filter(({ code }) => contracted.includes(code));
  return availableMethods.length > 0 ? { ...payment, availableMethods } : undefined;
}

/** What the service's pages have in common. */
export function pageOf(locale: Locale) {
  const language = locale.toUpperCase() as PageLanguage;
  return { page: { language }, legacy: false, pointerInBody: (pointer: string) => pointer };
}
