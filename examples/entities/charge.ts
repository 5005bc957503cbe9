import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** A reference in the name of another entity of the same platform: only the header differs. */
export const chargeForEntity = example('entities/charge', async ({ api }) => {
  const { clientId } = seed.entities.approved;
  await api('reference', 'createReference', {
    as: { clientId },
    body: { amount: 1000, code: 'F-0001', summary: 'Ramo de flores' },
  });
});
