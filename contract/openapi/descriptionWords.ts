import { formatMegabytes } from '@balcao/text/numbers.ts';
import type { Auth, Operation } from '../operations/operation.ts';
import { bodyLimitBytes } from '../schema/requestLimits.ts';
import { say, type Words } from '../words/locales.ts';

/** Texts of the description that belong to neither a field nor an operation. */
export const documentWords = {
  title: say('Documentação da API', 'Documentación de la API', 'API documentation'),
  description: say(
    'API de pagamentos por referência Multibanco, MB WAY e cartão, para comerciantes e integradores. Os montantes são inteiros em cêntimos, as datas seguem a ISO 8601, menos onde o campo indica outro formato (`createdAt` de um checkout e o fluxo antigo de token), e cada resposta vem num envelope com `apiVersion`, `date`, `success` e `data` ou `error`.',
    'API de pagos por referencia Multibanco, MB WAY y tarjeta, para comercios e integradores. Los importes son enteros en céntimos, las fechas siguen la ISO 8601, salvo donde el campo indica otro formato (`createdAt` de un checkout y el flujo antiguo de token), y cada respuesta lleva `apiVersion`, `date`, `success` y `data` o `error`.',
    'API for payments by Multibanco reference, MB WAY and card, for merchants and integrators. Amounts are integers in cents, dates follow ISO 8601, except where a field specifies another format (`createdAt` of a checkout and the old token flow), and each response has `apiVersion`, `date`, `success` and `data` or `error`.',
  ),
  controlTitle: say('API da sandbox', 'API del sandbox', 'Sandbox API'),
  controlDescription: say(
    'O que na vida real fazem os pagadores, os bancos e o tempo, posto nas mãos de quem integra. Só existe na sandbox; não o chame a partir do código de produção.',
    'Lo que en la vida real hacen los pagadores, los bancos y el tiempo, puesto en manos de quien integra. Solo existe en el sandbox; no lo llame desde el código de producción.',
    "What payers, banks and time do in real life, under the integrator's control. It exists only in the sandbox; do not call it from production code.",
  ),
} as const satisfies Record<string, Words>;

export const serverWords = {
  testing: say('Testes', 'Pruebas', 'Testing'),
  production: say('Produção', 'Producción', 'Production'),
  sandbox: say('Sandbox local', 'Sandbox local', 'Local sandbox'),
} as const satisfies Record<string, Words>;

export const securityWords = {
  basic: say(
    'Código da plataforma como utilizador e chave privada como palavra-passe; ambos obtêm-se no back-office.',
    'Código de plataforma como usuario y clave privada como contraseña; ambos se obtienen en el back-office.',
    'Platform code as username and private key as password; both come from the back office.',
  ),
  clientId: say(
    'NIF da entidade em nome da qual se faz o pedido, nove dígitos.',
    'NIF de la entidad en cuyo nombre se hace la solicitud, nueve dígitos.',
    'Tax number of the entity the request is made for, nine digits.',
  ),
} as const satisfies Record<string, Words>;

/** Texts about the credentials that an operation requires, with their labels. */
export const authWords = {
  'platform-and-entity': say(
    'Autenticação Basic e cabeçalho `PayPay-ClientId`.',
    'Autenticación Basic y cabecera `PayPay-ClientId`.',
    'Basic authentication and `PayPay-ClientId` header.',
  ),
  platform: say(
    'Autenticação Basic, sem `PayPay-ClientId`.',
    'Autenticación Basic, sin `PayPay-ClientId`.',
    'Basic authentication, no `PayPay-ClientId`.',
  ),
  'admin-key': say('Chave de administração.', 'Clave de administración.', 'Admin key.'),
  none: say('Sem autenticação.', 'Sin autenticación.', 'No authentication.'),
} as const satisfies Record<Auth, Words>;

export const acceptLanguage = say(
  'Idioma das mensagens, nomes de métodos e resultados; português quando não vem.',
  'Idioma de los mensajes, nombres de métodos y resultados; portugués cuando no viene.',
  'Language of messages, method names and results; Portuguese when not sent.',
);

const megabytes = (bytes: number): Words => ({
  pt: formatMegabytes(bytes, 'pt'),
  es: formatMegabytes(bytes, 'es'),
  en: formatMegabytes(bytes, 'en'),
});
const most = megabytes(bodyLimitBytes);

/** Text of 413 for an operation with its own body limits. */
export function bodyLargerThan(bounds: NonNullable<Operation['bodyBytes']>): Words {
  const [local, exposed] = [megabytes(bounds.local), megabytes(bounds.exposed)];
  return say(
    `Corpo maior do que ${local.pt}, ou do que ${exposed.pt} numa sandbox pública`,
    `Cuerpo mayor de ${local.es}, o de ${exposed.es} en un sandbox público`,
    `Body larger than ${local.en}, or than ${exposed.en} in a public sandbox`,
  );
}

