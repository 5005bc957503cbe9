import { textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import { failingProduct } from '@balcao/contract/soap/sketchedCalls.ts';
import type { SoapCode } from '@balcao/contract/soap/soapErrors.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { MethodChoice, PaymentRecord } from '../../domain/payments/payment.ts';
import { cancelPayment as cancel } from '../../services/payments/changePayment.ts';
import { getPayment } from '../../services/payments/readPayments.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import { booleanIn, paymentIn } from '../paymentRequest.ts';
import { presentIntegrationState, readyState, sayCode } from '../presentIntegrationState.ts';
import { sayLacking, sayReason, sayUnknown } from '../reasons.ts';

/** SOAP code of a refusal. Any code not listed means that the service failed. */
function codeOf({ code, values }: Refusal): SoapCode {
  if (code === 'e00600') return values?.state === 'cancelled' ? '0070' : '0071';
  if (code === 'e00402') return '0072';
  return code === 'e00502' ? '0042' : '0031';
}

function results(
  { availableMethods, reference }: PaymentRecord,
  cancelled: boolean,
  { locale }: SoapRequest,
): SoapObject[] {
  // An issued reference that is not REALTIME stays valid in the network, which may still accept payments.
  const staysPayable = ({ code, type }: MethodChoice) => Boolean(reference) && code === 'MB' && type === 'NORMAL';
  return availableMethods.map((method) => {
    const done = cancelled && !staysPayable(method);
    const message = staysPayable(method) ? sayCode('0072', locale) : undefined;
    return { code: method.code, type: method.type, status: Number(done), message };
  });
}

/** Cancels an unpaid payment (docs/decisions/soap-compatibility.md). */
export const cancelPayment: SoapHandler = async (call) => {
  const { context, caller, locale, request } = call;
  const refusal = (code: SoapCode, reason?: string): SoapObject => ({
    requestState: presentIntegrationState(0, code, locale, reason),
  });
  const id = await paymentIn(request, call);
  if (id === undefined) return refusal('0062', sayLacking(request, 'paymentId, hash', locale));
  const ignoreUnsupported = booleanIn(request, 'ignoreUnsupported');
  if (ignoreUnsupported === undefined) {
    const field = 'ignoreUnsupported';
    return refusal('0062', sayReason('booleanForm', locale, { field, value: request.text(field) }));
  }
  const found = await getPayment(context, caller, id);
  if (!found.ok) return refusal('0042', sayUnknown(request, ['paymentId', 'idTransaction', 'hash'], locale));
  if (found.value.sent.code === failingProduct('0031')) return refusal('0031');
  // Truncated, because remarks have no effect, and the method has no code for long ones.
  const remarks = request.text('remarks')?.slice(0, textCharacters.note);
  const cancelled = await cancel(context, caller, id, {
    reason: 'merchant_cancelled',
    ignoreUnsupported,
    remarks: remarks === undefined ? undefined : { text: remarks },
  });
  if (cancelled.ok) {
    return { requestState: readyState(locale), paymentOptionsResult: results(cancelled.value, true, call) };
  }
  const code = codeOf(cancelled);
  if (code !== '0072') return refusal(code);
  return { ...refusal(code), paymentOptionsResult: results(found.value, false, call) };
};
