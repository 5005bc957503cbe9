import {
  type Customer,
  type CustomerRequest,
  customerRequest,
} from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { taxNumber, uuid } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { id, moment } from '../records/bounds.ts';

/** Stored customer; times in milliseconds. */
export const customerRecord = z.strictObject({
  uuid,
  /** Increases in order of creation; lists show the newest first. */
  serial: id,
  /** Entity that created the customer. Only this entity may change it. */
  clientId: taxNumber,
  details: customerRequest,
  createdAt: moment,
  updatedAt: moment,
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** Permission of an entity to use another entity's customer. */
export interface Association {
  clientId: string;
  createdAt: number;
}

const names = ['customerId', 'firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** Whether two requests describe the same customer; a missing phone number equals an empty one. */
export function sameDetails(one: CustomerRequest, other: CustomerRequest): boolean {
  return names.every((name) => (one[name] ?? null) === (other[name] ?? null));
}

/** PUT /customers/{uuid}: changes only the fields sent; keeps `updatedAt` if nothing differs. */
export function changeCustomer(customer: CustomerRecord, sent: CustomerRequest, now: number): CustomerRecord {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const details: CustomerRequest = { ...customer.details, ...Object.fromEntries(given) };
  return sameDetails(details, customer.details) ? customer : { ...customer, details, updatedAt: now };
}

type Sent = Payment['customer'];

/** Replaces the customer's uuid in a request with the customer's data; fields of the request take precedence. */
export function withCustomer<T extends { customer?: Sent }>(request: T, customer: CustomerRecord | undefined): T {
  if (!customer) return request;
  const { uuid, details, createdAt } = customer;
  const known = { uuid, ...details, ...request.customer, createdAt: formatLisbon(createdAt) };
  return { ...request, customer: known };
}

export function presentCustomer({ uuid, details, createdAt, updatedAt }: CustomerRecord): Customer {
  return { uuid, ...details, createdAt: formatLisbon(createdAt), updatedAt: formatLisbon(updatedAt) };
}
