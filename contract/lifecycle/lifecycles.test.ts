import { describe, expect, it, test } from 'vitest';
import { specified } from '../provenance/origin.ts';
import { channelLifecycle, paymentChannels } from '../resources/payments/paymentChannels.ts';
import { finalPaymentStates, paymentLifecycle } from '../resources/payments/paymentLifecycle.ts';
import { backOfficeLabels } from '../resources/terminals/terminalLabels.ts';
import { terminalStates } from '../resources/terminals/terminalLifecycle.ts';
import { terminalViews } from '../resources/terminals/views.ts';
import { type Lifecycle, lifecycles } from './lifecycles.ts';
import { lifecycleFlaws } from './validateLifecycle.ts';

describe.each(Object.entries<Lifecycle>(lifecycles))('the lifecycle of a %s', (_, lifecycle) => {
  const { rows, states, actions, final } = lifecycle;

  it('has no unknown, unreachable, ambiguous or dead-end state', () => {
    expect(lifecycleFlaws(rows, Object.keys(states), final)).toEqual([]);
  });

  it('uses every action', () => {
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(Object.keys(actions)));
  });
});

describe('the check of a lifecycle', () => {
  const step = { who: 'clock', events: [], origin: specified('4') } as const;

  it('finds a state without a way out, an unreachable one and an unknown one', () => {
    const rows = [
      { from: 'new', action: 'a', to: 'open', ...step },
      { from: 'open', action: 'b', to: 'lost', ...step },
    ];
    expect(lifecycleFlaws(rows, ['open', 'shut'], [])).toEqual([
      { state: 'lost', flaw: 'unknown' },
      { state: 'shut', flaw: 'unreachable' },
      { state: 'shut', flaw: 'dead end' },
    ]);
  });
});

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

test('every state of a terminal and every label of the back office is in some view', () => {
  expect(new Set(terminalViews.map(({ terminal }) => terminal))).toEqual(new Set(terminalStates));
  const labels = terminalViews.flatMap(({ backOffice }) => backOffice ?? []);
  expect(new Set(labels)).toEqual(new Set(Object.keys(backOfficeLabels)));
});

test('a view has the state of its label, and no label while the payment waits', () => {
  for (const { state, backOffice } of terminalViews) {
    if (backOffice) expect(backOfficeLabels[backOffice].state).toBe(state);
    else expect(state).toBe('pending_confirmation');
  }
});
