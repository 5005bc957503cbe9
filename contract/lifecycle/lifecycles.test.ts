import { describe, expect, it } from 'vitest';
import { specified } from '../provenance/origin.ts';
import { specSections } from '../provenance/sections.ts';
import { checkoutStates } from '../resources/checkouts/enums.ts';
import { checkoutActionLabels } from '../resources/checkouts/labels.ts';
import { checkoutActions, checkoutLifecycle, finalCheckoutStates } from '../resources/checkouts/lifecycle.ts';
import { entityStates } from '../resources/entities/enums.ts';
import { entityActionLabels } from '../resources/entities/labels.ts';
import { entityActions, entityLifecycle, finalEntityStates } from '../resources/entities/lifecycle.ts';
import { paymentStates } from '../resources/payments/enums.ts';
import { paymentActionLabels } from '../resources/payments/labels.ts';
import {
  finalPaymentStates,
  paymentActions,
  paymentLifecycle,
  paymentTransition,
} from '../resources/payments/lifecycle.ts';
import { terminalActionLabels } from '../resources/terminals/labels.ts';
import {
  finalTerminalStates,
  terminalActions,
  terminalLifecycle,
  terminalStates,
} from '../resources/terminals/lifecycle.ts';
import {
  deliveryActions,
  deliveryLifecycle,
  deliveryStates,
  finalDeliveryStates,
} from '../resources/webhooks/deliveryLifecycle.ts';
import { deliveryActionLabels } from '../resources/webhooks/labels.ts';
import type { Transition } from './transition.ts';
import { lifecycleFlaws } from './validateLifecycle.ts';

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
    expect(lifecycleFlaws(rows, states, final)).toEqual([]);
  });

  it('uses and names every action', () => {
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(actions));
    expect(Object.keys(labels)).toEqual([...actions]);
  });

  it('says of no row that the specification has it without its section', () => {
    for (const { origin } of rows) {
      if (origin.kind === 'specified') expect(specSections).toHaveProperty([origin.section]);
    }
  });
});

describe('payments', () => {
  it('refuse to cancel what is confirmed', () => {
    expect(paymentTransition('confirmed', 'cancel')).toBeUndefined();
  });

  it('report an expired payment with two events', () => {
    expect(paymentTransition('pending', 'expire')?.events).toEqual(['payment_expired', 'payment_cancelled']);
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
