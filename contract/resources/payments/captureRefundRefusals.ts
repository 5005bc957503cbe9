import { say, type Words } from '../../words/locales.ts';

/**
 * Why a saved method, a capture, a refund, a repetition or a change of amount is refused
 * (docs/decisions/error-codes.md, docs/decisions/refund-sums.md).
 */
export const captureRefundRefusals = {
  above_authorised: say(
    'Da autorização faltam capturar {left} cêntimos.',
    'De la autorización quedan por capturar {left} céntimos.',
    'Of the authorisation {left} cents are left to capture.',
  ),
  above_paid: say(
    'Do pagamento faltam reembolsar {left} cêntimos.',
    'Del pago quedan por reembolsar {left} céntimos.',
    'Of the payment {left} cents are left to refund.',
  ),
  authorisation_lapsed: say(
    'O prazo da autorização terminou em {end}.',
    'El plazo de la autorización terminó el {end}.',
    'The deadline of the authorisation passed at {end}.',
  ),
  no_authorisation: say(
    'Este pagamento não é uma autorização feita.',
    'Este pago no es una autorización hecha.',
    'This payment is not an authorisation that was made.',
  ),
  terminal_settles: say(
    'O que foi autorizado num terminal é confirmado pela liquidação do terminal.',
    'Lo autorizado en un terminal lo confirma la liquidación del terminal.',
    'What was authorised at a terminal is confirmed by the settlement of the terminal.',
  ),
  cancel_instead: say(
    'O que está apenas autorizado cancela-se, não se reembolsa.',
    'Lo que solo está autorizado se cancela, no se reembolsa.',
    'What is only authorised is cancelled, not refunded.',
  ),
  not_paid: say(
    'No estado {state} ainda não há nada que reembolsar.',
    'En el estado {state} todavía no hay nada que reembolsar.',
    'In state {state} there is nothing to refund.',
  ),
  refund_the_capture: say(
    'O dinheiro de uma autorização está nas suas capturas: reembolse a captura.',
    'El dinero de una autorización está en sus capturas: reembolse la captura.',
    'The money of an authorisation is in its captures: refund the capture.',
  ),
  refund_of_refund: say(
    'Um reembolso não se reembolsa.',
    'Un reembolso no se reembolsa.',
    'A refund is not refunded.',
  ),
  not_initial: say(
    'Só um pagamento com recurring.type INITIAL começa uma série.',
    'Solo un pago con recurring.type INITIAL empieza una serie.',
    'Only a payment with recurring.type INITIAL starts a series.',
  ),
  series_needs_card: say(
    'Só se repetem pagamentos com cartão.',
    'Solo se repiten pagos con tarjeta.',
    'Only card payments are repeated.',
  ),
  series_ended: say(
    'O cliente desta série, ou o cartão guardado dela, foi eliminado.',
    'El cliente de esta serie, o su tarjeta guardada, se eliminó.',
    'The customer of this series, or its saved card, was deleted.',
  ),
  fixed_amount: say(
    'Numa série DFLT o montante é sempre {amount} cêntimos.',
    'En una serie DFLT el importe es siempre {amount} céntimos.',
    'In a DFLT series the amount is always {amount} cents.',
  ),
  saved_other_code: say(
    'O método guardado é {method}.',
    'El método guardado es {method}.',
    'The saved method is {method}.',
  ),
} as const satisfies Record<string, Words>;
