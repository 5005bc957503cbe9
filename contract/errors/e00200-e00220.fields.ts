import type { ErrorEntry } from './errorEntry.ts';
import { businessFamily, specifiedError, wrongBody } from './errorOrigins.ts';

/**
 * What is wrong with a request, field by field in the published order (docs/decisions/error-codes.md); the validator
 * appends the broken rule.
 */
export const requestErrors = {
  e00200: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: { pt: 'Pedido inválido', es: 'Solicitud no válida', en: 'Invalid request' },
    cause: {
      pt: 'Um ou mais campos, parâmetros ou cabeçalhos não passam a validação.',
      es: 'Uno o más campos, parámetros o cabeceras no pasan la validación.',
      en: 'One or more fields, parameters or headers fail validation.',
    },
    remedy: {
      pt: 'Percorra errors[]: cada entrada traz o código da regra e, em source, o sítio exato a corrigir.',
      es: 'Recorra errors[]: cada entrada trae el código de la regla y, en source, el lugar exacto que hay que corregir.',
      en: 'Go through errors[]: each entry has the code of the rule and, in source, the exact location to correct.',
    },
  },
  e00201: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Transação vazia ou inválida em {field}',
      es: 'Transacción vacía o no válida en {field}',
      en: 'Transaction empty or invalid in {field}',
    },
    cause: {
      pt: 'O objeto do pagamento falta no corpo, ou não é um objeto JSON.',
      es: 'El objeto del pago falta en el cuerpo, o no es un objeto JSON.',
      en: 'The payment object is missing from the body, or is not a JSON object.',
    },
    remedy: {
      pt: 'Envie o objeto payment nos checkouts, ou transaction no fluxo antigo de token, pelo menos com amount.',
      es: 'Envíe el objeto payment en los checkouts, o transaction en el flujo antiguo de token, al menos con amount.',
      en: 'Send the payment object on checkouts, or transaction in the old token flow, with at least amount.',
    },
  },
  e00202: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Montante vazio ou inválido em {field}',
      es: 'Importe vacío o no válido en {field}',
      en: 'Amount empty or invalid in {field}',
    },
    cause: {
      pt: 'O montante falta, tem casas decimais, vem entre aspas ou não é maior do que zero.',
      es: 'El importe falta, tiene decimales, va entre comillas o no es mayor que cero.',
      en: 'The amount is missing, has decimals, is in quotes or is not above zero.',
    },
    remedy: {
      pt: 'Multiplique os euros por 100, arredonde e envie um inteiro: 10,00 € é 1000.',
      es: 'Multiplique los euros por 100, redondee y envíe un entero: 10,00 € es 1000.',
      en: 'Multiply the euros by 100, round and send an integer: €10.00 is 1000.',
    },
  },
  e00203: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Tipo de método disponível vazio ou inválido em {field}',
      es: 'Tipo de método disponible vacío o no válido en {field}',
      en: 'Type of available method empty or invalid in {field}',
    },
    cause: {
      pt: 'availableMethods[].type não é DEFAULT, NORMAL, REALTIME nem TPA. Um destes que o método em code não tenha é o e00402.',
      es: 'availableMethods[].type no es DEFAULT, NORMAL, REALTIME ni TPA. Uno de ellos que el método en code no tenga es el e00402.',
      en: 'availableMethods[].type is not DEFAULT, NORMAL, REALTIME or TPA. If it is one of these but the method in code does not support it, the code is e00402.',
    },
    remedy: {
      pt: 'Omita type para usar a configuração da entidade, ou combine-o com o método: NORMAL e REALTIME só com MB, TPA só com CC.',
      es: 'Omita type para usar la configuración de la entidad, o combínelo con el método: NORMAL y REALTIME solo con MB, TPA solo con CC.',
      en: 'Leave type out to use what the entity has configured, or match it to the method: NORMAL and REALTIME only with MB, TPA only with CC.',
    },
  },
  e00204: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Idioma da página vazio ou inválido em {field}',
      es: 'Idioma de la página vacío o no válido en {field}',
      en: 'Page language empty or invalid in {field}',
    },
    cause: {
      pt: 'page foi enviado sem language, ou o idioma não é um dos três que a página de pagamento fala.',
      es: 'Se envió page sin language, o el idioma no es uno de los tres de la página de pago.',
      en: 'page was sent without language, or the language is not one of the three that the payment page supports.',
    },
    remedy: {
      pt: 'Envie PT, ES ou EN em maiúsculas, ou omita page por inteiro.',
      es: 'Envíe PT, ES o EN en mayúsculas, u omita page por completo.',
      en: 'Send PT, ES or EN in capitals, or leave page out altogether.',
    },
  },
  e00205: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Tipo de redirecionamento vazio ou inválido em {field}',
      es: 'Tipo de redirección vacío o no válido en {field}',
      en: 'Redirect type empty or invalid in {field}',
    },
    cause: {
      pt: 'Um elemento de redirects não tem type, ou o layout embed não traz o redirecionamento action.',
      es: 'Un elemento de redirects no tiene type, o el layout embed no trae la redirección action.',
      en: 'An element of redirects has no type, or the embed layout lacks the action redirect.',
    },
    remedy: {
      pt: 'Use success, cancel ou back nas páginas por redirecionamento; no embed envie um único redirecionamento do tipo action.',
      es: 'Use success, cancel o back en las páginas con redirección; en embed envíe una única redirección de tipo action.',
      en: 'Use success, cancel or back on redirect pages; with embed, send a single redirect of type action.',
    },
  },
  e00206: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'URL de redirecionamento vazio ou inválido em {field}',
      es: 'URL de redirección vacía o no válida en {field}',
      en: 'Redirect URL empty or invalid in {field}',
    },
    cause: {
      pt: 'O URL do redirecionamento falta ou não é absoluto.',
      es: 'La URL de la redirección falta o no es absoluta.',
      en: 'The redirect URL is missing or not absolute.',
    },
    remedy: {
      pt: 'Envie um URL completo com https://; numa aplicação móvel pode ser o deep link da aplicação, com um ponto no esquema: pt.loja.app:/obrigado.',
      es: 'Envíe una URL completa con https://; en una aplicación móvil puede ser el deep link de la aplicación, con un punto en el esquema: pt.loja.app:/gracias.',
      en: "Send a full URL with https://; in a mobile app, it can be the app's deep link, with a dot in its scheme: pt.loja.app:/thanks.",
    },
  },
  e00207: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Token vazio ou inválido em {field}',
      es: 'Token vacío o no válido en {field}',
      en: 'Token empty or invalid in {field}',
    },
    cause: {
      pt: 'O identificador do checkout ou token não tem 40 letras e dígitos.',
      es: 'El identificador del checkout o token no tiene 40 letras y dígitos.',
      en: 'The checkout or token id does not have 40 letters and digits.',
    },
    remedy: {
      pt: 'Use o id devolvido por POST /checkouts tal como veio; não o corte nem o converta para minúsculas.',
      es: 'Use el id devuelto por POST /checkouts tal como llegó; no lo corte ni lo convierta a minúsculas.',
      en: 'Use the id exactly as POST /checkouts returned it; do not truncate it or convert it to lower case.',
    },
  },
  e00208: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Código de método disponível vazio ou inválido em {field}',
      es: 'Código de método disponible vacío o no válido en {field}',
      en: 'Code of available method empty or invalid in {field}',
    },
    cause: {
      pt: 'Um elemento de availableMethods não tem code, ou o código não é CC, MB nem MW.',
      es: 'Un elemento de availableMethods no tiene code, o el código no es CC, MB ni MW.',
      en: 'An element of availableMethods has no code, or the code is not CC, MB or MW.',
    },
    remedy: {
      pt: 'Peça GET /availableMethods com o montante e copie os códigos da resposta.',
      es: 'Pida GET /availableMethods con el importe y copie los códigos de la respuesta.',
      en: 'Call GET /availableMethods with the amount and copy the codes from the response.',
    },
  },
  e00209: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Identificador de transação vazio ou inválido em {field}',
      es: 'Identificador de transacción vacío o no válido en {field}',
      en: 'Transaction id empty or invalid in {field}',
    },
    cause: {
      pt: 'transaction.id, no fluxo antigo de token, contém algo além de letras e dígitos.',
      es: 'transaction.id, en el flujo antiguo de token, contiene algo más que letras y dígitos.',
      en: 'transaction.id, in the old token flow, contains something other than letters and digits.',
    },
    remedy: {
      pt: 'Retire espaços, hífenes e acentos do identificador da sua encomenda, ou omita transaction.id.',
      es: 'Quite espacios, guiones y acentos del identificador de su pedido, u omita transaction.id.',
      en: 'Remove spaces, hyphens and accents from your order id, or leave transaction.id out.',
    },
  },
  e00210: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Código do método de pagamento vazio ou inválido em {field}',
      es: 'Código del método de pago vacío o no válido en {field}',
      en: 'Payment method code empty or invalid in {field}',
    },
    cause: {
      pt: 'paymentMethod não traz code nem uuid, ou code não é CC, MB nem MW. Sem paymentMethod, o erro é o e00221.',
      es: 'paymentMethod no trae code ni uuid, o code no es CC, MB ni MW. Sin paymentMethod, el error es el e00221.',
      en: 'paymentMethod has neither code nor uuid, or code is not CC, MB or MW. Without paymentMethod the error is e00221.',
    },
    remedy: {
      pt: 'Envie paymentMethod.code, ou o uuid de um método guardado do cliente.',
      es: 'Envíe paymentMethod.code, o el uuid de un método guardado del cliente.',
      en: 'Send paymentMethod.code, or the uuid of a method saved for the customer.',
    },
  },
  e00211: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Tipo do método de pagamento vazio ou inválido em {field}',
      es: 'Tipo del método de pago vacío o no válido en {field}',
      en: 'Payment method type empty or invalid in {field}',
    },
    cause: {
      pt: 'paymentMethod.type não é DEFAULT, NORMAL, REALTIME nem TPA. Um destes que o método escolhido não tenha é o e00402.',
      es: 'paymentMethod.type no es DEFAULT, NORMAL, REALTIME ni TPA. Uno de ellos que el método elegido no tenga es el e00402.',
      en: 'paymentMethod.type is not DEFAULT, NORMAL, REALTIME or TPA. If it is one of these but the chosen method does not support it, the code is e00402.',
    },
    remedy: {
      pt: 'Omita type ou envie DEFAULT; NORMAL e REALTIME são do Multibanco e TPA dos terminais.',
      es: 'Omita type o envíe DEFAULT; NORMAL y REALTIME son de Multibanco y TPA de los terminales.',
      en: 'Leave type out or send DEFAULT; NORMAL and REALTIME belong to Multibanco and TPA to terminals.',
    },
  },
  e00212: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'E-mail do cliente vazio ou inválido em {field}',
      es: 'Correo electrónico del cliente vacío o no válido en {field}',
      en: 'Customer email empty or invalid in {field}',
    },
    cause: {
      pt: 'O endereço do cliente não tem a forma nome@domínio.',
      es: 'La dirección del cliente no tiene la forma nombre@dominio.',
      en: "The customer's email address is not in the form name@domain.",
    },
    remedy: {
      pt: 'Corrija o endereço ou omita o campo: sem e-mail o pagamento faz-se na mesma, só não há aviso ao cliente.',
      es: 'Corrija la dirección u omita el campo: sin correo el pago se hace igual, solo que no se avisa al cliente.',
      en: 'Correct the address or leave the field out: the payment works without it, but the customer gets no message.',
    },
  },
  e00213: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Chave de dado adicional vazia ou inválida em {field}',
      es: 'Clave de dato adicional vacía o no válida en {field}',
      en: 'Additional data key empty or invalid in {field}',
    },
    cause: {
      pt: 'Um elemento de additionalData não tem key, ou key não é texto.',
      es: 'Un elemento de additionalData no tiene key, o key no es texto.',
      en: 'An element of additionalData has no key, or key is not a text.',
    },
    remedy: {
      pt: 'Dê a cada elemento key, value e type; os três são obrigatórios.',
      es: 'Dé a cada elemento key, value y type; los tres son obligatorios.',
      en: 'Give each element a key, value and type; all three are required.',
    },
  },
  e00214: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Valor de dado adicional vazio ou inválido em {field}',
      es: 'Valor de dato adicional vacío o no válido en {field}',
      en: 'Additional data value empty or invalid in {field}',
    },
    cause: {
      pt: 'value falta ou veio como número ou booleano JSON em vez de texto.',
      es: 'value falta o llegó como número o booleano JSON en lugar de texto.',
      en: 'value is missing, or came as a JSON number or boolean instead of a text.',
    },
    remedy: {
      pt: 'Envie sempre texto e diga o tipo em type: { "value": "3", "type": "INTEGER" }.',
      es: 'Envíe siempre texto y diga el tipo en type: { "value": "3", "type": "INTEGER" }.',
      en: 'Always send text and declare its kind in type: { "value": "3", "type": "INTEGER" }.',
    },
  },
  e00215: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Tipo de dado adicional vazio ou inválido em {field}',
      es: 'Tipo de dato adicional vacío o no válido en {field}',
      en: 'Additional data type empty or invalid in {field}',
    },
    cause: {
      pt: 'type falta ou não é STRING, INTEGER, BOOLEAN nem TIMESTAMP.',
      es: 'type falta o no es STRING, INTEGER, BOOLEAN ni TIMESTAMP.',
      en: 'type is missing or is not STRING, INTEGER, BOOLEAN or TIMESTAMP.',
    },
    remedy: {
      pt: 'Em caso de dúvida use STRING, que aceita qualquer texto.',
      es: 'En caso de duda use STRING, que admite cualquier texto.',
      en: 'If in doubt, use STRING, which accepts any text.',
    },
  },
  e00216: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Detalhes de método disponível inválidos em {field}',
      es: 'Detalles de método disponible no válidos en {field}',
      en: 'Details of available method invalid in {field}',
    },
    cause: {
      pt: 'availableMethods[].details não é um objeto, ou passa de 1000 caracteres. Os campos lá dentro não são lidos.',
      es: 'availableMethods[].details no es un objeto, o supera 1000 caracteres. Los campos que contiene no se leen.',
      en: 'availableMethods[].details is not an object, or exceeds 1000 characters. The fields inside are not read.',
    },
    remedy: {
      pt: 'Retire details de availableMethods; os dados do pagador vão em paymentMethod.details.',
      es: 'Quite details de availableMethods; los datos del pagador van en paymentMethod.details.',
      en: "Remove details from availableMethods; the payer's data goes in paymentMethod.details.",
    },
  },
  e00217: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Detalhes do método de pagamento vazios ou inválidos em {field}',
      es: 'Detalles del método de pago vacíos o no válidos en {field}',
      en: 'Payment method details empty or invalid in {field}',
    },
    cause: {
      pt: 'Um pagamento MB WAY não traz o telemóvel, ou o telemóvel não segue indicativo#número.',
      es: 'Un pago MB WAY no trae el teléfono móvil, o este no sigue prefijo#número.',
      en: 'An MB WAY payment has no phone, or the phone is not in the form countryCode#number.',
    },
    remedy: {
      pt: 'Envie details.phoneNumber como 351#912345678, sem + nem espaços.',
      es: 'Envíe details.phoneNumber como 351#912345678, sin + ni espacios.',
      en: 'Send details.phoneNumber as 351#912345678, with no + and no spaces.',
    },
  },
  e00218: {
    family: 'e00200',
    origin: businessFamily,
    status: 422,
    retryable: false,
    words: { pt: 'Método desconhecido', es: 'Método desconocido', en: 'Unknown method' },
    cause: {
      pt: 'paymentMethod.uuid não é de um método guardado deste cliente: foi eliminado, é de outro cliente ou nunca existiu.',
      es: 'paymentMethod.uuid no es de un método guardado de este cliente: se eliminó, es de otro cliente o nunca existió.',
      en: 'paymentMethod.uuid is not a method saved for this customer: it was deleted, belongs to another customer or never existed.',
    },
    remedy: {
      pt: 'Envie customer.uuid juntamente com paymentMethod.uuid e escolha este em GET /customers/{uuid}/paymentMethods.',
      es: 'Envíe customer.uuid junto con paymentMethod.uuid y elija este en GET /customers/{uuid}/paymentMethods.',
      en: 'Send customer.uuid together with paymentMethod.uuid and choose the latter from GET /customers/{uuid}/paymentMethods.',
    },
  },
  e00219: {
    family: 'e00200',
    origin: wrongBody,
    status: 422,
    retryable: false,
    words: {
      pt: 'Corpo do pedido vazio ou inválido',
      es: 'Cuerpo de la solicitud vacío o no válido',
      en: 'Request body empty or invalid',
    },
    cause: {
      pt: 'O corpo não é JSON, não é um objeto ou passa de 100 KB (neste caso o estado é 413); ou um campo seu não é do tipo esperado (texto, objeto, lista) ou é uma lista com elementos a mais.',
      es: 'El cuerpo no es JSON, no es un objeto o supera 100 KB (en ese caso el estado es 413); o uno de sus campos no es del tipo esperado (texto, objeto, lista) o es una lista con demasiados elementos.',
      en: 'The body is not JSON, is not an object, or exceeds 100 KB (in which case the status is 413); or one of its fields is not of the expected type (text, object, array) or is an array with too many items.',
    },
    remedy: {
      pt: 'Envie Content-Type: application/json e um objeto; procure vírgulas a mais e aspas em falta. Se source indica um campo, dê-lhe o tipo que a mensagem pede.',
      es: 'Envíe Content-Type: application/json y un objeto; busque comas de más y comillas que falten. Si source indica un campo, dele el tipo que pide el mensaje.',
      en: 'Send Content-Type: application/json and an object; look for extra commas and missing quotes. If source names a field, give it the type the message asks for.',
    },
  },
  e00220: {
    family: 'e00200',
    origin: specifiedError,
    status: 422,
    retryable: false,
    words: {
      pt: 'Código de conta bancária inválido em {field}',
      es: 'Código de cuenta bancaria no válido en {field}',
      en: 'Bank account code invalid in {field}',
    },
    cause: {
      pt: 'bankAccount.code não é o código de uma conta desta entidade.',
      es: 'bankAccount.code no es el código de una cuenta de esta entidad.',
      en: "bankAccount.code is not the code of one of this entity's accounts.",
    },
    remedy: {
      pt: 'Escolha um code de GET /bankAccounts, ou omita bankAccount para usar a conta principal.',
      es: 'Elija un code de GET /bankAccounts, u omita bankAccount para usar la cuenta principal.',
      en: 'Choose a code from GET /bankAccounts, or leave bankAccount out to use the main account.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
