import { describe, expect, it } from 'vitest';
import { lifecycleFlaws } from '../../lifecycle/validateLifecycle.ts';
import { channelLifecycle, paymentChannels } from './paymentChannels.ts';
import { finalPaymentStates, paymentLifecycle } from './paymentLifecycle.ts';

describe.each(paymentChannels)('the part of the lifecycle that %s goes through', (way) => {
  const rows = channelLifecycle(way);
  const states = [...new Set(rows.map(({ to }) => to))];

  it('is a sound lifecycle by itself, and can end in a payment', () => {
    expect(lifecycleFlaws(rows, states, finalPaymentStates)).toEqual([]);
    expect(states).toContain('confirmed');
  });
});

it('every row of the lifecycle belongs to a payment method', () => {
  const told = new Set(paymentChannels.flatMap(channelLifecycle));
  expect(paymentLifecycle.filter((row) => !told.has(row))).toEqual([]);
});
