import {
  checkoutStates,
  pageLanguages,
  pageLayouts,
  redirectTypes,
} from '@balcao/contract/resources/checkouts/enums.ts';
import {
  cancellationReasons,
  methodCodes,
  methodTypes,
  paymentStates,
  paymentTypes,
} from '@balcao/contract/resources/payments/enums.ts';
import { paymentActions } from '@balcao/contract/resources/payments/lifecycle.ts';
import { payment as answered, requestFields } from '@balcao/contract/resources/payments/schema.ts';
import { phoneNumber, redirectUrl, taxNumber, token, uuid } from '@balcao/contract/schema/formats.ts';
import { mostItems, textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import type { CheckoutRecord } from '../../../domain/checkouts/checkout.ts';
import type { PaymentRecord } from '../../../domain/payments/payment.ts';
import { anyMoment, count, id, lateMoment, moment } from '../bounds.ts';
import { cardFace, cents, euro, line, platformCode, word } from './parts.ts';
import { terminalTransaction } from './terminalTransaction.ts';

/** The SOAP service adds the page's token to an address that may be as long as any. */
const tokenQueryCharacters = 100;

const redirect = z.strictObject({
  type: z.enum(redirectTypes),
  url: redirectUrl.max(textCharacters.url + tokenQueryCharacters),
});

/** A payment page inside its payment's document. */
const checkout = z.strictObject({
  id: token,
  hash: z.string().regex(/^[0-9a-f]{40}$/, { error: '40 × 0-9a-f' }),
  legacy: z.boolean(),
  page: z.strictObject({ language: z.enum(pageLanguages), layout: z.enum(pageLayouts).optional() }),
  redirects: z.array(redirect).max(mostItems.redirects),
  state: z.enum(checkoutStates),
  stateAt: moment,
  registration: z.strictObject({ create: z.boolean(), allow: z.boolean() }).optional(),
  phone: phoneNumber.optional(),
  challenge: z.strictObject({ card: cardFace, save: z.boolean(), at: moment }).optional(),
  holderRefused: z.literal(true).optional(),
  transactionId: line.optional(),
}) satisfies z.ZodType<CheckoutRecord>;

/** Steps, captures and refunds a payment may have; more than anybody makes by hand. */
const longestHistory = 10_000;

const methodChoice = { code: z.enum(methodCodes), type: z.enum(methodTypes) };

const method = z.strictObject({
  ...methodChoice,
  uuid: uuid.optional(),
  phone: phoneNumber.optional(),
  card: cardFace.optional(),
  read: z
    .strictObject({ brand: line, last4Digits: line, holder: line, expiryMonth: line, expiryYear: line })
    .partial()
    .optional(),
  createRegistration: z.boolean().optional(),
  allowRegistration: z.boolean().optional(),
  saves: z.boolean().optional(),
  result: z.strictObject({ code: word, at: moment }).optional(),
});

const share = z.strictObject({ paymentId: id, amountCents: cents, at: moment });

const push = z.strictObject({
  sentAt: moment,
  expiresAt: moment,
  answer: z
    .strictObject({ at: moment, outcome: z.enum(['accept', 'refuse', 'fail']), code: word.optional() })
    .optional(),
});

const step = z.strictObject({
  action: z.enum(paymentActions),
  state: z.enum(paymentStates),
  at: moment,
  code: word.optional(),
  phone: phoneNumber.optional(),
  amountCents: cents.optional(),
  sequelId: id.optional(),
});

const { customUniqueId, code, summary, callbackUrl, billingAddress, shippingAddress, additionalData } =
  requestFields;
const { recurring, customer } = answered.shape;

const sent = z.strictObject({
  customUniqueId,
  code,
  summary,
  callbackUrl,
  recurring,
  customer,
  billingAddress,
  shippingAddress,
  additionalData,
});

/** A payment as a state carries it, whole: every number and text within bounds, and no field besides. */
export const paymentDocument = z.strictObject({
  id,
  version: count,
  platformCode,
  clientId: taxNumber,
  type: z.enum(paymentTypes),
  state: z.enum(paymentStates),
  stateAt: moment,
  createdAt: moment,
  updatedAt: moment,
  history: z.array(step).max(longestHistory).optional(),
  amountCents: cents.min(1),
  valid: z.strictObject({ start: anyMoment, end: lateMoment, blockLate: z.boolean() }),
  availableMethods: z.array(z.strictObject(methodChoice)).max(100),
  method: method.optional(),
  reference: z
    .strictObject({
      entity: z.string().regex(/^\d{5}$/, { error: '12345' }),
      number: z.string().regex(/^\d{9}$/, { error: '000004266' }),
    })
    .optional(),
  push: push.optional(),
  paidAt: moment.optional(),
  fee: z
    .strictObject({
      netEuro: euro,
      taxEuro: euro,
      invoice: z.strictObject({ number: word, at: moment }).optional(),
    })
    .optional(),
  transfer: z.strictObject({ payerReference: word, at: moment }).optional(),
  cancellation: z
    .strictObject({
      at: moment,
      reason: z.enum(cancellationReasons),
      remarks: z.string().max(textCharacters.note).optional(),
    })
    .optional(),
  initialPaymentId: id.optional(),
  captures: z.array(share).max(longestHistory).optional(),
  refunds: z.array(share).max(longestHistory).optional(),
  checkout: checkout.optional(),
  terminal: terminalTransaction.optional(),
  bankAccount: z.strictObject({ code: line, bankName: line, last4digits: line }).optional(),
  sent,
}) satisfies z.ZodType<PaymentRecord>;
