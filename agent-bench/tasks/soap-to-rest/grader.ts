import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { confirmationOf } from '../../stage/payments.ts';
import type { Task } from '../../stage/task.ts';

type Loss = 'forgets-old-orders' | 'ships-twice' | 'ships-unpaid';

/** What the customer types at the cash machine. */
interface Bill {
  entity: string;
  reference: string;
}

const oldAmountCents = 4000;
const amountCents = 1500;

export const soapToRest: Task<Loss> = {
  losses: {
    'forgets-old-orders': 'Whoever ordered before the move and pays after it gets nothing.',
    'ships-twice':
      'An order leaves twice, for the form of the old subscription and for the JSON of the new one.',
    'ships-unpaid': 'Goods leave for whoever sends the shop a message about an order that nobody paid.',
  },
  events: [],
  /** An order from before the move, and the subscriptions that both services have. */
  async prepare({ tenant, shop }, folder) {
    const { id } = await tenant.call<Payment>('POST', '/api/payments/references', {
      amount: oldAmountCents,
      code: 'A-0',
    });
    writeFileSync(join(folder, 'orders.json'), JSON.stringify({ 'A-0': { paymentId: Number(id) } }));
    const action = 'payment_confirmed';
    await tenant.call('POST', '/api/webhooks', { action, url: `${shop.url}/webhook`, handler: 'paypay' });
    await tenant.call('POST', '/api/webhooks', { action, url: `${shop.url}/webhook/json` });
  },
  async play({ tenant, shop, warehouse, payments, quiet, leaves, loses, stays }) {
    const order = (id: string) => shop.post<Bill>('/orders', { id, amountCents });
    const pay = async ({ entity, reference }: Bill, amount: number) => {
      await tenant.payAtAtm({ entity, reference, amount });
      await quiet();
    };

    await pay(await order('A-1'), amountCents);
    const soap = (await tenant.requests()).filter(({ path }) => path.includes('paypayservices'));
    if (soap.length > 0)
      throw new Error(`The shop still calls SOAP: ${soap.length} calls of ${soap[0]?.path}.`);
    if (!(await leaves('A-1'))) throw new Error('Order A-1 was paid, and did not leave the warehouse.');
    const times = warehouse.sent('A-1');
    loses(
      'ships-twice',
      times > 1,
      `Order A-1 was paid once; a form and a JSON came, and it left ${times} times.`,
    );

    const [old] = await payments();
    const { entity = '', reference = '' } = old?.referenceDetails ?? {};
    await pay({ entity, reference }, oldAmountCents);
    const seen = 'Order A-0, made before the move, was paid after it, and did not leave.';
    loses('forgets-old-orders', !(await leaves('A-0')), seen);
    loses(
      'ships-twice',
      warehouse.sent('A-0') > 1,
      `Order A-0 was paid once, and left ${warehouse.sent('A-0')} times.`,
    );

    await order('A-2');
    const unpaid = (await payments()).at(-1);
    if (unpaid)
      await shop.notify('/webhook/json', confirmationOf(unpaid), { secret: 'not the key of the shop' });
    stays('ships-unpaid', 'A-2', 'Order A-2 left after a message signed with another key.');
  },
};
