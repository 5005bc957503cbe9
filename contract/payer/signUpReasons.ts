import { ibanRefusals } from '../resources/entities/entityRefusals.ts';
import { say, type Words } from '../words/locales.ts';

/** Reasons why a field of the sign-up page is refused, worded for its reader. */
export const signUpReasons = {
  missing: say('Falta preencher este campo.', 'Falta rellenar este campo.', 'This field is still empty.'),
  tax_digits: say(
    'O NIF só tem algarismos.',
    'El NIF portugués solo tiene cifras.',
    'A Portuguese tax number has digits only.',
  ),
  tax_length: say(
    'O NIF tem nove algarismos; este tem {count}.',
    'El NIF portugués tiene nueve cifras; este tiene {count}.',
    'A Portuguese tax number has nine digits; this one has {count}.',
  ),
  tax_check: say(
    'O último algarismo do NIF não corresponde aos outros oito: há um engano num deles.',
    'La última cifra del NIF no corresponde a las otras ocho: hay un error en alguna.',
    'The last digit of the tax number does not match the other eight: one of them is mistyped.',
  ),
  phone_signs: say(
    'Escreva só algarismos, com o indicativo e um cardinal se não for de Portugal: 34#600000000.',
    'Escriba solo cifras, con el prefijo y una almohadilla si no es de Portugal: 34#600000000.',
    'Enter digits only, with the country code and a hash sign if it is not Portuguese: 34#600000000.',
  ),
  phone_length: say(
    'Um telefone de Portugal tem nove algarismos; este tem {count}.',
    'Un teléfono de Portugal tiene nueve cifras; este tiene {count}.',
    'A Portuguese phone number has nine digits; this one has {count}.',
  ),
  phone_foreign_length: say(
    'Depois do indicativo um telefone tem de 4 a 15 algarismos; este tem {count}.',
    'Después del prefijo un teléfono tiene de 4 a 15 cifras; este tiene {count}.',
    'After its country code, a phone number has 4 to 15 digits; this one has {count}.',
  ),
  email_at: say(
    'Num endereço de e-mail há exatamente um @.',
    'En una dirección de correo hay exactamente una @.',
    'An email address has exactly one @.',
  ),
  email_name: say('Falta o que vem antes do @.', 'Falta lo que va antes de la @.', 'The part before the @ is missing.'),
  email_domain: say(
    'Depois do @ falta um domínio completo, como loja.example.',
    'Después de la @ falta un dominio completo, como loja.example.',
    'A full domain, such as loja.example, is missing after the @.',
  ),
  email_signs: say(
    'O endereço de e-mail tem um carácter que não pode ter.',
    'La dirección de correo tiene un carácter que no puede tener.',
    'The email address contains an invalid character.',
  ),
  ...ibanRefusals,
  swift_signs: say(
    'O código SWIFT só tem letras e algarismos.',
    'El código SWIFT solo tiene letras y cifras.',
    'A SWIFT code has letters and digits only.',
  ),
  whole_number: say(
    'Escreva um número inteiro, sem sinais.',
    'Escriba un número entero, sin signos.',
    'Enter a whole number, without any symbols.',
  ),
  section: say(
    'Escolha uma das secções da lista.',
    'Elija una de las secciones de la lista.',
    'Choose one of the sections on the list.',
  ),
  certificate: say(
    'O código tem três grupos de quatro algarismos com hífenes: 1234-5678-9012.',
    'El código tiene tres grupos de cuatro cifras con guiones: 1234-5678-9012.',
    'The code has three groups of four digits with hyphens: 1234-5678-9012.',
  ),
  website: say(
    'Escreva o URL completo, como https://loja.example.',
    'Escriba la URL completa, como https://loja.example.',
    'Enter the full URL, such as https://loja.example.',
  ),
} as const satisfies Record<string, Words>;
export type SignUpReason = keyof typeof signUpReasons;
