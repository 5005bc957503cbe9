import { lifecycles as texts } from '@words/reference.ts';
import type { ReactNode } from 'react';
import { StateDiagram } from '../guide/StateDiagram.tsx';
import {
  type LifecyclePart,
  type OperationWithLifecycle,
  operationLifecycles,
} from './operationLifecycles.ts';

export function lifecycles(): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries<LifecyclePart>(operationLifecycles).map(([id, { of, rows }]) => [
      id,
      <StateDiagram key={id} of={of} {...texts[id as OperationWithLifecycle]} rows={rows} isMarked={false} />,
    ]),
  );
}
