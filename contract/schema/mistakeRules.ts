import { say } from '../words/locales.ts';
import { type FieldRule, rule } from './fieldRules.ts';

/** Rules of field and parameter names; `{param}` is the name probably meant, or a list of all valid names. */
export const nameRules = {
  misspelt: rule(
    'e00230',
    'Esta operação não tem {field}; o nome mais próximo é {param}',
    'Esta operación no tiene {field}; el nombre más cercano es {param}',
    'This operation has no {field}; the nearest name is {param}',
  ),
  unknown: rule(
    'e00230',
    'Esta operação não tem {field}; aqui há {param}',
    'Esta operación no tiene {field}; aquí hay {param}',
    'This operation has no {field}; what it has here is {param}',
  ),
  inBody: rule(
    'e00230',
    '{field} é um campo do corpo, e veio no URL: envie-o no JSON',
    '{field} es un campo del cuerpo, y llegó en la URL: envíelo en el JSON',
    '{field} is a field of the body, and came in the URL: send it in the JSON',
  ),
  takesNone: rule(
    'e00230',
    'Esta operação não tem {field}, nem outro nome aqui: retire-o',
    'Esta operación no tiene {field}, ni otro nombre aquí: quítelo',
    'This operation has no {field}, nor any other name here: remove it',
  ),
  notUtf8: rule(
    'e00230',
    'O parâmetro {field} não é UTF-8: codifique em UTF-8 o que leva sinais de percentagem, como %C3%A9 em vez de %E9',
    'El parámetro {field} no es UTF-8: codifique en UTF-8 lo que lleva signos de porcentaje, como %C3%A9 en vez de %E9',
    'The parameter {field} is not UTF-8: encode as UTF-8 what has percent signs, such as %C3%A9 instead of %E9',
  ),
  percent: rule(
    'e00230',
    'O parâmetro {field} traz um sinal de percentagem sem dois dígitos hexadecimais a seguir: num URL, escreva % como %25',
    'El parámetro {field} trae un signo de porcentaje sin dos dígitos hexadecimales detrás: en una URL, escriba % como %25',
    'The parameter {field} has a percent sign without two hexadecimal digits after it: in a URL, write % as %25',
  ),
  repeated: rule(
    'e00230',
    'O parâmetro {field} veio mais de uma vez: envie-o uma só vez; as listas levam vírgulas',
    'El parámetro {field} llegó más de una vez: envíelo una sola vez; las listas llevan comas',
    'The parameter {field} came more than once: send it once; lists have commas',
  ),
} as const satisfies Record<string, FieldRule>;

/** Rule of a range whose end is before its start, `{param}`; without this rule the list would just be empty. */
export const swappedRange: Required<FieldRule> = rule(
  'e00226',
  'O fim, {field}, é anterior ao início, {param}: troque-os',
  'El final, {field}, es anterior al inicio, {param}: intercámbielos',
  'The end, {field}, is before the start, {param}: swap them',
);

/** Text for a checkout id sent instead of a payment id. */
const idOfCheckout = say(
  'O campo {field} é o id de um pagamento, e veio o de um checkout: GET /checkouts/ID/payment devolve o pagamento',
  'El campo {field} es el id de un pago, y llegó el de un checkout: GET /checkouts/ID/payment devuelve el pago',
  'The field {field} is the id of a payment, and that of a checkout was sent: GET /checkouts/ID/payment returns the payment',
);

