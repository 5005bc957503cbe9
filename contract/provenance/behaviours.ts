import { say } from '../words/locales.ts';
import type { Behaviour } from './behaviour.ts';
import { chosen } from './origin.ts';
import { soapBehaviours } from './soapBehaviours.ts';
import { webhookBehaviours } from './webhookBehaviours.ts';

const same = (text: string) => say(text, text, text);

export const behaviours = {
  deleteResponse: {
    name: say('Resposta a DELETE', 'Respuesta a DELETE', 'Response to DELETE'),
    value: same('`200`'),
    origin: chosen(
      say(
        'A especificação descreve um envelope em todas as respostas; o material publicado mostra 200 e 204.',
        'La especificación describe un sobre en todas las respuestas; el material publicado muestra 200 y 204.',
        'The specification describes an envelope for every response; published material shows 200 and 204.',
      ),
      '3',
    ),
  },
  errorSource: {
    name: say('`source` de um erro', '`source` de un error', '`source` of an error'),
    value: same('`pointer`, `parameter`, `header`'),
    origin: chosen(
      say(
        'A especificação dá o campo sem dizer o que traz; a sandbox aponta o sítio exato do pedido.',
        'La especificación da el campo sin decir qué trae; el sandbox señala el lugar exacto de la solicitud.',
        'The specification gives the field without its content; the sandbox points to the exact place in the request.',
      ),
      '3',
    ),
  },
  malformedUuid: {
    name: say('Um `uuid` mal escrito', 'Un `uuid` mal escrito', 'A malformed `uuid`'),
    value: same('`422`, `e00229`'),
    origin: chosen(
      say(
        'Nenhuma fonte diz como se recusa; é o código dos campos só com letras e dígitos.',
        'Ninguna fuente dice cómo se rechaza; es el código de los campos solo con letras y cifras.',
        'No source says how it is refused; this is the code of fields with letters and digits only.',
      ),
    ),
  },
  unknownFields: {
    name: say(
      'Campos que o pedido não devia ter',
      'Campos que la solicitud no debería tener',
      'Fields a request should not have',
    ),
    value: say('ignorados', 'ignorados', 'ignored'),
    origin: chosen(
      say(
        'Nenhuma fonte o diz, e uma recusa partiria integrações que já os enviam. O registo de chamadas mostra quais são.',
        'Ninguna fuente lo dice, y rechazarlos rompería integraciones que ya los envían. El registro de llamadas muestra cuáles son.',
        'No source says so, and refusing them would break integrations that send them already. The request log shows which they are.',
      ),
    ),
  },
  checkDigits: {
    name: say(
      'Dígitos de controlo de IBAN, NIF e referência',
      'Dígitos de control de IBAN, NIF y referencia',
      'Check digits of IBAN, tax number and reference',
    ),
    value: say('conferidos', 'comprobados', 'checked'),
    origin: chosen(
      say(
        'São regras públicas que as fontes do fornecedor não repetem. A sua verificação evita que se envie dinheiro para uma conta que não existe.',
        'Son reglas públicas, que las fuentes del proveedor no repiten; comprobarlos evita enviar dinero a una cuenta que no existe.',
        'They are public rules that the provider’s sources do not repeat; checking them keeps money from an account that does not exist.',
      ),
    ),
  },
  terminalValidity: {
    name: say(
      'Prazo de um pagamento no terminal sem `validDate`',
      'Plazo de un pago en el terminal sin `validDate`',
      'Validity of a payment at a terminal without `validDate`',
    ),
    value: say(
      '23:59:59 do mesmo dia, em Lisboa',
      '23:59:59 del mismo día, en Lisboa',
      '23:59:59 of the same day, in Lisbon',
    ),
    origin: chosen(
      say(
        'Nenhuma fonte o diz; quem paga está ao balcão, e no dia seguinte já não está.',
        'Ninguna fuente lo dice; quien paga está en el mostrador, y al día siguiente ya no está.',
        'No source says it; the payer stands at the counter, and is gone the next day.',
      ),
    ),
  },
  feesAndTransfers: {
    name: say(
      'Transferência e fatura da comissão',
      'Transferencia y factura de la comisión',
      'Transfer and invoice of the fee',
    ),
    value: say('ao fecho do dia', 'al cierre del día', 'when the day closes'),
    origin: chosen(
      say(
        'A especificação dá os campos, não o momento; também se podem antecipar pela API de controlo.',
        'La especificación da los campos, no el momento; también se pueden adelantar por la API de control.',
        'The specification gives the fields, not the moment; the control API can bring them forward.',
      ),
      '3',
    ),
  },
  embedRedirect: {
    name: say(
      'O que se junta ao URL `action` do embed',
      'Lo que se añade a la URL `action` del embed',
      'What is added to the `action` URL of an embed',
    ),
    value: same('`id`'),
    origin: chosen(
      say(
        'O material publicado diz que o identificador do checkout é junto, sem dizer o nome do parâmetro.',
        'El material publicado dice que se añade el identificador del checkout, sin decir el nombre del parámetro.',
        'Published material says that the id of the checkout is added, without naming the parameter.',
      ),
    ),
  },
  redirects: {
    name: say(
      'URL `success`, `cancel` e `back`',
      'URL `success`, `cancel` y `back`',
      'URLs `success`, `cancel` and `back`',
    ),
    value: say('tal como enviados', 'tal como se envían', 'as sent'),
    origin: chosen(
      say(
        'Nenhuma fonte mostra nada junto a estes URL; o estado pergunta-se à API.',
        'Ninguna fuente muestra nada añadido a estas URL; el estado se pregunta a la API.',
        'No source shows anything added to these URLs; ask the API for the state.',
      ),
    ),
  },
  processedPayments: {
    name: say(
      'Registar um pagamento de que o terminal já avisou',
      'Registrar un pago del que el terminal ya avisó',
      'Register a payment that the terminal has told of',
    ),
    value: say('outro pagamento', 'otro pago', 'another payment'),
    origin: chosen(
      say(
        'A especificação recusa um duplicado sem dizer de quê; a sandbox compara o código, em cada terminal.',
        'La especificación rechaza un duplicado sin decir de qué; el sandbox compara el código, en cada terminal.',
        'The specification refuses a duplicate without saying of what; the sandbox compares the code, for each terminal.',
      ),
      '7',
    ),
  },
  terminalOffline: {
    name: say(
      'Pedido a um terminal sem rede',
      'Solicitud a un terminal sin red',
      'Request to a terminal that is offline',
    ),
    value: same('`201`'),
    origin: chosen(
      say(
        'Nenhuma fonte diz o que a API responde; o pedido segue e ninguém apresenta um cartão.',
        'Ninguna fuente dice qué responde la API; la solicitud sale y nadie presenta una tarjeta.',
        'No source says what the API responds; the request goes out and nobody presents a card.',
      ),
    ),
  },
  slipAfterPaper: {
    name: say(
      'Talão por sair, depois de pôr papel',
      'Recibo por salir, después de poner papel',
      'Receipt that is owed, once there is paper',
    ),
    value: say('impresso', 'impreso', 'printed'),
    origin: chosen(
      say(
        'A especificação só manda ver o papel; o terminal virtual imprime então o que faltou.',
        'La especificación solo manda mirar el papel; el terminal virtual imprime entonces lo que faltó.',
        'The specification only says to check the paper; the virtual terminal then prints what was missing.',
      ),
      'guides 8',
    ),
  },
  terminalFilters: {
    name: say('Filtro `name` dos terminais', 'Filtro `name` de los terminales', 'Filter `name` of terminals'),
    value: say(
      'o nome inteiro, com as mesmas maiúsculas',
      'el nombre entero, con las mismas mayúsculas',
      'the whole name, in the same case',
    ),
    origin: chosen(
      say(
        'A especificação dá o filtro sem dizer como compara.',
        'La especificación da el filtro sin decir cómo compara.',
        'The specification gives the filter without saying how it compares.',
      ),
      '7',
    ),
  },
  defaultLanguage: {
    name: say(
      'Idioma sem `Accept-Language`',
      'Idioma sin `Accept-Language`',
      'Language without `Accept-Language`',
    ),
    value: same('`PT`'),
    origin: chosen(
      say(
        'A especificação dá o cabeçalho como opcional, sem dizer o que vale quando falta.',
        'La especificación da la cabecera como opcional, sin decir qué vale cuando falta.',
        'The specification makes the header optional without saying what holds when it is absent.',
      ),
      '7',
    ),
  },
  busyTerminal: {
    name: say(
      'Pedido a um terminal ocupado',
      'Solicitud a un terminal ocupado',
      'Request to a busy terminal',
    ),
    value: same('`400`, `e00600`'),
    origin: chosen(
      say(
        'Nenhuma fonte diz o que acontece a um segundo pedido; um terminal só atende um cliente de cada vez.',
        'Ninguna fuente dice qué pasa con una segunda solicitud; un terminal solo atiende a un cliente cada vez.',
        'No source says what happens to a second request; a terminal serves one customer at a time.',
      ),
    ),
  },
  ...webhookBehaviours,
  ...soapBehaviours,
} as const satisfies Record<string, Behaviour>;
