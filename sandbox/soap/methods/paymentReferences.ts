import { soapMethods } from '@balcao/contract/soap/methods.ts';
import type { SoapCode } from '@balcao/contract/soap/soapErrors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { offeredMethods } from '../../domain/checkouts/offeredMethods.ts';
import type { CheckoutPayment } from '../../domain/checkouts/payerActions.ts';
import { checkoutUrlOf } from '../../domain/checkouts/presentCheckout.ts';
import { paymentHashOf } from '../../domain/ids/digest.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { validityOf as validFrom } from '../../domain/payments/validity.ts';
import { createReferencePage } from '../../services/checkouts/createReferencePage.ts';
import { integrationState } from '../../services/entities/getEntity.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import { contractedAmong, optionsIn, pageOf, sayNobodys } from '../offered.ts';
import {
  failsOnPurpose,
  type PaymentProblem,
  type ProblemCodes,
  problemOf,
  readPayment,
  type SoapPaymentRequest,
} from '../paymentRequest.ts';
import { presentOptions, validityOf } from '../present.ts';
import { missingFor, readyState, sayCode, sayWhy } from '../presentIntegrationState.ts';

const referenceCodes: ProblemCodes = {
  missing: '0062',
  amount: '0061',
  dates: '0063',
  data: '0063',
  methods: '0064',
  account: '0038',
  processed: '0060',
  failed: '0060',
};

const refused = (code: SoapCode, locale: Locale, reason?: string): SoapObject => ({
  integrationState: readyState(locale),
  err_code: code,
  err_msg: sayWhy(sayCode(code, locale), reason),
});

function refusedBy(refusal: Refusal, locale: Locale): SoapObject {
  const { problem, reason } = problemOf(refusal, locale);
  return refused(referenceCodes[problem], locale, reason);
}

/** Payment requested by either method, limited to the methods of the entity; or a refusal. */
function paymentIn(
  call: SoapRequest,
): { payment: SoapPaymentRequest } | { answer: SoapObject; problem?: PaymentProblem } {
  const { caller, locale, request } = call;
  const asked = readPayment({ order: request, details: request, methods: optionsIn(request) }, call);
  if (!asked.ok) {
    const { problem, reason } = asked;
    return { problem, answer: refused(referenceCodes[problem], locale, reason) };
  }
  const payment = contractedAmong(asked.value, caller);
  return payment ? { payment } : { answer: refused('0064', locale, sayNobodys(asked.value, locale)) };
}

async function presented(payment: CheckoutPayment, { context, caller, locale }: SoapRequest): Promise<SoapObject> {
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

/** Creates a reference and a page that shows it (docs/decisions/soap-compatibility.md). */
export const createPaymentReference: SoapHandler = async (call) => {
  const { context, caller, locale, request } = call;
  const lacks = await integrationState(context, caller);
  if (lacks !== '02') return missingFor('createPaymentReference', lacks, locale);
  const onPurpose = failsOnPurpose(request.text('productCode'), soapMethods.createPaymentReference.errors);
  if (onPurpose) return { ...refused(onPurpose, locale), state: 0 };
  const asked = paymentIn(call);
  if ('answer' in asked) return { ...asked.answer, state: 0 };
  const created = await createReferencePage(context, caller, { ...pageOf(locale), ...asked });
  return created.ok ? presented(created.value, call) : { ...refusedBy(created, locale), state: 0 };
};

/** Lists the methods that could pay, without checking accounts (docs/decisions/soap-compatibility.md). */
export const validatePaymentReference: SoapHandler = async (call) => {
  const { context, caller, locale, request } = call;
  const lacks = await integrationState(context, caller);
  if (lacks === '05') return missingFor('validatePaymentReference', lacks, locale);
  const onPurpose = failsOnPurpose(request.text('productCode'), soapMethods.validatePaymentReference.errors);
  if (onPurpose) return refused(onPurpose, locale);
  const asked = paymentIn(call);
  if ('answer' in asked) {
    // This method has no specific code for a wrong account.
    return asked.problem === 'account' ? { ...asked.answer, err_code: '0063' } : asked.answer;
  }
  const offered = offeredMethods(asked.payment, caller.entity);
  if (!offered.ok) return refusedBy(offered, locale);
  const valid = validFrom(asked.payment.validDate, caller.now, 'CC');
  if (!valid.ok) return refusedBy(valid, locale);
  return {
    integrationState: readyState(locale),
    paymentOptions: presentOptions(offered.value, locale, context.publicUrl),
  };
};
