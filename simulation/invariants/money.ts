import type { LinkedPayment, PaymentRecord } from '@balcao/sandbox/domain/payments/payment.ts';
import { paymentOf } from '../actors/view.ts';
import { readJson } from '../world/call.ts';
import type { World } from '../world/world.ts';
import { firstOf, type Invariant } from './invariant.ts';
import { sumOf } from './misfit.ts';
import { judgeSettlement } from './settlement.ts';

/** Whether a payment took place. A capture counts for its authorisation even if it was voided afterwards. */
const cameAbout = ({ type, state, refunds, amountCents }: PaymentRecord) =>
  state === 'confirmed' || (type === 'capture' && state === 'cancelled' && sumOf(refunds) === amountCents);

function followed(all: readonly PaymentRecord[], { id }: PaymentRecord, type: PaymentRecord['type']): number {
  return sumOf(all.filter((each) => each.initialPaymentId === id && each.type === type && cameAbout(each)));
}

function judgeShares(all: readonly PaymentRecord[], payment: PaymentRecord): string | undefined {
  const shares: [PaymentRecord['type'], LinkedPayment[] | undefined][] = [
    ['capture', payment.captures],
    ['refund', payment.refunds],
  ];
  return firstOf(shares, ([type, links]) => {
    const total = sumOf(links);
    if (total > payment.amountCents)
      return `payment ${payment.id}: ${type}s of ${total} cents of ${payment.amountCents}`;
    const sum = followed(all, payment, type);
    return sum !== total && `payment ${payment.id}: says ${total} cents of ${type}s, which came to ${sum}`;
  });
}

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
      // After a reset or an import, the row may be another payment with the same id.
      const was = before && !renewed.has(tenant) ? paymentOf(before) : undefined;
      return judgeSettlement(was, after) ?? family(world, tenant, payment);
    }) ??
    firstOf(calls, ({ request, status, body }) => {
      if (request.path !== '/sandbox/atm' || status !== 200) return undefined;
      // The sandbox ignores a byte order mark, as RFC 8259 (8.1) allows.
      const sent = typeof request.body === 'string' ? readJson(request.body.replace('\uFEFF', '')) : request.body;
      const { amount } = sent as { amount: number };
      const paid = body?.data?.amount;
      return amount !== paid && `a cash machine took ${amount} cents for ${paid}`;
    }),
};
