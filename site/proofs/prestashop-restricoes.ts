import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { methodsFor } from './verbs/choose-a-method.ts';

export default proofs('prestashop-restricoes', {
  // ---- problems
  // “Cada método tem um mínimo e um máximo.”
  // “Esta tabela mostra os da sandbox.”
  'problems-1': chosen(['limit-methodLimits'], async (world) => {
    const { CC, MB, MW } = methodLimits;
    for (const [code, { minCents, maxCents }] of Object.entries({ CC, MB, MW }))
      for (const [amount, isTaken] of [
        [minCents - 1, false],
        [minCents, true],
        [maxCents, true],
        [maxCents + 1, false],
      ] as const)
        expect((await methodsFor(world, amount)).includes(code), `${code} ${amount}`).toBe(isTaken);
  }),
});
