import type { ErrorRow } from '@balcao/contract/errors/errorRow.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { bankAccountOperations } from '@balcao/contract/resources/bankAccounts/bankAccountOperations.ts';
import type { catalogueOperations } from '@balcao/contract/resources/catalogue/catalogueOperations.ts';
import type { methodOperations } from '@balcao/contract/resources/methods/methodOperations.ts';
import { methodNames } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { referenceRangeOperations } from '@balcao/contract/resources/referenceRanges/referenceRangeOperations.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import type { BankAccount } from '../../domain/entities/bankAccount.ts';
import { ok, refuse } from '../../domain/outcome.ts';
import { checkAmountLimits, contractedMethods } from '../../domain/payments/availableMethods.ts';
import { type ReferenceRange, rangeTotal } from '../../domain/payments/referenceRange.ts';
import type { Handlers } from '../context.ts';

const entries = new Map(Object.entries<ErrorRow>(errors));

function presentAccount({ code, owner, bankName, iban, swift }: BankAccount) {
  return { code, owner, bankName, last4digits: iban.slice(-4), iban, swift };
}

export const lookupHandlers: Handlers<
  typeof methodOperations & typeof referenceRangeOperations & typeof bankAccountOperations & typeof catalogueOperations
> = {
  async listAvailableMethods({ caller, query, locale }) {
    const methods = contractedMethods(caller.entity).filter(({ code }) => checkAmountLimits(code, query.amount).ok);
    return ok({ data: methods.map((method) => ({ ...method, name: methodNames[method.code][locale] })) });
  },
  async listReferenceRanges({ context, caller }) {
    const ranges = await context.store.read(caller.tenant, (store) => store.ranges.list(caller.clientId));
    const present = ({ createdAt, ...range }: ReferenceRange) => ({
      ...range,
      total: rangeTotal(range),
      createdAt: formatLisbon(createdAt),
    });
    return ok({ data: ranges.map(present) });
  },
  async listBankAccounts({ context, caller }) {
    const accounts = await context.store.read(caller.tenant, (store) => store.bankAccounts.list(caller.clientId));
    return ok({ data: accounts.map(presentAccount) });
  },
  listErrors: async ({ locale }) =>
    ok({ data: [...entries].map(([code, { words }]) => ({ code, message: words[locale] })) }),
  async getError({ params, locale }) {
    const entry = entries.get(params.errorCode);
    if (!entry) return refuse('e00502', { source: { parameter: 'errorCode' } });
    return ok({ data: { code: params.errorCode, message: entry.words[locale] } });
  },
};
