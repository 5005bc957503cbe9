import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { offeredMethods } from '../../domain/checkouts/offeredMethods.ts';
import { validityOf } from '../../domain/payments/validity.ts';
import { integrationState } from '../../services/entities/integrationState.ts';
import type { SoapHandler } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import { contractedAmong, optionsIn } from '../offered.ts';
import { failsOnPurpose, problemOf, readPayment } from '../paymentRequest.ts';
import { presentOptions } from '../present.ts';
import { missingFor, readyState, sayCode } from '../presentIntegrationState.ts';
import { referenceCodes } from './createPaymentReference.ts';

function refusal(code: SoapCode, locale: Locale): SoapObject {
  return { integrationState: readyState(locale), err_code: code, err_msg: sayCode(code, locale) };
}

/**
 * Which methods could pay this, without creating anything (docs/decisions/soap-compatibility.md). An account is not
 * looked at.
 */
export const validatePaymentReference: SoapHandler = async ({ context, caller, locale, request }) => {
  const lacks = await integrationState(context, caller);
  if (lacks === '05') return missingFor('validatePaymentReference', lacks, locale);
  const onPurpose = failsOnPurpose(request.text('productCode'), soapMethods.validatePaymentReference.errors);
  if (onPurpose) return refusal(onPurpose, locale);
  const asked = readPayment(request, request, optionsIn(request), locale);
  if (!asked.ok) {
    return refusal(asked.problem === 'account' ? '0063' : referenceCodes[asked.problem], locale);
  }
  const payment = contractedAmong(asked.value, caller);
  if (!payment) return refusal('0064', locale);
  const offered = offeredMethods(payment, caller.entity);
  if (!offered.ok) return refusal(referenceCodes[problemOf(offered)], locale);
  const valid = validityOf(payment.validDate, caller.now, 'CC');
  if (!valid.ok) return refusal(referenceCodes[problemOf(valid)], locale);
  return {
    integrationState: readyState(locale),
    paymentOptions: presentOptions(offered.value, locale, context.publicUrl),
  };
};
