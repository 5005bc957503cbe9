import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { CheckoutPayment } from '../../domain/checkouts/payerActions.ts';
import { checkoutUrlOf } from '../../domain/checkouts/presentCheckout.ts';
import { paymentHashOf } from '../../domain/payments/paymentHash.ts';
import { createReferencePage } from '../../services/checkouts/createReferencePage.ts';
import { integrationState } from '../../services/entities/integrationState.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import { contractedAmong, optionsIn, pageOf } from '../offered.ts';
import { failsOnPurpose, type ProblemCodes, problemOf, readPayment } from '../paymentRequest.ts';
import { presentOptions, validityOf } from '../present.ts';
import { missingFor, readyState, sayCode } from '../presentIntegrationState.ts';

export const referenceCodes: ProblemCodes = {
  missing: '0062',
  amount: '0061',
  dates: '0063',
  data: '0063',
  methods: '0064',
  account: '0038',
  processed: '0060',
  failed: '0060',
};

function refusal(code: SoapCode, locale: Locale): SoapObject {
  return { integrationState: readyState(locale), state: 0, err_code: code, err_msg: sayCode(code, locale) };
}

async function presented(
  payment: CheckoutPayment,
  { context, caller, locale }: SoapRequest,
): Promise<SoapObject> {
  const { publicUrl } = context;
  const offers = (code: string) => Number(payment.availableMethods.some((method) => method.code === code));
  return {
    integrationState: readyState(locale),
    state: 1,
    paymentId: payment.id,
    idPayment: payment.id,
    amount: payment.amountCents,
    atmEntity: payment.reference?.entity,
    reference: payment.reference?.number,
    hash: await paymentHashOf(caller.tenant, payment.id),
    linkPayment: checkoutUrlOf(payment.checkout, { publicUrl, locale }),
    productCode: payment.sent.code,
    productDesc: payment.sent.summary,
    ...validityOf(payment),
    paymentOptions: presentOptions(payment.availableMethods, locale, publicUrl),
    creditCardPayment: offers('CC'),
    atmPayment: offers('MB'),
    mbwPayment: offers('MW'),
  };
}

/** A reference and the page that shows it (docs/decisions/soap-compatibility.md). */
export const createPaymentReference: SoapHandler = async (call) => {
  const { context, caller, locale, request } = call;
  const lacks = await integrationState(context, caller);
  if (lacks !== '02') return missingFor('createPaymentReference', lacks, locale);
  const onPurpose = failsOnPurpose(request.text('productCode'), soapMethods.createPaymentReference.errors);
  if (onPurpose) return refusal(onPurpose, locale);
  const asked = readPayment(request, request, optionsIn(request), locale);
  if (!asked.ok) return refusal(referenceCodes[asked.problem], locale);
  const payment = contractedAmong(asked.value, caller);
  if (!payment) return refusal('0064', locale);
  const created = await createReferencePage(context, caller, { ...pageOf(locale), payment });
  return created.ok ? presented(created.value, call) : refusal(referenceCodes[problemOf(created)], locale);
};
