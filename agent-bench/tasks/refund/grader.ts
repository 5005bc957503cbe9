import { seed } from '@balcao/contract/scenarios/seed.ts';
import { centsOf } from '../../stage/payments.ts';
import type { Task } from '../../stage/task.ts';

type Loss = 'refunds-twice' | 'refund-missing' | 'second-return-missing';

/** How often a clerk presses a button that fails. */
const presses = 3;

export const refund: Task<Loss> = {
  losses: {
    'refunds-twice': 'A customer gets the money twice when the connection drops during a refund.',
    'refund-missing': 'A customer is told of a refund that was never made, and disputes the payment.',
    'second-return-missing': 'A customer who brings two things of the same price gets the money for one.',
  },
  events: [],
  async play({ tenant, shop, payments, loses }) {
    const who = { customer: seed.customers.own, card: seed.savedMethods.card };
    await shop.post('/orders', { id: 'A-1', amountCents: 5000, ...who });
    const refunded = async () => centsOf((await payments()).filter(({ type }) => type === 'refund'));
    /** Gives the cents that went back for a return, and how its last press was answered. */
    const bringBack = async (id: string, amountCents: number) => {
      const before = await refunded();
      let status = 0;
      for (let press = 1; press <= presses && status !== 201; press += 1)
        ({ status } = await shop.request('POST', '/returns', { id, order: 'A-1', amountCents }));
      return { cents: (await refunded()) - before, status };
    };

    const first = await bringBack('R-1', 500);
    if (first.cents !== 500)
      throw new Error(`Return R-1 of 500 cents, answered ${first.status}, gave back ${first.cents}.`);
    const pressedAgain = await bringBack('R-1', 500);
    loses(
      'refunds-twice',
      pressedAgain.cents > 0,
      `Return R-1 was pressed again, and gave back ${pressedAgain.cents} cents more.`,
    );
    const equal = await bringBack('R-2', 500);
    loses('second-return-missing', equal.cents < 500, `Return R-2 of 500 cents gave back ${equal.cents}.`);

    await tenant.fault({ kind: 'dropped_connection', operation: 'createRefund', calls: 1 });
    const dropped = await bringBack('R-3', 700);
    loses(
      'refunds-twice',
      dropped.cents > 700,
      `Return R-3 of 700 cents lost its response, and gave back ${dropped.cents}.`,
    );
    if (dropped.status !== 201)
      throw new Error(`Return R-3 lost its response; after ${presses} presses it is not settled.`);

    await tenant.fault({ kind: 'server_error', operation: 'createRefund', calls: 1 });
    const failed = await bringBack('R-4', 900);
    const seen = `Return R-4 of 900 cents met an error 500, was answered ${failed.status} in the end, and gave back ${failed.cents}.`;
    loses('refund-missing', failed.cents < 900, seen);
    await tenant.call('DELETE', '/sandbox/faults');
  },
};
