import { type Label, labelled, say, type Words } from '../../words/locales.ts';
import type { PaymentState } from '../payments/paymentEnums.ts';
import type { TerminalPaymentAction } from './paymentLifecycle.ts';
import type { TerminalAction, TerminalState } from './terminalLifecycle.ts';

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
  leave_terminal: say(
    'Não dar cartão ou PIN a tempo',
    'No presentar la tarjeta o el PIN a tiempo',
    'Present no card or PIN in time',
  ),
  give_up_at_terminal: say('Cancelar no terminal', 'Cancelar en el terminal', 'Cancel at the terminal'),
  expire_at_terminal: say(
    'Terminar o prazo sem notícia do terminal',
    'Terminar el plazo sin noticia del terminal',
    'Pass the deadline with no report from the terminal',
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

/** Name of a terminal payment in the back office, with its state in the API (docs/decisions/terminals.md). */
export interface BackOfficeLabel extends Label {
  state: PaymentState;
  /** Whether the authorisation still holds the amount, before settlement or although the payment was cancelled. */
  authorisationKept: boolean;
  /** Whether the money has been transferred to the entity. */
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
    words: say(
      'A liquidação do terminal chegou com sucesso: está pago.',
      'La liquidación del terminal llegó con éxito: está pagado.',
      "The terminal's settlement succeeded: it is paid.",
    ),
  },
  Settled: {
    state: 'confirmed',
    authorisationKept: false,
    settled: true,
    label: say('Liquidado', 'Liquidado', 'Settled'),
    words: say(
      'Pago e transferido para a entidade; pode ser reembolsado sem limite de tempo.',
      'Pagado y transferido a la entidad; se puede reembolsar sin límite de tiempo.',
      'Paid and transferred to the entity; it can be refunded with no time limit.',
    ),
  },
  'Authorized (Canceled)': {
    state: 'cancelled',
    authorisationKept: true,
    settled: false,
    label: say('Autorizado (Cancelado)', 'Autorizado (Cancelado)', 'Authorized (Canceled)'),
    words: say(
      'O prazo tinha passado quando o terminal avisou, mas ainda dentro da tolerância: a autorização fica.',
      'El plazo había pasado cuando el terminal avisó, pero todavía dentro de la tolerancia: la autorización se conserva.',
      'The deadline had passed when the terminal reported, but it was within the tolerance: the authorisation stays.',
    ),
  },
  Canceled: {
    state: 'cancelled',
    authorisationKept: false,
    settled: false,
    label: say('Cancelado', 'Cancelado', 'Canceled'),
    words: say(
      'Recusado, fora de prazo, ou cancelado por alguém. Se o terminal mostra «Aprovado», o aviso ainda pode chegar: não cobre outra vez.',
      'Rechazado, fuera de plazo, o cancelado por alguien. Si el terminal muestra «Aprobado», el aviso aún puede llegar: no cobre otra vez.',
      'Declined, too late, or cancelled by somebody. If the terminal shows “Approved”, its report may still arrive: do not charge again.',
    ),
  },
} as const satisfies Record<string, BackOfficeLabel>;
export type BackOfficeName = keyof typeof backOfficeLabels;

