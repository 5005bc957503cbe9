import type { IbanError } from '../../checkDigits.ts';
import { say, type Words } from '../../words/locales.ts';

/** Reasons why an IBAN is refused, in the API and on the sign-up page. */
export const ibanRefusals = {
  iban_beginning: say(
    'Um IBAN começa por duas letras e dois algarismos, como PT50.',
    'Un IBAN empieza por dos letras y dos cifras, como PT50.',
    'An IBAN starts with two letters and two digits, such as PT50.',
  ),
  iban_signs: say(
    'Um IBAN só tem letras e algarismos.',
    'Un IBAN solo tiene letras y cifras.',
    'An IBAN has letters and digits only.',
  ),
  iban_length: say(
    'Um IBAN que começa por {country} tem {length} caracteres; este tem {count}.',
    'Un IBAN que empieza por {country} tiene {length} caracteres; este tiene {count}.',
    'An IBAN that starts with {country} has {length} characters; this one has {count}.',
  ),
  iban_check: say(
    'Os algarismos de controlo do IBAN não correspondem aos outros: há um algarismo errado ou dois trocados.',
    'Las cifras de control del IBAN no corresponden a las demás: hay una cifra errónea o dos cambiadas.',
    'The check digits of the IBAN do not match the rest: one digit is wrong or two are swapped.',
  ),
} as const satisfies Record<`iban_${IbanError}`, Words>;

/** Rules of entities and registrations, shown after the code's own text. */
export const entityRefusals = {
  ...ibanRefusals,
  registration_not_available: say(
    'Este tipo de integração não pode registar entidades.',
    'Este tipo de integración no puede registrar entidades.',
    'This type of integration cannot register entities.',
  ),
  tax_number_check_digit: say(
    'O dígito de controlo do NIF {number} está errado.',
    'El dígito de control del NIF {number} es incorrecto.',
    'The check digit of tax number {number} is wrong.',
  ),
  entity_taken: say(
    'O NIF {number} já está registado.',
    'El NIF {number} ya está registrado.',
    'Tax number {number} is already registered.',
  ),
  entity_not_approved: say(
    'A adesão da entidade está no estado {state}; só uma entidade aprovada recebe pagamentos.',
    'El alta de la entidad está en el estado {state}; solo una entidad aprobada recibe pagos.',
    "The entity's registration is {state}; only an approved entity can take payments.",
  ),
  method_not_contracted: say(
    'A entidade não contratou o método {method}.',
    'La entidad no ha contratado el método {method}.',
    'The entity has not contracted method {method}.',
  ),
} as const satisfies Record<string, Words>;
