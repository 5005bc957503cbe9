import * as z from 'zod';
import { field, model, objectModel } from '../../schema/field.ts';
import {
  alphanumeric,
  amountCents,
  anyText,
  countryCode,
  dateTime,
  digits,
  note,
  phoneNumber,
  text,
  uuid,
  walletPhone,
} from '../../schema/formats.ts';
import { mostItems } from '../../schema/requestLimits.ts';
import { methodWords } from './methodWords.ts';
import { partWords } from './partWords.ts';
import { additionalDataTypes, amountQualifiers, methodCodes, methodTypes, recurringTypes } from './paymentEnums.ts';

/** Objects of payments, shared by requests and responses. */

const methodResult = objectModel('PaymentMethodResult', methodWords.methodResult, {
  code: field(anyText, methodWords.resultCode, 'e04020'),
  message: field(note, methodWords.resultMessage, 'Operação recusada na aplicação'),
  createdAt: field(dateTime, methodWords.resultCreatedAt, '2026-01-15T10:02:00+00:00'),
});

export const paymentMethodRequest = objectModel('PaymentMethodRequest', methodWords.paymentMethodRequest, {
  uuid: field(uuid.nullish(), methodWords.methodUuid, '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a01'),
  code: field(z.enum(methodCodes).optional(), methodWords.methodCode, 'MW'),
  type: field(z.enum(methodTypes).optional(), methodWords.methodType, 'DEFAULT'),
  details: field(
    z
      .object({
        phoneNumber: field(walletPhone.nullish(), methodWords.methodPhone, '351#900000001'),
        createRegistration: field(z.boolean().nullish(), methodWords.createRegistration, false),
        allowRegistration: field(z.boolean().nullish(), methodWords.allowRegistration, false),
      })
      .nullish(),
    methodWords.methodDetailsRequest,
  ),
});

export const methodDetails = z.object({
  phoneNumber: field(phoneNumber.nullish(), methodWords.methodPhone, '351#900000001'),
  createRegistration: field(z.boolean().nullish(), methodWords.createRegistration, false),
  allowRegistration: field(z.boolean().nullish(), methodWords.allowRegistration, false),
  registration: field(uuid.optional(), methodWords.registration, '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a02'),
  countryCode: field(anyText.optional(), methodWords.phoneCountryCode, '351'),
  last3Digits: field(anyText.optional(), methodWords.last3Digits, '001'),
  brand: field(anyText.optional(), methodWords.brand, 'VISA'),
  last4Digits: field(anyText.optional(), methodWords.last4Digits, '4242'),
  holder: field(anyText.optional(), methodWords.holder, 'Maria Silva'),
  expiryMonth: field(anyText.optional(), methodWords.expiryMonth, '05'),
  expiryYear: field(anyText.optional(), methodWords.expiryYear, '2028'),
});

export const paymentMethod = objectModel('PaymentMethod', methodWords.paymentMethod, {
  uuid: field(uuid.nullish(), methodWords.methodUuid, null),
  code: field(z.enum(methodCodes), methodWords.methodCode, 'MW'),
  type: field(z.enum(methodTypes), methodWords.methodType, 'DEFAULT'),
  details: field(methodDetails.optional(), methodWords.methodDetails),
  resultDetails: field(
    z
      .object({
        registration: field(uuid.optional(), methodWords.registration, '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a02'),
        phoneNumber: field(
          z
            .object({
              countryCode: field(anyText, methodWords.phoneCountryCode, '351'),
              last3Digits: field(anyText, methodWords.last3Digits, '001'),
            })
            .optional(),
          methodWords.maskedPhone,
        ),
      })
      .optional(),
    methodWords.resultDetails,
  ),
  result: field(methodResult.optional(), methodWords.methodResult),
});

/** Fields chosen by the merchant, limited by the length of their JSON. */
const freeDetails = z
  .record(z.string(), z.unknown())
  .refine((details) => JSON.stringify(details).length <= mostItems.details);