/** Rules for common mistakes; each text describes the mistake better than the text of the broken rule. */
export const mistakeRules = {
  empty: rule(
    'e00221',
    'O campo {field} veio vazio: dê-lhe um valor ou, sendo opcional, omita-o',
    'El campo {field} llegó vacío: dele un valor o, si es opcional, omítalo',
    'The field {field} came empty: give it a value or, as it is optional, leave it out',
  ),
  emptyRequired: rule(
    'e00221',
    'O campo {field} é obrigatório e veio vazio: dê-lhe um valor',
    'El campo {field} es obligatorio y llegó vacío: dele un valor',
    'The field {field} is required and came empty: give it a value',
  ),
  noElement: rule(
    'e00221',
    'A lista {field} veio vazia: ponha nela o que é preciso ou, sendo opcional, omita-a',
    'La lista {field} llegó vacía: ponga en ella lo necesario o, si es opcional, omítala',
    'The list {field} came empty: give it an element or, as it is optional, leave it out',
  ),
  emptyElement: rule(
    'e00221',
    'O elemento {field} da lista veio vazio: dê-lhe um valor, ou retire-o',
    'El elemento {field} de la lista llegó vacío: dele un valor, o quítelo',
    'The element {field} of the list came empty: give it a value, or remove it',
  ),
  printedReference: rule(
    'e00228',
    'O campo {field} só leva dígitos, sem os espaços ou sinais com que se imprime: {param}',
    'El campo {field} solo lleva dígitos, sin los espacios o signos con los que se imprime: {param}',
    'The field {field} has digits only, without the blanks or signs it is printed with: {param}',
  ),
  checkoutId: { code: 'e00228', words: idOfCheckout },
  checkoutIdInList: { code: 'e00232', words: idOfCheckout },
  misnamed: rule(
    'e00221',
    'O campo {field} é obrigatório; veio {param}, que é outro nome',
    'El campo {field} es obligatorio; llegó {param}, que es otro nombre',
    'The field {field} is required; {param} was sent, which is another name',
  ),
  beside: rule(
    'e00221',
    'O campo {field} é obrigatório, e {param} vai dentro dele',
    'El campo {field} es obligatorio, y {param} va dentro de él',
    'The field {field} is required, and {param} goes inside it',
  ),
  noBody: rule(
    'e00219',
    'O pedido não trouxe corpo: envie um objeto JSON',
    'La solicitud no trajo cuerpo: envíe un objeto JSON',
    'The request had no body: send a JSON object',
  ),
  emptyList: rule(
    'e00219',
    'O corpo é uma lista vazia, como o PHP escreve um array sem elementos: envie {}',
    'El cuerpo es una lista vacía, como escribe PHP un array sin elementos: envíe {}',
    'The body is an empty list, as PHP writes an array without elements: send {}',
  ),
  emptyListInField: rule(
    'e00219',
    'O campo {field} deve ser um objeto JSON, e veio uma lista vazia, como o PHP escreve um array sem elementos: envie {}',
    'El campo {field} debe ser un objeto JSON, y llegó una lista vacía, como escribe PHP un array sin elementos: envíe {}',
    'The field {field} must be a JSON object, and an empty list came, as PHP writes an array without elements: send {}',
  ),
  numberedObject: rule(
    'e00219',
    'O campo {field} deve ser uma lista JSON, e veio um objeto com números como nomes, como o PHP escreve um array com falhas: use array_values',
    'El campo {field} debe ser una lista JSON, y llegó un objeto con números como nombres, como escribe PHP un array con huecos: use array_values',
    'The field {field} must be a JSON array, and an object with numbers as names came, as PHP writes an array with gaps: use array_values',
  ),
  listForObject: rule(
    'e00219',
    'O corpo é uma lista, e cada pedido leva um só objeto: retire os parênteses retos',
    'El cuerpo es una lista, y cada solicitud lleva un solo objeto: quite los corchetes',
    'The body is a list, and each request takes one object: remove the square brackets',
  ),
  textForObject: rule(
    'e00219',
    'O corpo é um texto com JSON dentro: foi codificado duas vezes; codifique o objeto uma só vez',
    'El cuerpo es un texto con JSON dentro: se codificó dos veces; codifique el objeto una sola vez',
    'The body is a text with JSON in it: it was encoded twice; encode the object once',
  ),
  noObject: rule(
    'e00219',
    'O corpo é JSON, mas não um objeto: comece-o por uma chaveta',
    'El cuerpo es JSON, pero no un objeto: empiécelo por una llave',
    'The body is JSON but not an object: begin it with a brace',
  ),
  cents: rule(
    'e00224',
    'O campo {field} é um número inteiro de cêntimos, sem casas decimais nem aspas: 10,00 € é 1000',
    'El campo {field} es un número entero de céntimos, sin decimales ni comillas: 10,00 € es 1000',
    'The field {field} is an integer in cents, without decimals or quotes: €10.00 is 1000',
  ),
  quotedNumber: rule(
    'e00224',
    'O campo {field} deve ser um número inteiro, sem aspas',
    'El campo {field} debe ser un número entero, sin comillas',
    'The field {field} must be an integer, without quotes',
  ),
  quotedBoolean: rule(
    'e00225',
    'O campo {field} deve ser um booleano, true ou false, sem aspas',
    'El campo {field} debe ser un booleano, true o false, sin comillas',
    'The field {field} must be a boolean, true or false, without quotes',
  ),
  dateType: rule(
    'e00226',
    'O campo {field} deve ser um texto com a data e a hora em ISO 8601, como "2026-01-15T10:00:00+00:00": nem número, nem lista, nem o objeto em que o PHP converte um DateTime',
    'El campo {field} debe ser un texto con la fecha y la hora en ISO 8601, como "2026-01-15T10:00:00+00:00": ni número, ni lista, ni el objeto en que PHP convierte un DateTime',
    'The field {field} must be text with date and time in ISO 8601, such as "2026-01-15T10:00:00+00:00": no number, no list, nor the object that PHP makes of a DateTime',
  ),
  plusInDate: rule(
    'e00226',
    'O campo {field} trouxe um espaço no lugar do +: num URL, escreva o + como %2B, por exemplo 2026-01-15T10:00:00%2B00:00',
    'El campo {field} trajo un espacio en lugar del +: en una URL, escriba el + como %2B, por ejemplo 2026-01-15T10:00:00%2B00:00',
    'The field {field} came with a space in place of the +: in a URL, write the + as %2B, such as 2026-01-15T10:00:00%2B00:00',
  ),
  plusInEmail: rule(
    'e00222',
    'O campo {field} trouxe um espaço: num URL, escreva um + do e-mail como %2B',
    'El campo {field} trajo un espacio: en una URL, escriba un + del correo electrónico como %2B',
    'The field {field} came with a space: in a URL, write a + of the email address as %2B',
  ),
  dateOffset: rule(
    'e00226',
    'O campo {field} é uma data cujo fuso não traz dois pontos: escreva +00:00, e não +0000',
    'El campo {field} es una fecha cuyo desfase no lleva dos puntos: escriba +00:00, y no +0000',
    'The field {field} is a date whose offset has no colon: write +00:00, not +0000',
  ),
  dateNowhere: rule(
    'e00226',
    'O campo {field} tem a forma de uma data, mas esse dia ou essa hora não existe',
    'El campo {field} tiene la forma de una fecha, pero ese día o esa hora no existe',
    'The field {field} has the form of a date, but that day or time does not exist',
  ),
  dateInUrl: rule(
    'e00226',
    'O campo {field} deve ser uma data com hora em ISO 8601, que num URL se escreve 2026-01-15T10:00:00%2B00:00',
    'El campo {field} debe ser una fecha con hora en ISO 8601, que en una URL se escribe 2026-01-15T10:00:00%2B00:00',
    'The field {field} must be an ISO 8601 date with its time, written in a URL as 2026-01-15T10:00:00%2B00:00',
  ),
} as const satisfies Record<string, FieldRule>;
