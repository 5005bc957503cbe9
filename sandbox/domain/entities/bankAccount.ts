import { ibanError, ibanLength } from '@balcao/contract/checkDigits.ts';
import type { EntityRegistration } from '@balcao/contract/resources/entities/entitySchema.ts';
import * as z from 'zod';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { PaymentRecord } from '../payments/payment.ts';
import { sevenDigits } from '../payments/referenceRange.ts';
import { line } from '../records/recordParts.ts';
import type { EntityRecord } from './entity.ts';

export const bankAccountRecord = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9]{1,40}$/, { error: 'alphanumeric' }),
  owner: line,
  bankName: line,
  iban: line,
  swift: line,
});
export type BankAccount = z.infer<typeof bankAccountRecord>;

/** Finds the fault of an IBAN, if any, with the values for its message. */
export function ibanProblem(iban: string) {
  const fault = ibanError(iban);
  if (!fault) return undefined;
  const country = iban.slice(0, 2);
  const values = { country, length: ibanLength(country) ?? '15–34', count: iban.length };
  return { reason: `iban_${fault}`, values } as const;
}

/** Refuses an IBAN that no bank can have issued, with e00300 (docs/decisions/check-digits.md). */
export function checkIban({ bankAccount }: EntityRegistration): Outcome<true> {
  const problem = bankAccount?.iban === undefined ? undefined : ibanProblem(bankAccount.iban);
  if (!problem) return ok(true);
  const { reason: detail, values } = problem;
  return refuse('e00300', { source: { pointer: '/bankAccount/iban' }, detail, values });
}

/** Bank account of the registration. `n` makes its code unique. */
export function registeredAccount({ registration }: EntityRecord, n: number): BankAccount | undefined {
  const { owner = registration.name, bankName = '', iban, swift = '' } = registration.bankAccount ?? {};
  if (!iban) return undefined;
  return { code: `C${sevenDigits(n)}`, owner, bankName, iban, swift };
}

/** Account with the requested code, e00220 if unknown; without a code, the entity's first account, if any. */
export function chooseAccount(
  accounts: readonly BankAccount[],
  code: string | undefined,
): Outcome<PaymentRecord['bankAccount']> {
  const account = code === undefined ? accounts[0] : accounts.find((each) => each.code === code);
  if (account) {
    return ok({ code: account.code, bankName: account.bankName, last4digits: account.iban.slice(-4) });
  }
  if (code === undefined) return ok(undefined);
  return refuse('e00220', {
    source: { pointer: '/bankAccount/code' },
    values: { field: 'bankAccount_code' },
  });
}
