import * as z from 'zod';
import { provider } from '../../../provider.config.ts';
import { seed } from '../../scenarios/seed.ts';
import { field, objectModel } from '../../schema/field.ts';
import { alphanumeric, amountCents, compactDateTime, digits, note, text, token } from '../../schema/formats.ts';
import { mostItems } from '../../schema/requestLimits.ts';
import { checkoutState, page, redirect } from '../checkouts/checkoutParts.ts';
import { checkoutWords } from '../checkouts/checkoutWords.ts';
import { paymentCustomer, paymentCustomerRequest } from '../payments/customer.ts';
import { paymentTypes } from '../payments/paymentEnums.ts';
import {
  additionalData,
  availableMethodRequest,
  bankAccountChoice,
  billingAddress,
  paymentBankAccount,
  paymentMethod,
  paymentMethodRequest,
  recurring,
  shippingAddress,
} from '../payments/paymentParts.ts';
import { paymentWords } from '../payments/paymentWords.ts';
import { tokenWords as w } from './tokenWords.ts';

export const transaction = objectModel('Transaction', w.transaction, {
  id: field(alphanumeric.optional(), w.transactionId, 'ORDER20260042'),
  type: field(z.enum(paymentTypes).default('payment'), paymentWords.type, 'payment'),
  amount: field(amountCents, paymentWords.amount, 1000),
  code: field(text.optional(), paymentWords.code, 'REF-0042'),
  summary: field(note.optional(), paymentWords.summary, 'Encomenda 0042'),
});

export const tokenRequest = objectModel('TokenRequest', w.tokenRequest, {
  transaction: field(transaction, w.transaction),
  paymentMethod: field(paymentMethodRequest.optional(), checkoutWords.paymentMethod),
  availableMethods: field(
    z.array(availableMethodRequest).min(1).max(mostItems.methods).optional(),
    paymentWords.availableMethods,
  ),
  bankAccount: field(bankAccountChoice.optional(), paymentWords.bankAccount),
  recurring: field(recurring.optional(), paymentWords.recurring),
  customer: field(paymentCustomerRequest.optional(), paymentWords.customer),
  billingAddress: field(billingAddress.optional(), paymentWords.billingAddress),
  shippingAddress: field(shippingAddress.optional(), paymentWords.shippingAddress),
  page: field(page.optional(), checkoutWords.page),
  redirects: field(z.array(redirect).max(mostItems.redirects).optional(), checkoutWords.redirects),
  additionalData: field(z.array(additionalData).max(mostItems.additionalData).optional(), paymentWords.additionalData),
});
export type TokenRequest = z.infer<typeof tokenRequest>;

const made = {
  token: field(token, w.token, seed.checkouts.token),
  checkoutUrl: field(
    z.url(),
    checkoutWords.checkoutUrl,
    `${provider.servers.production}/checkout/form/${seed.checkouts.token}`,
  ),
  paymentId: field(digits, w.paymentId, seed.payments.readyToken),
  transaction: field(transaction, w.transaction),
};

/** Response of POST /token; its offset has no colon (docs/decisions/wire-formats.md). */
export const tokenCreated = objectModel('Token', w.tokenCreated, {
  tokenTimestamp: field(compactDateTime, w.timestamp, '2026-01-15T10:00:00+0000'),
  ...made,
});
export type TokenCreated = z.infer<typeof tokenCreated>;

export const tokenDetails = objectModel('TokenDetails', w.tokenDetails, {
  timestamp: field(compactDateTime, w.timestamp, '2026-01-15T10:00:00+0000'),
  ...made,
  stateDetails: field(
    z.object({ ...checkoutState, actions: field(z.array(z.string()).optional(), w.actions, ['cancel']) }),
    checkoutWords.stateDetails,
  ),
  paymentMethod: field(paymentMethod.optional(), paymentWords.paymentMethod),
  customer: field(paymentCustomer.optional(), paymentWords.customer),
  billingAddress: field(billingAddress.optional(), paymentWords.billingAddress),
  shippingAddress: field(shippingAddress.optional(), paymentWords.shippingAddress),
  additionalData: field(z.array(additionalData).optional(), paymentWords.additionalData),
  bankAccount: field(paymentBankAccount.optional(), paymentWords.bankAccount),
});
export type TokenDetails = z.infer<typeof tokenDetails>;

const layouts = ['default', 'basic'] as const;

/** Query of GET /token/{token}, which supports only the two old layouts. */
export const tokenView = z.object({
  page_layout: field(z.enum(layouts).optional(), checkoutWords.viewLayout, 'default'),
});
export const tokenParams = z.object({ token: field(token, w.token, seed.checkouts.token) });