export const terminalStateLabels = {
  waiting_for_card: labelled(
    say('À espera do cartão', 'A la espera de la tarjeta', 'Waiting for the card'),
    'O terminal mostra o montante e espera um minuto.',
    'El terminal muestra el importe y espera un minuto.',
    'The terminal shows the amount and waits one minute.',
  ),
  waiting_for_pin: labelled(
    say('À espera do PIN', 'A la espera del PIN', 'Waiting for the PIN'),
    'Há três tentativas, e um minuto para cada uma.',
    'Hay tres intentos, y un minuto para cada uno.',
    'There are three attempts, with one minute for each.',
  ),
  authorising: labelled(
    say('A autorizar', 'Autorizando', 'Authorising'),
    'O banco responde em dois a cinco segundos.',
    'El banco responde en dos a cinco segundos.',
    'The bank responds in two to five seconds.',
  ),
  approved: labelled(
    say('Aprovado', 'Aprobado', 'Approved'),
    'O cartão foi aceite; falta a liquidação.',
    'La tarjeta se ha aceptado; falta la liquidación.',
    'The card was accepted; settlement has yet to come.',
  ),
  declined: labelled(
    say('Recusado', 'Rechazado', 'Declined'),
    'Saldo, validade, PIN errado três vezes ou outro cartão num reembolso.',
    'Saldo, caducidad, PIN erróneo tres veces u otra tarjeta en un reembolso.',
    'Funds, expiry, a wrong PIN three times or a different card on a refund.',
  ),
  timed_out: labelled(
    say('Tempo esgotado', 'Tiempo agotado', 'Timed out'),
    'Ninguém apresentou um cartão, ou ninguém escreveu o PIN, a tempo.',
    'Nadie presentó una tarjeta, o nadie tecleó el PIN, a tiempo.',
    'Nobody presented a card, or entered the PIN, in time.',
  ),
  given_up: labelled(
    say('Cancelado', 'Cancelado', 'Cancelled'),
    'Alguém carregou na tecla de cancelar antes do fim do PIN.',
    'Alguien pulsó la tecla de cancelar antes de completar el PIN.',
    'Somebody pressed the cancel key before the PIN was complete.',
  ),
  settled: labelled(
    say('Liquidado', 'Liquidado', 'Settled'),
    'A liquidação chegou com sucesso: o pagamento está confirmado. O ecrã do terminal não muda.',
    'La liquidación llegó con éxito: el pago está confirmado. La pantalla del terminal no cambia.',
    'Settlement succeeded: the payment is confirmed. The screen of the terminal does not change.',
  ),
  voided: labelled(
    say('Anulado', 'Anulado', 'Voided'),
    'O aviso chegou tarde de mais, ou o comerciante cancelou antes da liquidação: a transação foi desfeita.',
    'El aviso llegó demasiado tarde, o el comercio canceló antes de la liquidación: la transacción se deshizo.',
    'The report came too late, or the merchant cancelled before settlement: the transaction was reversed.',
  ),
} as const satisfies Record<TerminalState, Label>;

export const terminalActionLabels = {
  receive: say('Receber o montante', 'Recibir el importe', 'Receive the amount'),
  tap_card: say('Aproximar o cartão', 'Acercar la tarjeta', 'Tap the card'),
  tap_above_limit: say(
    'Aproximar o cartão acima do limite contactless',
    'Acercar la tarjeta por encima del límite sin contacto',
    'Tap the card above the contactless limit',
  ),
  insert_card: say('Inserir o cartão', 'Insertar la tarjeta', 'Insert the card'),
  swipe_card: say('Passar a banda', 'Pasar la banda', 'Swipe the card'),
  wrong_card: say(
    'Apresentar outro cartão (só num reembolso)',
    'Presentar otra tarjeta (solo en un reembolso)',
    'Present a different card (refunds only)',
  ),
  wrong_pin: say('Errar o PIN', 'Equivocar el PIN', 'Enter a wrong PIN'),
  third_wrong_pin: say(
    'Errar o PIN pela terceira vez',
    'Equivocar el PIN por tercera vez',
    'Enter a wrong PIN for the third time',
  ),
  right_pin: say('Acertar no PIN', 'Acertar el PIN', 'Enter the right PIN'),
  wait_too_long: say(
    'Não dar cartão ou PIN a tempo',
    'No presentar la tarjeta o el PIN a tiempo',
    'Present no card or PIN in time',
  ),
  give_up: say('Cancelar', 'Cancelar', 'Cancel'),
  approve: say('Aprovar', 'Aprobar', 'Approve'),
  decline: say('Recusar', 'Rechazar', 'Decline'),
  settle: say('Liquidar', 'Liquidar', 'Settle'),
  void: say('Anular', 'Anular', 'Void'),
} as const satisfies Record<TerminalAction, Words>;
