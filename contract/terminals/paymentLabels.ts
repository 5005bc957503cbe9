import { say, type Words } from '../locales.ts';
import type { TerminalPaymentAction } from './paymentRows.ts';

export const terminalPaymentActionLabels = {
  send_to_terminal: say('Enviar ao terminal', 'Enviar al terminal', 'Send to the terminal'),
  register_processed: say(
    'Registar um pagamento feito no terminal',
    'Registrar un pago hecho en el terminal',
    'Register a payment made at the terminal',
  ),
  register_authorised: say(
    'Registar um pagamento aprovado no terminal',
    'Registrar un pago aprobado en el terminal',
    'Register a payment approved at the terminal',
  ),
  approve_at_terminal: say('Aprovar no terminal', 'Aprobar en el terminal', 'Approve at the terminal'),
  refund_at_terminal: say('Reembolsar no terminal', 'Reembolsar en el terminal', 'Refund at the terminal'),
  decline_at_terminal: say('Recusar no terminal', 'Rechazar en el terminal', 'Decline at the terminal'),
  leave_terminal: say('Não apresentar cartão', 'No presentar tarjeta', 'Present no card'),
  give_up_at_terminal: say('Desistir no terminal', 'Desistir en el terminal', 'Give up at the terminal'),
  expire_at_terminal: say(
    'Terminar o prazo sem notícia do terminal',
    'Terminar el plazo sin noticia del terminal',
    'Pass the deadline without news of the terminal',
  ),
  keep_late_authorisation: say(
    'Guardar a autorização tardia',
    'Conservar la autorización tardía',
    'Keep the late authorisation',
  ),
  void_late_authorisation: say(
    'Anular a autorização tardia',
    'Anular la autorización tardía',
    'Void the late authorisation',
  ),
  settle: say('Liquidar', 'Liquidar', 'Settle'),
} as const satisfies Record<TerminalPaymentAction, Words>;
