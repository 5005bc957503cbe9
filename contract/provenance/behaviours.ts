import { say } from '../words/locales.ts';
import { type Behaviour, choice, same } from './origin.ts';
import { soapBehaviours } from './soapBehaviours.ts';
import { terminalBehaviours } from './terminalBehaviours.ts';
import { webhookBehaviours } from './webhookBehaviours.ts';

export const behaviours = {
  deleteResponse: choice(
    say('Resposta a DELETE', 'Respuesta a DELETE', 'Response to DELETE'),
    same('`200`'),
    'A especificação descreve um envelope em todas as respostas; o material publicado mostra 200 e 204.',
    'La especificación describe un sobre en todas las respuestas; el material publicado muestra 200 y 204.',
    'The specification describes an envelope for every response; published material shows 200 and 204.',
    '3',
  ),
  errorSource: choice(
    say('`source` de um erro', '`source` de un error', '`source` of an error'),
    same('`pointer`, `parameter`, `header`'),
    'A especificação dá o campo sem dizer o que traz; a sandbox aponta o sítio exato do pedido.',
    'La especificación da el campo sin decir qué trae; el sandbox señala el lugar exacto de la solicitud.',
    'The specification gives the field without its content; the sandbox points to the exact location in the request.',
    '3',
  ),
  malformedUuid: choice(
    say('Um `uuid` mal escrito', 'Un `uuid` mal escrito', 'A malformed `uuid`'),
    same('`422`, `e00229`'),
    'Nenhuma fonte diz como se recusa; é o código dos campos só com letras e dígitos.',
    'Ninguna fuente dice cómo se rechaza; es el código de los campos solo con letras y cifras.',
    'No source says how it is refused; this is the code of fields with letters and digits only.',
  ),
  startsLater: choice(
    say(
      '`validDate.start` futuro num pagamento que começa logo: MB WAY, método guardado, terminal',
      '`validDate.start` futuro en un pago que empieza ya: MB WAY, método guardado, terminal',
      'Future `validDate.start` of a payment that begins at once: MB WAY, saved method, terminal',
    ),
    same('`422`, `e00226`'),
    'Nenhuma fonte o diz. Aceite, o cliente pagava antes da data pedida.',
    'Ninguna fuente lo dice. Si se aceptara, el cliente pagaría antes de la fecha pedida.',
    'No source says. If it were accepted, the customer would pay before the requested date.',
  ),
  misspeltParameters: choice(
    say(
      'Parâmetros do URL quase certos, repetidos, ou que são campos do corpo',
      'Parámetros de la URL casi correctos, repetidos, o que son campos del cuerpo',
      'Query parameters that are almost right, repeated, or fields of the body',
    ),
    same('`422`, `e00230`'),
    'Nenhuma fonte o diz. Ignorados, alargavam a lista: a loja recebia pagamentos de outros. Um `customUniqueId` ignorado não impedia um segundo pagamento.',
    'Ninguna fuente lo dice. Si se ignoraran, ampliarían la lista: la tienda recibiría pagos de otros. Un `customUniqueId` ignorado no impediría un segundo pago.',
    'No source says. If they were ignored, they would widen the list: the shop would receive other payments. A `customUniqueId` that is ignored would not prevent a second payment.',
  ),
  unknownFields: choice(
    say(
      'Campos que o pedido não devia ter',
      'Campos que la solicitud no debería tener',
      'Fields a request should not have',
    ),
    say('ignorados', 'ignorados', 'ignored'),
    'Nenhuma fonte o diz, e uma recusa partiria integrações que já os enviam. O registo de chamadas mostra quais são.',
    'Ninguna fuente lo dice, y rechazarlos rompería integraciones que ya los envían. El registro de llamadas muestra cuáles son.',
    'No source says, and refusing them would break integrations that already send them. The request log shows which ones they are.',
  ),
  repeatedWithoutInitial: choice(
    say(
      '`recurring.type` `REPEATED` em `POST /payments`',
      '`recurring.type` `REPEATED` en `POST /payments`',
      '`recurring.type` `REPEATED` in `POST /payments`',
    ),
    say('aceite, sem `initialPaymentId`', 'aceptado, sin `initialPaymentId`', 'accepted, without `initialPaymentId`'),
    'Segundo a especificação, um pagamento recorrente segue um `INITIAL`, mas este pedido não tem campo que diga qual; `POST /payments/{id}/recurrings` di-lo.',
    'Según la especificación, un pago recurrente sigue a uno `INITIAL`, pero esta solicitud no tiene un campo que diga cuál; `POST /payments/{id}/recurrings` lo dice.',
    'By the specification a recurring payment follows an `INITIAL` one, but this request has no field that says which; `POST /payments/{id}/recurrings` does.',
    '4',
  ),
  emptyRecurring: choice(
    say('`recurring` sem campos', '`recurring` sin campos', '`recurring` without fields'),
    same('`INITIAL`, `DFLT`'),
    'A especificação dá os valores dos dois campos, sem dizer quais valem quando faltam.',
    'La especificación da los valores de los dos campos, sin decir cuáles se aplican cuando faltan.',
    'The specification gives the values of both fields without saying which apply when they are absent.',
    '5',
  ),
  expiredSavedCard: choice(
    say('Cartão guardado fora de validade', 'Tarjeta guardada caducada', 'Saved card after its expiry date'),
    same('`e00402`'),
    'A especificação não o diz; na página de pagamento, um cartão assim também não é aceite.',
    'La especificación no lo dice; en la página de pago, una tarjeta así tampoco se acepta.',
    'The specification does not say; the payment page does not take such a card either.',
  ),
  checkDigits: choice(
    say(
      'Dígitos de controlo de IBAN, NIF e referência',
      'Dígitos de control de IBAN, NIF y referencia',
      'Check digits of IBAN, tax number and reference',
    ),
    say('conferidos', 'comprobados', 'checked'),
    'São regras públicas que as fontes do fornecedor não repetem. A sua verificação evita que se envie dinheiro para uma conta que não existe.',
    'Son reglas públicas, que las fuentes del proveedor no repiten; comprobarlos evita enviar dinero a una cuenta que no existe.',
    'They are public rules that the provider’s sources do not repeat; checking them keeps money from going to an account that does not exist.',
  ),
  feesAndTransfers: choice(
    say('Transferência e fatura da comissão', 'Transferencia y factura de la comisión', 'Transfer and fee invoice'),
    say('ao fecho do dia', 'al cierre del día', 'when the day closes'),
    'A especificação dá os campos, não o momento; também se podem antecipar pela API de controlo.',
    'La especificación da los campos, no el momento; también se pueden adelantar por la API de control.',
    'The specification gives the fields, not when they are filled; the control API can bring them forward.',
    '3',
  ),
  embedRedirect: choice(
    say(
      'O que se junta ao URL `action` do embed',
      'Lo que se añade a la URL `action` del embed',
      'What is added to the `action` URL of an embed',
    ),
    same('`id`'),
    'O material publicado diz que o identificador do checkout é junto, sem dizer o nome do parâmetro.',
    'El material publicado dice que se añade el identificador del checkout, sin decir el nombre del parámetro.',
    'Published material says that the id of the checkout is added, without naming the parameter.',
  ),
  redirects: choice(
    say('URL `success`, `cancel` e `back`', 'URL `success`, `cancel` y `back`', 'URLs `success`, `cancel` and `back`'),
    say('tal como enviados', 'tal como se envían', 'as sent'),
    'Nenhuma fonte mostra nada junto a estes URL; o estado pergunta-se à API.',
    'Ninguna fuente muestra nada añadido a estas URL; el estado se consulta en la API.',
    'No source shows anything being added to these URLs; ask the API for the state.',
  ),
  defaultLanguage: choice(
    say('Idioma sem `Accept-Language`', 'Idioma sin `Accept-Language`', 'Language without `Accept-Language`'),
    same('`PT`'),
    'A especificação dá o cabeçalho como opcional, sem dizer o que vale quando falta.',
    'La especificación da la cabecera como opcional, sin decir qué se aplica cuando falta.',
    'The specification makes the header optional without saying what applies when it is absent.',
    '7',
  ),
  ...terminalBehaviours,
  ...webhookBehaviours,
  ...soapBehaviours,
} as const satisfies Record<string, Behaviour>;
