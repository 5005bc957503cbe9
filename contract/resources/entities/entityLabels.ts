import { type Label, labelled, say, type Words } from '../../words/locales.ts';
import type { EntityState } from './entityEnums.ts';
import type { EntityAction } from './entityLifecycle.ts';

export const entityStateLabels = {
  pending: labelled(
    say('Em análise', 'En revisión', 'Under review'),
    'A adesão está a ser verificada; ainda não pode receber pagamentos.',
    'El alta se está verificando; todavía no puede recibir pagos.',
    'The registration is being checked; it cannot take payments yet.',
  ),
  approved: labelled(
    say('Aprovada', 'Aprobada', 'Approved'),
    'Pode receber pagamentos.',
    'Puede recibir pagos.',
    'It can take payments.',
  ),
  declined: labelled(
    say('Recusada', 'Rechazada', 'Declined'),
    'A adesão não foi aceite.',
    'El alta no se ha aceptado.',
    'The registration was not accepted.',
  ),
} as const satisfies Record<EntityState, Label>;

export const entityActionLabels = {
  register: say('Registar', 'Registrar', 'Register'),
  approve: say('Aprovar', 'Aprobar', 'Approve'),
  decline: say('Recusar', 'Rechazar', 'Decline'),
  reopen: say('Reabrir a análise', 'Reabrir la revisión', 'Reopen the review'),
  review: say('Rever a documentação', 'Revisar la documentación', 'Review the documents'),
} as const satisfies Record<EntityAction, Words>;
