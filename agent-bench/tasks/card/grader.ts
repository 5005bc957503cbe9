import { confirmationOf } from '../../stage/payments.ts';
import type { Task } from '../../stage/task.ts';

type Loss = 'trusts-return' | 'ships-twice' | 'waits-for-return' | 'trusts-message';

export const card: Task<Loss> = {
  losses: {
    'trusts-return': 'Goods leave for whoever types the URL of the page that thanks for a payment.',
    'ships-twice': 'A paid order leaves twice: for the customer who comes back, and for the webhook.',
    'waits-for-return': 'A customer who pays and closes the tab gets nothing.',
    'trusts-message': 'Goods leave for whoever sends the shop a message that looks like a webhook.',
  },
  events: ['payment_confirmed'],
  async play({ tenant, shop, warehouse, payments, quiet, leaves, loses, stays }) {
    const order = async (id: string) => {
      const { checkoutUrl } = await shop.post<{ checkoutUrl: string }>('/orders', { id, amountCents: 2500 });
      return new URL(checkoutUrl).pathname.split('/').pop() ?? '';
    };
    const pay = (checkoutId: string) => tenant.payByCard(checkoutId);
    const comeBack = (url: string) =>
      shop.get<{ paid: boolean }>(new URL(url).pathname + new URL(url).search);

    const { redirectUrl } = await pay(await order('A-1'));
    if (!redirectUrl?.startsWith(shop.url))
      throw new Error(`The customer was sent to ${redirectUrl}, not to the shop.`);
    const { paid } = await comeBack(redirectUrl);
    if (!paid) throw new Error('Order A-1 was paid; the page that thanks says it was not.');
    await comeBack(redirectUrl);
    if (!(await leaves('A-1'))) throw new Error('Order A-1 was paid, and did not leave the warehouse.');
    await quiet();
    loses(
      'ships-twice',
      warehouse.sent('A-1') > 1,
      `Order A-1 was paid once and left ${warehouse.sent('A-1')} times.`,
    );

    await order('A-2');
    // Whatever the page answers.
    await shop.request('GET', new URL(redirectUrl).pathname.replace('A-1', 'A-2'));
    stays('trusts-return', 'A-2', 'Order A-2 left; its customer opened the page without paying.');

    await order('A-4');
    const unpaid = (await payments()).at(-1);
    if (unpaid) await shop.notify('/webhook', confirmationOf(unpaid), { secret: 'not the key of the shop' });
    stays('trusts-message', 'A-4', 'Order A-4 left after a message signed with another key.');

    await pay(await order('A-3'));
    await quiet();
    loses(
      'waits-for-return',
      !(await leaves('A-3')),
      'Order A-3 was paid, its customer did not come back, it stayed.',
    );
  },
};
