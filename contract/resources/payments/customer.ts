import * as z from 'zod';
import { field, model } from '../../schema/field.ts';
import { dateTime, email, orNumber, phoneNumber, text, uuid } from '../../schema/formats.ts';
import { partWords as w } from './words.ts';

/** Languages a customer can be addressed in. */
const customerLanguages = ['PT', 'ES', 'EN'] as const;

const person = {
  customerId: field(text.optional(), w.customerId, 'C-0001'),
  firstName: field(text.optional(), w.firstName, 'Maria'),
  lastName: field(text.optional(), w.lastName, 'Silva'),
  email: field(email.optional(), w.email, 'maria.silva@cliente.example'),
  phoneNumber: field(phoneNumber.nullish(), w.customerPhone, '351#900000001'),
  language: field(z.enum(customerLanguages).optional(), w.customerLanguage, 'PT'),
};

export const paymentCustomerRequest = model(
  'PaymentCustomerRequest',
  z.object({
    uuid: field(uuid.optional(), w.customerUuid, '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01'),
    ...person,
    customerId: field(orNumber(text).optional(), w.customerId, 'C-0001'),
  }),
  w.paymentCustomerRequest,
);

export const paymentCustomer = model(
  'PaymentCustomer',
  z.object({
    uuid: field(uuid.optional(), w.customerUuid, '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01'),
    ...person,
    createdAt: field(dateTime.optional(), w.customerCreatedAt, '2026-01-10T09:00:00+00:00'),
  }),
  w.paymentCustomer,
);
export type PaymentCustomer = z.infer<typeof paymentCustomer>;
