import { operationText, say } from '../../words/locales.ts';

export const captureRefundWords = {
  recurringAmount: say(
    'Montante em cêntimos; numa série `DFLT` tem de ser o do primeiro pagamento.',
    'Importe en céntimos; en una serie `DFLT` tiene que ser el del primer pago.',
    'Amount in cents; in a `DFLT` series it must be that of the first payment.',
  ),
  recurringRequest: say('Quanto cobrar de novo.', 'Cuánto cobrar de nuevo.', 'How much to charge again.'),
  captureAmount: say(
    'Montante a capturar, em cêntimos; no máximo o que falta capturar da autorização.',
    'Importe que se captura, en céntimos; como máximo lo que queda por capturar de la autorización.',
    'Amount to capture, in cents; at most what is left of the authorisation.',
  ),
  captureRequest: say('Quanto capturar.', 'Cuánto capturar.', 'How much to capture.'),
  refundAmount: say(
    'Montante a reembolsar, em cêntimos; no máximo o que ainda não foi reembolsado.',
    'Importe que se reembolsa, en céntimos; como máximo lo que aún no se ha reembolsado.',
    'Amount to refund, in cents; at most what has not been refunded yet.',
  ),
  refundRequest: say('Quanto reembolsar.', 'Cuánto reembolsar.', 'How much to refund.'),
  newAmount: say(
    'Novo montante da autorização, em cêntimos.',
    'Nuevo importe de la autorización, en céntimos.',
    'New authorisation amount, in cents.',
  ),
  amountRequest: say('O novo montante.', 'El nuevo importe.', 'The new amount.'),
  createRecurring: operationText(
    say('Repetir um pagamento', 'Repetir un pago', 'Repeat a payment'),
    'Cobra outra vez o cartão de uma série que começou com um pagamento `INITIAL`, sem o pagador presente. Cria um pagamento `REPEATED`, com `initialPaymentId`, confirmado logo.',
    'Vuelve a cobrar con la tarjeta de una serie que empezó con un pago `INITIAL`, sin que el pagador esté presente. Crea un pago `REPEATED`, con `initialPaymentId`, confirmado al momento.',
    'Charges the card of a series that started with an `INITIAL` payment again, without the payer present. Creates a `REPEATED` payment, with `initialPaymentId`, confirmed immediately.',
  ),
  createCapture: operationText(
    say('Capturar uma autorização', 'Capturar una autorización', 'Capture an authorisation'),
    'Cobra o montante autorizado, todo ou em parte, e confirma a autorização. Pode haver várias capturas até ao montante autorizado.',
    'Cobra el importe autorizado, entero o en parte, y confirma la autorización. Puede haber varias capturas hasta el importe autorizado.',
    'Charges the authorised amount, in full or in part, and confirms the authorisation. There can be several captures, up to the authorised amount.',
  ),
  createRefund: operationText(
    say('Reembolsar um pagamento', 'Reembolsar un pago', 'Refund a payment'),
    'Devolve ao pagador um pagamento confirmado, todo ou em parte, sem limite de tempo. Antes do fecho do dia (Lisboa) conta como anulação e emite também `payment_cancelled`, mesmo quando é só de uma parte e o pagamento continua confirmado. O que está apenas autorizado cancela-se. O dinheiro volta ao cartão ou telemóvel que pagou; o de um terminal volta sem o cartão ser apresentado, ao contrário de POST /terminals/{uuid}/refunds/{paymentId}.',
    'Devuelve al pagador un pago confirmado, entero o en parte, sin límite de tiempo. Antes del cierre del día (Lisboa) cuenta como anulación y emite también `payment_cancelled`, incluso cuando es solo de una parte y el pago sigue confirmado. Lo que solo está autorizado se cancela. El dinero vuelve a la tarjeta o al móvil con que se pagó; el de un terminal vuelve sin presentar la tarjeta, al contrario que en POST /terminals/{uuid}/refunds/{paymentId}.',
    'Refunds a confirmed payment to the payer, in full or in part, with no time limit. Before the day closes (Lisbon), it counts as a void and also sends `payment_cancelled`, even when it is partial and the payment stays confirmed. A payment that is only authorised is cancelled instead. The money goes back to the card or phone that paid; a terminal payment is refunded without presenting the card, unlike POST /terminals/{uuid}/refunds/{paymentId}.',
  ),
  changeAmount: operationText(
    say(
      'Ajustar o montante de uma autorização',
      'Ajustar el importe de una autorización',
      "Adjust an authorisation's amount",
    ),
    'Muda o montante reservado no cartão antes da captura, por exemplo quando a encomenda muda.',
    'Cambia el importe reservado en la tarjeta antes de la captura, por ejemplo cuando el pedido cambia.',
    'Changes the amount held on the card before capture, for instance when the order changes.',
  ),
} as const;
