import type { ErrorEntry } from './errorEntry.ts';
import { specifiedError } from './errorOrigins.ts';

/** Rules a single field can break; `{field}`: docs/decisions/response-envelope.md. */
export const ruleErrors = {
  e00221: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} é obrigatório',
      es: 'El campo {field} es obligatorio',
      en: 'The field {field} is required',
    },
    cause: {
      pt: 'O campo não foi enviado, veio a null ou veio como texto vazio.',
      es: 'El campo no se envió, llegó como null o como texto vacío.',
      en: 'The field was not sent, or was sent as null or as empty text.',
    },
    remedy: {
      pt: 'Acrescente o campo com um valor no sítio que source indica.',
      es: 'Añada el campo con un valor en el lugar que indica source.',
      en: 'Add the field with a value at the location given in source.',
    },
  },
  e00222: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ser um e-mail válido',
      es: 'El campo {field} debe ser un correo electrónico válido',
      en: 'The field {field} must be a valid email address',
    },
    cause: {
      pt: 'Falta a arroba, o domínio ou há espaços e acentos que um endereço não aceita.',
      es: 'Falta la arroba, el dominio o hay espacios y acentos que una dirección no admite.',
      en: 'The at sign or the domain is missing, or there are spaces or accents that an email address cannot have.',
    },
    remedy: {
      pt: 'Valide o endereço no formulário antes de o enviar; se for opcional e o não tiver, omita o campo.',
      es: 'Valide la dirección en el formulario antes de enviarla; si es opcional y no la tiene, omita el campo.',
      en: 'Validate the address in your form before you send it; if it is optional and you have none, leave the field out.',
    },
  },
  e00223: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ser um URL válido',
      es: 'El campo {field} debe ser una URL válida',
      en: 'The field {field} must be a valid URL',
    },
    cause: {
      pt: 'O URL é relativo, falta o esquema ou usa um esquema que o campo não aceita.',
      es: 'La URL es relativa, le falta el esquema o usa un esquema que el campo no admite.',
      en: 'The URL is relative, has no scheme or uses one that the field does not accept.',
    },
    remedy: {
      pt: 'Envie o URL completo, a começar por https:// e com os caracteres especiais codificados.',
      es: 'Envíe la URL completa, empezando por https:// y con los caracteres especiales codificados.',
      en: 'Send the full URL, starting with https:// and with special characters encoded.',
    },
  },
  e00224: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ser um número inteiro',
      es: 'El campo {field} debe ser un número entero',
      en: 'The field {field} must be an integer',
    },
    cause: {
      pt: 'O valor tem casas decimais, vem entre aspas ou contém letras.',
      es: 'El valor tiene decimales, va entre comillas o contiene letras.',
      en: 'The value has decimals, is in quotes or contains letters.',
    },
    remedy: {
      pt: 'Envie um inteiro, sem casas decimais e, num corpo JSON, sem aspas; os montantes vão em cêntimos (10,00 € = 1000).',
      es: 'Envíe un entero, sin decimales y, en un cuerpo JSON, sin comillas; los importes van en céntimos (10,00 € = 1000).',
      en: 'Send an integer, without decimals and, in a JSON body, without quotes; amounts are in cents (€10.00 = 1000).',
    },
  },
  e00225: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ser um booleano',
      es: 'El campo {field} debe ser un booleano',
      en: 'The field {field} must be a boolean',
    },
    cause: {
      pt: 'O valor veio como "true", "1", 1 ou 0 em vez de true ou false.',
      es: 'El valor llegó como "true", "1", 1 o 0 en lugar de true o false.',
      en: 'The value came as "true", "1", 1 or 0 instead of true or false.',
    },
    remedy: {
      pt: 'Envie true ou false sem aspas; em PHP converta com (bool) antes de json_encode.',
      es: 'Envíe true o false sin comillas; en PHP convierta con (bool) antes de json_encode.',
      en: 'Send true or false without quotes; in PHP, cast with (bool) before json_encode.',
    },
  },
  e00226: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ser uma data com hora em ISO 8601, como 2026-01-15T10:00:00+00:00',
      es: 'El campo {field} debe ser una fecha con hora en ISO 8601, como 2026-01-15T10:00:00+00:00',
      en: 'The field {field} must be an ISO 8601 date with its time, such as 2026-01-15T10:00:00+00:00',
    },
    cause: {
      pt: 'A data não traz a hora, não segue AAAA-MM-DDTHH:MM:SS, ou o + do desfasamento chegou como espaço num URL.',
      es: 'La fecha no trae la hora, no sigue AAAA-MM-DDTHH:MM:SS, o el + del desfase llegó como espacio en una URL.',
      en: 'The date has no time, does not follow YYYY-MM-DDTHH:MM:SS, or the + of the offset became a space in a URL.',
    },
    remedy: {
      pt: 'Use por exemplo 2026-01-15T10:00:00+00:00; sem desfasamento, a hora é a de Lisboa. Em parâmetros do URL codifique o + como %2B.',
      es: 'Use por ejemplo 2026-01-15T10:00:00+00:00; sin desfase, la hora es la de Lisboa. En parámetros de la URL codifique el + como %2B.',
      en: 'For example, use 2026-01-15T10:00:00+00:00; without an offset, Lisbon time applies. In query parameters, encode the + as %2B.',
    },
  },
  e00227: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ter exatamente {param} caracteres',
      es: 'El campo {field} debe tener exactamente {param} caracteres',
      en: 'The field {field} must have exactly {param} characters',
    },
    cause: {
      pt: 'O valor é mais curto ou mais longo do que o campo pede, ou mais longo do que aceita; é frequente perderem-se zeros à esquerda ao tratá-lo como número.',
      es: 'El valor es más corto o más largo de lo que pide el campo, o más largo de lo que admite; es frecuente que se pierdan ceros a la izquierda al tratarlo como número.',
      en: 'The value is shorter or longer than the field requires, or longer than it allows; leading zeros are often lost when it is handled as a number.',
    },
    remedy: {
      pt: 'Guarde e envie o valor como texto, com os zeros à esquerda e sem espaços.',
      es: 'Guarde y envíe el valor como texto, con los ceros a la izquierda y sin espacios.',
      en: 'Store and send the value as text, with its leading zeros and without spaces.',
    },
  },
  e00228: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} só pode conter dígitos',
      es: 'El campo {field} solo puede contener dígitos',
      en: 'The field {field} may only contain digits',
    },
    cause: {
      pt: 'O valor contém letras, espaços, hífenes ou um sinal; um telefone não tem a forma indicativo#número.',
      es: 'El valor contiene letras, espacios, guiones o un signo; un teléfono no tiene la forma prefijo#número.',
      en: 'The value contains letters, spaces, hyphens or a sign; or a phone is not in the form countryCode#number.',
    },
    remedy: {
      pt: 'Retire tudo o que não for 0 a 9 antes de enviar, menos o cardinal de um telefone: 351#912345678.',
      es: 'Quite todo lo que no sea 0 a 9 antes de enviar, menos la almohadilla de un teléfono: 351#912345678.',
      en: 'Remove everything except 0 to 9 before sending, apart from the hash sign of a phone: 351#912345678.',
    },
  },
  e00229: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} só pode conter letras e dígitos',
      es: 'El campo {field} solo puede contener letras y dígitos',
      en: 'The field {field} may only contain letters and digits',
    },
    cause: {
      pt: 'O valor contém espaços, acentos ou pontuação que o campo não tem; na sandbox, também quando um uuid não está completo.',
      es: 'El valor contiene espacios, acentos o puntuación que el campo no tiene; en el sandbox, también cuando un uuid no está completo.',
      en: 'The value contains spaces, accents or punctuation that the field does not allow; in the sandbox, also when a uuid is incomplete.',
    },
    remedy: {
      pt: 'Copie o código tal como a API o devolveu, com os hífenes se for um uuid.',
      es: 'Copie el código tal como lo devolvió la API, con los guiones si es un uuid.',
      en: 'Copy the code exactly as the API returned it, with the hyphens if it is a uuid.',
    },
  },
  e00230: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ser um dos seguintes: {param}',
      es: 'El campo {field} debe ser uno de los siguientes: {param}',
      en: 'The field {field} must be one of: {param}',
    },
    cause: {
      pt: 'O valor não está na lista, ou difere dela em maiúsculas ou minúsculas.',
      es: 'El valor no está en la lista, o difiere de ella en mayúsculas o minúsculas.',
      en: 'The value is not on the list, or differs from it in upper or lower case.',
    },
    remedy: {
      pt: 'Escolha um dos valores da mensagem e escreva-o exatamente como lá está.',
      es: 'Elija uno de los valores del mensaje y escríbalo exactamente como aparece.',
      en: 'Choose one of the values in the message and write it exactly as shown there.',
    },
  },
  e00231: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} deve ser um número natural maior do que zero',
      es: 'El campo {field} debe ser un número natural mayor que cero',
      en: 'The field {field} must be a natural number above zero',
    },
    cause: {
      pt: 'O valor é zero, negativo ou maior do que o campo aceita.',
      es: 'El valor es cero, negativo o mayor de lo que admite el campo.',
      en: 'The value is zero, negative or larger than the field allows.',
    },
    remedy: {
      pt: 'Envie 1 ou mais, até ao máximo que a mensagem disser; a primeira página é a 1 e o montante mínimo depende do método.',
      es: 'Envíe 1 o más, hasta el máximo que diga el mensaje; la primera página es la 1 y el importe mínimo depende del método.',
      en: 'Send 1 or more, up to the maximum given in the message; the first page is 1, and the lowest amount depends on the method.',
    },
  },
  e00232: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} só pode conter dígitos e vírgulas',
      es: 'El campo {field} solo puede contener dígitos y comas',
      en: 'The field {field} may only contain digits and commas',
    },
    cause: {
      pt: 'A lista de identificadores traz espaços, letras, ponto e vírgula ou uma vírgula a mais no fim.',
      es: 'La lista de identificadores trae espacios, letras, punto y coma o una coma de más al final.',
      en: 'The list of ids has spaces, letters, semicolons or a trailing comma.',
    },
    remedy: {
      pt: 'Separe os identificadores só com vírgulas: id=1001,1002.',
      es: 'Separe los identificadores solo con comas: id=1001,1002.',
      en: 'Separate the ids with commas only: id=1001,1002.',
    },
  },
  e00233: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} só pode conter letras, dígitos e vírgulas',
      es: 'El campo {field} solo puede contener letras, dígitos y comas',
      en: 'The field {field} may only contain letters, digits and commas',
    },
    cause: {
      pt: 'A ordenação traz espaços, um + ou um nome com outra pontuação.',
      es: 'La ordenación trae espacios, un + o un nombre con otra puntuación.',
      en: 'The sort parameter has spaces, a + or a name with other punctuation.',
    },
    remedy: {
      pt: 'Separe os campos com vírgulas e ponha um hífen antes dos que devem vir do maior para o menor: sort=-createdAt,amount.',
      es: 'Separe los campos con comas y ponga un guion delante de los que deben ir de mayor a menor: sort=-createdAt,amount.',
      en: 'Separate fields with commas and put a hyphen before those in descending order: sort=-createdAt,amount.',
    },
  },
  e00234: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'O campo {field} só pode conter maiúsculas',
      es: 'El campo {field} solo puede contener mayúsculas',
      en: 'The field {field} may only contain upper-case letters',
    },
    cause: {
      pt: 'O código veio em minúsculas, como pt em vez de PT.',
      es: 'El código llegó en minúsculas, como pt en lugar de PT.',
      en: 'The code was sent in lower case, such as pt instead of PT.',
    },
    remedy: {
      pt: 'Converta o código para maiúsculas; os países seguem a ISO 3166-1 alfa-2.',
      es: 'Convierta el código a mayúsculas; los países siguen la ISO 3166-1 alfa-2.',
      en: 'Convert the code to upper case; countries follow ISO 3166-1 alpha-2.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
