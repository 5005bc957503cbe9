import { seed } from '../seed.ts';
import type { Customer } from './schema.ts';

/** The seeded customer, as answers show it. */
export const customerExample: Customer = {
  uuid: seed.customers.own,
  customerId: 'C-0001',
  firstName: 'Maria',
  lastName: 'Silva',
  email: 'maria.silva@cliente.example',
  phoneNumber: '351#900000001',
  createdAt: '2026-01-10T09:00:00+00:00',
  updatedAt: '2026-01-10T09:00:00+00:00',
};
