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
  walletPhone,
} from '../../schema/formats.ts';
import { mostItems } from '../../schema/requestLimits.ts';
import { additionalDataTypes, amountQualifiers, methodCodes, methodTypes, recurringTypes } from './enums.ts';
import { methodWords } from './methodWords.ts';
import { partWords } from './partWords.ts';

/** Objects that payments are made of, each once, in requests and responses. */

const methodResult = model(
  'PaymentMethodResult',
  z.object({
    code: field(anyText, methodWords.resultCode, 'e04020'),
    message: field(note, methodWords.resultMessage, 'Operação recusada na aplicação'),
    createdAt: field(dateTime, methodWords.resultCreatedAt, '2026-01-15T10:02:00+00:00'),
  }),
  methodWords.methodResult,
);

export const paymentMethodRequest = model(
  'PaymentMethodRequest',
  z.object({
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
  }),
  methodWords.paymentMethodRequest,
);

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

export const paymentMethod = model(
  'PaymentMethod',
  z.object({
    uuid: field(uuid.nullish(), methodWords.methodUuid, null),
    code: field(z.enum(methodCodes), methodWords.methodCode, 'MW'),
    type: field(z.enum(methodTypes), methodWords.methodType, 'DEFAULT'),
    details: field(methodDetails.optional(), methodWords.methodDetails),
    resultDetails: field(
      z
        .object({
          registration: field(
            uuid.optional(),
            methodWords.registration,
            '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a02',
          ),
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
  }),
  methodWords.paymentMethod,
);

/** An object of the merchant's own fields, bounded as the JSON it came as. */
const freeDetails = z
  .record(z.string(), z.unknown())
  .refine((details) => JSON.stringify(details).length <= mostItems.details);

export const availableMethodRequest = model(
  'AvailableMethodRequest',
  z.object({
    code: field(z.enum(methodCodes), methodWords.methodCode, 'MB'),
    type: field(z.enum(methodTypes).optional(), methodWords.methodType, 'NORMAL'),
    // No source shows a field inside, but e00216 is there for what is wrong with it.
    details: field(freeDetails.optional(), methodWords.availableMethodDetails, {}),
  }),
  methodWords.availableMethodRequest,
);

export const availableMethod = model(
  'AvailableMethod',
  z.object({
    code: field(z.enum(methodCodes), methodWords.methodCode, 'MB'),
    type: field(z.enum(methodTypes), methodWords.methodType, 'NORMAL'),
    name: field(z.string(), methodWords.methodName, 'Multibanco'),
  }),
  methodWords.availableMethod,
);

export const validDate = model(
  'ValidDate',
  z.object({
    start: field(dateTime.optional(), partWords.validStart, '2026-01-15T10:00:00+00:00'),
    end: field(dateTime.optional(), partWords.validEnd, '2026-02-14T23:59:59+00:00'),
    blockLatePayment: field(z.boolean().default(false), partWords.blockLatePayment, false),
  }),
  partWords.validDate,
);

export const bankAccountChoice = model(
  'BankAccountChoice',
  z.object({ code: field(alphanumeric, partWords.bankAccountCode, 'BALCAO01') }),
  partWords.bankAccountChoice,
);

export const paymentBankAccount = model(
  'PaymentBankAccount',
  z.object({
    code: field(z.string(), partWords.bankAccountCode, 'BALCAO01'),
    bankName: field(z.string(), partWords.bankName, 'Banco de Exemplo'),
    last4digits: field(z.string(), partWords.bankLast4digits, '0172'),
  }),
  partWords.paymentBankAccount,
);

export const recurring = model(
  'Recurring',
  z.object({
    type: field(z.enum(recurringTypes).optional(), partWords.recurringType, 'INITIAL'),
    amountQualifier: field(z.enum(amountQualifiers).optional(), partWords.amountQualifier, 'DFLT'),
  }),
  partWords.recurring,
);

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

export const additionalData = model(
  'AdditionalData',
  z.object({
    key: field(text, partWords.dataKey, 'orderNumber'),
    value: field(note, partWords.dataValue, '2026-0042'),
    type: field(z.enum(additionalDataTypes), partWords.dataType, 'STRING'),
  }),
  partWords.additionalData,
);

export const paymentFee = model(
  'PaymentFee',
  z.object({
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
  }),
  partWords.paymentFee,
);

export const transferDetails = model(
  'TransferDetails',
  z.object({
    payerReference: field(z.string(), partWords.payerReference, '1-26-001'),
    transferredAt: field(dateTime, partWords.transferredAt, '2026-01-17T09:00:00+00:00'),
  }),
  partWords.transferDetails,
);

export const refundSummary = model(
  'RefundSummary',
  z.object({
    paymentId: field(digits, partWords.refundPaymentId, '1102'),
    amount: field(amountCents, partWords.refundAmount, 500),
    createdAt: field(dateTime, partWords.refundCreatedAt, '2026-01-16T10:00:00+00:00'),
  }),
  partWords.refundSummary,
);
