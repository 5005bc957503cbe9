import type { ErrorCode } from '../errors.ts';
import { countryIds } from '../resources/entities/entityEnums.ts';
import { say, type Words } from '../words/locales.ts';

/** Broken rule of a field: its code, and a text if the code's own text does not describe the format. */
export interface FieldRule {
  code: ErrorCode;
  words?: Words;
}

export const rule = <C extends ErrorCode>(code: C, ...sentence: Parameters<typeof say>) => ({
  code,
  words: say(...sentence),
});

/** Hint in messages about payment ids: a reference passed as an id may find another payment. */
const byReference = say(
  'O pagamento de uma referência procura-se com o filtro referenceDetails_reference',
  'El pago de una referencia se busca con el filtro referenceDetails_reference',
  'The payment of a reference is found with the filter referenceDetails_reference',
);

/** Rules by name. The pattern or limit of a field, or of a format in `formats.ts`, refers to its rule by this name. */
export const namedRules: Readonly<Record<string, FieldRule | undefined>> = {
  digits: { code: 'e00228' },
  alphanumeric: { code: 'e00229' },
  uppercase: { code: 'e00234' },
  token: rule(
    'e00207',
    'O campo {field} é o id de um checkout: 40 letras e dígitos, tal como a API o devolveu; o de um pagamento só tem dígitos',
    'El campo {field} es el id de un checkout: 40 letras y dígitos, tal como lo devolvió la API; el de un pago solo tiene dígitos',
    'The field {field} is the id of a checkout: 40 letters and digits, as the API returned it; that of a payment has digits only',
  ),
  record_id: rule(
    'e00228',
    'O campo {field} é um id tal como a API o devolveu: só dígitos, e o primeiro não é zero, como 301',
    'El campo {field} es un id tal como lo devolvió la API: solo dígitos, y el primero no es cero, como 301',
    'The field {field} is an id as the API returned it: digits only, the first of which is not zero, such as 301',
  ),
  payment_id: rule(
    'e00228',
    `O campo {field} é o id de um pagamento: só dígitos, e o primeiro não é zero, como 1001. ${byReference.pt}`,
    `El campo {field} es el id de un pago: solo dígitos, y el primero no es cero, como 1001. ${byReference.es}`,
    `The field {field} is the id of a payment: digits only, the first of which is not zero, such as 1001. ${byReference.en}`,
  ),
  payment_ids: rule(
    'e00232',
    `O campo {field} deve ser uma lista de ids separados por uma vírgula, como 1001,1002; nenhum começa por zero. ${byReference.pt}`,
    `El campo {field} debe ser una lista de ids separados por una coma, como 1001,1002; ninguno empieza por cero. ${byReference.es}`,
    `The field {field} must be a list of ids separated by commas, such as 1001,1002; none begins with a zero. ${byReference.en}`,
  ),
  alphanumeric_list: rule(
    'e00233',
    'O campo {field} deve ser uma lista de campos separados por uma vírgula, como -createdAt,amount',
    'El campo {field} debe ser una lista de campos separados por una coma, como -createdAt,amount',
    'The field {field} must be a list of fields separated by commas, such as -createdAt,amount',
  ),
  phone: rule(
    'e00228',
    'O telemóvel em {field} escreve-se com o indicativo do país, um cardinal e o número, só com dígitos: 351#912345678',
    'El móvil en {field} se escribe con el prefijo del país, una almohadilla y el número, solo con dígitos: 351#912345678',
    'The phone in {field} is written as country code, hash sign and number, digits only: 351#912345678',
  ),
  wallet_phone: rule(
    'e00228',
    'O telemóvel em {field} escreve-se com o indicativo do país uma só vez, um cardinal e o número, só com dígitos; um português tem nove: 351#912345678',
    'El móvil en {field} se escribe con el prefijo del país una sola vez, una almohadilla y el número, solo con dígitos; uno portugués tiene nueve: 351#912345678',
    'The phone in {field} is written as country code (once), hash sign and number, digits only; a Portuguese number has nine: 351#912345678',
  ),
  any_phone: rule(
    'e00228',
    'O telefone em {field} escreve-se só com dígitos, como 912345678, ou com o indicativo e um cardinal antes: 351#912345678',
    'El teléfono en {field} se escribe solo con dígitos, como 912345678, o con el prefijo y una almohadilla delante: 351#912345678',
    'The phone in {field} must have digits only, such as 912345678, or the country code and hash sign before it: 351#912345678',
  ),
  certificate: rule(
    'e00228',
    'O campo {field} deve ter três grupos de quatro dígitos separados por hífenes, como 1234-5678-9012',
    'El campo {field} debe tener tres grupos de cuatro dígitos separados por guiones, como 1234-5678-9012',
    'The field {field} must have three groups of four digits separated by hyphens, such as 1234-5678-9012',
  ),
  uuid: rule(
    'e00229',
    'O campo {field} deve ser um uuid em minúsculas, como 7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01',
    'El campo {field} debe ser un uuid en minúsculas, como 7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01',
    'The field {field} must be a lower-case uuid, such as 7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01',
  ),
  error_code: rule(
    'e00229',
    'O campo {field} deve ser a letra e seguida de cinco dígitos, como e00202',
    'El campo {field} debe ser la letra e seguida de cinco dígitos, como e00202',
    'The field {field} must be the letter e and five digits, such as e00202',
  ),
  web_url: rule(
    'e00223',
    'O campo {field} deve ser um URL válido, a começar por http:// ou https://',
    'El campo {field} debe ser una URL válida, que empiece por http:// o https://',
    'The field {field} must be a valid URL, starting with http:// or https://',
  ),
  url_signs: rule(
    'e00223',
    'O URL em {field} tem espaços, quebras de linha, barras invertidas ou carateres invisíveis: retire-os, ou escreva-os com sinais de percentagem',
    'La URL en {field} tiene espacios, saltos de línea, barras invertidas o caracteres invisibles: quítelos, o escríbalos con signos de porcentaje',
    'The URL in {field} has blanks, line breaks, backslashes or invisible characters: remove them, or write them with percent signs',
  ),
  app_url: rule(
    'e00223',
    'O campo {field} deve ser um URL válido, a começar por http://, https:// ou o esquema de uma aplicação, que é um domínio ao contrário, com ponto: pt.loja.app://',
    'El campo {field} debe ser una URL válida, que empiece por http://, https:// o el esquema de una aplicación, que es un dominio al revés, con punto: pt.loja.app://',
    'The field {field} must be a valid URL, starting with http://, https:// or the scheme of an app, a reversed domain name with a dot: pt.loja.app://',
  ),
  range: rule(
    'e00226',
    'O campo {field} é um intervalo: envie {field}[start], {field}[end] ou ambos',
    'El campo {field} es un intervalo: envíe {field}[start], {field}[end] o ambos',
    'The field {field} is a range: send {field}[start], {field}[end] or both',
  ),
  customer_filter: rule(
    'e00230',
    'O filtro {field} escreve-se {field}[id] ou {field}[uuid]',
    'El filtro {field} se escribe {field}[id] o {field}[uuid]',
    'The filter {field} is written {field}[id] or {field}[uuid]',
  ),
  country_id: rule(
    'e00231',
    `O campo {field} deve ter números inteiros de ${countryIds.first} a ${countryIds.last}, ou nomes de países de identificador conhecido`,
    `El campo {field} debe tener números enteros de ${countryIds.first} a ${countryIds.last}, o nombres de países de identificador conocido`,
    `The field {field} must contain integers from ${countryIds.first} to ${countryIds.last}, or names of countries whose id is known`,
  ),
  nul: rule(
    'e00229',
    'O campo {field} traz o carácter nulo (%00), que nenhum campo aceita',
    'El campo {field} trae el carácter nulo (%00), que ningún campo admite',
    'The field {field} contains the null character (%00), which no field accepts',
  ),
};

