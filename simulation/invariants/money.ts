import { type LinkedPayment, type PaymentRecord, totalOf } from '@balcao/sandbox/domain/payments/payment.ts';
import { paymentOf } from '../actors/view.ts';
import type { World } from '../world/world.ts';
import { firstOf, type Invariant } from './invariant.ts';

/** A capture that was voided later stays a capture of its authorisation. */
const cameAbout = ({ type, state, refunds, amountCents }: PaymentRecord) =>
  state === 'confirmed' || (type === 'capture' && state === 'cancelled' && totalOf(refunds) === amountCents);

/** What a payment's followers came to, of one type, in cents. */
function followed(all: readonly PaymentRecord[], { id }: PaymentRecord, type: PaymentRecord['type']): number {
  return all
    .filter((each) => each.initialPaymentId === id && each.type === type && cameAbout(each))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function judgeShares(all: readonly PaymentRecord[], payment: PaymentRecord): string | undefined {
  const shares: [PaymentRecord['type'], LinkedPayment[] | undefined][] = [
    ['capture', payment.captures],
    ['refund', payment.refunds],
  ];
  return firstOf(shares, ([type, links]) => {
    const total = totalOf(links);
    if (total > payment.amountCents)
      return `payment ${payment.id}: ${type}s of ${total} cents of ${payment.amountCents}`;
    const sum = followed(all, payment, type);
    return sum !== total && `payment ${payment.id}: says ${total} cents of ${type}s, which came to ${sum}`;
  });
}

/** Money goes to the entity once, with its fee invoiced, and only what is confirmed. */
function judgeSettlement(before: PaymentRecord | undefined, after: PaymentRecord): string | undefined {
  const { id, transfer, fee, state, refunds = [], amountCents } = after;
  if (before?.transfer && before.transfer.payerReference !== transfer?.payerReference)
    return `payment ${id} was transferred twice`;
  if (transfer && state !== 'confirmed') return `payment ${id} is ${state} and was transferred`;
  if (transfer && fee?.invoice?.at !== transfer.at)
    return `payment ${id} was transferred without its invoice`;
  const voided = state === 'cancelled' && totalOf(refunds) === amountCents && refunds.length > 0;
  return voided && fee ? `payment ${id} was voided and keeps a fee` : undefined;
}

/** A payment and the one it follows. */
function family(world: World, tenant: string, payment: PaymentRecord): string | undefined {
  const all = world.changes.rows('payments', tenant).map(paymentOf);
  const initial = all.find(({ id }) => id === payment.initialPaymentId);
  return judgeShares(all, payment) ?? (initial && judgeShares(all, initial));
}

export const money: Invariant = {
  name: 'money is conserved: captured, refunded and settled sums add up',
  check: ({ world, changes, calls, renewed }) =>
    firstOf(changes, ({ table, tenant, before, after }) => {
      if (table !== 'payments' || !after) return undefined;
      const payment = paymentOf(after);
      // A row that was put in anew may have the id of another payment.
      const was = before && !renewed.has(tenant) ? paymentOf(before) : undefined;
      return judgeSettlement(was, payment) ?? family(world, tenant, payment);
    }) ??
    firstOf(calls, ({ request, status, body }) => {
      if (request.path !== '/sandbox/atm' || status !== 200) return undefined;
      const { amount } = request.body as { amount: number };
      const paid = body?.data?.amount;
      return amount !== paid && `a cash machine took ${amount} cents for ${paid}`;
    }),
};
