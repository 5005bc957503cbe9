import { row, type Transition } from '../../lifecycle/transition.ts';
import { chosen, published, specified } from '../../provenance/origin.ts';
import type { PaymentState } from '../payments/paymentEnums.ts';

export const terminalPaymentActions = [
  'send_to_terminal',
  'register_processed',
  'register_authorised',
  'approve_at_terminal',
  'refund_at_terminal',
  'decline_at_terminal',
  'leave_terminal',
  'give_up_at_terminal',
  'expire_at_terminal',
  'keep_late_authorisation',
  'void_late_authorisation',
  'settle',
] as const;
export type TerminalPaymentAction = (typeof terminalPaymentActions)[number];

const saysItsState = chosen(
  'Um pagamento processado diz o seu estado; um aprovado por liquidar fica `authorised`, como os outros do terminal.',
  'Un pago procesado dice su estado; uno aprobado sin liquidar queda `authorised`, como los demás del terminal.',
  'A processed payment states its own state; one that is approved but not settled is `authorised`, like other terminal payments.',
  '3',
);
const refundMade = chosen(
  'Um reembolso no terminal fica `confirmed` quando o cartão é aceite; os eventos saem do pagamento reembolsado.',
  'Un reembolso en el terminal queda `confirmed` cuando se acepta la tarjeta; los eventos salen del pago reembolsado.',
  'A refund at a terminal is `confirmed` when the card is accepted; the events are those of the refunded payment.',
);
const noSecondTry = chosen(
  'Nenhuma fonte diz o que fica de um pagamento recusado no terminal. Não há nada a tentar no mesmo pedido: envia-se outro.',
  'Ninguna fuente dice qué queda de un pago rechazado en el terminal. No hay nada que repetir en la misma solicitud: se envía otra.',
  'No source says what happens to a payment declined at the terminal. The same request cannot be tried again: send a new one.',
);
const nobodyPaid = chosen(
  'A especificação diz que o terminal espera um minuto pelo cartão, não o que fica do pagamento.',
  'La especificación dice que el terminal espera un minuto la tarjeta, no qué queda del pago.',
  'The specification says that the terminal waits a minute for a card, not what happens to the payment.',
  'guides 9',
);
const cancelKey = chosen(
  'A tecla de cancelar dos terminais, que nenhuma fonte descreve; o motivo `customer_cancelled` é da especificação.',
  'La tecla de cancelar de los terminales, que ninguna fuente describe; el motivo `customer_cancelled` es de la especificación.',
  'The cancel key of terminals, which no source describes; the reason `customer_cancelled` is the specification’s.',
  '4',
);

/** Rows of the payment lifecycle for terminals (docs/decisions/terminals.md). */
export const terminalPaymentRows: readonly Transition<PaymentState, TerminalPaymentAction>[] = [
  row('new', 'send_to_terminal', 'pending_confirmation', 'merchant', published('guides')),
  row('new', 'register_processed', 'confirmed', 'merchant', published('description'), ['payment_confirmed']),
  row('new', 'register_authorised', 'authorised', 'merchant', saysItsState, ['payment_authorized']),
  row('pending_confirmation', 'approve_at_terminal', 'authorised', 'payer', specified('guides 4.1'), [
    'payment_authorized',
  ]),
  row('pending_confirmation', 'refund_at_terminal', 'confirmed', 'payer', refundMade),
  row('pending_confirmation', 'decline_at_terminal', 'cancelled', 'provider', noSecondTry, [
    'payment_method_error',
    'payment_cancelled',
  ]),
  row('pending_confirmation', 'leave_terminal', 'cancelled', 'clock', nobodyPaid, [
    'payment_expired',
    'payment_cancelled',
  ]),
  row('pending_confirmation', 'give_up_at_terminal', 'cancelled', 'payer', cancelKey, ['payment_cancelled']),
  row('pending_confirmation', 'expire_at_terminal', 'cancelled', 'clock', specified('guides 4.2'), [
    'payment_expired',
    'payment_cancelled',
  ]),
  row(
    'cancelled',
    'keep_late_authorisation',
    'cancelled',
    'provider',
    specified('guides 4.1', 'late but within the limit stays Authorized (Canceled)'),
  ),
  row(
    'cancelled',
    'void_late_authorisation',
    'cancelled',
    'provider',
    specified('guides 4.1', 'outside the limit, or cancel on expiry: voided'),
    ['payment_cancelled'],
  ),
  row('authorised', 'settle', 'confirmed', 'provider', specified('guides 4.1'), ['payment_confirmed']),
];
