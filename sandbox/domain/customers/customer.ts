import {
  type Customer,
  type CustomerRequest,
  customerRequest,
} from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { taxNumber, uuid } from '@balcao/contract/schema/formats.ts';
import * as z from 'zod';
import { formatLisbon } from '../clock/lisbonTime.ts';
import { id, moment } from '../records/bounds.ts';

/** A customer as the sandbox keeps it; times in milliseconds. */
export const customerRecord = z.strictObject({
  uuid,
  /** Counts up in the order of creation; lists show the newest first. */
  serial: id,
  /** The entity that created it, and alone may change it. */
  clientId: taxNumber,
  details: customerRequest,
  createdAt: moment,
  updatedAt: moment,
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** An entity that may use a customer another one created. */
export interface Association {
  clientId: string;
  createdAt: number;
}

const names = ['customerId', 'firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** Whether two requests describe the same customer; a phone left out and none are the same. */
export function sameDetails(one: CustomerRequest, other: CustomerRequest): boolean {
  return names.every((name) => (one[name] ?? null) === (other[name] ?? null));
}

/** PUT /customers/{uuid}: what was sent changes, the rest stays; nothing new leaves `updatedAt` alone. */
export function changeCustomer(customer: CustomerRecord, sent: CustomerRequest, now: number): CustomerRecord {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const details: CustomerRequest = { ...customer.details, ...Object.fromEntries(given) };
  return sameDetails(details, customer.details) ? customer : { ...customer, details, updatedAt: now };
}

type Sent = Payment['customer'];

/** A request with the data of its customer in place of the bare uuid; what the request says itself stays. */
export function withCustomer<T extends { customer?: Sent }>(
  request: T,
  customer: CustomerRecord | undefined,
): T {
  if (!customer) return request;
  const { uuid, details, createdAt } = customer;
  const known = { uuid, ...details, ...request.customer, createdAt: formatLisbon(createdAt) };
  return { ...request, customer: known };
}

export function presentCustomer({ uuid, details, createdAt, updatedAt }: CustomerRecord): Customer {
  return {
    uuid,
    ...details,
    createdAt: formatLisbon(createdAt),
    updatedAt: formatLisbon(updatedAt),
  };
}
