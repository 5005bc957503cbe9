import * as z from 'zod';
import { checkoutStates, pageLanguages, pageLayouts } from '../resources/checkouts/enums.ts';
import { cancellationReasons, methodCodes } from '../resources/payments/enums.ts';
import { amountCents, dateTime, digits, phoneNumber, redirectUrl, text, token } from '../schema/formats.ts';

/** Whether a method is kept for the customer: never, if the payer ticks the box, or as the merchant decided. */
const saveChoices = ['no', 'ask', 'always'] as const;

/** What a page may charge: pay now, or hold the amount on a card. */
const payerTypes = ['payment', 'authorization'] as const;

const page = z.object({
  language: z.enum(pageLanguages),
  layout: z.enum(pageLayouts),
});

const offered = z.object({
  code: z.enum(methodCodes),
  save: z.enum(saveChoices),
});

const error = z.object({
  code: text,
  msg: text,
  /** Whether it was the card holder who did not confirm the payment with the bank. */
  holderRefused: z.boolean(),
});

const reference = z.object({
  entity: digits.length(5),
  reference: digits.length(9),
  /** Null when it has passed and the reference still accepts late payment. */
  validUntil: dateTime.nullable(),
});

const push = z.object({
  phone: phoneNumber,
  sentAt: dateTime,
  expiresAt: dateTime,
});

const card = z.object({
  brand: text,
  last4Digits: digits.length(4),
});

const receipt = z.object({
  paidAt: dateTime,
  method: z.enum(methodCodes),
  card: card.nullable(),
});

/** All a payment page shows, and all it needs to go on (docs/decisions/checkout-pages.md). */
export const payerView = z.object({
  id: token,
  state: z.enum(checkoutStates),
  /** Why the last attempt failed; null outside `PaymentError`. */
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
  /** Reference that ATMs currently accept. */
  reference: reference.nullable(),
  push: push.nullable(),
  challenge: card.nullable(),
  receipt: receipt.nullable(),
  /** From when it can be paid; null when it already can. */
  opensAt: dateTime.nullable(),
  /** Until when it can be paid; null when the page is closed. */
  expiresAt: dateTime.nullable(),
  /** Null outside `PaymentCancelled`. */
  closedBecause: z.enum(cancellationReasons).nullable(),
  /** Where "go back" leads; null when the merchant did not set it. */
  backUrl: redirectUrl.nullable(),
  /** Where the browser goes next; null while the page stays. */
  redirectUrl: redirectUrl.nullable(),
  now: dateTime,
});
export type PayerView = z.infer<typeof payerView>;
