import {
  cancellationReasons,
  methodCodes,
  methodTypes,
  paymentStates,
  paymentTypes,
} from '@balcao/contract/resources/payments/enums.ts';
import { paymentActions } from '@balcao/contract/resources/payments/lifecycle.ts';
import { payment as answered, requestFields } from '@balcao/contract/resources/payments/schema.ts';
import { phoneNumber, taxNumber, uuid } from '@balcao/contract/schema/formats.ts';
import { textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import { checkoutRecord } from '../checkouts/checkout.ts';
import { cardFace } from '../customers/savedMethod.ts';
import { anyMoment, count, id, lateMoment, moment } from '../records/bounds.ts';
import { cents, euro, line, platformCode, word } from '../records/parts.ts';
import { terminalTransaction } from '../terminals/transaction.ts';

/** Steps, captures and refunds a payment may have; more than anybody makes by hand. */
const longestHistory = 10_000;

const methodChoice = z.strictObject({ code: z.enum(methodCodes), type: z.enum(methodTypes) });
export type MethodChoice = z.infer<typeof methodChoice>;

/** The method a payment is being paid with, and how its last try went. */
const chosenMethod = methodChoice.extend({
  uuid: uuid.optional(),
  phone: phoneNumber.optional(),
  card: cardFace.optional(),
  /** What is known of a card that a terminal read. */
  read: z
    .strictObject({ brand: line, last4Digits: line, holder: line, expiryMonth: line, expiryYear: line })
    .partial()
    .optional(),
  createRegistration: z.boolean().optional(),
  allowRegistration: z.boolean().optional(),
  /** It is saved for the customer once it has paid. */
  saves: z.boolean().optional(),
  result: z.strictObject({ code: word, at: moment }).optional(),
});
export type ChosenMethod = z.infer<typeof chosenMethod>;

/** What a capture took of its authorisation, or a refund gave back of its payment. */
const linkedPayment = z.strictObject({ paymentId: id, amountCents: cents, at: moment });
export type LinkedPayment = z.infer<typeof linkedPayment>;

/** A notification on a phone that waits for an answer; `answer` is what a magic phone will do by itself. */
const push = z.strictObject({
  sentAt: moment,
  expiresAt: moment,
  answer: z
    .strictObject({ at: moment, outcome: z.enum(['accept', 'refuse', 'fail']), code: word.optional() })
    .optional(),
});
export type MbWayPush = z.infer<typeof push>;

/** One step of a payment along its lifecycle, kept inside the payment: it is written with what it tells of. */
const historyStep = z.strictObject({
  action: z.enum(paymentActions),
  state: z.enum(paymentStates),
  at: moment,
  code: word.optional(),
  phone: phoneNumber.optional(),
  /** What was captured, refunded, or became the amount. */
  amountCents: cents.optional(),
  /** Capture or refund that this step made. */
  sequelId: id.optional(),
});
export type HistoryStep = z.infer<typeof historyStep>;

const { customUniqueId, code, summary, callbackUrl, billingAddress, shippingAddress, additionalData } =
  requestFields;
const { recurring, customer } = answered.shape;

/** What the merchant sent and gets back unchanged; an existing customer is copied when the payment is made. */
const sentFields = z.strictObject({
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

/** A payment as the sandbox keeps it, and as a state carries it; amounts in cents, times in milliseconds. */
export const paymentRecord = z.strictObject({
  id,
  /** Grows by one with each change; a stale writer is told by it. */
  version: count,
  platformCode,
  clientId: taxNumber,
  type: z.enum(paymentTypes),
  state: z.enum(paymentStates),
  stateAt: moment,
  createdAt: moment,
  updatedAt: moment,
  /** Its steps, oldest first; payments written by an earlier release have none from before. */
  history: z.array(historyStep).max(longestHistory).optional(),
  amountCents: cents.min(1),
  valid: z.strictObject({ start: anyMoment, end: lateMoment, blockLate: z.boolean() }),
  availableMethods: z.array(methodChoice).max(100),
  method: chosenMethod.optional(),
  /** Multibanco entity and reference; other methods show one made from the id. */
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
  captures: z.array(linkedPayment).max(longestHistory).optional(),
  refunds: z.array(linkedPayment).max(longestHistory).optional(),
  checkout: checkoutRecord.optional(),
  /** What the terminal does that it was sent to, typed at, or made at. */
  terminal: terminalTransaction.optional(),
  bankAccount: z.strictObject({ code: line, bankName: line, last4digits: line }).optional(),
  sent: sentFields,
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

/** Fields of a request that a payment carries unchanged; a series begins with its first payment, of a fixed amount. */
export function sentOf(request: PaymentRecord['sent']): PaymentRecord['sent'] {
  const names = Object.keys(sentFields.shape) as (keyof PaymentRecord['sent'])[];
  const { recurring } = request;
  return {
    ...Object.fromEntries(names.map((name) => [name, request[name]])),
    recurring: recurring && { type: 'INITIAL', amountQualifier: 'DFLT', ...recurring },
  };
}

export function totalOf(shares: readonly LinkedPayment[] | undefined): number {
  return (shares ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0);
}
