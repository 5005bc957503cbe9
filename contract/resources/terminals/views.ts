import { say, type Words } from '../../words/locales.ts';
import type { PaymentState } from '../payments/paymentEnums.ts';
import type { TerminalScreenName } from './screens.ts';
import type { BackOfficeName } from './terminalLabels.ts';
import type { TerminalState } from './terminalLifecycle.ts';

/** One payment at the same moment in the terminal, the API and the back office, and what to do at the counter. */
interface TerminalView {
  terminal: TerminalState;
  /** Screen, if it differs from the one of the state. */
  screen?: TerminalScreenName;
  state: PaymentState;
  /** Null while the payment waits for the terminal. */
  backOffice: BackOfficeName | null;
  words: Words;
}

const view = (
  [terminal, state, backOffice, screen]: [TerminalState, PaymentState, TerminalView['backOffice'], TerminalScreenName?],
  ...sentence: Parameters<typeof say>
): TerminalView => ({ terminal, state, backOffice, words: say(...sentence), ...(screen && { screen }) });

/** All combinations of views of a terminal payment, in chronological order (docs/decisions/terminals.md). */
export const terminalViews: readonly TerminalView[] = [
  view(['waiting_for_card', 'pending_confirmation', null], 'Peça o cartão.', 'Pida la tarjeta.', 'Ask for the card.'),
  view(
    ['waiting_for_pin', 'pending_confirmation', null],
    'O cliente escreve o PIN; ninguém o faz por ele.',
    'El cliente teclea el PIN; nadie lo hace por él.',
    'The customer types the PIN; nobody else does.',
  ),
  view(['authorising', 'pending_confirmation', null], 'Espere pelo banco.', 'Espere al banco.', 'Wait for the bank.'),
  view(
    ['authorising', 'pending_confirmation', null, 'offline'],
    'O cartão pode já ter sido aceite. Não reinicie, não cobre outra vez e não entregue: procure o pagamento no back-office.',
    'Puede que la tarjeta ya se haya aceptado. No reinicie, no cobre otra vez y no entregue: busque el pago en el back-office.',
    'The card may have been accepted already. Do not restart, charge again or hand over the goods: look for the payment in the back office.',
  ),
  view(
    ['approved', 'authorised', 'Authorized', 'offline'],
    'Aceite: entregue. O ecrã só muda quando a rede voltar.',
    'Aceptado: entregue. La pantalla solo cambia cuando vuelve la red.',
    'Accepted: hand over the goods. The screen only changes once the network is back.',
  ),
  view(
    ['approved', 'pending_confirmation', null],
    'Aceite, mas o terminal ainda não avisou. Standalone: entregue e guarde o talão. Cloud: espere pelo seu software. Não cobre outra vez.',
    'Aceptado, pero el terminal aún no ha avisado. Standalone: entregue y guarde el recibo. Cloud: espere a su software. No cobre otra vez.',
    'Accepted, but the terminal has not reported it yet. Standalone: hand over the goods and keep the receipt. Cloud: wait for your software. Do not charge again.',
  ),
  view(
    ['approved', 'authorised', 'Authorized'],
    'Aceite, à espera da liquidação. Entregue, nos dois tipos.',
    'Aceptado, a la espera de la liquidación. Entregue, en los dos tipos.',
    'Accepted, waiting for settlement. Hand over the goods, with both kinds.',
  ),
  view(
    ['settled', 'confirmed', 'Confirmed'],
    'Pago: chegou a liquidação, que o ecrã não mostra. Já se pode reembolsar.',
    'Pagado: llegó la liquidación, que la pantalla no muestra. Ya se puede reembolsar.',
    'Paid: settlement came, which the screen does not show. It can be refunded now.',
  ),
  view(
    ['settled', 'confirmed', 'Settled'],
    'Pago e transferido para a entidade. Reembolsa-se sem limite de tempo.',
    'Pagado y transferido a la entidad. Se reembolsa sin límite de tiempo.',
    'Paid and transferred to the entity. It can be refunded with no time limit.',
  ),
  view(
    ['settled', 'cancelled', 'Canceled'],
    'Foi pago e devolvido por inteiro no próprio dia. Não entregue.',
    'Se pagó y se devolvió por completo el mismo día. No entregue.',
    'It was paid, and refunded in full on the same day. Do not hand over the goods.',
  ),
  ...(['declined', 'timed_out', 'given_up'] as const).map(
    (terminal): TerminalView => ({
      terminal,
      state: 'pending_confirmation',
      backOffice: null,
      words: say(
        'Não está pago, mas o terminal ainda não avisou. Pode começar outro pagamento.',
        'No está pagado, pero el terminal aún no ha avisado. Puede empezar otro pago.',
        'Not paid, but the terminal has not reported it yet. You can start another payment.',
      ),
    }),
  ),
  view(
    ['declined', 'cancelled', 'Canceled'],
    'Não está pago. Comece outro pagamento, com outro cartão.',
    'No está pagado. Empiece otro pago, con otra tarjeta.',
    'Not paid. Start another payment, with another card.',
  ),
  view(
    ['timed_out', 'cancelled', 'Canceled'],
    'Não está pago. Comece outro pagamento.',
    'No está pagado. Empiece otro pago.',
    'Not paid. Start another payment.',
  ),
  view(
    ['given_up', 'cancelled', 'Canceled'],
    'Não está pago: alguém carregou na tecla vermelha.',
    'No está pagado: alguien pulsó la tecla roja.',
    'Not paid: somebody pressed the red key.',
  ),
  ...(['waiting_for_card', 'waiting_for_pin'] as const).map(
    (terminal): TerminalView => ({
      terminal,
      state: 'cancelled',
      backOffice: 'Canceled',
      words: say(
        'O prazo do pedido acabou, e o terminal ainda não o sabe. Carregue na tecla vermelha antes de o cartão ser aceite.',
        'El plazo de la solicitud terminó, y el terminal aún no lo sabe. Pulse la tecla roja antes de que se acepte la tarjeta.',
        'The deadline of the request has passed, and the terminal does not know it yet. Press the red key before the card is accepted.',
      ),
    }),
  ),
  view(
    ['authorising', 'cancelled', 'Canceled'],
    'O prazo acabou enquanto o banco decide. Não entregue nem cobre outra vez: espere pelo ecrã.',
    'El plazo terminó mientras el banco decide. No entregue ni cobre otra vez: espere a la pantalla.',
    'The deadline passed while the bank decides. Do not hand over the goods or charge again: wait for the screen.',
  ),
  view(
    ['approved', 'cancelled', 'Canceled'],
    'O prazo acabou antes de o terminal avisar, e o cartão pode ter o dinheiro reservado. Não entregue nem cobre outra vez: procure o pagamento mais tarde.',
    'El plazo terminó antes de que el terminal avisara, y la tarjeta puede tener el dinero retenido. No entregue ni cobre otra vez: busque el pago más tarde.',
    'The deadline passed before the terminal reported, and the card may be holding the money. Do not hand over the goods or charge again: look for the payment later.',
  ),
  view(
    ['approved', 'cancelled', 'Authorized (Canceled)'],
    'O aviso veio fora do prazo: a venda está cancelada, e o cartão guarda a autorização. Nos dois tipos, não entregue nem cobre outra vez: chame o responsável.',
    'El aviso llegó fuera de plazo: la venta está cancelada, y la tarjeta conserva la autorización. En los dos tipos, no entregue ni cobre otra vez: llame al responsable.',
    'The report came after the deadline: the sale is cancelled, and the card keeps the authorisation. With both kinds, do not hand over the goods or charge again: call your manager.',
  ),
  view(
    ['voided', 'cancelled', 'Canceled'],
    'Anulado depois de aceite: o cliente não paga. Não entregue.',
    'Anulado después de aceptado: el cliente no paga. No entregue.',
    'Voided after being accepted: the customer does not pay. Do not hand over the goods.',
  ),
  view(
    ['waiting_for_card', 'pending_confirmation', null, 'refund'],
    'É um reembolso: peça o cartão do pagamento. Com o chip ou a banda, pede também o PIN.',
    'Es un reembolso: pida la tarjeta del pago. Con el chip o la banda, pide también el PIN.',
    'It is a refund: ask for the card that paid. With the chip or the stripe, it asks for the PIN too.',
  ),
  view(
    ['approved', 'confirmed', 'Confirmed'],
    'O reembolso está feito, sem esperar pela liquidação. Não entregue nada.',
    'El reembolso está hecho, sin esperar la liquidación. No entregue nada.',
    'The refund is made, without waiting for settlement. Hand over nothing.',
  ),
  view(
    ['declined', 'cancelled', 'Canceled'],
    'Num reembolso: nada foi devolvido, e o pagamento continua pago. Não cobre: peça o cartão do pagamento e comece outro reembolso.',
    'En un reembolso: no se ha devuelto nada, y el pago sigue pagado. No cobre: pida la tarjeta del pago y empiece otro reembolso.',
    'For a refund: nothing was refunded, and the payment is still paid. Do not charge: ask for the card that paid and start another refund.',
  ),
];
