import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { contractedMethods } from '../domain/payments/availableMethods.ts';
import type { Caller } from '../domain/ports.ts';
import type { SoapPaymentRequest } from './paymentRequest.ts';
import { sayReason } from './reasons.ts';
import type { Fields } from './soapFields.ts';

/** `paymentOptions` of a request. Keeps options without a code, to be refused; an empty list would offer all. */
export const optionsIn = (request: Fields) =>
  request.list('paymentOptions').map((option) => ({ code: option.text('code'), type: option.text('type') }));

/** Limits a payment to the methods of the entity; undefined if no method is left, which the caller refuses. */
export function contractedAmong(payment: SoapPaymentRequest, { entity }: Caller): SoapPaymentRequest | undefined {
  if (!payment.availableMethods) return payment;
  const contracted = contractedMethods(entity).map(({ code }) => code);
  const availableMethods = payment.availableMethods.filter(({ code }) => contracted.includes(code));
  return availableMethods.length > 0 ? { ...payment, availableMethods } : undefined;
}

/** Settings that all pages of the service have in common. */
export function pageOf(locale: Locale) {
  const language = locale.toUpperCase() as PageLanguage;
  return { page: { language }, legacy: false, pointerInBody: (pointer: string) => pointer };
}

export const sayNobodys = ({ availableMethods = [] }: SoapPaymentRequest, locale: Locale) =>
  sayReason('nobodysMethods', locale, { value: availableMethods.map(({ code }) => code).join(', ') });
