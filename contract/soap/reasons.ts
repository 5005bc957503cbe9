import { say } from '../words/locales.ts';
import { hashValidityMinutes } from './hashValidity.ts';
import { soapService } from './service.ts';

const forms = '2026-01-15T10:00:00+00:00, 15-01-2026 10:00:00';
const minutes = hashValidityMinutes;

/**
 * Reasons for refusals, after the code's own text; texts of the REST API for fields and rules are reused. The first ten
 * replace the text of 00, which would wrongly blame the credentials. Placeholders are filled in.
 */
export const soapReasons = {
  entityLacks: say(
    'O bloco entity não traz {fields}.',
    'El bloque entity no trae {fields}.',
    'The entity block lacks {fields}.',
  ),
  entityStrange: say(
    'O bloco entity não traz {fields}; traz {names}. Dê o WSDL ao SoapClient do PHP, e não ponha um bloco dentro de outro.',
    'El bloque entity no trae {fields}; trae {names}. Dé el WSDL al SoapClient de PHP, y no ponga un bloque dentro de otro.',
    'The entity block lacks {fields}; it has {names}. Give the WSDL to the SoapClient of PHP, and put no block inside another.',
  ),
  hashForm: say(
    'entity.hash tem de ter 64 dígitos hexadecimais (SHA-256); chegaram {count} caracteres.',
    'entity.hash debe tener 64 dígitos hexadecimales (SHA-256); llegaron {count} caracteres.',
    'entity.hash has to have 64 hexadecimal digits (SHA-256); {count} characters came.',
  ),
  codeForm: say(
    'entity.platformCode ({value}) não tem a forma do código de uma plataforma: só dígitos, com os zeros com que começa, como 0001.',
    'entity.platformCode ({value}) no tiene la forma del código de una plataforma: solo dígitos, con los ceros con los que empieza, como 0001.',
    'entity.platformCode ({value}) does not have the form of a platform code: digits only, with the zeros it begins with, such as 0001.',
  ),
  hashOrder: say(
    'entity.hash tem de ser SHA-256(privateKey + entity.date); chegou {found}.',
    'entity.hash debe ser SHA-256(privateKey + entity.date); llegó {found}.',
    'entity.hash has to be SHA-256(privateKey + entity.date); {found} came.',
  ),
  hashCapitals: say(
    'entity.hash tem de vir em minúsculas; chegou em maiúsculas.',
    'entity.hash debe ir en minúsculas; llegó en mayúsculas.',
    'entity.hash has to be in lower case; it came in capitals.',
  ),
  hashKeyless: say(
    'entity.hash é o de entity.date sozinha: a chave privada está vazia no programa.',
    'entity.hash es el de entity.date sola: la clave privada está vacía en el programa.',
    'entity.hash is that of entity.date alone: the private key is empty in the program.',
  ),
  dateAhead: say(
    `entity.date ({value}) está {minutes} minutos à frente do relógio do serviço, que marca {now}: o hash vale ${minutes} minutos. Uma data sem fuso é hora de Lisboa.`,
    `entity.date ({value}) está {minutes} minutos por delante del reloj del servicio, que marca {now}: el hash vale ${minutes} minutos. Una fecha sin zona es hora de Lisboa.`,
    `entity.date ({value}) is {minutes} minutes ahead of the clock of the service, which says {now}: the hash is valid for ${minutes} minutes. A date without a zone is Lisbon time.`,
  ),
  dateBehind: say(
    `entity.date ({value}) está {minutes} minutos atrás do relógio do serviço, que marca {now}: o hash vale ${minutes} minutos. Uma data sem fuso é hora de Lisboa.`,
    `entity.date ({value}) está {minutes} minutos por detrás del reloj del servicio, que marca {now}: el hash vale ${minutes} minutos. Una fecha sin zona es hora de Lisboa.`,
    `entity.date ({value}) is {minutes} minutes behind the clock of the service, which says {now}: the hash is valid for ${minutes} minutes. A date without a zone is Lisbon time.`,
  ),
  dateForm: say(
    `A data em {field} não se lê: {value}. Formas aceites: ${forms} (hora de Lisboa).`,
    `La fecha de {field} no se puede leer: {value}. Formas admitidas: ${forms} (hora de Lisboa).`,
    `The date in {field} cannot be read: {value}. Accepted forms: ${forms} (Lisbon time).`,
  ),
  booleanForm: say(
    'O campo {field} é true ou false, em minúsculas. Chegou {value}.',
    'El campo {field} es true o false, en minúsculas. Llegó {value}.',
    'The field {field} is true or false, in lower case. {value} came.',
  ),
  unknownEntity: say(
    'Nenhuma entidade tem o NIF de entity.nif: {value}.',
    'Ninguna entidad tiene el NIF de entity.nif: {value}.',
    'No entity has the tax number in entity.nif: {value}.',
  ),
  cents: say(
    'O campo {field} vai em cêntimos, só com dígitos: 10,00 € é 1000. Chegou {value}.',
    'El campo {field} va en céntimos, solo con dígitos: 10,00 € es 1000. Llegó {value}.',
    'The field {field} is in cents, digits only: €10.00 is 1000. {value} came.',
  ),
  noAmount: say(
    'O campo {field} chegou a 0. O SoapClient do PHP envia 0 por um texto que não é um número.',
    'El campo {field} llegó a 0. El SoapClient de PHP envía 0 por un texto que no es un número.',
    'The field {field} came as 0. The SoapClient of PHP sends 0 for a text that is not a number.',
  ),
  lacks: say('Em falta: {fields}.', 'Falta: {fields}.', 'Missing: {fields}.'),
  lacksStrange: say(
    'Em falta: {fields}. Chegou {names}, que o serviço não conhece: dê o WSDL ao SoapClient do PHP, e não ponha um bloco dentro de outro.',
    'Falta: {fields}. Llegó {names}, que el servicio no conoce: dé el WSDL al SoapClient de PHP, y no ponga un bloque dentro de otro.',
    'Missing: {fields}. What came is {names}, which the service does not know: give the WSDL to the SoapClient of PHP, and put no block inside another.',
  ),
  outsideRanges: say(
    '{reference} da entidade {entity} não está em nenhuma gama: {ranges}.',
    '{reference} de la entidad {entity} no está en ningún rango: {ranges}.',
    '{reference} of entity {entity} is in none of the ranges: {ranges}.',
  ),
  unknownPayment: say(
    'A entidade não tem nenhum pagamento com {named}.',
    'La entidad no tiene ningún pago con {named}.',
    'The entity has no payment with {named}.',
  ),
  nobodysMethods: say(
    'A entidade não contratou nenhum dos métodos pedidos: {value}.',
    'La entidad no ha contratado ninguno de los métodos pedidos: {value}.',
    'The entity has contracted none of the requested methods: {value}.',
  ),
  unknownAccount: say(
    'A entidade não tem a conta de bankAccountCode.',
    'La entidad no tiene la cuenta de bankAccountCode.',
    'The entity does not have the account in bankAccountCode.',
  ),
  validityPassed: say(
    'validEndDate já passou: o relógio marca {now}.',
    'validEndDate ya pasó: el reloj marca {now}.',
    'validEndDate has passed: the clock says {now}.',
  ),
  validityEnds: say(
    'validEndDate tem de ser posterior ao início da validade, {start}.',
    'validEndDate debe ser posterior al inicio de la validez, {start}.',
    'validEndDate must be later than the start of the validity, {start}.',
  ),
  periodEnds: say(
    'endDate ({end}) é anterior a startDate ({start}).',
    'endDate ({end}) es anterior a startDate ({start}).',
    'endDate ({end}) is before startDate ({start}).',
  ),
  periodHolds: say(
    `O período tem mais de ${soapService.mostPayments} pagamentos: peça um mais curto.`,
    `El periodo tiene más de ${soapService.mostPayments} pagos: pida uno más corto.`,
    `The period has more than ${soapService.mostPayments} payments: ask for a shorter one.`,
  ),
} as const;
export type SoapReason = keyof typeof soapReasons;
