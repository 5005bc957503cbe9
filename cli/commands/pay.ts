import type { CheckoutVisit } from '@balcao/contract/control/checkouts.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { approvedCard } from '../library/testCard.ts';
import { type Connection, connectionFrom } from '../remote/connection.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { Problem } from '../terminal/problem.ts';
import { printPayment } from './printPayment.ts';

/** Pays a reference at the cash machine. */
async function payReference({ call }: Connection, id: string): Promise<Payment> {
  const payment = await call<Payment>('GET', `/api/payments/${id}`);
  const { entity, reference } = payment.referenceDetails;
  if (entity) return call('POST', '/sandbox/atm', { entity, reference, amount: payment.amount });
  const remedy =
    payment.paymentMethod?.code === 'MW'
      ? `It waits for a phone: balcao phone ${id} answers it.`
      : 'Give the id of its checkout to pay on its page by card.';
  throw new Problem(`Payment ${id} has no Multibanco reference.`, remedy);
}

/** Pays on a payment page by card, and confirms with the bank where it asks. */
async function payByCard({ call }: Connection, id: string, number?: string): Promise<Payment> {
  const path = `/sandbox/checkouts/${encodeURIComponent(id)}`;
  const card = { ...approvedCard, ...(number && { number }) };
  const visit = await call<CheckoutVisit>('POST', `${path}/card`, card);
  if (!visit.challenge) return visit.payment;
  return (await call<CheckoutVisit>('POST', `${path}/challenge`, { answer: 'accept' })).payment;
}

/** Does what the payer does. */
export async function run({ operands: [id = ''], options, switches }: Arguments): Promise<void> {
  const connection = connectionFrom(options);
  const isPayment = /^\d+$/.test(id);
  if (isPayment && options.card) {
    throw new Problem('A card is typed on a payment page.', 'Give the id of the checkout with --card.');
  }
  const paid = isPayment ? payReference(connection, id) : payByCard(connection, id, options.card);
  printPayment(await paid, switches);
}
