import { example } from '../example.ts';

/** What an entity has and may use, and what the API can answer when it refuses. */
export const readCatalogue = example('catalogue/read', async ({ api }) => {
  await api('methods', 'listAvailableMethods', { query: { amount: 1000 } });
  await api('ranges', 'listReferenceRanges');
  await api('accounts', 'listBankAccounts');
  await api('errors', 'listErrors');
  await api('error', 'getError', { params: { errorCode: 'e04020' } });
});