export const formatRules: Readonly<Record<string, FieldRule | undefined>> = {
  email: { code: 'e00222' },
  url: { code: 'e00223' },
  datetime: { code: 'e00226' },
};

const jsonObject: FieldRule = rule(
  'e00219',
  'O campo {field} deve ser um objeto JSON',
  'El campo {field} debe ser un objeto JSON',
  'The field {field} must be a JSON object',
);

export const typeRules: Readonly<Record<string, FieldRule | undefined>> = {
  int: { code: 'e00224' },
  number: { code: 'e00224' },
  boolean: { code: 'e00225' },
  string: rule(
    'e00219',
    'O campo {field} deve ser um texto, entre aspas',
    'El campo {field} debe ser un texto, entre comillas',
    'The field {field} must be text, in quotes',
  ),
  object: jsonObject,
  record: jsonObject,
  array: rule(
    'e00219',
    'O campo {field} deve ser uma lista JSON',
    'El campo {field} debe ser una lista JSON',
    'The field {field} must be a JSON array',
  ),
};

/** Rules of limits; `{param}` is the limit. */
export const limitRules = {
  tooLong: rule(
    'e00227',
    'O campo {field} não pode ter mais de {param} caracteres',
    'El campo {field} no puede tener más de {param} caracteres',
    'The field {field} cannot have more than {param} characters',
  ),
  tooLarge: rule(
    'e00231',
    'O campo {field} deve ser um número inteiro, {param} no máximo',
    'El campo {field} debe ser un número entero, {param} como máximo',
    'The field {field} must be an integer, at most {param}',
  ),
  negative: rule(
    'e00231',
    'O campo {field} não pode ser negativo',
    'El campo {field} no puede ser negativo',
    'The field {field} cannot be negative',
  ),
  tooManyItems: rule(
    'e00219',
    'O campo {field} não pode ter mais de {param} elementos',
    'El campo {field} no puede tener más de {param} elementos',
    'The field {field} cannot have more than {param} items',
  ),
} as const satisfies Record<string, FieldRule>;
