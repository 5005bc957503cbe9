import { type Label, labelled, say, type Words } from '../../words/locales.ts';
import type { DeliveryAction, DeliveryState } from './deliveryLifecycle.ts';
import type { WebhookHandler } from './events.ts';

export const deliveryStateLabels = {
  waiting: labelled(
    say('À espera', 'En espera', 'Waiting'),
    'Ainda não foi aceite; há uma tentativa marcada.',
    'Todavía no se ha aceptado; hay un intento programado.',
    'Not accepted yet; an attempt is due.',
  ),
  delivered: labelled(
    say('Entregue', 'Entregada', 'Delivered'),
    'O URL respondeu com sucesso.',
    'La URL respondió con éxito.',
    'The URL responded with success.',
  ),
  failed: labelled(
    say('Falhada', 'Fallida', 'Failed'),
    'Todas as tentativas falharam; pode ser reenviada à mão.',
    'Todos los intentos fallaron; se puede reenviar a mano.',
    'Every attempt failed; it can be resent manually.',
  ),
} as const satisfies Record<DeliveryState, Label>;

export const deliveryActionLabels = {
  enqueue: say('Pôr na fila', 'Poner en cola', 'Put in the queue'),
  accept: say('Ser aceite', 'Ser aceptada', 'Be accepted'),
  retry: say('Tentar de novo', 'Reintentar', 'Try again'),
  give_up: say('Desistir', 'Dejar de intentarlo', 'Give up'),
  resend: say('Reenviar', 'Reenviar', 'Resend'),
} as const satisfies Record<DeliveryAction, Words>;

export const handlerLabels = {
  paypay: say('Formulário (SOAP)', 'Formulario (SOAP)', 'Form (SOAP)'),
  'paypay-v2': say('JSON', 'JSON', 'JSON'),
} as const satisfies Record<WebhookHandler, Words>;
