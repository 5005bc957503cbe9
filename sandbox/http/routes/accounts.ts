import type {
  bankAccountOperations,
  BankAccount as Presented,
} from '@balcao/contract/resources/bankAccounts/operations.ts';
import type { BankAccount } from '../../domain/entities/bankAccount.ts';
import { ok } from '../../domain/outcome.ts';
import type { Handlers } from '../context.ts';

function present({ code, owner, bankName, iban, swift }: BankAccount): Presented {
  return { code, owner, bankName, last4digits: iban.slice(-4), iban, swift };
}

/** Accounts money can go to. */
export const accountHandlers: Handlers<typeof bankAccountOperations> = {
  async listBankAccounts({ context, caller }) {
    const accounts = await context.store.read(caller.tenant, (store) =>
      store.bankAccounts.list(caller.clientId),
    );
    return ok({ data: accounts.map(present) });
  },
};
