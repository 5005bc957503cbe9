import { say } from '../../words/locales.ts';
import type { ControlError } from './controlError.ts';

/** What a virtual terminal can refuse to whoever stands in front of it. */
export const terminalControlErrors = {
  c0701: {
    status: 409,
    words: say(
      'No estado {state}, o terminal não aceita a ação {action}.',
      'En el estado {state}, el terminal no admite la acción {action}.',
      'In state {state}, the terminal does not accept the action {action}.',
    ),
  },
  c0702: {
    status: 409,
    words: say(
      'O terminal ainda não recebeu nenhum pagamento.',
      'El terminal todavía no ha recibido ningún pago.',
      'The terminal has not received any payment yet.',
    ),
  },
  c0703: {
    status: 409,
    words: say(
      'O terminal está sem ligação: não mostra nada e não lê cartões.',
      'El terminal está sin conexión: no muestra nada y no lee tarjetas.',
      'The terminal is offline: it shows nothing and reads no cards.',
    ),
  },
  c0704: {
    status: 409,
    words: say(
      'Num terminal cloud o montante vem da API; só num terminal standalone é digitado.',
      'En un terminal cloud el importe viene de la API; solo en un terminal standalone se teclea.',
      'On a cloud terminal, the amount comes from the API; it can only be typed on a standalone one.',
    ),
  },
} as const satisfies Record<string, ControlError>;