export const availableMethodRequest = objectModel('AvailableMethodRequest', methodWords.availableMethodRequest, {
  code: field(z.enum(methodCodes), methodWords.methodCode, 'MB'),
  type: field(z.enum(methodTypes).optional(), methodWords.methodType, 'NORMAL'),
  // No source shows its fields, but e00216 reports invalid details.
  details: field(freeDetails.optional(), methodWords.availableMethodDetails, {}),
});

export const availableMethod = objectModel('AvailableMethod', methodWords.availableMethod, {
  code: field(z.enum(methodCodes), methodWords.methodCode, 'MB'),
  type: field(z.enum(methodTypes), methodWords.methodType, 'NORMAL'),
  name: field(z.string(), methodWords.methodName, 'Multibanco'),
});

export const validDate = objectModel('ValidDate', partWords.validDate, {
  start: field(dateTime.optional(), partWords.validStart, '2026-01-15T10:00:00+00:00'),
  end: field(dateTime.optional(), partWords.validEnd, '2026-02-14T23:59:59+00:00'),
  blockLatePayment: field(z.boolean().default(false), partWords.blockLatePayment, false),
});

export const bankAccountChoice = objectModel('BankAccountChoice', partWords.bankAccountChoice, {
  code: field(alphanumeric, partWords.bankAccountCode, 'BALCAO01'),
});

export const paymentBankAccount = objectModel('PaymentBankAccount', partWords.paymentBankAccount, {
  code: field(z.string(), partWords.bankAccountCode, 'BALCAO01'),
  bankName: field(z.string(), partWords.bankName, 'Banco de Exemplo'),
  last4digits: field(z.string(), partWords.bankLast4digits, '0172'),
});

export const recurring = objectModel('Recurring', partWords.recurring, {
  type: field(z.enum(recurringTypes).optional(), partWords.recurringType, 'INITIAL'),
  amountQualifier: field(z.enum(amountQualifiers).optional(), partWords.amountQualifier, 'DFLT'),
});

const address = () =>
  z.object({
    country: field(countryCode.optional(), partWords.country, 'PT'),
    state: field(text.optional(), partWords.addressState, 'PT-11'),
    stateName: field(text.optional(), partWords.addressStateName, 'Lisboa'),
    city: field(text.optional(), partWords.city, 'Lisboa'),
    street1: field(text.optional(), partWords.street1, 'Rua Augusta 1'),
    street2: field(anyText.optional(), partWords.street2, '2.º Esq.'),
    postCode: field(text.optional(), partWords.postCode, '1100-048'),
  });

export const billingAddress = model('BillingAddress', address(), partWords.billingAddress);
export const shippingAddress = model('ShippingAddress', address(), partWords.shippingAddress);

export const additionalData = objectModel('AdditionalData', partWords.additionalData, {
  key: field(text, partWords.dataKey, 'orderNumber'),
  value: field(note, partWords.dataValue, '2026-0042'),
  type: field(z.enum(additionalDataTypes), partWords.dataType, 'STRING'),
});

export const paymentFee = objectModel('PaymentFee', partWords.paymentFee, {
  netAmount: field(z.string(), partWords.netAmount, '0.27750000'),
  taxAmount: field(z.string(), partWords.taxAmount, '0.06382500'),
  invoiceDetails: field(
    z
      .object({
        invoiceNumber: field(z.string(), partWords.invoiceNumber, 'FT 2026/1'),
        invoicedAt: field(dateTime, partWords.invoicedAt, '2026-01-31T23:00:00+00:00'),
      })
      .nullable(),
    partWords.invoiceDetails,
    null,
  ),
});

export const transferDetails = objectModel('TransferDetails', partWords.transferDetails, {
  payerReference: field(z.string(), partWords.payerReference, '1-26-001'),
  transferredAt: field(dateTime, partWords.transferredAt, '2026-01-17T09:00:00+00:00'),
});

export const refundSummary = objectModel('RefundSummary', partWords.refundSummary, {
  paymentId: field(digits, partWords.refundPaymentId, '1102'),
  amount: field(amountCents, partWords.refundAmount, 500),
  createdAt: field(dateTime, partWords.refundCreatedAt, '2026-01-16T10:00:00+00:00'),
});
