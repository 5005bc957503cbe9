import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { centsOf } from '../../stage/payments.ts';
import type { Task } from '../../stage/task.ts';

/** What the waiting page shows. */
interface Waiting {
  state: string;
}

type Loss = 'ships-unpaid' | 'charges-twice' | 'loses-second-try';

const isWaiting = ({ stateDetails }: Payment) => stateDetails.state === 'pending_confirmation';

export const mbway: Task<Loss> = {
  losses: {
    'ships-unpaid': 'Goods leave before the customer accepts in the app, and for customers who never do.',
    'charges-twice':
      'A customer who presses twice gets two requests and accepts both: one payment has to be given back.',
    'loses-second-try': 'A customer whose first try was declined pays on the second, and gets nothing.',
  },
  events: ['payment_confirmed', 'payment_method_error'],
  async play({ tenant, shop, payments, quiet, leaves, loses, stays }) {
    const order = (id: string, phone: string) =>
      shop.request('POST', '/orders', { id, amountCents: 1500, phone });
    const stateOf = async (id: string) => (await shop.get<Waiting>(`/orders/${id}`)).state;
    const requests = async () => (await payments()).filter(isWaiting);
    const answerAll = async (answer: 'accept' | 'refuse') => {
      for (const { id } of await requests()) await tenant.answerPhone(id, answer);
      await quiet();
    };

    await shop.post('/orders', { id: 'A-1', amountCents: 1500, phone: '912345678' });
    if ((await requests()).length === 0) throw new Error('Order A-1 asked no phone for a payment.');
    await answerAll('accept');
    if (!(await leaves('A-1'))) throw new Error('Order A-1 was paid, and did not leave the warehouse.');
    const state = await stateOf('A-1');
    if (state !== 'paid') throw new Error(`Order A-1 was paid; its page says ${state}.`);

    await Promise.all([order('A-2', '912345678'), order('A-2', '912345678')]);
    await answerAll('accept');
    const paid = centsOf(await payments()) - 1500;
    loses('charges-twice', paid > 1500, `Order A-2 costs 1500 cents; its customer paid ${paid}.`);

    await order('A-3', '912345678');
    await answerAll('refuse');
    const declined = await stateOf('A-3');
    if (declined !== 'declined') throw new Error(`Order A-3 was declined; its page says ${declined}.`);
    await shop.request('POST', '/orders/A-3/phone', { phone: '936000111' });
    await answerAll('accept');
    const hasLeft = await leaves('A-3');
    const seen = 'Order A-3 was declined on one phone and paid on another; it did not leave.';
    loses('loses-second-try', !hasLeft, seen);

    await order('A-4', '912345678');
    stays('ships-unpaid', 'A-4', 'Order A-4 left; its customer never answered in the app.');
  },
};
