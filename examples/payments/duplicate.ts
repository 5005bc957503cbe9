import { example } from '../example.ts';

/** The seed holds this order already: a second payment for it is refused and nothing is written. */
export const duplicate = example('payments/duplicate', async ({ api }) => {
  await api('create', 'createReference', {
    body: { amount: 1000, customUniqueId: 'ORDER-2026-0001' },
    refused: 409,
  });
});
