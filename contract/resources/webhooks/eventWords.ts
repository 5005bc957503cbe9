import { say, type Words } from '../../words/locales.ts';
import type { WebhookAction } from './events.ts';

/** Trigger of each event (docs/decisions/webhook-messages.md). */
export const eventWords = {
  payment_authorized: say(
    'O montante foi reservado no cartão e espera captura ou liquidação.',
    'El importe quedó reservado en la tarjeta y espera captura o liquidación.',
    'The amount was held on the card and awaits capture or settlement.',
  ),
  payment_confirmed: say('O pagamento foi feito.', 'El pago se ha hecho.', 'The payment was made.'),
  payment_expired: say(
    'O prazo terminou sem pagamento; chega também `payment_cancelled`.',
    'El plazo terminó sin pago; llega también `payment_cancelled`.',
    'The deadline passed without payment; `payment_cancelled` arrives as well.',
  ),
  payment_cancelled: say(
    'O pagamento foi cancelado pelo comerciante ou pelo fim do prazo, ou reembolsado no próprio dia, todo ou em parte: leia o estado.',
    'El pago se ha cancelado, por el comercio o por el fin del plazo, o se ha reembolsado el mismo día, entero o en parte: lea el estado.',
    'The payment was cancelled by the merchant or at its deadline, or refunded on the same day, in full or in part: read the state.',
  ),
  payment_refunded: say(
    'O comerciante reembolsou o pagamento, todo ou em parte.',
    'El comercio ha reembolsado el pago, entero o en parte.',
    'The merchant refunded the payment, in full or in part.',
  ),
  payment_method_error: say(
    'O método respondeu com um erro depois do pedido: recusa, expiração ou número inválido; leia `paymentMethod.result`.',
    'El método respondió con un error después de la solicitud: rechazo, caducidad o número no válido; lea `paymentMethod.result`.',
    'The method responded with an error after the request: declined, expired or wrong number; read `paymentMethod.result`.',
  ),
  entity_pending: say(
    'A entidade entrou em análise.',
    'La entidad entró en revisión.',
    'The entity went under review.',
  ),
  entity_approved: say(
    'A entidade foi aprovada e pode receber pagamentos.',
    'La entidad se ha aprobado y puede recibir pagos.',
    'The entity was approved and can take payments.',
  ),
  entity_declined: say('A entidade foi recusada.', 'La entidad fue rechazada.', 'The entity was declined.'),
} as const satisfies Record<WebhookAction, Words>;
