import type { RedirectType } from '@balcao/contract/resources/checkouts/enums.ts';
import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/schema.ts';
import { url } from '@balcao/contract/schema/formats.ts';
import type { SoapCode } from '@balcao/contract/soap/errors.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { checkoutUrlOf } from '../../domain/checkouts/presentCheckout.ts';
import { idOfHash } from '../../domain/payments/paymentHash.ts';
import { openWebPayment } from '../../services/checkouts/openWebPayment.ts';
import { findPayments } from '../../services/payments/readPayments.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import type { Fields } from '../fields.ts';
import { contractedAmong, pageOf } from '../offered.ts';
import { failsOnPurpose, idIn, type ProblemCodes, problemOf, readPayment } from '../paymentRequest.ts';
import { presentIntegrationState, readyState } from '../presentIntegrationState.ts';

const codes: ProblemCodes = {
  missing: '0032',
  amount: '0035',
  dates: '0036',
  data: '0033',
  methods: '0037',
  account: '0038',
  processed: '0034',
  failed: '0031',
};

/** The one field that must be there. */
const needed = { fields: 'order.amount' };

const returns = [
  ['success', 'returnUrlSuccess'],
  ['cancel', 'returnUrlCancel'],
  ['back', 'returnUrlBack'],
] as const satisfies [RedirectType, string][];

function refusal(code: SoapCode, locale: Locale): SoapObject {
  return { requestState: presentIntegrationState(0, code, locale, needed) };
}

/** `method` of a request: a code, or several with commas between. */
function methodsIn(request: Fields) {
  const codes = (request.text('method') ?? soapService.defaultMethod).split(',');
  return codes.map((code) => ({ code: code.trim() })).filter(({ code }) => code !== '');
}

/** Where the payer goes afterwards; undefined when an address is not a whole one. */
function redirectsIn(request: Fields): CheckoutRequest['redirects'] | undefined {
  const given = returns.flatMap(([type, name]) => {
    const address = request.text(name);
    return address === undefined ? [] : [{ type, url: address }];
  });
  return given.every((redirect) => url.safeParse(redirect.url).success) ? given : undefined;
}

/** The payment it is for: by id under its new or its old name, by hash or by reference; -1 for one that cannot be. */
async function existingIn(order: Fields, { context, caller }: SoapRequest): Promise<number | undefined> {
  const id = idIn(order, 'paymentId', 'idTransaction');
  if (id !== undefined) return id;
  const hash = order.text('hash');
  if (hash !== undefined) return (await idOfHash(caller.tenant, hash)) ?? -1;
  const reference = order.text('reference');
  if (reference === undefined) return undefined;
  const { payments } = await findPayments(context, caller, [{ reference }]);
  return payments[0]?.id ?? -1;
}

/** A page to take the payer to; the way back carries its token (docs/decisions/soap-compatibility.md). */
export const doWebPayment: SoapHandler = async (call) => {
  const { context, caller, locale, request } = call;
  const order = request.part('order');
  const onPurpose = failsOnPurpose(order.text('productCode'), soapMethods.doWebPayment.errors);
  if (onPurpose) return refusal(onPurpose, locale);
  const asked = readPayment(order, request, methodsIn(request), locale);
  if (!asked.ok) return refusal(codes[asked.problem], locale);
  const payment = contractedAmong(asked.value, caller);
  if (!payment) return refusal('0037', locale);
  const redirects = redirectsIn(request);
  if (!redirects) return refusal('0033', locale);
  const page = { ...pageOf(locale), payment, redirects, returnsToken: true };
  const opened = await openWebPayment(context, caller, await existingIn(order, call), page);
  if (!opened.ok) return refusal(codes[problemOf(opened)], locale);
  const { id, checkout } = opened.value;
  const address = checkoutUrlOf(checkout, { publicUrl: context.publicUrl, locale });
  return {
    requestState: readyState(locale),
    redirectUrl: address,
    url: address,
    paymentId: id,
    idTransaction: id,
    token: checkout.id,
  };
};
