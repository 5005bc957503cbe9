import type { SoapError } from '@balcao/contract/errors/errorRow.ts';
import { type IntegrationCode, integrationStates } from '@balcao/contract/soap/integrationStates.ts';
import { type SoapMethod, type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { type SoapCode, soapErrors } from '@balcao/contract/soap/soapErrors.ts';
import { soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import { fill, type Locale } from '@balcao/contract/words/locales.ts';
import type { SoapObject } from './encode.ts';

const catalogue: Readonly<Record<string, SoapError>> = { ...integrationStates, ...soapErrors };

/** Message for a code, in the caller's language. */
export function sayCode(
  code: SoapCode | IntegrationCode,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(catalogue[code]?.words[locale] ?? '', values);
}

/** Appends the reason to the message of a code. */
export const sayWhy = (sentence: string, reason: string | undefined) =>
  reason === undefined ? sentence : `${sentence}. ${reason}`;

/** `state` is 1 for success, 0 failure, 2 partial (docs/decisions/soap-compatibility.md); `reason` is a message. */
export function presentIntegrationState(
  state: 0 | 1 | 2,
  code: SoapCode | IntegrationCode,
  locale: Locale,
  reason?: string,
  values?: Readonly<Record<string, string>>,
): SoapObject {
  return { state, code, message: sayWhy(sayCode(code, locale, values), reason) };
}

export const readyState = (locale: Locale): SoapObject => presentIntegrationState(1, '02', locale);

/** State of an incomplete integration (docs/decisions/soap-compatibility.md). The message can be replaced. */
export function missingFor(
  method: SoapMethodName,
  code: IntegrationCode,
  locale: Locale,
  message?: string,
): SoapObject {
  const state = { ...presentIntegrationState(0, code, locale), ...(message && { message }) };
  const { returns }: SoapMethod = soapMethods[method];
  if (returns === 'ResponseIntegrationState') return state;
  const places = soapTypes[returns].filter(({ type }) => type === 'ResponseIntegrationState');
  const failed = returns === 'ResponseGetPayment' ? { state: 0 } : {};
  return { ...failed, ...Object.fromEntries(places.map(({ name }) => [name, state])) };
}
