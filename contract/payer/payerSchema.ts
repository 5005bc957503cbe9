import * as z from 'zod';
import { checkoutStates, pageLanguages, pageLayouts } from '../resources/checkouts/checkoutEnums.ts';
import { cancellationReasons, methodCodes } from '../resources/payments/paymentEnums.ts';
import { amountCents, dateTime, digits, phoneNumber, redirectUrl, text, token } from '../schema/formats.ts';

/** Whether the method is saved: never, if the payer ticks the box, or always. */
const saveChoices = ['no', 'ask', 'always'] as const;

/** Payment types on a page: immediate payment, or authorisation of a card. */
const payerTypes = ['payment', 'authorization'] as const;

const page = z.object({ language: z.enum(pageLanguages), layout: z.enum(pageLayouts) });

const offered = z.object({ code: z.enum(methodCodes), save: z.enum(saveChoices) });

const error = z.object({
  code: text,
  msg: text,
  /** Whether the card holder declined the payment at the bank. */
  holderRefused: z.boolean(),
});

const reference = z.object({
  entity: digits.length(5),
  reference: digits.length(9),
  /** Null after the end of validity if the reference still accepts a late payment. */
  validUntil: dateTime.nullable(),
});

const push = z.object({ phone: phoneNumber, sentAt: dateTime, expiresAt: dateTime });

const card = z.object({ brand: text, last4Digits: digits.length(4) });

const receipt = z.object({ paidAt: dateTime, method: z.enum(methodCodes), card: card.nullable() });

/** Data of a payment page and its possible next steps (docs/decisions/checkout-pages.md). */
export const payerView = z.object({
  id: token,
  state: z.enum(checkoutStates),
  /** Reason why the last attempt failed; null outside `PaymentError`. */
  error: error.nullable(),
  page,
  paymentId: digits,
  merchant: text,
  amountCents,
  type: z.enum(payerTypes),
  code: z.string().nullable(),
  summary: z.string().nullable(),
  methods: z.array(offered),
  phone: phoneNumber.nullable(),
  /** Reference, if ATMs currently accept it. */
  reference: reference.nullable(),
  push: push.nullable(),
  challenge: card.nullable(),
  receipt: receipt.nullable(),
  /** Start of validity; null if it has started. */
  opensAt: dateTime.nullable(),
  /** End of validity; null if the page is closed. */
  expiresAt: dateTime.nullable(),
  /** Reason for the cancellation; null outside `PaymentCancelled`. */
  closedBecause: z.enum(cancellationReasons).nullable(),
  /** URL of the link "go back"; null if the merchant set none. */
  backUrl: redirectUrl.nullable(),
  /** URL to which the browser goes next; null while it stays on the page. */
  redirectUrl: redirectUrl.nullable(),
  now: dateTime,
});
export type PayerView = z.infer<typeof payerView>;
