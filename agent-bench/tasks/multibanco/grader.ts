import { confirmationOf } from '../../stage/payments.ts';
import type { Task } from '../../stage/task.ts';

/** What the shop shows its customer. */
interface Bill {
  entity: string;
  reference: string;
}

type Loss = 'other-amount' | 'two-references' | 'ships-unpaid';

export const multibanco: Task<Loss> = {
  losses: {
    'other-amount': 'Customers are charged another amount than the price of their order.',
    'two-references':
      'A customer who reloads the page gets a second reference: both can be paid, and one has to be given back.',
    'ships-unpaid':
      'Anybody gets books for nothing: a message that the provider did not sign sends an order.',
  },
  events: ['payment_confirmed'],
  async play({ tenant, shop, payments, quiet, leaves, loses, stays }) {
    const order = (id: string, price: string) => shop.post<Bill>('/orders', { id, price });
    const { entity, reference } = await order('A-1', '12.50');
    await tenant.payAtAtm({ entity, reference, amount: 1250 });
    await quiet();
    if (!(await leaves('A-1'))) throw new Error('Order A-1 was paid, and did not leave the warehouse.');

    // 19.99 * 100 is 1998.9999999999998.
    await order('A-2', '19.99');
    await order('A-2', '19.99');
    const [, payment, second] = await payments();
    if (!payment) throw new Error('Order A-2 has no payment.');
    loses(
      'other-amount',
      payment.amount !== 1999,
      `Order A-2 costs 19.99; it was asked ${payment.amount} cents.`,
    );
    loses('two-references', second !== undefined, `Order A-2 has payments ${payment.id} and ${second?.id}.`);

    await shop.notify('/webhook', confirmationOf(payment), { secret: 'not the key of the shop' });
    stays('ships-unpaid', 'A-2', 'Order A-2 left after a message signed with another key.');
  },
};
