import { seed } from '@balcao/contract/scenarios/seed.ts';
import { withCustomer } from '../customers/customer.ts';
import type { Outcome } from '../outcome.ts';
import { applyDueAction } from '../payments/expiry.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { settlesAt } from '../payments/settlement.ts';
import { seedCustomers } from './seedCustomers.ts';

const [account] = seed.bankAccounts;

/** Account that receives the money of all seeded payments. */
export const bankAccount = {
  code: account.code,
  bankName: account.bankName,
  last4digits: account.iban.slice(-4),
};

/** Applies the close of the payment's day, if it has passed. */
export function settled(payment: PaymentRecord, now: number): PaymentRecord {
  const close = settlesAt(payment);
  return close === null || close > now ? payment : unwrap(applyDueAction(payment, close)).payment;
}

/** Customer of the seeded entity, as contained in payments, with the customer's saved card. */
export function ownCustomer(now: number) {
  const { customers, methods } = seedCustomers(now);
  const [customer] = customers;
  const [card] = methods;
  if (!customer || !card) throw new Error('The seed has no customer.');
  const request: { customer?: PaymentRecord['sent']['customer'] } = { customer: { uuid: customer.uuid } };
  return { customer: withCustomer(request, customer).customer, card };
}

/** Value of a seed step; throws on a refusal, which is a bug in the seed. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`The seed is refused with ${outcome.code}.`);
  return outcome.value;
}
