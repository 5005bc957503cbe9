import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { contractedMethods } from '../domain/entities/contractedMethods.ts';
import type { Caller } from '../domain/ports.ts';
import type { Fields } from './fields.ts';
import type { SoapPaymentRequest } from './paymentRequest.ts';
import { sayReason } from './reasons.ts';

/** `paymentOptions` of a request. One without a code stays, to be refused: passed over, it would offer every method. */
export const optionsIn = (request: Fields) =>
  request.list('paymentOptions').map((option) => ({ code: option.text('code'), type: option.text('type') }));

/** A payment with the methods the entity has; undefined when none is left, which is refused. */
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

export const sayNobodys = ({ availableMethods = [] }: SoapPaymentRequest, locale: Locale) =>
  sayReason('nobodysMethods', locale, { value: availableMethods.map(({ code }) => code).join(', ') });
