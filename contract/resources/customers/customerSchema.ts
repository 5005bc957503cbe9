import * as z from 'zod';
import { seed } from '../../scenarios/seed.ts';
import { field, model, objectModel } from '../../schema/field.ts';
import { dateTime, email, naturalQuery, orNumber, phoneNumber, taxNumber, text, uuid } from '../../schema/formats.ts';
import { defaultPageSize } from '../pageSize.ts';
import { customerWords } from '../payments/customerWords.ts';
import { methodWords } from '../payments/methodWords.ts';
import { methodCodes, methodTypes } from '../payments/paymentEnums.ts';
import { customerWords as w } from './customerWords.ts';

const fields = {
  customerId: field(text.optional(), customerWords.customerId, 'C-0001'),
  firstName: field(text.optional(), customerWords.firstName, 'Maria'),
  lastName: field(text.optional(), customerWords.lastName, 'Silva'),
  email: field(email.optional(), w.email, 'maria.silva@cliente.example'),
  phoneNumber: field(phoneNumber.nullish(), customerWords.customerPhone, '351#900000001'),
};

/** Fields of requests, in which `customerId` may be a number, as in a payment. */
const sent = { ...fields, customerId: field(orNumber(text).optional(), customerWords.customerId, 'C-0001') };

export const customerRequest = model('CustomerRequest', z.object(sent), w.customerRequest);
export type CustomerRequest = z.infer<typeof customerRequest>;

/** Body of PUT /customers/{uuid}, with any subset of the fields. */
export const customerUpdate = model('CustomerUpdate', z.object(sent), w.customerUpdate);

export const customer = objectModel('Customer', w.customer, {
  uuid: field(uuid, customerWords.customerUuid, seed.customers.own),
  ...fields,
  createdAt: field(dateTime, customerWords.customerCreatedAt, '2026-01-10T09:00:00+00:00'),
  updatedAt: field(dateTime, w.updatedAt, '2026-01-10T09:00:00+00:00'),
});
export type Customer = z.infer<typeof customer>;

export const customerFilters = z.object({
  email: field(email.optional(), w.emailFilter, 'maria.silva@cliente.example'),
  customerId: field(text.optional(), w.customerIdFilter, 'C-0001'),
  limit: field(naturalQuery.default(defaultPageSize.customers), w.limit, 50),
  page: field(naturalQuery.default(1), w.page, 1),
});
export type CustomerFilters = z.infer<typeof customerFilters>;

export const customerEntity = objectModel('CustomerEntity', w.customerEntity, {
  clientId: field(taxNumber, w.associatedClientId, '123456789'),
  createdAt: field(dateTime, w.associatedAt, '2026-01-10T09:00:00+00:00'),
});
export type CustomerEntity = z.infer<typeof customerEntity>;

export const customerEntityRequest = objectModel('CustomerEntityRequest', w.customerEntityRequest, {
  clientId: field(taxNumber, w.associatedClientId, seed.entities.approved.clientId),
});

/** Saved method, with the nesting of the specification (docs/decisions/payment-methods.md). */
export const savedMethod = objectModel('SavedPaymentMethod', w.savedMethod, {
  uuid: field(uuid, w.savedUuid, seed.savedMethods.card),
  code: field(z.enum(methodCodes), methodWords.methodCode, 'CC'),
  type: field(z.enum(methodTypes), methodWords.methodType, 'DEFAULT'),
  details: field(
    z.object({
      brand: field(z.string().optional(), methodWords.brand, 'VISA'),
      last4Digits: field(z.string().optional(), methodWords.last4Digits, '4242'),
      holder: field(z.string().optional(), methodWords.holder, 'Maria Silva'),
      expiryMonth: field(z.string().optional(), methodWords.expiryMonth, '05'),
      expiryYear: field(z.string().optional(), methodWords.expiryYear, '2030'),
      countryCode: field(z.string().optional(), methodWords.phoneCountryCode, '351'),
      last3Digits: field(z.string().optional(), methodWords.last3Digits, '001'),
    }),
    w.savedDetails,
  ),
});
export type SavedMethod = z.infer<typeof savedMethod>;

const savedCodes = ['CC', 'MW'] as const;

export const savedMethodFilters = z.object({
  code: field(z.enum(savedCodes).optional(), w.codeFilter, 'CC'),
  type: field(z.enum(savedCodes).optional(), w.typeFilter, 'CC'),
  sort: field(z.enum(['-createdAt', 'createdAt']).default('-createdAt'), w.sort, '-createdAt'),
  limit: field(naturalQuery.default(defaultPageSize.savedMethods), w.savedLimit, 100),
  page: field(naturalQuery.default(1), w.page, 1),
});
export type SavedMethodFilters = z.infer<typeof savedMethodFilters>;

export const customerParams = z.object({ uuid: field(uuid, customerWords.customerUuid, seed.customers.own) });
export const customerEntityParams = customerParams.extend({
  clientId: field(taxNumber, w.associatedClientId, seed.otherEntity.clientId),
});
export const savedMethodParams = customerParams.extend({
  paymentMethod_uuid: field(uuid, w.savedUuid, seed.savedMethods.card),
});
