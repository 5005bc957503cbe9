import type { CheckoutVisit } from '@balcao/contract/control/controlCheckouts.ts';
import type { PhoneAnswer } from '@balcao/contract/control/phone.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { approvedCard } from '@balcao/contract/scenarios/cards.ts';
import { type Connection, connectionFrom } from '../remote/connection.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { plainLine, print, styled } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

function printPayment(payment: Payment, switches: ReadonlySet<string>): void {
  const { id, amount, stateDetails } = payment;
  if (switches.has('json')) print(payment, switches);
  else console.log(`Payment ${plainLine(id)} of ${plainLine(amount)} cents is ${styled('bold', stateDetails.state)}.`);
}

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

/** Pays on a payment page by card, and confirms the challenge, if any. */
async function payByCard({ call }: Connection, id: string, number?: string): Promise<Payment> {
  const path = `/sandbox/checkouts/${encodeURIComponent(id)}`;
  const card = { ...approvedCard, ...(number && { number }) };
  const visit = await call<CheckoutVisit>('POST', `${path}/card`, card);
  if (!visit.challenge) return visit.payment;
  return (await call<CheckoutVisit>('POST', `${path}/challenge`, { answer: 'accept' })).payment;
}

export async function run({ operands: [given = ''], options, switches }: Arguments): Promise<void> {
  const id = given.trim();
  const isPayment = /^[1-9]\d*$/.test(id);
  if (!isPayment && !/^[A-Za-z0-9]{40}$/.test(id)) {
    const [, checkout] = /\/([\w-]+)\/?$/.exec(id) ?? [];
    const isReference = /^(\d{5}\D+)?\d{3}\W?\d{3}\W?\d{3}$/.test(id);
    throw new Problem(
      `"${given}" is no id of a payment or of a checkout.`,
      (checkout && `The id is the last part of that URL: ${checkout}.`) ||
        (isReference && 'It is a Multibanco reference: give the id of its payment.') ||
        'Give the digits of a payment, such as 1101, or the id of a checkout, 40 letters and digits.',
    );
  }
  const connection = connectionFrom(options);
  if (isPayment && options.card) {
    throw new Problem('A card is typed on a payment page.', 'Give the id of the checkout with --card.');
  }
  const paid = isPayment ? payReference(connection, id) : payByCard(connection, id, options.card);
  printPayment(await paid, switches);
}

const answers: readonly string[] = ['accept', 'refuse', 'ignore'] satisfies PhoneAnswer['answer'][];

/** Answers the notification on the payer's phone. */
export async function answerPhone({ operands, options, switches }: Arguments): Promise<void> {
  const [id = '', answer = 'accept'] = operands;
  if (!answers.includes(answer)) {
    throw new Problem(`"${answer}" is no answer.`, `Use one of: ${answers.join(', ')}.`);
  }
  const { call } = connectionFrom(options);
  const body = { answer, pin: options.pin };
  const path = `/sandbox/payments/${encodeURIComponent(id)}/phone`;
  printPayment(await call<Payment>('POST', path, body), switches);
}
