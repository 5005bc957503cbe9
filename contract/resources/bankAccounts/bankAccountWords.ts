import { say, type Words } from '../../words/locales.ts';

export const bankAccountWords = {
  owner: say('Titular da conta.', 'Titular de la cuenta.', 'Account holder.'),
  iban: say(
    'IBAN, sem espaços; em Portugal tem 25 caracteres e começa por PT50.',
    'IBAN, sin espacios; en Portugal tiene 25 caracteres y empieza por PT50.',
    'IBAN, without spaces; in Portugal it has 25 characters and starts with PT50.',
  ),
  swift: say('Código SWIFT do banco.', 'Código SWIFT del banco.', "The bank's SWIFT code."),
  account: say('Conta bancária da entidade.', 'Cuenta bancaria de la entidad.', "One of the entity's bank accounts."),
} as const satisfies Record<string, Words>;
