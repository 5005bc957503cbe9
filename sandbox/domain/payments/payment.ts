import {
  cancellationReasons,
  methodCodes,
  methodTypes,
  paymentStates,
  paymentTypes,
} from '@balcao/contract/resources/payments/paymentEnums.ts';
import { paymentActions } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { payment as answered, requestFields } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { phoneNumber, taxNumber, uuid } from '@balcao/contract/schema/formats.ts';
import { textCharacters } from '@balcao/contract/schema/requestLimits.ts';
import * as z from 'zod';
import { checkoutRecord } from '../checkouts/checkout.ts';
import { cardFace } from '../customers/savedMethod.ts';
import { anyMoment, count, id, lateMoment, moment } from '../records/bounds.ts';
import { cents, euro, line, platformCode, word } from '../records/recordParts.ts';
import { terminalTransaction } from '../terminals/transaction.ts';

/** Maximum number of steps, captures and refunds of a payment; higher than manual use can reach. */
const longestHistory = 10_000;

const methodChoice = z.strictObject({ code: z.enum(methodCodes), type: z.enum(methodTypes) });
export type MethodChoice = z.infer<typeof methodChoice>;

/** Chosen method and the result of its last attempt. */
const chosenMethod = methodChoice.extend({
  uuid: uuid.optional(),
  phone: phoneNumber.optional(),
  card: cardFace.optional(),
  /** Details of a card that a terminal read. */
  read: z
    .strictObject({ brand: line, last4Digits: line, holder: line, expiryMonth: line, expiryYear: line })
    .partial()
    .optional(),
  createRegistration: z.boolean().optional(),
  allowRegistration: z.boolean().optional(),
  /** Whether the method is saved for the customer once the payment succeeds. */
  saves: z.boolean().optional(),
  result: z.strictObject({ code: word, at: moment }).optional(),
});
export type ChosenMethod = z.infer<typeof chosenMethod>;

/** Capture of an authorisation, or refund of a payment, with its amount. */
const linkedPayment = z.strictObject({ paymentId: id, amountCents: cents, at: moment });
export type LinkedPayment = z.infer<typeof linkedPayment>;

/** Pending push notification; `answer` is the scheduled response of a magic phone. */
const push = z.strictObject({
  sentAt: moment,
  expiresAt: moment,
  answer: z
    .strictObject({ at: moment, outcome: z.enum(['accept', 'refuse', 'fail']), code: word.optional() })
    .optional(),
});
export type MbWayPush = z.infer<typeof push>;

/** Step of a payment along its lifecycle, stored in the row of the payment. */
const historyStep = z.strictObject({
  action: z.enum(paymentActions),
  state: z.enum(paymentStates),
  at: moment,
  code: word.optional(),
  phone: phoneNumber.optional(),
  /** Amount captured or refunded, or the payment's new amount. */
  amountCents: cents.optional(),
  /** Id of the capture or refund that this step created. */
  sequelId: id.optional(),
});
export type HistoryStep = z.infer<typeof historyStep>;

const { customUniqueId, code, summary, callbackUrl, billingAddress, shippingAddress, additionalData } = requestFields;
const { recurring, customer } = answered.shape;

/** Fields that the merchant sends and gets back unchanged; an existing customer's data are copied at creation. */
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

/** Payment as stored and exported; amounts in cents, times in milliseconds. */
export const paymentRecord = z.strictObject({
  id,
  /** Incremented by each change, to detect stale writes. */
  version: count,
  platformCode,
  clientId: taxNumber,
  type: z.enum(paymentTypes),
  state: z.enum(paymentStates),
  stateAt: moment,
  createdAt: moment,
  updatedAt: moment,
  /** Steps, oldest first; payments of earlier releases lack the steps from before the upgrade. */
  history: z.array(historyStep).max(longestHistory).optional(),
  amountCents: cents.min(1),
  valid: z.strictObject({ start: anyMoment, end: lateMoment, blockLate: z.boolean() }),
  availableMethods: z.array(methodChoice).max(100),
  method: chosenMethod.optional(),
  /** Multibanco entity and reference; payments by other methods show a reference derived from their id. */
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
  /** State of the transaction at its terminal. */
  terminal: terminalTransaction.optional(),
  bankAccount: z.strictObject({ code: line, bankName: line, last4digits: line }).optional(),
  sent: sentFields,
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

/** Fields of a request that a payment returns unchanged; a series defaults to a first payment of a fixed amount. */
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
