import { describe, expect, it } from 'vitest';
import { checkoutStates } from './checkouts/enums.ts';
import { checkoutActionLabels } from './checkouts/labels.ts';
import { checkoutActions, checkoutLifecycle, finalCheckoutStates } from './checkouts/lifecycle.ts';
import { entityStates } from './entities/enums.ts';
import { entityActionLabels } from './entities/labels.ts';
import { entityActions, entityLifecycle, finalEntityStates } from './entities/lifecycle.ts';
import { deliveryActionLabels, paymentActionLabels } from './labels.ts';
import {
  deliveryActions,
  deliveryLifecycle,
  deliveryStates,
  finalDeliveryStates,
  finalPaymentStates,
  paymentActions,
  paymentLifecycle,
  paymentTransition,
} from './lifecycle.ts';
import { paymentStates } from './payments/enums.ts';
import { terminalActionLabels } from './terminals/labels.ts';
import {
  finalTerminalStates,
  terminalActions,
  terminalLifecycle,
  terminalStates,
} from './terminals/lifecycle.ts';
import type { Transition } from './transition.ts';
import { flawsOf } from './walk.ts';

interface Table {
  rows: readonly Transition<string, string>[];
  states: readonly string[];
  final: readonly string[];
  actions: readonly string[];
  labels: object;
}

const tables: [string, Table][] = [
  [
    'payment',
    {
      rows: paymentLifecycle,
      states: paymentStates,
      final: finalPaymentStates,
      actions: paymentActions,
      labels: paymentActionLabels,
    },
  ],
  [
    'checkout',
    {
      rows: checkoutLifecycle,
      states: checkoutStates,
      final: finalCheckoutStates,
      actions: checkoutActions,
      labels: checkoutActionLabels,
    },
  ],
  [
    'entity',
    {
      rows: entityLifecycle,
      states: entityStates,
      final: finalEntityStates,
      actions: entityActions,
      labels: entityActionLabels,
    },
  ],
  [
    'terminal transaction',
    {
      rows: terminalLifecycle,
      states: terminalStates,
      final: finalTerminalStates,
      actions: terminalActions,
      labels: terminalActionLabels,
    },
  ],
  [
    'delivery',
    {
      rows: deliveryLifecycle,
      states: deliveryStates,
      final: finalDeliveryStates,
      actions: deliveryActions,
      labels: deliveryActionLabels,
    },
  ],
];

describe.each(tables)('the lifecycle of a %s', (_, { rows, states, final, actions, labels }) => {
  it('has no unknown, unreachable, ambiguous or dead-end state', () => {
    expect(flawsOf(rows, states, final)).toEqual([]);
  });

  it('uses and names every action it knows', () => {
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(actions));
    expect(Object.keys(labels)).toEqual([...actions]);
  });

  it('gives each row a reason', () => {
    for (const { reason } of rows) expect(reason).not.toBe('');
  });
});

describe('payments', () => {
  it('refuse to cancel what is confirmed', () => {
    expect(paymentTransition('confirmed', 'cancel')).toBeUndefined();
  });

  it('tell of an expired payment twice', () => {
    expect(paymentTransition('pending', 'expire')?.events).toEqual(['payment_expired', 'payment_cancelled']);
  });
});

describe('the walk', () => {
  const step = { who: 'clock', events: [], reason: 'test' } as const;

  it('finds a state that leads nowhere, one never reached and one nobody knows', () => {
    const rows = [
      { from: 'new', action: 'a', to: 'open', ...step },
      { from: 'open', action: 'b', to: 'lost', ...step },
    ];
    expect(flawsOf(rows, ['open', 'shut'], [])).toEqual([
      { state: 'lost', flaw: 'unknown' },
      { state: 'shut', flaw: 'unreachable' },
      { state: 'shut', flaw: 'dead end' },
    ]);
  });
});
