import { chosen } from '../../provenance/origin.ts';

/** Chosen rules of the payment lifecycle (docs/decisions/payment-states.md, docs/decisions/refund-sums.md). */

export const checkoutPayment = chosen(
  'A resposta de um checkout traz o `paymentId`; que o pagamento comece em `pending` é leitura nossa.',
  'La respuesta de un checkout trae el `paymentId`; que el pago empiece en `pending` es interpretación nuestra.',
  'The response of a checkout carries `paymentId`; that the payment starts as `pending` is our reading.',
  '3',
);
export const savedCardReserved = chosen(
  'Como um pagamento com cartão guardado, que responde logo; `authorization` só reserva o montante.',
  'Como un pago con tarjeta guardada, que responde al momento; `authorization` solo reserva el importe.',
  'Like a payment with a saved card, which gets an immediate response; `authorization` only holds the amount.',
);
export const recurringCharge = chosen(
  'As fontes não mostram o estado da resposta; um cartão guardado é cobrado logo, e uma repetição usa o cartão da primeira.',
  'Las fuentes no muestran el estado de la respuesta; una tarjeta guardada se cobra al momento, y una repetición usa la tarjeta de la primera.',
  'No source shows the state in the response; a saved card is charged immediately, and a repeat charge uses the card from the first payment.',
);
export const ownPayment = chosen(
  'Uma captura e um reembolso são pagamentos com o seu próprio `id`; ficam logo `confirmed`, e os eventos saem do pagamento de que partem.',
  'Una captura y un reembolso son pagos con su propio `id`; quedan al momento `confirmed`, y los eventos salen del pago del que parten.',
  'A capture and a refund are payments with their own `id`; they are `confirmed` immediately, and the events are those of the payment they follow.',
  '4',
);
export const latePayment = chosen(
  '`blockLatePayment` é `false` por omissão: por isso uma referência expirada que não bloqueia ainda recebe. Uma cancelada por outro motivo não.',
  '`blockLatePayment` es `false` por defecto: por eso una referencia caducada que no bloquea aún se puede pagar. Una cancelada por otro motivo no.',
  '`blockLatePayment` is `false` by default: so an expired reference that does not block it still accepts payment. One cancelled for another reason does not.',
  '3',
);
export const anotherTry = chosen(
  'A especificação não diz o que se segue a uma tentativa falhada. O pagamento volta a `pending`, como num exemplo publicado de `payment_method_error`, e pode tentar-se outro telemóvel até ao fim do prazo.',
  'La especificación no dice qué sigue a un intento fallido. El pago vuelve a `pending`, como en un ejemplo publicado de `payment_method_error`, y se puede probar otro teléfono hasta el fin del plazo.',
  'The specification does not say what follows a failed attempt. The payment is `pending` again, as in a published sample of `payment_method_error`, and another phone can be tried until its deadline.',
);
export const cardReserved = chosen(
  'A especificação dá os estados `authorised` e `PaymentAuthorized` e o tipo `authorization`, não a sequência.',
  'La especificación da los estados `authorised` y `PaymentAuthorized` y el tipo `authorization`, no la secuencia.',
  'The specification gives the states `authorised` and `PaymentAuthorized` and the type `authorization`, not the transitions.',
  '4',
);
export const anotherCard = chosen(
  'Depois de um cartão recusado, o pagador pode tentar outro até ao fim do prazo, como com o telemóvel.',
  'Después de una tarjeta rechazada, el pagador puede probar otra hasta el fin del plazo, como con el teléfono.',
  'After a declined card, the payer can try another until the deadline, as with the phone.',
);
export const captures = chosen(
  'A especificação não diz quantas capturas há: são várias até ao montante autorizado, e a primeira confirma a autorização.',
  'La especificación no dice cuántas capturas hay: son varias hasta el importe autorizado, y la primera confirma la autorización.',
  'The specification does not say how many captures there can be: several, up to the authorised amount, and the first confirms the authorisation.',
  '4',
);
export const sameDay = chosen(
  'A especificação diz que um reembolso no mesmo dia também envia `payment_cancelled`; não diz o estado. O reembolso total cancela o pagamento; num parcial, o resto continua `confirmed`.',
  'La especificación dice que un reembolso el mismo día también envía `payment_cancelled`; no dice el estado. El reembolso total cancela el pago; en uno parcial, el resto sigue `confirmed`.',
  'The specification says that a same-day refund also sends `payment_cancelled`; it does not say the state. A full refund cancels the payment; after a partial one, the rest stays `confirmed`.',
  'guides 4.2',
);
export const lapsed = chosen(
  'Uma autorização que ninguém captura acaba com o prazo. A especificação admite `date_expired` num pagamento autorizado, sem dizer quando.',
  'Una autorización que nadie captura acaba con el plazo. La especificación admite `date_expired` en un pago autorizado, sin decir cuándo.',
  'An authorisation that nobody captures ends at its deadline. The specification allows `date_expired` on an authorised payment without saying when.',
  '4',
);
