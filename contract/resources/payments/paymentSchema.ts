import * as z from 'zod';
import { field, objectModel, onlyKept } from '../../schema/field.ts';
import { amountCents, dateTime, digits, note, text, url } from '../../schema/formats.ts';
import { mostItems } from '../../schema/requestLimits.ts';
import { paymentCustomer, paymentCustomerRequest } from './customer.ts';
import { cancellationReasons, paymentStates, paymentTypes } from './paymentEnums.ts';
import {
  additionalData,
  availableMethod,
  availableMethodRequest,
  bankAccountChoice,
  billingAddress,
  paymentBankAccount,
  paymentFee,
  paymentMethod,
  paymentMethodRequest,
  recurring,
  refundSummary,
  shippingAddress,
  transferDetails,
  validDate,
} from './paymentParts.ts';
import { paymentWords as w } from './paymentWords.ts';

/** Optional fields common to all operations that create a payment. */
export const requestFields = {
  customUniqueId: field(text.optional(), w.customUniqueId, 'ORDER-2026-0042'),
  type: field(z.enum(paymentTypes).default('payment'), w.type, 'payment'),
  amount: field(amountCents, w.amount, 1000),
  code: field(text.optional(), w.code, 'REF-0042'),
  summary: field(note.optional(), w.summary, 'Encomenda 0042'),
  callbackUrl: field(url.optional(), w.callbackUrl, 'https://loja.example/balcao/callback'),
  validDate: field(validDate.optional(), w.validDate),
  availableMethods: field(z.array(availableMethodRequest).min(1).max(mostItems.methods).optional(), w.availableMethods),
  bankAccount: field(bankAccountChoice.optional(), w.bankAccount),
  customer: field(paymentCustomerRequest.optional(), w.customer),
  billingAddress: field(billingAddress.optional(), w.billingAddress),
  shippingAddress: field(shippingAddress.optional(), w.shippingAddress),
  additionalData: field(z.array(additionalData).max(mostItems.additionalData).optional(), w.additionalData),
};

export const paymentRequest = objectModel('PaymentRequest', w.paymentRequest, {
  ...requestFields,
  paymentMethod: field(paymentMethodRequest, w.paymentMethod),
  recurring: field(recurring.optional(), w.recurring),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** Body of POST /payments/references; the method is always Multibanco. */
export const referenceRequest = objectModel('ReferenceRequest', w.referenceRequest, {
  ...requestFields,
  availableMethods: field(requestFields.availableMethods, w.referenceMethods),
  paymentMethod: field(paymentMethodRequest.optional(), w.paymentMethod),
  referenceRange: field(
    z.object({ id: field(z.int().positive(), w.referenceRangeId, 1) }).optional(),
    w.referenceRange,
  ),
  referenceDetails: field(
    z
      .object({
        reference: field(z.string().length(9).regex(/^\d+$/, { error: 'digits' }), w.ownReference, '000004266'),
      })
      .optional(),
    w.ownReferenceDetails,
  ),
});
export type ReferenceRequest = z.infer<typeof referenceRequest>;

/** Body of PUT /payments/{id}: a new phone number, method or amount. */
export const paymentUpdate = objectModel('PaymentUpdate', w.paymentUpdate, {
  paymentMethod: field(paymentMethodRequest.optional(), w.updateMethod),
  customer: field(paymentCustomerRequest.optional(), w.updateCustomer),
  amount: field(amountCents.optional(), w.updateAmount, 1500),
});
export type PaymentUpdate = z.infer<typeof paymentUpdate>;

export const cancellationRequest = objectModel('CancellationRequest', w.cancellationRequest, {
  reason: field(z.enum(cancellationReasons).default('merchant_cancelled'), w.reason, 'merchant_cancelled'),
  ignoreUnsupported: field(z.boolean().default(false), w.ignoreUnsupported, false),
  remarks: field(z.object({ text: field(note, onlyKept(w.remarksText), 'Artigo esgotado') }).optional(), w.remarks),
});
export type CancellationRequest = z.infer<typeof cancellationRequest>;

/** Payment in responses, callbacks and webhooks. */
export const payment = objectModel('Payment', w.payment, {
  id: field(digits, w.id, '1101'),
  clientId: field(digits, w.clientId, '999999990'),
  customUniqueId: field(text.optional(), w.customUniqueId, 'ORDER-2026-0042'),
  type: field(z.enum(paymentTypes), w.type, 'payment'),
  initialPaymentId: field(digits.optional(), w.initialPaymentId, '1002'),
  referenceDetails: field(
    z.object({
      entity: field(digits.optional(), w.referenceEntity, '12345'),
      reference: field(z.string(), w.reference, '000004266'),
    }),
    w.referenceDetails,
  ),
  stateDetails: field(
    z.object({
      state: field(z.enum(paymentStates), w.state, 'pending'),
      createdAt: field(dateTime, w.stateCreatedAt, '2026-01-15T10:00:00+00:00'),
    }),
    w.stateDetails,
  ),
  paymentMethod: field(paymentMethod.optional(), w.paymentMethod),
  amount: field(amountCents, w.amount, 1000),
  code: field(text.optional(), w.code, 'REF-0042'),
  summary: field(z.string().optional(), w.summary, 'Encomenda 0042'),
  callbackUrl: field(url.optional(), w.callbackUrl, 'https://loja.example/balcao/callback'),
  createdAt: field(dateTime, w.createdAt, '2026-01-15T10:00:00+00:00'),
  updatedAt: field(dateTime, w.updatedAt, '2026-01-15T10:00:00+00:00'),
  validDate: field(validDate, w.validDate),
  availableMethods: field(z.array(availableMethod), w.availableMethods),
  paymentFee: field(paymentFee.optional(), w.paymentFee),
  transferDetails: field(transferDetails.optional(), w.transferDetails),
  refunds: field(z.array(refundSummary).optional(), w.refunds),
  cancellation: field(
    z
      .object({
        cancelled: field(z.boolean(), w.cancelled, true),
        cancelledAt: field(dateTime, w.cancelledAt, '2026-01-15T11:00:00+00:00'),
        reason: field(z.enum(cancellationReasons), w.reason, 'merchant_cancelled'),
        authorisationKept: field(z.boolean().optional(), w.authorisationKept, true),
      })
      .optional(),
    w.cancellation,
  ),
  bankAccount: field(paymentBankAccount.optional(), w.bankAccount),
  recurring: field(recurring.optional(), w.recurring),
  customer: field(paymentCustomer.optional(), w.customer),
  billingAddress: field(billingAddress.optional(), w.billingAddress),
  shippingAddress: field(shippingAddress.optional(), w.shippingAddress),
  additionalData: field(z.array(additionalData).optional(), w.additionalData),
});
export type Payment = z.infer<typeof payment>;
