import { describe, expect, it } from 'vitest';
import { flawsOf } from '../../lifecycle/validateLifecycle.ts';
import { finalPaymentStates, paymentLifecycle } from './lifecycle.ts';
import { paymentWays, rowsOfWay } from './paymentChannels.ts';

describe.each(paymentWays)('the part of the lifecycle that %s goes through', (way) => {
  const rows = rowsOfWay(way);
  const states = [...new Set(rows.map(({ to }) => to))];

  it('is a sound lifecycle by itself, and can end in a payment', () => {
    expect(flawsOf(rows, states, finalPaymentStates)).toEqual([]);
    expect(states).toContain('confirmed');
  });
});

it('every row of the lifecycle belongs to a way to pay', () => {
  const told = new Set(paymentWays.flatMap(rowsOfWay));
  expect(paymentLifecycle.filter((row) => !told.has(row))).toEqual([]);
});
