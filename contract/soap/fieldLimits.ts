import { methodCodes } from '../resources/payments/paymentEnums.ts';
import { locales } from '../words/locales.ts';
import type { SoapFieldName } from './fieldWords.ts';
import { soapService } from './service.ts';
import type { SoapWord } from './soapWords.ts';

/** Limits of a value that its type and description do not express. */
interface SoapLimits {
  oneOf: readonly string[];
  standard?: string;
}

/** Limits by field name, or by type and field (docs/decisions/signatures.md, docs/decisions/soap-compatibility.md). */
export const soapLimits: Readonly<Partial<Record<SoapWord | SoapFieldName, SoapLimits>>> = {
  lang: { oneOf: locales.map((locale) => locale.toUpperCase()), standard: 'PT' },
  'RequestPaymentOption.code': { oneOf: methodCodes },
  'RequestPaymentOption.type': { oneOf: ['DEFAULT', 'NORMAL', 'REALTIME'] },
  'RequestWebhook.action': { oneOf: soapService.webhookActions },
  paymentMethodCode: { oneOf: methodCodes },
};

/** Older names, which are still accepted and returned (docs/decisions/soap-compatibility.md). */
export const deprecatedSoapNames: Readonly<Partial<Record<SoapWord | SoapFieldName, SoapWord>>> = {
  idTransaction: 'paymentId',
  idPayment: 'paymentId',
  'ResponseCreditCardPayment.url': 'redirectUrl',
  creditCardPayment: 'paymentOptions',
  atmPayment: 'paymentOptions',
  mbwPayment: 'paymentOptions',
};
