import * as z from 'zod';
import { provider } from '../../../provider.config.ts';
import { seed } from '../../scenarios/seed.ts';
import { field, objectModel } from '../../schema/field.ts';
import { digits, plainDateTime, token } from '../../schema/formats.ts';
import { mostItems } from '../../schema/requestLimits.ts';
import { paymentMethodRequest, recurring } from '../payments/paymentParts.ts';
import { requestFields } from '../payments/paymentSchema.ts';
import { paymentWords } from '../payments/paymentWords.ts';
import { pageLanguages, pageLayouts } from './checkoutEnums.ts';
import { checkoutState, page, redirect } from './checkoutParts.ts';
import { checkoutWords as w } from './checkoutWords.ts';
import { pagePath } from './pageUrl.ts';

export const readyAddress = `${provider.servers.production}${pagePath({
  id: seed.checkouts.ready,
  hash: '3f0c6a528d5e4f0b9a557b1c9c1e0a017d9a1c3e',
  layout: 'web',
  mobile: false,
  legacy: false,
})}`;

/** Payment to be charged by the page; its method may be left to the payer. */
export const checkoutPayment = objectModel('CheckoutPayment', w.payment, {
  ...requestFields,
  paymentMethod: field(paymentMethodRequest.optional(), w.paymentMethod),
  recurring: field(recurring.optional(), paymentWords.recurring),
});

export const checkoutRequest = objectModel('CheckoutRequest', w.checkoutRequest, {
  payment: field(checkoutPayment, w.payment),
  page: field(page.optional(), w.page),
  redirects: field(z.array(redirect).max(mostItems.redirects).optional(), w.redirects),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** Checkout. Unlike other times, `createdAt` has a space and no offset (docs/decisions/wire-formats.md). */
export const checkout = objectModel('Checkout', w.checkout, {
  id: field(token, w.id, seed.checkouts.ready),
  createdAt: field(plainDateTime, w.createdAt, '2026-01-15 10:00:00'),
  checkoutUrl: field(z.url(), w.checkoutUrl, readyAddress),
  paymentId: field(digits, w.paymentId, seed.payments.readyCheckout),
  stateDetails: field(z.object(checkoutState), w.stateDetails),
});
export type Checkout = z.infer<typeof checkout>;

/** Query of GET /checkouts/{id}, which changes the returned URL. */
export const checkoutView = z.object({
  page_layout: field(z.enum(pageLayouts).optional(), w.viewLayout, 'web'),
  page_language: field(z.enum(pageLanguages).optional(), w.viewLanguage, 'PT'),
});

export const checkoutParams = (example: string) => z.object({ id: field(token, w.id, example) });
