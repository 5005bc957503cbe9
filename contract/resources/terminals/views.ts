import { say, type Words } from '../../words/locales.ts';
import type { PaymentState } from '../payments/enums.ts';
import type { BackOfficeName } from './labels.ts';
import type { TerminalState } from './lifecycle.ts';

/** What terminal, API and back office show of one payment at the same time, and what the counter does. */
export interface TerminalView {
  terminal: TerminalState;
  state: PaymentState;
  /** Nothing while the payment waits for the terminal. */
  backOffice: BackOfficeName | null;
  words: Words;
}

/** Every combination that a payment at a terminal goes through, in order of time (docs/decisions/terminals.md). */
export const terminalViews: readonly TerminalView[] = [
  {
    terminal: 'waiting_for_card',
    state: 'pending_confirmation',
    backOffice: null,
    words: say('Peça o cartão.', 'Pida la tarjeta.', 'Ask for the card.'),
  },
  {
    terminal: 'waiting_for_pin',
    state: 'pending_confirmation',
    backOffice: null,
    words: say(
      'O cliente escreve o PIN; ninguém o faz por ele.',
      'El cliente teclea el PIN; nadie lo hace por él.',
      'The customer types the PIN; nobody else does.',
    ),
  },
  {
    terminal: 'authorising',
    state: 'pending_confirmation',
    backOffice: null,
    words: say('Espere pelo banco.', 'Espere al banco.', 'Wait for the bank.'),
  },
  {
    terminal: 'approved',
    state: 'pending_confirmation',
    backOffice: null,
    words: say(
      'Aceite, mas o terminal ainda não avisou. Não cobre outra vez.',
      'Aceptado, pero el terminal aún no ha avisado. No cobre otra vez.',
      'Accepted, but the terminal has not reported it yet. Do not charge again.',
    ),
  },
  {
    terminal: 'approved',
    state: 'authorised',
    backOffice: 'Authorized',
    words: say(
      'Aceite, à espera da liquidação. Entregue.',
      'Aceptado, a la espera de la liquidación. Entregue.',
      'Accepted, waiting for settlement. Hand over the goods.',
    ),
  },
  {
    terminal: 'settled',
    state: 'confirmed',
    backOffice: 'Confirmed',
    words: say(
      'Pago. Já se pode reembolsar.',
      'Pagado. Ya se puede reembolsar.',
      'Paid. It can be refunded now.',
    ),
  },
  {
    terminal: 'settled',
    state: 'confirmed',
    backOffice: 'Settled',
    words: say(
      'Pago e transferido para a entidade. Reembolsa-se sem limite de tempo.',
      'Pagado y transferido a la entidad. Se reembolsa sin límite de tiempo.',
      'Paid and transferred to the entity. It can be refunded with no time limit.',
    ),
  },
  {
    terminal: 'declined',
    state: 'cancelled',
    backOffice: 'Canceled',
    words: say(
      'Não está pago. Comece outro pagamento, com outro cartão.',
      'No está pagado. Empiece otro pago, con otra tarjeta.',
      'Not paid. Start another payment, with another card.',
    ),
  },
  {
    terminal: 'timed_out',
    state: 'cancelled',
    backOffice: 'Canceled',
    words: say(
      'Não está pago. Comece outro pagamento.',
      'No está pagado. Empiece otro pago.',
      'Not paid. Start another payment.',
    ),
  },
  {
    terminal: 'given_up',
    state: 'cancelled',
    backOffice: 'Canceled',
    words: say(
      'Não está pago: alguém anulou no terminal.',
      'No está pagado: alguien canceló en el terminal.',
      'Not paid: somebody cancelled at the terminal.',
    ),
  },
  {
    terminal: 'approved',
    state: 'cancelled',
    backOffice: 'Authorized (Canceled)',
    words: say(
      'O aviso veio fora do prazo: a venda está cancelada, e o cartão guarda a autorização. Não entregue nem cobre outra vez: chame o responsável.',
      'El aviso llegó fuera de plazo: la venta está cancelada, y la tarjeta conserva la autorización. No entregue ni cobre otra vez: llame al responsable.',
      'The report came after the deadline: the sale is cancelled, and the card keeps the authorisation. Do not hand over the goods or charge again: call your manager.',
    ),
  },
  {
    terminal: 'voided',
    state: 'cancelled',
    backOffice: 'Canceled',
    words: say(
      'Anulado depois de aceite: o cliente não paga.',
      'Anulado después de aceptado: el cliente no paga.',
      'Voided after being accepted: the customer does not pay.',
    ),
  },
];
