import * as z from 'zod';
import { field, model } from '../../schema/field.ts';
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
} from '../../schema/formats.ts';
import { mostItems } from '../../schema/requestLimits.ts';
import { additionalDataTypes, amountQualifiers, methodCodes, methodTypes, recurringTypes } from './enums.ts';
import { partWords as w } from './words.ts';

/** Objects that payments are made of, each once, in requests and responses. */

export const methodCode = field(z.enum(methodCodes), w.methodCode, 'MB');
export const methodType = field(z.enum(methodTypes), w.methodType, 'DEFAULT');

export const methodResult = model(
  'PaymentMethodResult',
  z.object({
    code: field(anyText, w.resultCode, 'e04020'),
    message: field(note, w.resultMessage, 'Operação recusada na aplicação'),
    createdAt: field(dateTime, w.resultCreatedAt, '2026-01-15T10:02:00+00:00'),
  }),
  w.methodResult,
);

export const paymentMethodRequest = model(
  'PaymentMethodRequest',
  z.object({
    uuid: field(uuid.nullish(), w.methodUuid, '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a01'),
    code: field(z.enum(methodCodes).optional(), w.methodCode, 'MW'),
    type: field(z.enum(methodTypes).optional(), w.methodType, 'DEFAULT'),
    details: field(
      z
        .object({
          phoneNumber: field(phoneNumber.nullish(), w.methodPhone, '351#900000001'),
          createRegistration: field(z.boolean().nullish(), w.createRegistration, false),
          allowRegistration: field(z.boolean().nullish(), w.allowRegistration, false),
        })
        .nullish(),
      w.methodDetailsRequest,
    ),
  }),
  w.paymentMethodRequest,
);

/** What is known of the card or phone of a payment. */
export const methodDetails = z.object({
  phoneNumber: field(phoneNumber.nullish(), w.methodPhone, '351#900000001'),
  createRegistration: field(z.boolean().nullish(), w.createRegistration, false),
  allowRegistration: field(z.boolean().nullish(), w.allowRegistration, false),
  registration: field(uuid.optional(), w.registration, '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a02'),
  countryCode: field(anyText.optional(), w.phoneCountryCode, '351'),
  last3Digits: field(anyText.optional(), w.last3Digits, '001'),
  brand: field(anyText.optional(), w.brand, 'VISA'),
  last4Digits: field(anyText.optional(), w.last4Digits, '4242'),
  holder: field(anyText.optional(), w.holder, 'Maria Silva'),
  expiryMonth: field(anyText.optional(), w.expiryMonth, '05'),
  expiryYear: field(anyText.optional(), w.expiryYear, '2028'),
});

export const paymentMethod = model(
  'PaymentMethod',
  z.object({
    uuid: field(uuid.nullish(), w.methodUuid, null),
    code: field(z.enum(methodCodes), w.methodCode, 'MW'),
    type: field(z.enum(methodTypes), w.methodType, 'DEFAULT'),
    details: field(methodDetails.optional(), w.methodDetails),
    resultDetails: field(
      z
        .object({
          registration: field(uuid.optional(), w.registration, '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a02'),
          phoneNumber: field(
            z
              .object({
                countryCode: field(anyText, w.phoneCountryCode, '351'),
                last3Digits: field(anyText, w.last3Digits, '001'),
              })
              .optional(),
            w.maskedPhone,
          ),
        })
        .optional(),
      w.resultDetails,
    ),
    result: field(methodResult.optional(), w.methodResult),
  }),
  w.paymentMethod,
);

/** An object of the merchant's own fields, bounded as the JSON it came as. */
const freeDetails = z
  .record(z.string(), z.unknown())
  .refine((details) => JSON.stringify(details).length <= mostItems.details);

export const availableMethodRequest = model(
  'AvailableMethodRequest',
  z.object({
    code: field(z.enum(methodCodes), w.methodCode, 'MB'),
    type: field(z.enum(methodTypes).optional(), w.methodType, 'NORMAL'),
    // No source shows a field inside, but e00216 is there for what is wrong with it.
    details: field(freeDetails.optional(), w.availableMethodDetails, {}),
  }),
  w.availableMethodRequest,
);

