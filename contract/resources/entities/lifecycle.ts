import { row, type Transition } from '../../lifecycle/transition.ts';
import type { EntityState } from './enums.ts';

export const entityActions = ['register', 'approve', 'decline', 'reopen', 'review'] as const;
export type EntityAction = (typeof entityActions)[number];
export const finalEntityStates: readonly EntityState[] = ['approved', 'declined'];

/** Lifecycle of an entity (spec 1 §4 and spec 2 §4: an event on every transition to pending, approved or declined). */
export const entityLifecycle: readonly Transition<EntityState, EntityAction>[] = [
  row('new', 'register', 'pending', 'merchant', 'spec 1 §4', ['entity_pending']),
  row('pending', 'approve', 'approved', 'provider', 'spec 1 §4', ['entity_approved']),
  row('pending', 'decline', 'declined', 'provider', 'spec 1 §4', ['entity_declined']),
  row(
    'declined',
    'reopen',
    'pending',
    'provider',
    'spec 2 §4: a move to Pending is announced, so there is one',
    ['entity_pending'],
  ),
  row('approved', 'review', 'pending', 'provider', 'spec 2 §4: as above, when documents must be renewed', [
    'entity_pending',
  ]),
];

/**
 * The row that allows an action in a state.
 * @returns the row, or undefined when the action is refused there
 */
export function entityTransition(from: EntityState | 'new', action: EntityAction) {
  return entityLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
