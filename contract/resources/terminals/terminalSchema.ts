import * as z from 'zod';
import { seed } from '../../scenarios/seed.ts';
import { terminalScenarios } from '../../scenarios/seededTerminals.ts';
import { field, notRead, objectModel } from '../../schema/field.ts';
import {
  alphanumericList,
  amountCents,
  anyText,
  dateTime,
  digits,
  naturalQuery,
  note,
  orNumber,
  paymentId,
  text,
  uuid,
} from '../../schema/formats.ts';
import { mostItems } from '../../schema/requestLimits.ts';
import { defaultPageSize } from '../pageSize.ts';
import { paymentCustomerRequest } from '../payments/customer.ts';
import { methodWords } from '../payments/methodWords.ts';
import { methodCodes, methodTypes, paymentStates, paymentTypes } from '../payments/paymentEnums.ts';
import { additionalData, bankAccountChoice, methodDetails, validDate } from '../payments/paymentParts.ts';
import { paymentWords } from '../payments/paymentWords.ts';
import { terminalWords as w } from './terminalWords.ts';

const [first] = seed.terminals;

/** Payment terminal. The third feature keeps the API's odd spelling. */
export const terminal = objectModel('Terminal', w.terminal, {
  uuid: field(uuid, w.uuid, first.uuid),
  terminalId: field(digits, w.terminalId, first.terminalId),
  name: field(z.string(), w.name, first.name),
  model: field(z.string(), w.model, 'V400m'),
  processor: field(z.string(), w.processor, 'Processador de Exemplo'),
  supplier: field(z.string(), w.supplier, 'Verifone'),
  features: field(
    z.object({
      allowRemoteTransactions: field(z.boolean(), w.remote, true),
      allowGenerateQrCode: field(z.boolean(), w.qrCode, false),
      allowRealTimeTransactionSinchronization: field(z.boolean(), w.realTime, true),
    }),
    w.features,
  ),
  createdAt: field(dateTime, w.createdAt, '2026-01-10T10:00:00+00:00'),
  updatedAt: field(dateTime, w.updatedAt, '2026-01-10T10:00:00+00:00'),
});
export type Terminal = z.infer<typeof terminal>;

export const terminalSortFields = ['createdAt', 'updatedAt', 'terminalId', 'name'] as const;

export const terminalFilters = z.object({
  terminalId: field(digits.optional(), w.terminalIdFilter, first.terminalId),
  name: field(text.optional(), w.nameFilter, first.name),
  sort: field(alphanumericList.default('-createdAt'), w.sort, '-createdAt,terminalId'),
  limit: field(naturalQuery.default(defaultPageSize.terminals), w.limit, 50),
  page: field(naturalQuery.default(1), w.page, 1),
});

export type TerminalFilters = z.infer<typeof terminalFilters>;

export const terminalPaymentRequest = objectModel('TerminalPaymentRequest', w.paymentRequest, {
  amount: field(amountCents, paymentWords.amount, 1000),
  code: field(text.optional(), paymentWords.code, 'REF-0042'),
  summary: field(note.optional(), paymentWords.summary, 'Encomenda 0042'),
  validDate: field(validDate.optional(), w.validDate),
  bankAccount: field(bankAccountChoice.optional(), paymentWords.bankAccount),
  customer: field(paymentCustomerRequest.optional(), paymentWords.customer),
});
export type TerminalPaymentRequest = z.infer<typeof terminalPaymentRequest>;

export const terminalRefundRequest = objectModel('TerminalRefundRequest', w.refundRequest, {
  amount: field(amountCents, w.refundAmount, 500),
});

/** Method of a terminal payment; fields that only the terminal knows are optional. */
const processedMethod = objectModel('ProcessedPaymentMethod', w.processedMethod, {
  code: field(z.enum(methodCodes), methodWords.methodCode, 'CC'),
  type: field(z.enum(methodTypes).optional(), notRead(w.processedType), 'TPA'),
  details: field(
    methodDetails
      .pick({ brand: true, holder: true, expiryMonth: true, expiryYear: true })
      .extend({ last4Digits: field(orNumber(anyText, 4).optional(), methodWords.last4Digits, '4242') })
      .optional(),
    methodWords.methodDetails,
  ),
});

/** Body of POST /terminals/{uuid}/processedPayments; its code has exactly six characters. */
export const processedPayment = objectModel('ProcessedPayment', w.processed, {
  type: field(z.enum(paymentTypes), paymentWords.type, 'payment'),
  paymentMethod: field(processedMethod, w.processedMethod),
  stateDetails: field(
    z.object({
      state: field(z.enum(paymentStates), paymentWords.state, 'confirmed'),
      createdAt: field(dateTime.optional(), paymentWords.stateCreatedAt, '2026-01-15T10:00:00+00:00'),
    }),
    paymentWords.stateDetails,
  ),
  amount: field(amountCents, paymentWords.amount, 1000),
  code: field(z.string().length(6), w.processedCode, '000042'),
  summary: field(note.optional(), paymentWords.summary, 'Encomenda 0042'),
  additionalData: field(z.array(additionalData).max(mostItems.additionalData).optional(), paymentWords.additionalData),
});
export type ProcessedPayment = z.infer<typeof processedPayment>;

export const terminalParams = z.object({ uuid: field(uuid, w.uuid, first.uuid) });
export const terminalRefundParams = z.object({
  // Terminal with automatic execution, so it is not busy with the payment of an earlier example.
  uuid: field(uuid, w.uuid, terminalScenarios[2].uuid),
  paymentId: field(paymentId, w.refundedPayment, seed.payments.settledTerminal),
});
