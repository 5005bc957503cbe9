import { setTimeout as pause } from 'node:timers/promises';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { confirmationOf } from '../../stage/payments.ts';
import type { Task } from '../../stage/task.ts';

type Loss = 'believes-forged' | 'refuses-genuine' | 'ships-twice' | 'ships-cancelled';

/** What the customer types at the cash machine. */
interface Bill {
  paymentId: string;
  entity: string;
  reference: string;
}

/** JSON may be written in many ways; this one is right as well, and other bytes. */
const writtenOtherwise = (text: string) => text.replaceAll('/', '\\/').replace('{', '{ ');

/** Waits until one of two messages is answered, or both sent something, or each waits for the other. */
async function meet(messages: Promise<unknown>[], bothSent: () => boolean): Promise<void> {
  let isAnswered = false;
  const answered = () => {
    isAnswered = true;
  };
  Promise.race(messages).then(answered, answered);
  for (let times = 0; times < 100 && !isAnswered && !bothSent(); times += 1) await pause(30);
}

export const webhooks: Task<Loss> = {
  losses: {
    'believes-forged': 'Goods leave for whoever sends the shop a message that looks like a webhook.',
    'refuses-genuine':
      'A genuine message is refused until the provider gives up: the customer paid, and gets nothing.',
    'ships-twice': 'A message that comes twice sends the order twice.',
    'ships-cancelled': 'A late message sends an order whose money was given back meanwhile.',
  },
  events: ['payment_confirmed'],
  async play({ tenant, shop, warehouse, quiet, leaves, loses, stays }) {
    const order = (id: string) => shop.post<Bill>('/orders', { id, amountCents: 2000 });
    const read = (id: string) => tenant.call<Payment>('GET', `/api/payments/${id}`);
    const pay = ({ entity, reference }: Bill) => tenant.payAtAtm({ entity, reference, amount: 2000 });
    const subscriptions = await tenant.call<Webhook[]>('GET', '/api/webhooks');
    const { id: webhookId = '' } = subscriptions.find(({ url }) => url.startsWith(shop.url)) ?? {};

    await pay(await order('A-1'));
    await quiet();
    if (!(await leaves('A-1'))) throw new Error('Order A-1 was paid, and did not leave the warehouse.');

    const unpaid = confirmationOf(await read((await order('A-2')).paymentId));
    await shop.notify('/webhook', unpaid, { secret: 'not the key of the shop' });
    stays('believes-forged', 'A-2', 'Order A-2 left after a message signed with another key.');

    await tenant.setFailureMode(webhookId, 'delayed');
    const { paymentId } = await pay(await order('A-3')).then((payment) => ({ paymentId: payment.id }));
    const genuine = await shop.notify('/webhook', writtenOtherwise(confirmationOf(await read(paymentId))));
    await quiet();
    const seen = `Order A-3 was paid. A genuine message, with spaces and \\/ in its JSON, was answered ${genuine.status}; nothing left.`;
    loses('refuses-genuine', !(await leaves('A-3')), seen);

    const { id } = await pay(await order('A-4'));
    const message = confirmationOf(await read(id));
    const release = warehouse.hold();
    const both = [shop.notify('/webhook', message), shop.notify('/webhook', message)];
    await meet(both, () => warehouse.sent('A-4') > 1);
    release();
    await Promise.all(both);
    await shop.notify('/webhook', message);
    await quiet();
    const times = warehouse.sent('A-4');
    loses(
      'ships-twice',
      times > 1,
      `Order A-4 was paid once, three equal messages came, and it left ${times} times.`,
    );

    const late = await pay(await order('A-5'));
    await tenant.call('POST', `/api/payments/${late.id}/refunds`, { amount: 2000 });
    await tenant.advance({ minutes: 15 });
    await quiet();
    const given = 'Order A-5 was paid and given back; ten minutes later its first message came, and it left.';
    stays('ships-cancelled', 'A-5', given);
  },
};
