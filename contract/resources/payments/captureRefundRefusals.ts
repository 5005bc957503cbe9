import { say, type Words } from '../../words/locales.ts';

/** Refusals of captures, refunds and recurrings (docs/decisions/error-codes.md, docs/decisions/refund-sums.md). */
export const captureRefundRefusals = {
  above_authorised: say(
    'Da autorização faltam capturar {left} cêntimos.',
    'De la autorización quedan por capturar {left} céntimos.',
    '{left} cents of the authorisation are left to capture.',
  ),
  above_paid: say(
    'Do pagamento faltam reembolsar {left} cêntimos.',
    'Del pago quedan por reembolsar {left} céntimos.',
    '{left} cents of the payment are left to refund.',
  ),
  refunded_in_full: say(
    'Este pagamento já foi reembolsado por inteiro.',
    'Este pago ya se ha reembolsado por completo.',
    'This payment has already been refunded in full.',
  ),
  authorisation_lapsed: say(
    'O prazo da autorização terminou em {end}.',
    'El plazo de la autorización terminó el {end}.',
    "The authorisation's deadline passed at {end}.",
  ),
  no_authorisation: say(
    'Este pagamento não é uma autorização feita.',
    'Este pago no es una autorización hecha.',
    'This payment is not an authorisation that was made.',
  ),
  terminal_settles: say(
    'O que foi autorizado num terminal é confirmado pela liquidação do terminal.',
    'Lo autorizado en un terminal lo confirma la liquidación del terminal.',
    "A payment authorised at a terminal is confirmed by the terminal's settlement.",
  ),
  cancel_instead: say(
    'O que está apenas autorizado cancela-se, não se reembolsa.',
    'Lo que solo está autorizado se cancela, no se reembolsa.',
    'A payment that is only authorised is cancelled, not refunded.',
  ),
  not_paid: say(
    'No estado {state} ainda não há nada que reembolsar.',
    'En el estado {state} todavía no hay nada que reembolsar.',
    'In state {state}, there is nothing to refund.',
  ),
  refund_the_capture: say(
    'O dinheiro de uma autorização está nas suas capturas: reembolse a captura.',
    'El dinero de una autorización está en sus capturas: reembolse la captura.',
    "An authorisation's money is in its captures: refund the capture.",
  ),
  refund_of_refund: say(
    'Um reembolso não se reembolsa.',
    'Un reembolso no se reembolsa.',
    'A refund cannot be refunded.',
  ),
  not_initial: say(
    'Só um pagamento com recurring.type INITIAL começa uma série.',
    'Solo un pago con recurring.type INITIAL empieza una serie.',
    'Only a payment with recurring.type INITIAL can start a series.',
  ),
  series_needs_card: say(
    'Só se repetem pagamentos com cartão.',
    'Solo se repiten pagos con tarjeta.',
    'Only card payments can be repeated.',
  ),
  series_ended: say(
    'O cliente desta série, ou o cartão guardado dela, foi eliminado, ou o cliente já não está partilhado com a entidade.',
    'El cliente de esta serie, o su tarjeta guardada, se eliminó, o el cliente ya no se comparte con la entidad.',
    "This series' customer, or their saved card, was deleted, or the customer is no longer shared with the entity.",
  ),
  fixed_amount: say(
    'Numa série DFLT o montante é sempre {amount} cêntimos.',
    'En una serie DFLT el importe es siempre {amount} céntimos.',
    'In a DFLT series, the amount is always {amount} cents.',
  ),
  saved_needs_customer: say(
    'Um método guardado paga-se com o cliente dele: junte customer.uuid.',
    'Un método guardado se paga con su cliente: añada customer.uuid.',
    'A saved method is paid with its customer: add customer.uuid.',
  ),
  saved_not_there: say(
    'O cliente de customer.uuid não tem este método: foi eliminado, ou é de outro cliente. Escolha um dos métodos guardados dele.',
    'El cliente de customer.uuid no tiene este método: se eliminó, o es de otro cliente. Elija uno de sus métodos guardados.',
    'The customer of customer.uuid does not have this method: it was deleted, or belongs to another customer. Choose one of the methods saved for them.',
  ),
  saved_expired: say(
    'O cartão guardado caducou em {expiryMonth}/{expiryYear}: peça ao cliente que guarde outro.',
    'La tarjeta guardada caducó en {expiryMonth}/{expiryYear}: pida al cliente que guarde otra.',
    'The saved card expired in {expiryMonth}/{expiryYear}: ask the customer to save another.',
  ),
  saved_other_phone: say(
    'O método guardado ({method}) não tem esse telefone: deixe phoneNumber de fora, ou paymentMethod.uuid.',
    'El método guardado ({method}) no tiene ese teléfono: omita phoneNumber, o paymentMethod.uuid.',
    'The saved method ({method}) does not have that phone: leave out phoneNumber, or paymentMethod.uuid.',
  ),
  saved_other_code: say(
    'O método guardado é {method}.',
    'El método guardado es {method}.',
    'The saved method is {method}.',
  ),
} as const satisfies Record<string, Words>;
