import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Task } from '../../stage/task.ts';

type Loss = 'other-day' | 'counts-held-money' | 'misses-pages' | 'counts-voided' | 'hides-missing-order';

/** What the shop says of a day. */
interface Report {
  receivedCents: number;
  refundedCents: number;
  differences: string[];
}

/** More than fit on one page of a list. */
const manyOrders = 510;

export const reconcile: Task<Loss> = {
  losses: {
    'other-day': 'Payments around midnight stand in the books of another day: no day agrees with the bank.',
    'counts-held-money':
      'Money that is only held stands in the books as income, beside what was charged of it.',
    'misses-pages': 'A busy day is added up in part: income is missing from the books.',
    'counts-voided': 'Money stands in the books as given back that never came in.',
    'hides-missing-order': 'An order that the shop sent and nobody paid is not noticed.',
  },
  events: [],
  async play({ tenant, shop, loses }) {
    const who = { customer: { uuid: seed.customers.own }, paymentMethod: { uuid: seed.savedMethods.card } };
    const charge = (code: string, amount: number, type = 'payment') =>
      tenant.call<Payment>('POST', '/api/payments', { type, code, amount, ...who });
    const post = ({ id }: Payment, path: string, amount: number) =>
      tenant.call('POST', `/api/payments/${id}/${path}`, { amount });
    const report = (day: string, orders: Record<string, number>) =>
      shop.post<Report>(`/days/${day}`, { orders });
    // Nobody listens to what happens here.
    await tenant.call('DELETE', `/api/webhooks/${seed.webhooks.confirmed}`);

    await tenant.advance({ to: '2027-07-14T22:30:00Z' });
    await charge('A-1', 1000);
    await tenant.advance({ to: '2027-07-14T23:30:00Z' });
    await charge('A-2', 2000);
    await tenant.advance({ to: '2027-07-16T10:00:00Z' });
    const held = await charge('B-1', 3000, 'authorization');
    await post(held, 'captures', 1800);
    await tenant.advance({ to: '2027-07-17T10:00:00Z' });
    await post(await charge('C-1', 2500), 'refunds', 500);
    await post(await charge('C-2', 900), 'refunds', 900);
    await tenant.advance({ to: '2027-07-18T10:00:00Z' });
    const many = Array.from({ length: manyOrders }, (_, index) => `D-${index}`);
    await Promise.all(many.map((code) => charge(code, 100)));
    await tenant.advance({ to: '2027-07-19T10:00:00Z' });

    const night = await report('2027-07-15', { 'A-2': 2000, 'A-3': 700 });
    const seen = (of: Report) =>
      `The shop says ${of.receivedCents} received, ${of.refundedCents} given back, [${of.differences}] different.`;
    if (typeof night.receivedCents !== 'number') throw new Error(seen(night));
    loses(
      'other-day',
      night.receivedCents !== 2000,
      `2000 cents were paid at 00:30 of 15 July in Lisbon, and nothing else that day. ${seen(night)}`,
    );
    const isHidden = !night.differences.includes('A-3');
    loses(
      'hides-missing-order',
      isHidden,
      `The shop sent A-3 on 15 July, and nobody paid it. ${seen(night)}`,
    );

    const part = await report('2027-07-16', { 'B-1': 1800 });
    loses(
      'counts-held-money',
      part.receivedCents !== 1800,
      `On 16 July 3000 cents were held, and 1800 of them charged. ${seen(part)}`,
    );

    const back = await report('2027-07-17', { 'C-1': 2500 });
    const given = `On 17 July 2500 cents were paid and 500 of them given back; 900 were paid and voided.`;
    if (back.receivedCents !== 2500 || back.refundedCents < 500) throw new Error(`${given} ${seen(back)}`);
    loses('counts-voided', back.refundedCents > 500, `${given} ${seen(back)}`);

    const busy = await report('2027-07-18', Object.fromEntries(many.map((code) => [code, 100])));
    const sum = manyOrders * 100;
    const all = `On 18 July ${manyOrders} orders paid ${sum} cents. The shop says ${busy.receivedCents}.`;
    loses('misses-pages', busy.receivedCents < sum, all);
    if (busy.receivedCents > sum) throw new Error(all);
  },
};
