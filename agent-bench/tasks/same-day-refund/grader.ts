import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Task } from '../../stage/task.ts';

/** What the customer sees of an order. */
interface Seen {
  state: string;
  refundedCents: number;
}

type Loss = 'keeps-paid-order' | 'ships-refunded' | 'counts-refund-twice';

export const sameDayRefund: Task<Loss> = {
  losses: {
    'keeps-paid-order':
      'An order of which a part was given back stays in the warehouse; its customer paid the rest.',
    'ships-refunded': 'An order leaves whose money was given back whole.',
    'counts-refund-twice':
      'The shop believes that it gave back more than it did, and refuses what its customers may still claim.',
  },
  events: ['payment_refunded', 'payment_cancelled'],
  async play({ tenant, shop, warehouse, payments, quiet, leaves, loses, stays }) {
    const who = { customer: seed.customers.own, card: seed.savedMethods.card };
    const order = async (id: string) => {
      await shop.post('/orders', { id, amountCents: 2500, ...who });
      return (await payments()).at(-1)?.id;
    };
    const refund = async (paymentId: string | undefined, amount: number) => {
      await tenant.call('POST', `/api/payments/${paymentId}/refunds`, { amount });
      await quiet();
    };

    await order('A-1');
    const part = await order('A-2');
    const whole = await order('A-3');
    await refund(part, 500);
    const seen = await shop.get<Seen>('/orders/A-2');
    const of = `Order A-2 of 2500 cents had 500 given back the same day`;
    const { refundedCents } = seen;
    loses('counts-refund-twice', refundedCents > 500, `${of}; the shop says ${refundedCents}.`);
    if (refundedCents < 500) throw new Error(`${of}; the shop says ${refundedCents}.`);
    await refund(whole, 2500);

    await shop.post('/dispatch');
    await shop.post('/dispatch');
    if (!(await leaves('A-1'))) throw new Error('Order A-1 was paid, and did not leave the warehouse.');
    await quiet();
    const times = warehouse.sent('A-1');
    if (times !== 1) throw new Error(`Order A-1 was paid once, and left ${times} times.`);
    const kept = !(await leaves('A-2'));
    loses('keeps-paid-order', kept, `${of}; the payment is confirmed, and the order did not leave.`);
    stays('ships-refunded', 'A-3', 'Order A-3 had everything given back the same day; it left.');
  },
};