export const statusWords = {
  200: say('Pedido cumprido', 'Solicitud cumplida', 'Request successful'),
  201: say('Criado', 'Creado', 'Created'),
  400: say(
    'Recusado pelas regras do pagamento, da entidade ou da plataforma',
    'Rechazada por las reglas del pago, de la entidad o de la plataforma',
    'Refused by the rules of the payment, the entity or the platform',
  ),
  401: say('Não autorizado', 'No autorizado', 'Unauthorised'),
  403: say('Não é permitido', 'No está permitido', 'Not allowed'),
  404: say('Não encontrado', 'No encontrado', 'Not found'),
  409: say(
    'Duplicado ou incoerente com o estado atual',
    'Duplicado o incoherente con el estado actual',
    'Duplicate, or inconsistent with the current state',
  ),
  413: say(`Corpo maior do que ${most.pt}`, `Cuerpo mayor de ${most.es}`, `Body larger than ${most.en}`),
  415: say(
    'Corpo comprimido, ou que não é UTF-8',
    'Cuerpo comprimido, o que no es UTF-8',
    'Compressed body, or one that is not UTF-8',
  ),
  422: say('O pedido não passa a validação', 'La solicitud no pasa la validación', 'The request fails validation'),
  429: say('Não há lugar para mais', 'No hay sitio para más', 'There is no room for more'),
  500: say('Erro do servidor', 'Error del servidor', 'Server error'),
  502: say('O adquirente ou fornecedor falhou', 'El adquirente o proveedor falló', 'The acquirer or provider failed'),
} as const satisfies Record<number, Words>;
export const sandboxStatusWords = {
  403: say(
    'Só na sandbox: quem a opera parou-a',
    'Solo en el sandbox: quien lo opera lo ha detenido',
    'In the sandbox only: its operator stopped it',
  ),
  429: say(
    'Só na sandbox: demasiados pedidos ou ligações; volte a tentar após `Retry-After` segundos',
    'Solo en el sandbox: demasiadas solicitudes o conexiones; vuelva a intentarlo tras `Retry-After` segundos',
    'In the sandbox only: too many requests or connections; try again after `Retry-After` seconds',
  ),
  503: say(
    'Só na sandbox: está ocupada, ou a base de dados está indisponível; volte a tentar após `Retry-After` segundos',
    'Solo en el sandbox: está ocupado, o la base de datos no está disponible; vuelva a intentarlo tras `Retry-After` segundos',
    'In the sandbox only: it is busy, or the database is unavailable; try again after `Retry-After` seconds',
  ),
} as const satisfies Record<403 | 429 | 503, Words>;

export const requestIdWords = say(
  'Só na sandbox: o identificador do pedido, o mesmo no registo de pedidos e no de quem opera a sandbox. Se o pedido trouxer um seu em `X-Request-Id`, de até 128 letras, algarismos e sinais de pontuação, é esse.',
  'Solo en el sandbox: el identificador de la solicitud, el mismo en el registro de solicitudes y en el de quien opera el sandbox. Si la solicitud trae uno propio en `X-Request-Id`, de hasta 128 letras, cifras y signos de puntuación, es ese.',
  "In the sandbox only: the id of the request, the same in the request log and in the operator's log. If the request has its own in `X-Request-Id`, of at most 128 letters, digits and punctuation marks, it is that one.",
);

export const retryAfterWords = say(
  'Segundos a esperar antes de repetir.',
  'Segundos que hay que esperar antes de repetir.',
  'Seconds to wait before retrying.',
);

export type DocumentedStatus = keyof typeof statusWords;

export const callbackWords = {
  summary: say('O pagamento mudou', 'El pago ha cambiado', 'The payment changed'),
  description: say(
    'O pagamento é enviado por POST para o `callbackUrl` do pedido; responda 200, ou a entrega é repetida.',
    'El pago se envía por POST al `callbackUrl` de la solicitud; responda 200, o la entrega se repite.',
    "The payment is posted to the request's `callbackUrl`; respond with 200, or the delivery is retried.",
  ),
  received: say('Recebido', 'Recibido', 'Received'),
  repeated: say(
    'Conta como falha, redirecionamentos incluídos: a entrega repete-se mais tarde',
    'Cuenta como fallo, redirecciones incluidas: la entrega se repite más tarde',
    'Counts as a failure, redirects included: the delivery is retried later',
  ),
  signature: say(
    '`hash=<64 hexadecimais>,ts=<segundos>`: HMAC-SHA256 do corpo seguido de `ts`, com a chave privada.',
    '`hash=<64 hexadecimales>,ts=<segundos>`: HMAC-SHA256 del cuerpo seguido de `ts`, con la clave privada.',
    '`hash=<64 hex digits>,ts=<seconds>`: HMAC-SHA256 of the body followed by `ts`, keyed with the private key.',
  ),
} as const satisfies Record<string, Words>;
