import { row, type Transition } from '../../lifecycle/transition.ts';
import { chosen, published, specified } from '../../provenance/origin.ts';
import type { EntityState } from './entityEnums.ts';

export const entityActions = ['register', 'approve', 'decline', 'reopen', 'review'] as const;
export type EntityAction = (typeof entityActions)[number];
export const finalEntityStates: readonly EntityState[] = ['approved', 'declined'];

const backToPending = chosen(
  'A especificação anuncia a passagem a `pending` sem dizer de onde; na sandbox pode voltar a análise uma entidade recusada, ou uma aprovada com documentos a renovar.',
  'La especificación anuncia el paso a `pending` sin decir desde dónde; en el sandbox puede volver a revisión una entidad rechazada, o una aprobada con documentos que renovar.',
  'The specification announces a move to `pending` without saying from where; in the sandbox a declined entity can be reviewed again, and so can an approved one whose documents need renewal.',
  'guides 4.2',
);

/** Lifecycle of an entity. Every transition sends an event. */
export const entityLifecycle: readonly Transition<EntityState, EntityAction>[] = [
  row('new', 'register', 'pending', 'merchant', published('guides'), ['entity_pending']),
  row('pending', 'approve', 'approved', 'provider', specified('guides 4.2'), ['entity_approved']),
  row('pending', 'decline', 'declined', 'provider', specified('guides 4.2'), ['entity_declined']),
  row('declined', 'reopen', 'pending', 'provider', backToPending, ['entity_pending']),
  row('approved', 'review', 'pending', 'provider', backToPending, ['entity_pending']),
];

/** Lifecycle row for an action in a state, if allowed. */
export function entityTransition(from: EntityState | 'new', action: EntityAction) {
  return entityLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
