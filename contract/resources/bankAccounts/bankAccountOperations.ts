import * as z from 'zod';
import { type Operation, request } from '../../operations/operation.ts';
import { field, objectModel } from '../../schema/field.ts';
import { alphanumeric } from '../../schema/formats.ts';
import { say } from '../../words/locales.ts';
import { partWords } from '../payments/partWords.ts';

const w = {
  owner: say('Titular da conta.', 'Titular de la cuenta.', 'Account holder.'),
  iban: say(
    'IBAN, sem espaços; em Portugal tem 25 caracteres e começa por PT50.',
    'IBAN, sin espacios; en Portugal tiene 25 caracteres y empieza por PT50.',
    'IBAN, without spaces; in Portugal it has 25 characters and starts with PT50.',
  ),
  swift: say('Código SWIFT do banco.', 'Código SWIFT del banco.', "The bank's SWIFT code."),
  account: say('Conta bancária da entidade.', 'Cuenta bancaria de la entidad.', "One of the entity's bank accounts."),
} as const;

export const bankAccount = objectModel('BankAccount', w.account, {
  code: field(alphanumeric.length(8), partWords.bankAccountCode, 'BALCAO01'),
  owner: field(z.string(), w.owner, 'Loja de Exemplo, Lda.'),
  bankName: field(z.string(), partWords.bankName, 'Banco de Exemplo'),
  last4digits: field(z.string(), partWords.bankLast4digits, '0172'),
  iban: field(z.string(), w.iban, 'PT50123443211234567890172'),
  swift: field(z.string(), w.swift, 'EXEMPTPL'),
});
export type BankAccount = z.infer<typeof bankAccount>;

export const bankAccountOperations = {
  listBankAccounts: {
    ...request('GET', '/bankAccounts', { tag: 'bank-accounts', auth: 'platform-and-entity' }),
    summary: say('Listar contas bancárias', 'Listar cuentas bancarias', 'List bank accounts'),
    description: say(
      'Devolve as contas da entidade. O `code` escolhe, em cada pagamento, a conta que recebe o dinheiro.',
      'Devuelve las cuentas de la entidad. El `code` elige, en cada pago, la cuenta que recibe el dinero.',
      "Returns the entity's accounts. On each payment, `code` chooses the account that receives the money.",
    ),
    success: { status: 200, data: bankAccount, list: true },
    errors: [],
  },
} as const satisfies Record<string, Operation>;
