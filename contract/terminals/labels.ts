import type { Label } from '../labels.ts';
import { say, type Words } from '../locales.ts';
import type { PaymentState } from '../payments/enums.ts';
import type { TerminalAction, TerminalState } from './lifecycle.ts';

/** What the back office calls a terminal payment, and what the API says of it (spec 2 §4, DECISIONS 20). */
export interface BackOfficeLabel extends Label {
  state: PaymentState;
  /** The card keeps the amount held although the payment is cancelled. */
  authorisationKept: boolean;
  /** The settlement file has arrived. */
  settled: boolean;
}

export const backOfficeLabels = {
  Authorized: {
    state: 'authorised',
    authorisationKept: true,
    settled: false,
    label: say('Autorizado', 'Autorizado', 'Authorized'),
    words: say(
      'Aprovado no terminal, à espera da liquidação.',
      'Aprobado en el terminal, a la espera de la liquidación.',
      'Approved at the terminal, waiting for settlement.',
    ),
  },
  Confirmed: {
    state: 'confirmed',
    authorisationKept: false,
    settled: false,
    label: say('Confirmado', 'Confirmado', 'Confirmed'),
    words: say('Pago.', 'Pagado.', 'Paid.'),
  },
  Settled: {
    state: 'confirmed',
    authorisationKept: false,
    settled: true,
    label: say('Liquidado', 'Liquidado', 'Settled'),
    words: say(
      'Pago e liquidado; pode ser reembolsado sem limite de tempo.',
      'Pagado y liquidado; se puede reembolsar sin límite de tiempo.',
      'Paid and settled; it can be refunded without limit of time.',
    ),
  },
  'Authorized (Canceled)': {
    state: 'cancelled',
    authorisationKept: true,
    settled: false,
    label: say('Autorizado (Cancelado)', 'Autorizado (Cancelado)', 'Authorized (Canceled)'),
    words: say(
      'O prazo tinha passado quando o terminal avisou, mas o cartão foi lido dentro da tolerância: a autorização fica.',
      'El plazo había pasado cuando el terminal avisó, pero la tarjeta se leyó dentro de la tolerancia: la autorización se conserva.',
      'The deadline had passed when the terminal told of it, but the card was read within the tolerance: the authorisation stays.',
    ),
  },
  Canceled: {
    state: 'cancelled',
    authorisationKept: false,
    settled: false,
    label: say('Cancelado', 'Cancelado', 'Canceled'),
    words: say(
      'Anulado: recusado, fora de prazo, ou cancelado por alguém.',
      'Anulado: rechazado, fuera de plazo, o cancelado por alguien.',
      'Voided: declined, too late, or cancelled by somebody.',
    ),
  },
} as const satisfies Record<string, BackOfficeLabel>;

export const terminalStateLabels = {
  waiting_for_card: {
    label: say('À espera do cartão', 'A la espera de la tarjeta', 'Waiting for the card'),
    words: say(
      'O terminal mostra o montante e espera um minuto.',
      'El terminal muestra el importe y espera un minuto.',
      'The terminal shows the amount and waits one minute.',
    ),
  },
  waiting_for_pin: {
    label: say('À espera do PIN', 'A la espera del PIN', 'Waiting for the PIN'),
    words: say('Há três tentativas.', 'Hay tres intentos.', 'There are three attempts.'),
  },
  authorising: {
    label: say('A autorizar', 'Autorizando', 'Authorising'),
    words: say(
      'O banco responde em dois a cinco segundos.',
      'El banco responde en dos a cinco segundos.',
      'The bank answers in two to five seconds.',
    ),
  },
  approved: {
    label: say('Aprovada', 'Aprobada', 'Approved'),
    words: say(
      'O cartão foi aceite; falta a liquidação.',
      'La tarjeta se ha aceptado; falta la liquidación.',
      'The card was accepted; settlement is to come.',
    ),
  },
  declined: {
    label: say('Recusada', 'Rechazada', 'Declined'),
    words: say(
      'Saldo, validade, PIN errado três vezes ou outro cartão num reembolso.',
      'Saldo, caducidad, PIN erróneo tres veces u otra tarjeta en un reembolso.',
      'Funds, expiry, a wrong PIN three times or another card on a refund.',
    ),
  },
  timed_out: {
    label: say('Sem cartão', 'Sin tarjeta', 'No card'),
    words: say('Ninguém apresentou um cartão.', 'Nadie presentó una tarjeta.', 'Nobody presented a card.'),
  },
  settled: {
    label: say('Liquidada', 'Liquidada', 'Settled'),
    words: say(
      'A liquidação chegou com sucesso: o pagamento está confirmado.',
      'La liquidación llegó con éxito: el pago está confirmado.',
      'The settlement came with success: the payment is confirmed.',
    ),
  },
  voided: {
    label: say('Anulada', 'Anulada', 'Voided'),
    words: say(
      'O aviso chegou tarde de mais e a transação foi desfeita.',
      'El aviso llegó demasiado tarde y la transacción se deshizo.',
      'The notice came too late and the transaction was undone.',
    ),
  },
} as const satisfies Record<TerminalState, Label>;

export const terminalActionLabels = {
  receive: say('Receber o montante', 'Recibir el importe', 'Receive the amount'),
  tap_card: say('Aproximar o cartão', 'Acercar la tarjeta', 'Tap the card'),
  insert_card: say('Inserir o cartão', 'Insertar la tarjeta', 'Insert the card'),
  swipe_card: say('Passar a banda', 'Pasar la banda', 'Swipe the card'),
  wrong_card: say('Apresentar outro cartão', 'Presentar otra tarjeta', 'Present another card'),
  wrong_pin: say('Errar o PIN', 'Equivocar el PIN', 'Enter a wrong PIN'),
  third_wrong_pin: say(
    'Errar o PIN pela terceira vez',
    'Equivocar el PIN por tercera vez',
    'Enter a wrong PIN for the third time',
  ),
  right_pin: say('Acertar no PIN', 'Acertar el PIN', 'Enter the right PIN'),
  wait_too_long: say('Não apresentar cartão', 'No presentar tarjeta', 'Present no card'),
  approve: say('Aprovar', 'Aprobar', 'Approve'),
  decline: say('Recusar', 'Rechazar', 'Decline'),
  settle: say('Liquidar', 'Liquidar', 'Settle'),
  void: say('Anular', 'Anular', 'Void'),
} as const satisfies Record<TerminalAction, Words>;
