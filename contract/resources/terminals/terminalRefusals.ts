import { say, type Words } from '../../words/locales.ts';

/** Reasons why a terminal request is refused (docs/decisions/terminals.md). */
export const terminalRefusals = {
  standalone_terminal: say(
    'O terminal {terminalId} é standalone e não recebe pedidos da API (allowRemoteTransactions).',
    'El terminal {terminalId} es standalone y no recibe solicitudes de la API (allowRemoteTransactions).',
    'Terminal {terminalId} is standalone and accepts no requests from the API (allowRemoteTransactions).',
  ),
  terminal_busy: say(
    'O terminal está ocupado com o pagamento {id}.',
    'El terminal está ocupado con el pago {id}.',
    'The terminal is busy with payment {id}.',
  ),
  not_paid_at_terminal: say(
    'Num terminal só se reembolsa o que foi pago num terminal.',
    'En un terminal solo se reembolsa lo que se pagó en un terminal.',
    'A terminal can only refund what was paid at a terminal.',
  ),
  only_cards_at_terminal: say(
    'Num terminal paga-se com cartão, não com {method}.',
    'En un terminal se paga con tarjeta, no con {method}.',
    'A terminal accepts cards, not {method}.',
  ),
  not_processed: say(
    'Só se regista o que o terminal já fez: no estado {state} não há nada que registar.',
    'Solo se registra lo que el terminal ya hizo: en el estado {state} no hay nada que registrar.',
    'You can only register what the terminal has done: in state {state} there is nothing to register.',
  ),
  not_yet: say(
    '{field} não pode estar no futuro.',
    '{field} no puede estar en el futuro.',
    '{field} cannot be in the future.',
  ),
  before_terminals: say(
    '{field} não pode ser anterior a 1970.',
    '{field} no puede ser anterior a 1970.',
    '{field} cannot be before 1970.',
  ),
  processed_twice: say(
    'Este terminal já registou um pagamento com o código {code}.',
    'Este terminal ya registró un pago con el código {code}.',
    'This terminal has already registered a payment with code {code}.',
  ),
} as const satisfies Record<string, Words>;