export const availableMethod = model(
  'AvailableMethod',
  z.object({
    code: field(z.enum(methodCodes), w.methodCode, 'MB'),
    type: field(z.enum(methodTypes), w.methodType, 'NORMAL'),
    name: field(z.string(), w.methodName, 'Multibanco'),
  }),
  w.availableMethod,
);

export const validDate = model(
  'ValidDate',
  z.object({
    start: field(dateTime.optional(), w.validStart, '2026-01-15T10:00:00+00:00'),
    end: field(dateTime.optional(), w.validEnd, '2026-02-14T23:59:59+00:00'),
    blockLatePayment: field(z.boolean().default(false), w.blockLatePayment, false),
  }),
  w.validDate,
);

export const bankAccountChoice = model(
  'BankAccountChoice',
  z.object({ code: field(alphanumeric, w.bankAccountCode, 'BALCAO01') }),
  w.bankAccountChoice,
);

export const paymentBankAccount = model(
  'PaymentBankAccount',
  z.object({
    code: field(z.string(), w.bankAccountCode, 'BALCAO01'),
    bankName: field(z.string(), w.bankName, 'Banco de Exemplo'),
    last4digits: field(z.string(), w.bankLast4digits, '0172'),
  }),
  w.paymentBankAccount,
);

export const recurring = model(
  'Recurring',
  z.object({
    type: field(z.enum(recurringTypes).optional(), w.recurringType, 'INITIAL'),
    amountQualifier: field(z.enum(amountQualifiers).optional(), w.amountQualifier, 'DFLT'),
  }),
  w.recurring,
);

const address = () =>
  z.object({
    country: field(countryCode.optional(), w.country, 'PT'),
    state: field(text.optional(), w.addressState, 'PT-11'),
    stateName: field(text.optional(), w.addressStateName, 'Lisboa'),
    city: field(text.optional(), w.city, 'Lisboa'),
    street1: field(text.optional(), w.street1, 'Rua Augusta 1'),
    street2: field(anyText.optional(), w.street2, '2.º Esq.'),
    postCode: field(text.optional(), w.postCode, '1100-048'),
  });

export const billingAddress = model('BillingAddress', address(), w.billingAddress);
export const shippingAddress = model('ShippingAddress', address(), w.shippingAddress);

export const additionalData = model(
  'AdditionalData',
  z.object({
    key: field(text, w.dataKey, 'orderNumber'),
    value: field(note, w.dataValue, '2026-0042'),
    type: field(z.enum(additionalDataTypes), w.dataType, 'STRING'),
  }),
  w.additionalData,
);

export const paymentFee = model(
  'PaymentFee',
  z.object({
    netAmount: field(z.string(), w.netAmount, '0.27750000'),
    taxAmount: field(z.string(), w.taxAmount, '0.06382500'),
    invoiceDetails: field(
      z
        .object({
          invoiceNumber: field(z.string(), w.invoiceNumber, 'FT 2026/1'),
          invoicedAt: field(dateTime, w.invoicedAt, '2026-01-31T23:00:00+00:00'),
        })
        .nullable(),
      w.invoiceDetails,
      null,
    ),
  }),
  w.paymentFee,
);

export const transferDetails = model(
  'TransferDetails',
  z.object({
    payerReference: field(z.string(), w.payerReference, '1-26-001'),
    transferredAt: field(dateTime, w.transferredAt, '2026-01-17T09:00:00+00:00'),
  }),
  w.transferDetails,
);

export const refundSummary = model(
  'RefundSummary',
  z.object({
    paymentId: field(digits, w.refundPaymentId, '1102'),
    amount: field(amountCents, w.refundAmount, 500),
    createdAt: field(dateTime, w.refundCreatedAt, '2026-01-16T10:00:00+00:00'),
  }),
  w.refundSummary,
);
