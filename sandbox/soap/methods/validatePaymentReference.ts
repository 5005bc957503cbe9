import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { offer } from '../../domain/checkouts/offer.ts';
import { validityOf } from '../../domain/payments/validity.ts';
import { integrationState } from '../../services/entities/integrationState.ts';
import type { SoapHandler } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import { lacking, ready, sayCode } from '../integrationState.ts';
import { contractedAmong, optionsIn } from '../offered.ts';
import { failsOnPurpose, readPayment, troubleOf } from '../paymentRequest.ts';
import { presentOptions } from '../present.ts';
import { referenceCodes } from './createPaymentReference.ts';

function refusal(code: SoapCode, locale: Locale): SoapObject {
  return { integrationState: ready(locale), err_code: code, err_msg: sayCode(code, locale) };
}

/** Which methods could pay this, without creating anything (FACTS 8.5). An account is not looked at. */
export const validatePaymentReference: SoapHandler = async ({ desk, caller, locale, request }) => {
  const lacks = await integrationState(desk, caller);
  if (lacks === '05') return lacking('validatePaymentReference', lacks, locale);
  const onPurpose = failsOnPurpose(request.text('productCode'), soapMethods.validatePaymentReference.errors);
  if (onPurpose) return refusal(onPurpose, locale);
  const asked = readPayment(request, request, optionsIn(request), locale);
  if (!asked.ok) {
    return refusal(asked.trouble === 'account' ? '0063' : referenceCodes[asked.trouble], locale);
  }
  const payment = contractedAmong(asked.value, caller);
  if (!payment) return refusal('0064', locale);
  const offered = offer(payment, caller.entity);
  if (!offered.ok) return refusal(referenceCodes[troubleOf(offered)], locale);
  const valid = validityOf(payment.validDate, caller.now, 'CC');
  if (!valid.ok) return refusal(referenceCodes[troubleOf(valid)], locale);
  return {
    integrationState: ready(locale),
    paymentOptions: presentOptions(offered.value, locale, desk.publicUrl),
  };
};
