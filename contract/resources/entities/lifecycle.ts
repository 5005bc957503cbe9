import { row, type Transition } from '../../lifecycle/transition.ts';
import type { EntityState } from './enums.ts';

export const entityActions = ['register', 'approve', 'decline', 'reopen', 'review'] as const;
export type EntityAction = (typeof entityActions)[number];
export const finalEntityStates: readonly EntityState[] = ['approved', 'declined'];

/** Lifecycle of an entity (: an event on every transition to pending, approved or declined). */
export const entityLifecycle: readonly Transition<EntityState, EntityAction>[] = [
  row('new', 'register', 'pending', 'merchant', 'specified: a registered entity is pending', [
    'entity_pending',
  ]),
  row('pending', 'approve', 'approved', 'provider', 'specified: pending goes to approved', [
    'entity_approved',
  ]),
  row('pending', 'decline', 'declined', 'provider', 'specified: pending goes to declined', [
    'entity_declined',
  ]),
  row(
    'declined',
    'reopen',
    'pending',
    'provider',
    'specified: a move to pending is announced, so there is one',
    ['entity_pending'],
  ),
  row(
    'approved',
    'review',
    'pending',
    'provider',
    'specified: a move to pending is announced; chosen: when documents must be renewed',
    ['entity_pending'],
  ),
];

/**
 * The row that allows an action in a state.
 * @returns the row, or undefined when the action is refused there
 */
export function entityTransition(from: EntityState | 'new', action: EntityAction) {
  return entityLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
