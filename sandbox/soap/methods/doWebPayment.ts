import type { RedirectType } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { CheckoutRequest } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { type FieldRule, namedRules } from '@balcao/contract/schema/fieldRules.ts';
import { url } from '@balcao/contract/schema/formats.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import type { SoapCode } from '@balcao/contract/soap/soapErrors.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { checkoutUrlOf } from '../../domain/checkouts/presentCheckout.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { openWebPayment } from '../../services/checkouts/openWebPayment.ts';
import { findPayments } from '../../services/payments/readPayments.ts';
import type { SoapHandler, SoapRequest } from '../call.ts';
import type { SoapObject } from '../encode.ts';
import { contractedAmong, pageOf, sayNobodys } from '../offered.ts';
import { failsOnPurpose, type ProblemCodes, paymentIn, problemOf, readPayment } from '../paymentRequest.ts';
import { presentIntegrationState, readyState } from '../presentIntegrationState.ts';
import { sayRule, sayUnknown } from '../reasons.ts';
import type { Fields } from '../soapFields.ts';

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

const webUrl: FieldRule = namedRules.web_url ?? { code: 'e00223' };

/** The only required field. */
const needed = { fields: 'order.amount' };

const returns = [
  ['success', 'returnUrlSuccess'],
  ['cancel', 'returnUrlCancel'],
  ['back', 'returnUrlBack'],
] as const satisfies [RedirectType, string][];

function refusal(code: SoapCode, locale: Locale, reason?: string): SoapObject {
  // The message of this code already names the field.
  const why = code === codes.missing ? undefined : reason;
  return { requestState: presentIntegrationState(0, code, locale, why, needed) };
}

/** `method` of a request: a code, or several codes separated by commas. */
function methodsIn(request: Fields) {
  const codes = (request.text('method') ?? soapService.defaultMethod).split(',');
  return codes.map((code) => ({ code: code.trim() })).filter(({ code }) => code !== '');
}

/** URLs to redirect the payer to, or a message if a URL is relative. */
function redirectsIn({ request, locale }: SoapRequest): NonNullable<CheckoutRequest['redirects']> | string {
  const given = returns.flatMap(([type, name]) => {
    const address = request.text(name);
    return address === undefined ? [] : [{ type, name, url: address }];
  });
  const wrong = given.find((redirect) => !url.safeParse(redirect.url).success);
  if (wrong) return sayRule(webUrl, wrong.name, wrong.url, locale);
  return given.map(({ type, url }) => ({ type, url }));
}

/** Fields that identify the payment of a request. All given ones must agree. */
const identifiers = ['paymentId', 'idTransaction', 'hash', 'reference'] as const;

/** Id of the payment in the request, which may be given by its reference; -1 if invalid. */
async function existingIn(order: Fields, call: SoapRequest): Promise<number | undefined> {
  const id = await paymentIn(order, call);
  const reference = order.text('reference');
  if (reference === undefined) return id;
  const { payments } = await findPayments(call.context, call.caller, [{ reference, id }]);
  return payments[0]?.id ?? -1;
}

function whyNotOpened(refused: Refusal, order: Fields, locale: Locale): string | undefined {
  if (refused.code !== 'e00502') return problemOf(refused, locale).reason;
  return sayUnknown(order, identifiers, locale, 'order.');
}

/** Creates a page for the payer, whose redirects carry the token (docs/decisions/soap-compatibility.md). */
export const doWebPayment: SoapHandler = async (call) => {
  const { context, caller, locale, request } = call;
  const order = request.part('order');
  const onPurpose = failsOnPurpose(order.text('productCode'), soapMethods.doWebPayment.errors);
  if (onPurpose) return refusal(onPurpose, locale);
  const parts = { order, prefix: 'order.', details: request, methods: methodsIn(request) };
  const asked = readPayment(parts, call);
  if (!asked.ok) return refusal(codes[asked.problem], locale, asked.reason);
  const payment = contractedAmong(asked.value, caller);
  if (!payment) return refusal('0037', locale, sayNobodys(asked.value, locale));
  const redirects = redirectsIn(call);
  if (typeof redirects === 'string') return refusal('0033', locale, redirects);
  const page = { ...pageOf(locale), payment, redirects, returnsToken: true };
  const opened = await openWebPayment(context, caller, await existingIn(order, call), page);
  if (!opened.ok) return refusal(codes[problemOf(opened, locale).problem], locale, whyNotOpened(opened, order, locale));
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
