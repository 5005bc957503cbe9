import { operationText, say } from '../words/locales.ts';

export const checkoutControlWords = {
  save: say(
    'O pagador deixa guardar o método; só onde a página lho pergunta (`allowRegistration`); por omissão `false`.',
    'El pagador deja guardar el método; solo donde la página se lo pregunta (`allowRegistration`); por defecto `false`.',
    'The payer agrees to save the method; only where the page asks (`allowRegistration`); the default is `false`.',
  ),
  number: say(
    'Número de um cartão de teste; os espaços não contam.',
    'Número de una tarjeta de prueba; los espacios no cuentan.',
    'Test card number; spaces are ignored.',
  ),
  cvc: say(
    'Código de segurança: qualquer um serve.',
    'Código de seguridad: sirve cualquiera.',
    'Security code: any will do.',
  ),
  typedCard: say(
    'O que o pagador escreve no formulário do cartão.',
    'Lo que el pagador escribe en el formulario de la tarjeta.',
    'What the payer enters in the card form.',
  ),
  bankAnswerField: say(
    'O que o titular responde ao seu banco.',
    'Lo que el titular responde a su banco.',
    "The holder's answer to the bank.",
  ),
  bankAnswer: say(
    'Resposta à autenticação forte.',
    'Respuesta a la autenticación reforzada.',
    'Answer to the strong authentication.',
  ),
  phone: say(
    'Telemóvel MB WAY: indicativo do país, cardinal e número.',
    'Móvil MB WAY: prefijo del país, almohadilla y número.',
    'MB WAY phone: country code, hash sign and number.',
  ),
  typedPhone: say(
    'O que o pagador escreve no formulário MB WAY.',
    'Lo que el pagador escribe en el formulario MB WAY.',
    'What the payer enters in the MB WAY form.',
  ),
  checkout: say(
    'O checkout, como `GET /checkouts/{id}` o mostra.',
    'El checkout, como lo muestra `GET /checkouts/{id}`.',
    'The checkout, as `GET /checkouts/{id}` returns it.',
  ),
  payment: say('O pagamento da página.', 'El pago de la página.', "The page's payment."),
  challenge: say(
    'O banco espera que o titular confirme.',
    'El banco espera que el titular confirme.',
    'The bank is waiting for the holder to confirm.',
  ),
  redirectUrl: say(
    'Para onde o navegador vai a seguir; nulo enquanto a página fica.',
    'Adónde va el navegador a continuación; nulo mientras la página se queda.',
    'Where the browser goes next; null while the page stays.',
  ),
  checkoutVisit: say(
    'O que o pagador encontra na página.',
    'Lo que el pagador encuentra en la página.',
    'What the payer sees on the page.',
  ),
  visitCheckout: operationText(
    say('Ver a página de um checkout', 'Ver la página de un checkout', 'Read a checkout page'),
    'O que o pagador vê agora, e para onde o navegador iria a seguir.',
    'Lo que el pagador ve ahora, y adónde iría el navegador a continuación.',
    'What the payer sees now, and where the browser would go next.',
  ),
  payByCard: operationText(
    say('Pagar um checkout com cartão', 'Pagar un checkout con tarjeta', 'Pay a checkout by card'),
    'Faz o que o pagador faz no formulário do cartão. O cartão de teste decide: aceite, recusado pelo emissor, ou à espera de autenticação forte.',
    'Hace lo que el pagador hace en el formulario de la tarjeta. La tarjeta de prueba decide: aceptada, rechazada por el emisor, o a la espera de autenticación reforzada.',
    'Does what the payer does in the card form. The test card decides: approved, declined by the issuer, or waiting for strong authentication.',
  ),
  answerChallenge: operationText(
    say('Responder à autenticação forte', 'Responder a la autenticación reforzada', 'Answer the strong authentication'),
    'O titular confirma ou recusa na página do seu banco.',
    'El titular confirma o rechaza en la página de su banco.',
    "The holder confirms or declines on the bank's page.",
  ),
  payByPhone: operationText(
    say('Pagar um checkout com MB WAY', 'Pagar un checkout con MB WAY', 'Pay a checkout by MB WAY'),
    'O pagador escreve o telemóvel; a notificação parte, e responde-se com `POST /payments/{id}/phone`.',
    'El pagador introduce el móvil; se envía la notificación, y se responde con `POST /payments/{id}/phone`.',
    'The payer enters the phone; the notification is sent, and `POST /payments/{id}/phone` answers it.',
  ),
  payByReference: operationText(
    say('Escolher Multibanco num checkout', 'Elegir Multibanco en un checkout', 'Choose Multibanco in a checkout'),
    'A página passa a mostrar uma referência, que se paga com `POST /atm`.',
    'La página pasa a mostrar una referencia, que se paga con `POST /atm`.',
    'The page now shows a reference, which `POST /atm` pays.',
  ),
  leaveCheckout: operationText(
    say('Desistir de um checkout', 'Cancelar un checkout', 'Abandon a checkout'),
    'O pagador desiste: o pagamento fica cancelado com o motivo `customer_cancelled`.',
    'El pagador cancela: el pago queda cancelado con el motivo `customer_cancelled`.',
    'The payer abandons the checkout: the payment ends up cancelled with reason `customer_cancelled`.',
  ),
  settled: say(
    'Quantos pagamentos foram liquidados.',
    'Cuántos pagos se liquidaron.',
    'How many payments were settled.',
  ),
  settlement: say(
    'Resultado de uma liquidação pedida.',
    'Resultado de una liquidación solicitada.',
    'Outcome of a requested settlement.',
  ),
  settleNow: operationText(
    say('Liquidar já', 'Liquidar ya', 'Settle now'),
    'Transfere já para as entidades da plataforma o que foi pago e fatura as comissões, em vez de esperar pela meia-noite de Lisboa. A partir daí um reembolso já não conta como anulação.',
    'Transfiere ya a las entidades de la plataforma lo pagado y factura las comisiones, en vez de esperar a la medianoche de Lisboa. A partir de entonces, un reembolso ya no cuenta como anulación.',
    "Transfers what was paid to the platform's entities and invoices the fees now, instead of waiting for midnight in Lisbon. From then on, a refund no longer counts as a void.",
  ),
} as const;
