import checkoutLifecycle from '@facts/checkoutLifecycle.json';
import checkoutStates from '@facts/checkoutStates.json';
import deliveryLifecycle from '@facts/deliveryLifecycle.json';
import deliveryStates from '@facts/deliveryStates.json';
import entityLifecycle from '@facts/entityLifecycle.json';
import entityStates from '@facts/entityStates.json';
import paymentLifecycle from '@facts/paymentLifecycle.json';
import paymentStates from '@facts/paymentStates.json';
import terminalLifecycle from '@facts/terminalLifecycle.json';
import terminalStates from '@facts/terminalStates.json';
import { lifecycles as texts } from '@words/reference.ts';
import type { ReactNode } from 'react';
import type { Lifecycle, TransitionFact } from '../../facts/types.ts';
import { StateDiagram } from '../guide/StateDiagram.tsx';
import {
  type LifecyclePart,
  type OperationWithLifecycle,
  operationLifecycles,
} from './operationLifecycles.ts';

interface LifecycleTable {
  states: readonly { id: string; label: string }[];
  lifecycle: readonly TransitionFact[];
}

const tables: Record<Lifecycle, LifecycleTable> = {
  payment: { states: paymentStates, lifecycle: paymentLifecycle },
  checkout: { states: checkoutStates, lifecycle: checkoutLifecycle },
  entity: { states: entityStates, lifecycle: entityLifecycle },
  terminal: { states: terminalStates, lifecycle: terminalLifecycle },
  delivery: { states: deliveryStates, lifecycle: deliveryLifecycle },
};

/** Lifecycle diagrams by the id of the operation. */
export function lifecycles(): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries<LifecyclePart>(operationLifecycles).map(([id, { of, rows }]) => [
      id,
      <StateDiagram
        key={id}
        of={of}
        {...texts[id as OperationWithLifecycle]}
        {...tables[of]}
        rows={rows}
        isMarked={false}
      />,
    ]),
  );
}
