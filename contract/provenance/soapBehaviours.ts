import { say } from '../words/locales.ts';
import { type Behaviour, choice, same } from './origin.ts';

/** Behaviour of the SOAP service that no source describes. */
export const soapBehaviours = {
  soapNamespace: choice(
    say('Espaço de nomes do serviço SOAP', 'Espacio de nombres del servicio SOAP', 'Namespace of the SOAP service'),
    same('`urn:balcao:soap`'),
    'Nenhuma fonte mostra o do fornecedor; um cliente lê-o no WSDL.',
    'Ninguna fuente muestra el del proveedor; un cliente lo lee en el WSDL.',
    'No source shows the provider’s; a client reads it in the WSDL.',
  ),
  soapForms: choice(
    say('Formas de um pedido SOAP', 'Formas de una solicitud SOAP', 'Forms of a SOAP request'),
    same('SOAP 1.1, SOAP 1.2, gzip, deflate, UTF-8, ISO-8859-1, windows-1252'),
    'Nenhuma fonte diz quais o fornecedor lê. O `SoapClient` do PHP e programas antigos enviam-nas.',
    'Ninguna fuente dice cuáles lee el proveedor. El `SoapClient` de PHP y programas antiguos las envían.',
    'No source says which the provider reads. The `SoapClient` of PHP and old programs send them.',
  ),
  soapReasons: choice(
    say('Frases das recusas SOAP', 'Frases de los rechazos SOAP', 'Sentences of SOAP refusals'),
    say('com campo, valor e causa', 'con campo, valor y causa', 'with field, value and cause'),
    'As fontes só dão a frase de cada código. Decida pelo código, e não pela frase.',
    'Las fuentes solo dan la frase de cada código. Decida por el código, y no por la frase.',
    'The sources only give the sentence of each code. Decide by the code, and not by the sentence.',
  ),
  soapDayFirst: choice(
    say('Datas SOAP com o dia primeiro', 'Fechas SOAP con el día primero', 'SOAP dates with the day first'),
    say(
      'em todos os campos, em hora de Lisboa',
      'en todos los campos, en hora de Lisboa',
      'in every field, in Lisbon time',
    ),
    'O material publicado só as mostra em `date` e em `creationDate`, sem desfasamento; o serviço é português.',
    'El material publicado solo las muestra en `date` y en `creationDate`, sin desfase; el servicio es portugués.',
    'Published material shows them only in `date` and `creationDate`, without an offset; the service is Portuguese.',
  ),
  soapOtherNames: choice(
    say(
      'Outros nomes de campos SOAP, nos pedidos',
      'Otros nombres de campos SOAP, en las solicitudes',
      'Other names of SOAP fields, in requests',
    ),
    same('`optionCode`, `paymentHash`'),
    'A especificação usa estes nomes; o material publicado e os clientes enviam `code` e `hash`. A sandbox lê uns e outros.',
    'La especificación usa estos nombres; el material publicado y los clientes envían `code` y `hash`. El sandbox lee unos y otros.',
    'The specification uses these names; published material and clients send `code` and `hash`. The sandbox reads either.',
  ),
  soapRefundFields: choice(
    say(
      'Campos de um reembolso nas respostas SOAP',
      'Campos de un reembolso en las respuestas SOAP',
      'Fields of a refund in SOAP responses',
    ),
    same('`paymentId`, `amount`, `refundDate`'),
    'A especificação chama `refundPaymentId` e `refundAmount` aos dois primeiros; o material publicado e os clientes leem `paymentId` e `amount`.',
    'La especificación llama `refundPaymentId` y `refundAmount` a los dos primeros; el material publicado y los clientes leen `paymentId` y `amount`.',
    'The specification calls the first two `refundPaymentId` and `refundAmount`; published material and clients read `paymentId` and `amount`.',
  ),
  soapWebPayment: choice(
    say(
      '`order.hash` e `order.reference` em `doWebPayment`',
      '`order.hash` y `order.reference` en `doWebPayment`',
      '`order.hash` and `order.reference` in `doWebPayment`',
    ),
    say('o pagamento que já existe', 'el pago que ya existe', 'the existing payment'),
    'A especificação só diz o que faz o `paymentId`; um segundo pagamento ao lado de uma referência por pagar podia ser cobrado duas vezes.',
    'La especificación solo dice qué hace el `paymentId`; un segundo pago junto a una referencia pendiente podría cobrarse dos veces.',
    'The specification only says what `paymentId` does; a second payment beside an unpaid reference could be charged twice.',
  ),
  soapEndedPayment: choice(
    say(
      '`doWebPayment` de um pagamento cancelado ou fora do prazo',
      '`doWebPayment` de un pago cancelado o fuera de plazo',
      '`doWebPayment` of a payment that is cancelled or past its deadline',
    ),
    same('`0034`'),
    'A especificação só cria um segundo pagamento com outro montante; uma referência fora do prazo ainda pode ser paga, e os dois seriam cobrados.',
    'La especificación solo crea un segundo pago con otro importe; una referencia fuera de plazo aún se puede pagar, y se cobrarían los dos.',
    'The specification makes a second payment only for another amount; a reference past its deadline can still be paid, and both would be charged.',
  ),
  soapPageMethods: choice(
    say(
      'Métodos da página SOAP de um pagamento que já existe',
      'Métodos de la página SOAP de un pago que ya existe',
      'Methods on the SOAP page of an existing payment',
    ),
    say('os pedidos e os que tinha', 'los pedidos y los que tenía', 'the requested ones and those it already had'),
    'Nenhuma fonte o diz; uma referência que o cliente já viu continua a poder ser paga.',
    'Ninguna fuente lo dice; una referencia que el cliente ya vio se puede seguir pagando.',
    'No source says so; a reference that the customer has seen can still be paid.',
  ),
  soapReturnUrls: choice(
    say('URL de regresso em `doWebPayment`', 'URL de regreso en `doWebPayment`', 'Return URLs in `doWebPayment`'),
    same('`http://`, `https://`'),
    'Nenhuma fonte diz o que se recusa; um URL de outro tipo podia correr código na página.',
    'Ninguna fuente dice qué se rechaza; una URL de otro tipo podría ejecutar código en la página.',
    'No source says what is refused; a URL of another kind could run code on the page.',
  ),
  soapUnknownPayment: choice(
    say(
      'Pagamento desconhecido em `checkEntityPayments`',
      'Pago desconocido en `checkEntityPayments`',
      'Unknown payment in `checkEntityPayments`',
    ),
    same('`0062`'),
    'A especificação não dá códigos a este método; os clientes leem o estado de cada elemento.',
    'La especificación no da códigos a este método; los clientes leen el estado de cada elemento.',
    'The specification gives this method no codes; clients read the state of each item.',
  ),
  soapNoReference: choice(
    say(
      '`atmEntity` e `reference` quando o Multibanco não serve',
      '`atmEntity` y `reference` cuando Multibanco no sirve',
      '`atmEntity` and `reference` where Multibanco does not serve',
    ),
    say('ausentes', 'ausentes', 'absent'),
    'Nenhuma fonte mostra uma resposta sem Multibanco; a página de `linkPayment` tem os outros métodos.',
    'Ninguna fuente muestra una respuesta sin Multibanco; la página de `linkPayment` tiene los otros métodos.',
    'No source shows a response without Multibanco; the page of `linkPayment` has the other methods.',
  ),
  soapCheckedByOne: choice(
    say(
      'O que identifica o pagamento em `checkWebPayment`',
      'Lo que identifica el pago en `checkWebPayment`',
      'What identifies the payment in `checkWebPayment`',
    ),
    say('`token` ou `paymentId`', '`token` o `paymentId`', '`token` or `paymentId`'),
    'As fontes dão os dois campos e um código para os que faltam, sem dizer se um chega.',
    'Las fuentes dan los dos campos y un código para los que faltan, sin decir si uno basta.',
    'The sources give both fields and a code for missing ones, and do not say whether one is enough.',
  ),
  soapSkippedMethod: choice(
    say(
      'Multibanco no resultado de `cancelPayment` com `ignoreUnsupported`',
      'Multibanco en el resultado de `cancelPayment` con `ignoreUnsupported`',
      'Multibanco in the result of `cancelPayment` with `ignoreUnsupported`',
    ),
    same('`status` 0'),
    'Nenhuma fonte mostra este resultado; o método não se cancela, e o pagamento sim.',
    'Ninguna fuente muestra este resultado; el método no se cancela, y el pago sí.',
    'No source shows this result; the method is not cancelled, and the payment is.',
  ),
  soapUntouchedPage: choice(
    say(
      '`cancelPayment` de uma página em que ninguém pediu uma referência nem pagou',
      '`cancelPayment` de una página en la que nadie ha pedido una referencia ni ha pagado',
      '`cancelPayment` of a page on which nobody has requested a reference or paid',
    ),
    say(
      'cancelado, mesmo se a página oferece Multibanco',
      'cancelado, aunque la página ofrezca Multibanco',
      'cancelled, even if the page offers Multibanco',
    ),
    'As fontes dizem que métodos se cancelam, e nada de uma página que oferece vários; sem referência, não há nada que a rede possa receber.',
    'Las fuentes dicen qué métodos se cancelan, y nada de una página que ofrece varios; sin referencia, no hay nada que la red pueda cobrar.',
    'The sources say which methods can be cancelled, and nothing of a page that offers several; without a reference the network has nothing to take.',
  ),
  soapWaitingPhone: choice(
    say(
      '`cancelPayment` com um pedido à espera no telemóvel',
      '`cancelPayment` con una solicitud en espera en el móvil',
      '`cancelPayment` with a request waiting on the phone',
    ),
    same('`0071`'),
    'O material publicado diz que o MB WAY se cancela; a especificação da API só cancela o que está por pagar ou autorizado.',
    'El material publicado dice que MB WAY se cancela; la especificación de la API solo cancela lo pendiente o autorizado.',
    'Published material says that MB WAY can be cancelled; the specification of the API cancels only what is pending or authorised.',
  ),
  soapPaymentBlocked: choice(
    say('`paymentBlocked` a 1', '`paymentBlocked` a 1', '`paymentBlocked` of 1'),
    say(
      'o prazo acabou e os pagamentos tardios estão bloqueados',
      'el plazo acabó y los pagos tardíos están bloqueados',
      'the deadline has passed and late payments are blocked',
    ),
    'A especificação dá o campo sem dizer quando vale 1.',
    'La especificación da el campo sin decir cuándo vale 1.',
    'The specification gives the field without saying when it is 1.',
  ),
  soapSameSubscription: choice(
    say('`subscribeToWebhook` repetido', '`subscribeToWebhook` repetido', 'Repeated `subscribeToWebhook`'),
    say('a mesma subscrição', 'la misma suscripción', 'the same subscription'),
    'Nenhuma fonte o diz; os plugins subscrevem cada vez que o comerciante guarda as definições.',
    'Ninguna fuente lo dice; los plugins se suscriben cada vez que el comercio guarda los ajustes.',
    'No source says so; the plugins subscribe whenever the merchant saves the settings.',
  ),
  soapRefundForm: choice(
    say('Formulário de um reembolso', 'Formulario de un reembolso', 'Refund form'),
    say('o pagamento devolvido', 'el pago devuelto', 'the refunded payment'),
    'Nenhuma fonte mostra este formulário; os recetores procuram a encomenda pelo pagamento.',
    'Ninguna fuente muestra este formulario; los receptores buscan el pedido por el pago.',
    'No source shows this form; receivers look for the order by its payment.',
  ),
} as const satisfies Record<string, Behaviour>;
