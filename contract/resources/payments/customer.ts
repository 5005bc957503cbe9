import * as z from 'zod';
import { field, objectModel } from '../../schema/field.ts';
import { dateTime, email, orNumber, phoneNumber, text, uuid } from '../../schema/formats.ts';
import { customerWords } from './customerWords.ts';

const customerLanguages = ['PT', 'ES', 'EN'] as const;

const person = {
  customerId: field(text.optional(), customerWords.customerId, 'C-0001'),
  firstName: field(text.optional(), customerWords.firstName, 'Maria'),
  lastName: field(text.optional(), customerWords.lastName, 'Silva'),
  email: field(email.optional(), customerWords.email, 'maria.silva@cliente.example'),
  phoneNumber: field(phoneNumber.nullish(), customerWords.customerPhone, '351#900000001'),
  language: field(z.enum(customerLanguages).optional(), customerWords.customerLanguage, 'PT'),
};

export const paymentCustomerRequest = objectModel('PaymentCustomerRequest', customerWords.paymentCustomerRequest, {
  uuid: field(uuid.optional(), customerWords.customerUuid, '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01'),
  ...person,
  customerId: field(orNumber(text).optional(), customerWords.customerId, 'C-0001'),
});

export const paymentCustomer = objectModel('PaymentCustomer', customerWords.paymentCustomer, {
  uuid: field(uuid.optional(), customerWords.customerUuid, '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01'),
  ...person,
  createdAt: field(dateTime.optional(), customerWords.customerCreatedAt, '2026-01-10T09:00:00+00:00'),
});
export type PaymentCustomer = z.infer<typeof paymentCustomer>;
