import { refused } from '../provocations/provocation.ts';
import { by } from '../provocations/remedy.ts';
import { byPhone, checkout, data, phone, posted, reference } from '../provocations/remedyCalls.ts';
import { seed } from '../scenarios/seed.ts';
import { say } from '../words/locales.ts';
import { businessFamily, specifiedError, wrongBody } from './errorOrigins.ts';
import type { RestError } from './errorRow.ts';

const invalid = { family: 'e00200', origin: specifiedError, status: 422 } as const;
const redirect = (type: string, url = 'https://loja.example/obrigado') => ({ type, url });
const [account] = seed.bankAccounts;
const saved = { amount: 1000, paymentMethod: { uuid: seed.savedMethods.card } };
const withSaved = posted(
  'createPayment',
  { ...saved, customer: { uuid: seed.customers.own } },
  { stateDetails: { state: 'confirmed' } },
);

/** Errors of requests in the published order (docs/decisions/error-codes.md); messages also name the broken rule. */
export const requestErrors = {
  e00200: {
    ...invalid,
    words: say('Pedido inválido', 'Solicitud no válida', 'Invalid request'),
    cause: say(
      'Um ou mais campos, parâmetros ou cabeçalhos não passam a validação.',
      'Uno o más campos, parámetros o cabeceras no pasan la validación.',
      'One or more fields, parameters or headers fail validation.',
    ),
    remedy: say(
      'Percorra errors[]: cada entrada traz o código da regra e, em source, o sítio exato a corrigir.',
      'Recorra errors[]: cada entrada trae el código de la regla y, en source, el lugar exacto que hay que corregir.',
      'Go through errors[]: each entry has the code of the rule and, in source, the exact location to correct.',
    ),
    provocation: refused(posted('createPayment', {})),
    tried: [byPhone()],
  },
  e00201: {
    ...invalid,
    words: say(
      'Transação vazia ou inválida em {field}',
      'Transacción vacía o no válida en {field}',
      'Transaction empty or invalid in {field}',
    ),
    cause: say(
      'O objeto do pagamento falta no corpo, ou não é um objeto JSON.',
      'El objeto del pago falta en el cuerpo, o no es un objeto JSON.',
      'The payment object is missing from the body, or is not a JSON object.',
    ),
    remedy: say(
      'Envie o objeto payment nos checkouts, ou transaction no fluxo antigo de token, pelo menos com amount.',
      'Envíe el objeto payment en los checkouts, o transaction en el flujo antiguo de token, al menos con amount.',
      'Send the payment object on checkouts, or transaction in the old token flow, with at least amount.',
    ),
    provocation: refused(posted('createCheckout', {})),
    tried: [checkout(), posted('createToken', { transaction: { amount: 1000 } }, { transaction: { amount: 1000 } })],
  },
  e00202: {
    ...invalid,
    words: say(
      'Montante vazio ou inválido em {field}',
      'Importe vacío o no válido en {field}',
      'Amount empty or invalid in {field}',
    ),
    cause: say(
      'O montante falta, tem casas decimais, vem entre aspas ou não é maior do que zero.',
      'El importe falta, tiene decimales, va entre comillas o no es mayor que cero.',
      'The amount is missing, has decimals, is in quotes or is not above zero.',
    ),
    remedy: say(
      'Multiplique os euros por 100, arredonde e envie um inteiro: 10,00 € é 1000.',
      'Multiplique los euros por 100, redondee y envíe un entero: 10,00 € es 1000.',
      'Multiply the euros by 100, round and send an integer: €10.00 is 1000.',
    ),
    provocation: refused(posted('createReference', { amount: '1000' })),
    tried: [reference({ amount: 1000 }, { amount: 1000 })],
  },
  e00203: {
    ...invalid,
    words: say(
      'Tipo de método disponível vazio ou inválido em {field}',
      'Tipo de método disponible vacío o no válido en {field}',
      'Type of available method empty or invalid in {field}',
    ),
    cause: say(
      'availableMethods[].type não é DEFAULT, NORMAL, REALTIME nem TPA. Um destes que o método em code não tenha é o e00402.',
      'availableMethods[].type no es DEFAULT, NORMAL, REALTIME ni TPA. Uno de ellos que el método en code no tenga es el e00402.',
      'availableMethods[].type is not DEFAULT, NORMAL, REALTIME or TPA. If it is one of these but the method in code does not support it, the code is e00402.',
    ),
    remedy: say(
      'Omita type para usar a configuração da entidade, ou combine-o com o método: NORMAL e REALTIME só com MB, TPA só com CC.',
      'Omita type para usar la configuración de la entidad, o combínelo con el método: NORMAL y REALTIME solo con MB, TPA solo con CC.',
      'Leave type out to use what the entity has configured, or match it to the method: NORMAL and REALTIME only with MB, TPA only with CC.',
    ),
    provocation: refused(reference({ availableMethods: [{ code: 'MB', type: 'FAST' }] })),
    tried: [
      reference({ availableMethods: [{ code: 'MB' }] }),
      reference({ availableMethods: [{ code: 'MB', type: 'NORMAL' }] }),
      reference({ availableMethods: [{ code: 'MB', type: 'REALTIME' }] }),
    ],
  },
  e00204: {
    ...invalid,
    words: say(
      'Idioma da página vazio ou inválido em {field}',
      'Idioma de la página vacío o no válido en {field}',
      'Page language empty or invalid in {field}',
    ),
    cause: say(
      'page foi enviado sem language, ou o idioma não é um dos três que a página de pagamento fala.',
      'Se envió page sin language, o el idioma no es uno de los tres de la página de pago.',
      'page was sent without language, or the language is not one of the three that the payment page supports.',
    ),
    remedy: say(
      'Envie PT, ES ou EN em maiúsculas, ou omita page por inteiro.',
      'Envíe PT, ES o EN en mayúsculas, u omita page por completo.',
      'Send PT, ES or EN in capitals, or leave page out altogether.',
    ),
    provocation: refused(checkout({ page: { layout: 'web' } })),
    tried: [
      ...(['PT', 'ES', 'EN'] as const).map((language) => checkout({ page: { layout: 'web', language } })),
      checkout(),
    ] as [ReturnType<typeof checkout>],
  },
  e00205: {
    ...invalid,
    words: say(
      'Tipo de redirecionamento vazio ou inválido em {field}',
      'Tipo de redirección vacío o no válido en {field}',
      'Redirect type empty or invalid in {field}',
    ),
    cause: say(
      'Um elemento de redirects não tem type, ou o layout embed não traz o redirecionamento action.',
      'Un elemento de redirects no tiene type, o el layout embed no trae la redirección action.',
      'An element of redirects has no type, or the embed layout lacks the action redirect.',
    ),
    remedy: say(
      'Use success, cancel ou back nas páginas por redirecionamento; no embed envie um único redirecionamento do tipo action.',
      'Use success, cancel o back en las páginas con redirección; en embed envíe una única redirección de tipo action.',
      'Use success, cancel or back on redirect pages; with embed, send a single redirect of type action.',
    ),
    provocation: refused(checkout({ redirects: [{ type: 'home', url: 'https://loja.example' }] })),
    tried: [
      checkout({ redirects: [redirect('success'), redirect('cancel'), redirect('back')] }),
      checkout({ page: { language: 'PT', layout: 'embed' }, redirects: [redirect('action')] }),
    ],
  },
  e00206: {
    ...invalid,
    words: say(
      'URL de redirecionamento vazio ou inválido em {field}',
      'URL de redirección vacía o no válida en {field}',
      'Redirect URL empty or invalid in {field}',
    ),
    cause: say(
      'O URL do redirecionamento falta ou não é absoluto.',
      'La URL de la redirección falta o no es absoluta.',
      'The redirect URL is missing or not absolute.',
    ),
    remedy: say(
      'Envie um URL completo com https://; numa aplicação móvel pode ser o deep link da aplicação, com um ponto no esquema: pt.loja.app:/obrigado.',
      'Envíe una URL completa con https://; en una aplicación móvil puede ser el deep link de la aplicación, con un punto en el esquema: pt.loja.app:/gracias.',
      "Send a full URL with https://; in a mobile app, it can be the app's deep link, with a dot in its scheme: pt.loja.app:/thanks.",
    ),
    provocation: refused(checkout({ redirects: [{ type: 'success', url: 'obrigado' }] })),
    tried: [
      checkout({ redirects: [redirect('success')] }),
      checkout({ redirects: [redirect('success', 'pt.loja.app:/obrigado')] }),
    ],
  },
  e00207: {
    ...invalid,
    words: say(
      'Token vazio ou inválido em {field}',
      'Token vacío o no válido en {field}',
      'Token empty or invalid in {field}',
    ),
    cause: say(
      'O identificador do checkout ou token não tem 40 letras e dígitos.',
      'El identificador del checkout o token no tiene 40 letras y dígitos.',
      'The checkout or token id does not have 40 letters and digits.',
    ),
    remedy: say(
      'Use o id devolvido por POST /checkouts tal como veio; não o corte nem o converta para minúsculas.',
      'Use el id devuelto por POST /checkouts tal como llegó; no lo corte ni lo convierta a minúsculas.',
      'Use the id exactly as POST /checkouts returned it; do not truncate it or convert it to lower case.',
    ),
    provocation: refused({ operation: 'getCheckout', params: { id: 'short' } }),
    tried: [
      by(
        { operation: 'createCheckout', body: { payment: { amount: 1000 } } },
        { operation: 'getCheckout', params: { id: '{0.id}' }, gives: { id: '{0.id}' } },
      ),
    ],
  },
  e00208: {
    ...invalid,
    words: say(
      'Código de método disponível vazio ou inválido em {field}',
      'Código de método disponible vacío o no válido en {field}',
      'Code of available method empty or invalid in {field}',
    ),
    cause: say(
      'Um elemento de availableMethods não tem code, ou o código não é CC, MB nem MW.',
      'Un elemento de availableMethods no tiene code, o el código no es CC, MB ni MW.',
      'An element of availableMethods has no code, or the code is not CC, MB or MW.',
    ),
    remedy: say(
      'Peça GET /availableMethods com o montante e copie os códigos da resposta.',
      'Pida GET /availableMethods con el importe y copie los códigos de la respuesta.',
      'Call GET /availableMethods with the amount and copy the codes from the response.',
    ),
    provocation: refused(reference({ availableMethods: [{ code: 'XX' }] })),
    tried: [
      by(
        {
          operation: 'listAvailableMethods',
          query: { amount: '1000' },
          gives: [{ code: 'CC' }, { code: 'MB' }, { code: 'MW' }],
        },
        { operation: 'createReference', body: { amount: 1000, availableMethods: [{ code: '{0.1.code}' }] } },
      ),
    ],
  },
  e00209: {
    ...invalid,
    words: say(
      'Identificador de transação vazio ou inválido em {field}',
      'Identificador de transacción vacío o no válido en {field}',
      'Transaction id empty or invalid in {field}',
    ),
    cause: say(
      'transaction.id, no fluxo antigo de token, contém algo além de letras e dígitos.',
      'transaction.id, en el flujo antiguo de token, contiene algo más que letras y dígitos.',
      'transaction.id, in the old token flow, contains something other than letters and digits.',
    ),
    remedy: say(
      'Retire espaços, hífenes e acentos do identificador da sua encomenda, ou omita transaction.id.',
      'Quite espacios, guiones y acentos del identificador de su pedido, u omita transaction.id.',
      'Remove spaces, hyphens and accents from your order id, or leave transaction.id out.',
    ),
    provocation: refused(posted('createToken', { transaction: { amount: 1000, id: 'ORDER 42' } })),
    tried: [
      posted('createToken', { transaction: { amount: 1000, id: 'ORDER42' } }, { transaction: { id: 'ORDER42' } }),
      posted('createToken', { transaction: { amount: 1000 } }),
    ],
  },
  e00210: {
    ...invalid,
    words: say(
      'Código do método de pagamento vazio ou inválido em {field}',
      'Código del método de pago vacío o no válido en {field}',
      'Payment method code empty or invalid in {field}',
    ),
    cause: say(
      'paymentMethod não traz code nem uuid, ou code não é CC, MB nem MW. Sem paymentMethod, o erro é o e00221.',
      'paymentMethod no trae code ni uuid, o code no es CC, MB ni MW. Sin paymentMethod, el error es el e00221.',
      'paymentMethod has neither code nor uuid, or code is not CC, MB or MW. Without paymentMethod the error is e00221.',
    ),
    remedy: say(
      'Envie paymentMethod.code, ou o uuid de um método guardado do cliente.',
      'Envíe paymentMethod.code, o el uuid de un método guardado del cliente.',
      'Send paymentMethod.code, or the uuid of a method saved for the customer.',
    ),
    provocation: refused(posted('createPayment', { amount: 1000, paymentMethod: { code: 'AP' } })),
    tried: [byPhone(), withSaved],
  },
  e00211: {
    ...invalid,
    words: say(
      'Tipo do método de pagamento vazio ou inválido em {field}',
      'Tipo del método de pago vacío o no válido en {field}',
      'Payment method type empty or invalid in {field}',
    ),
    cause: say(
      'paymentMethod.type não é DEFAULT, NORMAL, REALTIME nem TPA. Um destes que o método escolhido não tenha é o e00402.',
      'paymentMethod.type no es DEFAULT, NORMAL, REALTIME ni TPA. Uno de ellos que el método elegido no tenga es el e00402.',
      'paymentMethod.type is not DEFAULT, NORMAL, REALTIME or TPA. If it is one of these but the chosen method does not support it, the code is e00402.',
    ),
    remedy: say(
      'Omita type ou envie DEFAULT; NORMAL e REALTIME são do Multibanco e TPA dos terminais.',
      'Omita type o envíe DEFAULT; NORMAL y REALTIME son de Multibanco y TPA de los terminales.',
      'Leave type out or send DEFAULT; NORMAL and REALTIME belong to Multibanco and TPA to terminals.',
    ),
    provocation: refused(posted('createPayment', { amount: 1000, paymentMethod: { ...phone, type: 'FAST' } })),
    tried: [byPhone(), byPhone({ paymentMethod: { ...phone, type: 'DEFAULT' } })],
  },
  e00212: {
    ...invalid,
    words: say(
      'E-mail do cliente vazio ou inválido em {field}',
      'Correo electrónico del cliente vacío o no válido en {field}',
      'Customer email empty or invalid in {field}',
    ),
    cause: say(
      'O endereço do cliente não tem a forma nome@domínio.',
      'La dirección del cliente no tiene la forma nombre@dominio.',
      "The customer's email address is not in the form name@domain.",
    ),
    remedy: say(
      'Corrija o endereço ou omita o campo: sem e-mail o pagamento faz-se na mesma, só não há aviso ao cliente.',
      'Corrija la dirección u omita el campo: sin correo el pago se hace igual, solo que no se avisa al cliente.',
      'Correct the address or leave the field out: the payment works without it, but the customer gets no message.',
    ),
    provocation: refused(posted('createPayment', { amount: 1000, paymentMethod: phone, customer: { email: 'maria' } })),
    tried: [byPhone({ customer: { email: 'maria@cliente.example' } }), byPhone({ customer: {} }), byPhone()],
  },
  e00213: {
    ...invalid,
    words: say(
      'Chave de dado adicional vazia ou inválida em {field}',
      'Clave de dato adicional vacía o no válida en {field}',
      'Additional data key empty or invalid in {field}',
    ),
    cause: say(
      'Um elemento de additionalData não tem key, ou key não é texto.',
      'Un elemento de additionalData no tiene key, o key no es texto.',
      'An element of additionalData has no key, or key is not a text.',
    ),
    remedy: say(
      'Dê a cada elemento key, value e type; os três são obrigatórios.',
      'Dé a cada elemento key, value y type; los tres son obligatorios.',
      'Give each element a key, value and type; all three are required.',
    ),
    provocation: refused(data({ key: '' })),
    tried: [data({})],
  },
  e00214: {
    ...invalid,
    words: say(
      'Valor de dado adicional vazio ou inválido em {field}',
      'Valor de dato adicional vacío o no válido en {field}',
      'Additional data value empty or invalid in {field}',
    ),
    cause: say(
      'value falta ou veio como número ou booleano JSON em vez de texto.',
      'value falta o llegó como número o booleano JSON en lugar de texto.',
      'value is missing, or came as a JSON number or boolean instead of a text.',
    ),
    remedy: say(
      'Envie sempre texto e diga o tipo em type: { "value": "3", "type": "INTEGER" }.',
      'Envíe siempre texto y diga el tipo en type: { "value": "3", "type": "INTEGER" }.',
      'Always send text and declare its kind in type: { "value": "3", "type": "INTEGER" }.',
    ),
    provocation: refused(data({ value: 42 })),
    tried: [data({ value: '3', type: 'INTEGER' })],
  },
  e00215: {
    ...invalid,
    words: say(
      'Tipo de dado adicional vazio ou inválido em {field}',
      'Tipo de dato adicional vacío o no válido en {field}',
      'Additional data type empty or invalid in {field}',
    ),
    cause: say(
      'type falta ou não é STRING, INTEGER, BOOLEAN nem TIMESTAMP.',
      'type falta o no es STRING, INTEGER, BOOLEAN ni TIMESTAMP.',
      'type is missing or is not STRING, INTEGER, BOOLEAN or TIMESTAMP.',
    ),
    remedy: say(
      'Em caso de dúvida use STRING, que aceita qualquer texto.',
      'En caso de duda use STRING, que admite cualquier texto.',
      'If in doubt, use STRING, which accepts any text.',
    ),
    provocation: refused(data({ type: 'NUMBER' })),
    tried: [data({ value: 'qualquer texto: 42, sim' })],
  },
  e00216: {
    ...invalid,
    words: say(
      'Detalhes de método disponível inválidos em {field}',
      'Detalles de método disponible no válidos en {field}',
      'Details of available method invalid in {field}',
    ),
    cause: say(
      'availableMethods[].details não é um objeto, ou passa de 1000 caracteres. Os campos lá dentro não são lidos.',
      'availableMethods[].details no es un objeto, o supera 1000 caracteres. Los campos que contiene no se leen.',
      'availableMethods[].details is not an object, or exceeds 1000 characters. The fields inside are not read.',
    ),
    remedy: say(
      'Retire details de availableMethods; os dados do pagador vão em paymentMethod.details.',
      'Quite details de availableMethods; los datos del pagador van en paymentMethod.details.',
      "Remove details from availableMethods; the payer's data goes in paymentMethod.details.",
    ),
    provocation: refused(reference({ availableMethods: [{ code: 'MB', details: 'none' }] })),
    tried: [reference({ availableMethods: [{ code: 'MB' }] }), byPhone({ availableMethods: [{ code: 'MW' }] })],
  },
  e00217: {
    ...invalid,
    words: say(
      'Detalhes do método de pagamento vazios ou inválidos em {field}',
      'Detalles del método de pago vacíos o no válidos en {field}',
      'Payment method details empty or invalid in {field}',
    ),
    cause: say(
      'Um pagamento MB WAY não traz o telemóvel, ou o telemóvel não segue indicativo#número.',
      'Un pago MB WAY no trae el teléfono móvil, o este no sigue prefijo#número.',
      'An MB WAY payment has no phone, or the phone is not in the form countryCode#number.',
    ),
    remedy: say(
      'Envie details.phoneNumber como 351#912345678, sem + nem espaços.',
      'Envíe details.phoneNumber como 351#912345678, sin + ni espacios.',
      'Send details.phoneNumber as 351#912345678, with no + and no spaces.',
    ),
    provocation: refused(
      posted('createPayment', {
        amount: 1000,
        paymentMethod: { code: 'MW', details: { phoneNumber: '+351 900 000 001' } },
      }),
    ),
    tried: [byPhone({ paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } } })],
  },
  e00218: {
    family: 'e00200',
    origin: businessFamily,
    status: 422,
    words: say('Método desconhecido', 'Método desconocido', 'Unknown method'),
    cause: say(
      'paymentMethod.uuid não é de um método guardado deste cliente: foi eliminado, é de outro cliente ou nunca existiu.',
      'paymentMethod.uuid no es de un método guardado de este cliente: se eliminó, es de otro cliente o nunca existió.',
      'paymentMethod.uuid is not a method saved for this customer: it was deleted, belongs to another customer or never existed.',
    ),
    remedy: say(
      'Envie customer.uuid juntamente com paymentMethod.uuid e escolha este em GET /customers/{uuid}/paymentMethods.',
      'Envíe customer.uuid junto con paymentMethod.uuid y elija este en GET /customers/{uuid}/paymentMethods.',
      'Send customer.uuid together with paymentMethod.uuid and choose the latter from GET /customers/{uuid}/paymentMethods.',
    ),
    provocation: refused(
      posted('createPayment', {
        amount: 1000,
        customer: { uuid: seed.customers.own },
        paymentMethod: { uuid: '00000000-0000-0000-0000-000000000000' },
      }),
    ),
    tried: [
      by(
        {
          operation: 'listSavedMethods',
          params: { uuid: seed.customers.own },
          gives: [{ uuid: seed.savedMethods.card }],
        },
        {
          operation: 'createPayment',
          body: { ...saved, customer: { uuid: seed.customers.own } },
          gives: { stateDetails: { state: 'confirmed' } },
        },
      ),
    ],
  },
  e00219: {
    family: 'e00200',
    origin: wrongBody,
    status: 422,
    words: say(
      'Corpo do pedido vazio ou inválido',
      'Cuerpo de la solicitud vacío o no válido',
      'Request body empty or invalid',
    ),
    cause: say(
      'O corpo não é JSON, não é um objeto, passa de 1 MB (neste caso o estado é 413) ou não é UTF-8 sem compressão (415 quando é um cabeçalho que o diz); ou um campo seu não é do tipo esperado (texto, objeto, lista) ou é uma lista com elementos a mais.',
      'El cuerpo no es JSON, no es un objeto, supera 1 MB (en ese caso el estado es 413) o no es UTF-8 sin comprimir (415 si lo dice una cabecera); o uno de sus campos no es del tipo esperado (texto, objeto, lista) o es una lista con demasiados elementos.',
      'The body is not JSON, is not an object, exceeds 1 MB (in which case the status is 413), or is not UTF-8 without compression (415 where a header says so); or one of its fields is not of the expected type (text, object, array) or is an array with too many items.',
    ),
    remedy: say(
      'Envie Content-Type: application/json e um objeto em UTF-8; a mensagem diz a linha e a coluna onde deixa de ser JSON. Se source indica um campo, dê-lhe o tipo que a mensagem pede.',
      'Envíe Content-Type: application/json y un objeto en UTF-8; el mensaje indica la línea y la columna donde deja de ser JSON. Si source indica un campo, dele el tipo que pide el mensaje.',
      'Send Content-Type: application/json and an object in UTF-8; the message gives the line and column where it stops being JSON. If source names a field, give it the type the message asks for.',
    ),
    provocation: refused({ operation: 'createPayment', rawBody: '{"amount": 1000,}' }),
    tried: [byPhone()],
  },
  e00220: {
    ...invalid,
    words: say(
      'Código de conta bancária inválido em {field}',
      'Código de cuenta bancaria no válido en {field}',
      'Bank account code invalid in {field}',
    ),
    cause: say(
      'bankAccount.code não é o código de uma conta desta entidade.',
      'bankAccount.code no es el código de una cuenta de esta entidad.',
      "bankAccount.code is not the code of one of this entity's accounts.",
    ),
    remedy: say(
      'Escolha um code de GET /bankAccounts, ou omita bankAccount para usar a conta principal.',
      'Elija un code de GET /bankAccounts, u omita bankAccount para usar la cuenta principal.',
      'Choose a code from GET /bankAccounts, or leave bankAccount out to use the main account.',
    ),
    provocation: refused(reference({ bankAccount: { code: 'NO-SUCH' } })),
    tried: [
      by(
        { operation: 'listBankAccounts', gives: [{ code: account.code }] },
        {
          operation: 'createReference',
          body: { amount: 1000, bankAccount: { code: '{0.1.code}' } },
          gives: { bankAccount: { code: '{0.1.code}' } },
        },
      ),
      reference({}, { bankAccount: { code: account.code } }),
    ],
  },
} as const satisfies Record<string, RestError>;
