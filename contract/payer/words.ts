import { checkoutWords } from '../resources/checkouts/words.ts';
import { say, type Words } from '../words/locales.ts';

/** Sentences of what a payer's page is given. */
export const payerWords = {
  id: checkoutWords.id,
  state: checkoutWords.state,
  backUrl: say(
    'Para onde leva "voltar atrás"; nulo quando o comerciante não o disse.',
    'Adónde lleva "volver atrás"; nulo cuando el comercio no lo indicó.',
    'Where "go back" leads; null when the merchant did not set it.',
  ),
  language: say(
    'Idioma da página, depois de `page_language`.',
    'Idioma de la página, después de `page_language`.',
    'Page language, from `page_language`.',
  ),
  layout: say(
    'Aspeto da página, depois de `page_layout`.',
    'Aspecto de la página, después de `page_layout`.',
    'Page layout, from `page_layout`.',
  ),
  page: say('Como a página se mostra.', 'Cómo se muestra la página.', 'How the page is displayed.'),
  method: say('Método que a página oferece.', 'Método que la página ofrece.', 'Method offered by the page.'),
  save: say(
    'Se o método fica guardado depois de pagar: `no` nunca, `ask` se o pagador o deixar, `always` por decisão do comerciante.',
    'Si el método queda guardado después de pagar: `no` nunca, `ask` si el pagador lo permite, `always` por decisión del comercio.',
    'Whether the method is saved after payment: `no` never, `ask` if the payer agrees, `always` if the merchant decided so.',
  ),
  methods: say(
    'Métodos por que o pagador pode escolher.',
    'Métodos entre los que el pagador puede elegir.',
    'Methods the payer can choose from.',
  ),
  errorCode: say(
    'Código da última tentativa, do catálogo de erros.',
    'Código del último intento, del catálogo de errores.',
    'Code of the last attempt, from the error catalogue.',
  ),
  errorMessage: say(
    'O motivo, no idioma da página.',
    'El motivo, en el idioma de la página.',
    "The reason, in the page's language.",
  ),
  error: say(
    'Porque falhou a última tentativa; nulo fora de `PaymentError`.',
    'Por qué falló el último intento; nulo fuera de `PaymentError`.',
    'Why the last attempt failed; null outside `PaymentError`.',
  ),
  holderRefused: say(
    'Se foi o titular do cartão que não confirmou o pagamento no banco.',
    'Si fue el titular de la tarjeta quien no confirmó el pago en su banco.',
    'Whether it was the card holder who did not confirm the payment with the bank.',
  ),
  paymentId: say(
    'Pagamento que a página cobra.',
    'Pago que la página cobra.',
    'Payment that the page charges.',
  ),
  merchant: say(
    'Nome do comerciante a quem se paga.',
    'Nombre del comercio al que se paga.',
    'Name of the merchant being paid.',
  ),
  amountCents: say('Montante, em cêntimos.', 'Importe, en céntimos.', 'Amount, in cents.'),
  type: say(
    'Se o montante é pago já ou fica reservado no cartão.',
    'Si el importe se paga ya o queda reservado en la tarjeta.',
    'Whether the amount is paid now or held on the card.',
  ),
  code: say(
    'Código que o comerciante deu à encomenda.',
    'Código que el comercio dio al pedido.',
    "The merchant's code for the order.",
  ),
  summary: say(
    'O que se paga, nas palavras do comerciante.',
    'Qué se paga, en palabras del comercio.',
    "What is being paid for, in the merchant's words.",
  ),
  phone: say(
    'Telemóvel que o comerciante enviou, para preencher o formulário.',
    'Móvil que envió el comercio, para rellenar el formulario.',
    'Phone sent by the merchant, to pre-fill the form.',
  ),
  referenceEntity: say('Entidade Multibanco.', 'Entidad Multibanco.', 'Multibanco entity.'),
  referenceNumber: say('Referência, nove dígitos.', 'Referencia, nueve dígitos.', 'Reference, nine digits.'),
  validUntil: say(
    'Prazo da referência; nulo quando já passou e a referência ainda aceita pagamento fora do prazo.',
    'Plazo de la referencia; nulo cuando ya pasó y la referencia todavía acepta pagos fuera de plazo.',
    'Deadline of the reference; null when it has passed and the reference still accepts late payment.',
  ),
  reference: say(
    'Referência que o Multibanco aceita agora; nulo enquanto não há nenhuma, ou quando já não a aceita.',
    'Referencia que Multibanco acepta ahora; nulo mientras no hay ninguna, o cuando ya no la acepta.',
    'Reference that ATMs currently accept; null while there is none, or once they no longer accept it.',
  ),
  pushPhone: say(
    'Telemóvel que recebeu a notificação.',
    'Móvil que recibió la notificación.',
    'Phone that received the notification.',
  ),
  sentAt: say(
    'Quando a notificação partiu.',
    'Cuándo salió la notificación.',
    'When the notification was sent.',
  ),
  pushExpiresAt: say(
    'Até quando a notificação espera por resposta.',
    'Hasta cuándo la notificación espera respuesta.',
    'How long the notification waits for an answer.',
  ),
  push: say(
    'Notificação à espera no telemóvel; nulo quando não há nenhuma.',
    'Notificación a la espera en el móvil; nulo cuando no hay ninguna.',
    'Notification waiting on the phone; null when there is none.',
  ),
  brand: say('Marca do cartão.', 'Marca de la tarjeta.', 'Card brand.'),
  last4Digits: say(
    'Últimos quatro dígitos do cartão.',
    'Últimos cuatro dígitos de la tarjeta.',
    'Last four digits of the card.',
  ),
  challenge: say(
    'Cartão que espera pela confirmação do titular no banco; nulo quando nenhum espera.',
    'Tarjeta que espera la confirmación del titular en el banco; nulo cuando ninguna espera.',
    'Card waiting for its holder to confirm with the bank; null when there is none.',
  ),
  paidAt: say('Quando foi pago.', 'Cuándo se pagó.', 'When it was paid.'),
  paidBy: say('Método com que foi pago.', 'Método con el que se pagó.', 'Method it was paid with.'),
  paidCard: say(
    'Cartão com que foi pago; nulo com outro método.',
    'Tarjeta con la que se pagó; nulo con otro método.',
    'Card it was paid with; null with another method.',
  ),
  receipt: say(
    'Com que, e quando, foi pago; nulo até estar pago.',
    'Con qué, y cuándo, se pagó; nulo hasta que está pagado.',
    'What it was paid with, and when; null until it is paid.',
  ),
  opensAt: say(
    'A partir de quando se pode pagar; nulo quando já se pode.',
    'A partir de cuándo se puede pagar; nulo cuando ya se puede.',
    'From when it can be paid; null when it can already be paid.',
  ),
  expiresAt: say(
    'Até quando se pode pagar; nulo quando a página já está fechada.',
    'Hasta cuándo se puede pagar; nulo cuando la página ya está cerrada.',
    'Until when it can be paid; null when the page is already closed.',
  ),
  closedBecause: say(
    'Porque foi cancelado; nulo fora de `PaymentCancelled`.',
    'Por qué se canceló; nulo fuera de `PaymentCancelled`.',
    'Why it was cancelled; null outside `PaymentCancelled`.',
  ),
  redirectUrl: say(
    'Para onde o navegador vai a seguir; nulo enquanto a página fica.',
    'Adónde va el navegador a continuación; nulo mientras la página se queda.',
    'Where the browser goes next; null while the page stays.',
  ),
  now: say('Hora do relógio da sandbox.', 'Hora del reloj del sandbox.', "Time on the sandbox's clock."),
  view: say(
    'O que a página de pagamento mostra ao pagador.',
    'Lo que la página de pago muestra al pagador.',
    'What the payment page shows the payer.',
  ),
} as const satisfies Record<string, Words>;
