import type { PageLanguage, PageLayout } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { checkoutLifecycle } from '@balcao/contract/resources/checkouts/checkoutLifecycle.ts';
import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { pagePath } from '@balcao/contract/resources/checkouts/pageUrl.ts';
import type { TokenCreated, TokenDetails } from '@balcao/contract/resources/token/tokenSchema.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { formatCompact, formatLisbon, formatPlain } from '../clock/lisbonTime.ts';
import { presentPayment } from '../payments/presentPayment.ts';
import type { CheckoutRecord } from './checkout.ts';
import type { CheckoutPayment } from './payerActions.ts';
import { failureOf } from './paymentFailure.ts';

/** Base URL of the pages, and an appearance requested by a GET that overrides the stored one. */
interface PresentOptions {
  publicUrl: string;
  locale: Locale;
  view?: { layout?: PageLayout; language?: PageLanguage };
}

export function checkoutUrlOf(checkout: CheckoutRecord, { publicUrl, view }: PresentOptions): string {
  const { id, hash, legacy, page, redirects } = checkout;
  const mobile = redirects.some(({ type }) => type === 'action');
  return publicUrl + pagePath({ id, hash, legacy, layout: page.layout, mobile, view });
}

function errorOf(payment: CheckoutPayment, locale: Locale): Checkout['stateDetails']['error'] {
  const failure = failureOf(payment);
  if (!failure) return undefined;
  const { code, words, family } = failure;
  return { code: family.code, msg: family.words[locale], errors: [{ code, msg: words[locale] }] };
}

function stateOf(payment: CheckoutPayment, locale: Locale): Checkout['stateDetails'] {
  const { state, stateAt } = payment.checkout;
  return { state, timestamp: formatLisbon(stateAt), error: errorOf(payment, locale) };
}

export function presentCheckout(payment: CheckoutPayment, showing: PresentOptions): Checkout {
  const { checkout, createdAt, id } = payment;
  return {
    id: checkout.id,
    createdAt: formatPlain(createdAt),
    checkoutUrl: checkoutUrlOf(checkout, showing),
    paymentId: String(id),
    stateDetails: stateOf(payment, showing.locale),
  };
}

function madeOf(payment: CheckoutPayment, showing: PresentOptions) {
  const { id, type, amountCents, sent, checkout } = payment;
  return {
    token: checkout.id,
    checkoutUrl: checkoutUrlOf(checkout, showing),
    paymentId: String(id),
    transaction: {
      id: checkout.transactionId,
      type,
      amount: amountCents,
      code: sent.code,
      summary: sent.summary,
    },
  };
}

export function presentNewToken(payment: CheckoutPayment, showing: PresentOptions): TokenCreated {
  return { tokenTimestamp: formatCompact(payment.createdAt), ...madeOf(payment, showing) };
}

/** Response of GET /token/{token}: state, actions allowed to the merchant, and all fields of the request. */
export function presentToken(payment: CheckoutPayment, showing: PresentOptions): TokenDetails {
  const { state } = payment.checkout;
  const actions = checkoutLifecycle.filter(({ from, who }) => from === state && who === 'merchant');
  const { paymentMethod, customer, billingAddress, shippingAddress, additionalData, bankAccount } = presentPayment(
    payment,
    showing.locale,
  );
  return {
    timestamp: formatCompact(payment.createdAt),
    ...madeOf(payment, showing),
    stateDetails: { ...stateOf(payment, showing.locale), actions: actions.map(({ action }) => action) },
    paymentMethod,
    customer,
    billingAddress,
    shippingAddress,
    additionalData,
    bankAccount,
  };
}
