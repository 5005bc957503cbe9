import type { methodOperations } from '@balcao/contract/resources/methods/operations.ts';
import { methodNames } from '@balcao/contract/resources/payments/methodNames.ts';
import { contractedMethods } from '../../domain/entities/contractedMethods.ts';
import { ok } from '../../domain/outcome.ts';
import { checkAmountLimits } from '../../domain/payments/amountLimits.ts';
import type { Handlers } from '../context.ts';

/** What the entity can be paid with. */
export const methodHandlers: Handlers<typeof methodOperations> = {
  async listAvailableMethods({ caller, query, locale }) {
    const methods = contractedMethods(caller.entity).filter(
      ({ code }) => checkAmountLimits(code, query.amount).ok,
    );
    return ok({ data: methods.map((method) => ({ ...method, name: methodNames[method.code][locale] })) });
  },
};
