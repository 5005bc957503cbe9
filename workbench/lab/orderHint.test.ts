import { describe, expect, test } from 'vitest';
import { words as bench } from '../words/panes/pt.ts';
import { planOf } from './callPlan.ts';
import { methodCodes, type Order, wayIds } from './order.ts';
import { hintOf, type Standing } from './orderHint.ts';
import { type Entry, withDeliveries } from './shopLog.ts';

const words = bench.lab;
const order: Order = {
  number: 'PED-7',
  way: 'rest',
  method: 'MB',
  product: 'Caneca azulejo',
  amountCents: 1250,
  state: 'awaiting',
  paymentId: '1101',
};
const fresh: Standing = { order, hasPaid: false, fate: 'arrives', arrived: 0 };

describe('the reader is told', () => {
  test.each([
    ['to pay', {}, words.hint.toPay],
    ['to wait for the webhook', { hasPaid: true }, words.hint.waiting],
    ['that the webhook got lost', { hasPaid: true, fate: 'lost' }, words.hint.lost],
    ['that a webhook was refused', { hasPaid: true, fate: 'forged', arrived: 1 }, words.hint.refused],
    ['that it was cancelled', { order: { ...order, state: 'cancelled' } }, words.hint.cancelled],
    [
      'how the shop came to know',
      { order: { ...order, state: 'paid', toldBy: 'update' }, arrived: 1 },
      words.hint.paid.update,
    ],
  ] as const)('%s', (_, change, hint) => {
    expect(hintOf(words, { ...fresh, ...change })).toBe(hint);
  });
});

describe('the plan', () => {
  test.each(wayIds)('of %s begins with the settings and ends with the manual update', (way) => {
    for (const method of methodCodes) {
      const acts = planOf(way, method).map(({ act }) => act);
      expect([acts[0], acts.at(-1)]).toEqual(['subscribe', 'update']);
    }
  });

  test('has the customer come back where a page of the provider’s pays', () => {
    const returns = wayIds.flatMap((way) =>
      methodCodes
        .filter((method) => planOf(way, method).some(({ act }) => act === 'back'))
        .map((each) => `${way} ${each}`),
    );
    expect(returns).toEqual(['soap MW', 'soap CC', 'rest CC']);
  });
});

test('a message that is tried again stays one line of the log, with its last attempt', () => {
  const delivery = (id: string, attempts: number) =>
    ({ id, attempts: Array(attempts).fill({}) }) as unknown as Extract<Entry, { act: 'webhook' }>['delivery'];
  const first = withDeliveries([], [delivery('1', 1)]);
  const then = withDeliveries(first, [delivery('1', 2), delivery('2', 1)]);
  expect(then.map((entry) => ('delivery' in entry ? entry.delivery.attempts.length : 0))).toEqual([2, 1]);
});
