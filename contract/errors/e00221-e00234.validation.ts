import { refused } from '../provocations/provocation.ts';
import { by } from '../provocations/remedy.ts';
import { posted, queried, reference } from '../provocations/remedyCalls.ts';
import { seed } from '../scenarios/seed.ts';
import { say } from '../words/locales.ts';
import { specifiedError } from './errorOrigins.ts';
import type { RestError } from './errorRow.ts';

const invalid = { family: 'e00200', origin: specifiedError, status: 422 } as const;
const webhook = { action: 'payment_confirmed', url: 'https://loja.example/webhook' };
const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.' };
const owner = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
const pending = [{ id: seed.payments.pendingReference }];

/** Rules that a single field can break; for `{field}` see docs/decisions/response-envelope.md. */
export const ruleErrors = {
  e00221: {
    ...invalid,
    words: say('O campo {field} é obrigatório', 'El campo {field} es obligatorio', 'The field {field} is required'),
    cause: say(
      'O campo não foi enviado, veio a null ou veio como texto vazio; um campo opcional vazio também é recusado.',
      'El campo no se envió, llegó como null o como texto vacío; un campo opcional vacío también se rechaza.',
      'The field was not sent, or was sent as null or as empty text; an optional field that is empty is refused too.',
    ),
    remedy: say(
      'Acrescente o campo com um valor no sítio que source indica ou, se a mensagem disser que é opcional, omita-o.',
      'Añada el campo con un valor en el lugar que indica source o, si el mensaje dice que es opcional, omítalo.',
      'Add the field with a value at the location given in source or, if the message says that it is optional, leave it out.',
    ),
    provocation: refused(posted('createWebhook', { url: 'https://loja.example/webhook' })),
    tried: [
      posted('createWebhook', webhook, webhook),
      by({ operation: 'listAvailableMethods', query: { amount: '1000' } }),
    ],
  },
  e00222: {
    ...invalid,
    words: say(
      'O campo {field} deve ser um e-mail válido',
      'El campo {field} debe ser un correo electrónico válido',
      'The field {field} must be a valid email address',
    ),
    cause: say(
      'Falta a arroba, o domínio ou há espaços e acentos que um endereço não aceita.',
      'Falta la arroba, el dominio o hay espacios y acentos que una dirección no admite.',
      'The at sign or the domain is missing, or there are spaces or accents that an email address cannot have.',
    ),
    remedy: say(
      'Valide o endereço no formulário antes de o enviar; se for opcional e o não tiver, omita o campo.',
      'Valide la dirección en el formulario antes de enviarla; si es opcional y no la tiene, omita el campo.',
      'Validate the address in your form before you send it; if it is optional and you have none, leave the field out.',
    ),
    provocation: refused(
      posted('createEntity', {
        clientId: '500000000',
        name: 'Livraria de Exemplo, Lda.',
        user: { name: 'Maria Silva', email: 'maria' },
      }),
    ),
    tried: [posted('createEntity', { ...shop, user: owner }, { stateDetails: { state: 'pending' } })],
  },
  e00223: {
    ...invalid,
    words: say(
      'O campo {field} deve ser um URL válido',
      'El campo {field} debe ser una URL válida',
      'The field {field} must be a valid URL',
    ),
    cause: say(
      'O URL é relativo, falta o esquema ou usa um esquema que o campo não aceita.',
      'La URL es relativa, le falta el esquema o usa un esquema que el campo no admite.',
      'The URL is relative, has no scheme or uses one that the field does not accept.',
    ),
    remedy: say(
      'Envie o URL completo, a começar por https:// e com os caracteres especiais codificados.',
      'Envíe la URL completa, empezando por https:// y con los caracteres especiales codificados.',
      'Send the full URL, starting with https:// and with special characters encoded.',
    ),
    provocation: refused(posted('createWebhook', { action: 'payment_confirmed', url: 'loja' })),
    tried: [posted('createWebhook', webhook, webhook)],
  },
  e00224: {
    ...invalid,
    words: say(
      'O campo {field} deve ser um número inteiro',
      'El campo {field} debe ser un número entero',
      'The field {field} must be an integer',
    ),
    cause: say(
      'O valor tem casas decimais, vem entre aspas ou contém letras.',
      'El valor tiene decimales, va entre comillas o contiene letras.',
      'The value has decimals, is in quotes or contains letters.',
    ),
    remedy: say(
      'Envie um inteiro, sem casas decimais e, num corpo JSON, sem aspas; os montantes vão em cêntimos (10,00 € = 1000).',
      'Envíe un entero, sin decimales y, en un cuerpo JSON, sin comillas; los importes van en céntimos (10,00 € = 1000).',
      'Send an integer, without decimals and, in a JSON body, without quotes; amounts are in cents (€10.00 = 1000).',
    ),
    provocation: refused(queried({ limit: 'ten' })),
    tried: [queried({ limit: '10' }), reference({ referenceRange: { id: 1 } })],
  },
  e00225: {
    ...invalid,
    words: say(
      'O campo {field} deve ser um booleano',
      'El campo {field} debe ser un booleano',
      'The field {field} must be a boolean',
    ),
    cause: say(
      'O valor veio como "true", "1", 1 ou 0 em vez de true ou false.',
      'El valor llegó como "true", "1", 1 o 0 en lugar de true o false.',
      'The value came as "true", "1", 1 or 0 instead of true or false.',
    ),
    remedy: say(
      'Envie true ou false sem aspas; em PHP converta com (bool) antes de json_encode.',
      'Envíe true o false sin comillas; en PHP convierta con (bool) antes de json_encode.',
      'Send true or false without quotes; in PHP, cast with (bool) before json_encode.',
    ),
    provocation: refused({
      operation: 'cancelPayment',
      params: { id: seed.payments.realtimeReference },
      body: { ignoreUnsupported: 'yes' },
    }),
    tried: [
      by({
        operation: 'cancelPayment',
        params: { id: seed.payments.realtimeReference },
        body: { ignoreUnsupported: true },
        gives: { stateDetails: { state: 'cancelled' } },
      }),
    ],
  },
  e00226: {
    ...invalid,
    words: say(
      'O campo {field} deve ser uma data com hora em ISO 8601, como 2026-01-15T10:00:00+00:00',
      'El campo {field} debe ser una fecha con hora en ISO 8601, como 2026-01-15T10:00:00+00:00',
      'The field {field} must be an ISO 8601 date with its time, such as 2026-01-15T10:00:00+00:00',
    ),
    cause: say(
      'A data não traz a hora, não segue AAAA-MM-DDTHH:MM:SS, ou o + do desfasamento chegou como espaço num URL; ou é o fim de um prazo que já passou ou que acaba antes de começar.',
      'La fecha no trae la hora, no sigue AAAA-MM-DDTHH:MM:SS, o el + del desfase llegó como espacio en una URL; o es el final de un plazo que ya pasó o que acaba antes de empezar.',
      'The date has no time, does not follow YYYY-MM-DDTHH:MM:SS, or the + of the offset became a space in a URL; or it ends a period that has passed or has not begun by then.',
    ),
    remedy: say(
      'Use por exemplo 2026-01-15T10:00:00+00:00; sem desfasamento, a hora é a de Lisboa. Em parâmetros do URL codifique o + como %2B.',
      'Use por ejemplo 2026-01-15T10:00:00+00:00; sin desfase, la hora es la de Lisboa. En parámetros de la URL codifique el + como %2B.',
      'For example, use 2026-01-15T10:00:00+00:00; without an offset, Lisbon time applies. In query parameters, encode the + as %2B.',
    ),
    provocation: refused(reference({ validDate: { end: 'tomorrow' } })),
    tried: [
      reference(
        { validDate: { end: '2026-02-15T10:00:00+00:00' } },
        {
          validDate: { end: '2026-02-15T10:00:00+00:00' },
        },
      ),
      queried({ 'createdAt[end]': '2026-01-15T10:00:00+00:00' }, pending),
    ],
  },
  e00227: {
    ...invalid,
    words: say(
      'O campo {field} deve ter exatamente {param} caracteres',
      'El campo {field} debe tener exactamente {param} caracteres',
      'The field {field} must have exactly {param} characters',
    ),
    cause: say(
      'O valor é mais curto ou mais longo do que o campo pede, ou mais longo do que aceita; é frequente perderem-se zeros à esquerda ao tratá-lo como número.',
      'El valor es más corto o más largo de lo que pide el campo, o más largo de lo que admite; es frecuente que se pierdan ceros a la izquierda al tratarlo como número.',
      'The value is shorter or longer than the field requires, or longer than it allows; leading zeros are often lost when it is handled as a number.',
    ),
    remedy: say(
      'Guarde e envie o valor como texto, com os zeros à esquerda e sem espaços.',
      'Guarde y envíe el valor como texto, con los ceros a la izquierda y sin espacios.',
      'Store and send the value as text, with its leading zeros and without spaces.',
    ),
    provocation: refused(reference({ referenceDetails: { reference: '4266' } })),
    tried: [
      reference({ referenceDetails: { reference: '000004266' } }, { referenceDetails: { reference: '000004266' } }),
    ],
  },
  e00228: {
    ...invalid,
    words: say(
      'O campo {field} só pode conter dígitos',
      'El campo {field} solo puede contener dígitos',
      'The field {field} may only contain digits',
    ),
    cause: say(
      'O valor contém letras, espaços, hífenes ou um sinal; um telefone não tem a forma indicativo#número; ou um id começa por zero, como as referências.',
      'El valor contiene letras, espacios, guiones o un signo; un teléfono no tiene la forma prefijo#número; o un id empieza por cero, como las referencias.',
      'The value contains letters, spaces, hyphens or a sign; a phone is not in the form countryCode#number; or an id begins with a zero, as references do.',
    ),
    remedy: say(
      'Envie um id tal como a API o devolveu: sem as letras ou os zeros que tinha, seria o de outro pagamento. A um telefone ou a um NIF retire espaços e hífenes: 351#912345678.',
      'Envíe un id tal como lo devolvió la API: sin las letras o los ceros que tenía, sería el de otro pago. A un teléfono o a un NIF quítele espacios y guiones: 351#912345678.',
      'Send an id as the API returned it: without the letters or zeros it had, it would be another payment’s. From a phone or a tax number remove blanks and hyphens: 351#912345678.',
    ),
    provocation: refused({ operation: 'getPayment', params: { id: 'first' } }),
    tried: [by({ operation: 'getPayment', params: { id: '1001' }, gives: { id: '1001' } })],
  },
  e00229: {
    ...invalid,
    words: say(
      'O campo {field} só pode conter letras e dígitos',
      'El campo {field} solo puede contener letras y dígitos',
      'The field {field} may only contain letters and digits',
    ),
    cause: say(
      'O valor contém espaços, acentos ou pontuação que o campo não tem; na sandbox, também quando um uuid não está completo.',
      'El valor contiene espacios, acentos o puntuación que el campo no tiene; en el sandbox, también cuando un uuid no está completo.',
      'The value contains spaces, accents or punctuation that the field does not allow; in the sandbox, also when a uuid is incomplete.',
    ),
    remedy: say(
      'Copie o código tal como a API o devolveu, com os hífenes se for um uuid.',
      'Copie el código tal como lo devolvió la API, con los guiones si es un uuid.',
      'Copy the code exactly as the API returned it, with the hyphens if it is a uuid.',
    ),
    provocation: refused(queried({ referenceDetails_reference: '000 004 266' })),
    tried: [
      by(
        { operation: 'getPayment', params: { id: seed.payments.pendingReference } },
        {
          operation: 'listPayments',
          query: { referenceDetails_reference: '{0.referenceDetails.reference}' },
          gives: pending,
        },
      ),
    ],
  },
  e00230: {
    ...invalid,
    words: say(
      'O campo {field} deve ser um dos seguintes: {param}',
      'El campo {field} debe ser uno de los siguientes: {param}',
      'The field {field} must be one of: {param}',
    ),
    cause: say(
      'O valor não está na lista, ou difere dela em maiúsculas ou minúsculas; na sandbox, também quando um parâmetro do URL veio duas vezes ou tem um nome quase certo, como Limit.',
      'El valor no está en la lista, o difiere de ella en mayúsculas o minúsculas; en el sandbox, también cuando un parámetro de la URL llegó dos veces o tiene un nombre casi correcto, como Limit.',
      'The value is not on the list, or differs from it in upper or lower case; in the sandbox, also when a query parameter came twice or has a name that is almost right, such as Limit.',
    ),
    remedy: say(
      'Escolha um dos valores ou nomes da mensagem e escreva-o exatamente como lá está, uma só vez.',
      'Elija uno de los valores o nombres del mensaje y escríbalo exactamente como aparece, una sola vez.',
      'Choose one of the values or names in the message and write it exactly as shown there, once.',
    ),
    provocation: refused(posted('createWebhook', { action: 'payment_paid', url: 'https://loja.example/webhook' })),
    tried: [posted('createWebhook', webhook, webhook)],
  },
  e00231: {
    ...invalid,
    words: say(
      'O campo {field} deve ser um número natural maior do que zero',
      'El campo {field} debe ser un número natural mayor que cero',
      'The field {field} must be a natural number above zero',
    ),
    cause: say(
      'O valor é zero, negativo ou maior do que o campo aceita.',
      'El valor es cero, negativo o mayor de lo que admite el campo.',
      'The value is zero, negative or larger than the field allows.',
    ),
    remedy: say(
      'Envie 1 ou mais, até ao máximo que a mensagem disser; a primeira página é a 1 e o montante mínimo depende do método.',
      'Envíe 1 o más, hasta el máximo que diga el mensaje; la primera página es la 1 y el importe mínimo depende del método.',
      'Send 1 or more, up to the maximum given in the message; the first page is 1, and the lowest amount depends on the method.',
    ),
    provocation: refused(queried({ page: '0' })),
    tried: [queried({ page: '1' }, pending)],
  },
  e00232: {
    ...invalid,
    words: say(
      'O campo {field} só pode conter dígitos e vírgulas',
      'El campo {field} solo puede contener dígitos y comas',
      'The field {field} may only contain digits and commas',
    ),
    cause: say(
      'A lista de identificadores traz espaços, letras, ponto e vírgula ou uma vírgula a mais no fim.',
      'La lista de identificadores trae espacios, letras, punto y coma o una coma de más al final.',
      'The list of ids has spaces, letters, semicolons or a trailing comma.',
    ),
    remedy: say(
      'Separe os identificadores só com vírgulas: id=1001,1002.',
      'Separe los identificadores solo con comas: id=1001,1002.',
      'Separate the ids with commas only: id=1001,1002.',
    ),
    provocation: refused(queried({ id: '1001;1002' })),
    tried: [queried({ id: '1001,1002' }, [{ id: '1001' }, { id: '1002' }])],
  },
  e00233: {
    ...invalid,
    words: say(
      'O campo {field} só pode conter letras, dígitos e vírgulas',
      'El campo {field} solo puede contener letras, dígitos y comas',
      'The field {field} may only contain letters, digits and commas',
    ),
    cause: say(
      'A ordenação traz espaços, um + ou um nome com outra pontuação.',
      'La ordenación trae espacios, un + o un nombre con otra puntuación.',
      'The sort parameter has spaces, a + or a name with other punctuation.',
    ),
    remedy: say(
      'Separe os campos com vírgulas e ponha um hífen antes dos que devem vir do maior para o menor: sort=-createdAt,amount.',
      'Separe los campos con comas y ponga un guion delante de los que deben ir de mayor a menor: sort=-createdAt,amount.',
      'Separate fields with commas and put a hyphen before those in descending order: sort=-createdAt,amount.',
    ),
    provocation: refused(queried({ sort: 'createdAt desc' })),
    tried: [queried({ sort: '-createdAt,amount' }, pending)],
  },
  e00234: {
    ...invalid,
    words: say(
      'O campo {field} só pode conter maiúsculas',
      'El campo {field} solo puede contener mayúsculas',
      'The field {field} may only contain upper-case letters',
    ),
    cause: say(
      'O código veio em minúsculas, como pt em vez de PT.',
      'El código llegó en minúsculas, como pt en lugar de PT.',
      'The code was sent in lower case, such as pt instead of PT.',
    ),
    remedy: say(
      'Converta o código para maiúsculas; os países seguem a ISO 3166-1 alfa-2.',
      'Convierta el código a mayúsculas; los países siguen la ISO 3166-1 alfa-2.',
      'Convert the code to upper case; countries follow ISO 3166-1 alpha-2.',
    ),
    provocation: refused(reference({ billingAddress: { country: 'pt' } })),
    tried: [reference({ billingAddress: { country: 'PT' } }, { billingAddress: { country: 'PT' } })],
  },
} as const satisfies Record<string, RestError>;
