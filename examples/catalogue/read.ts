import { example } from '../example.ts';

/** Reads the assets of an entity and the list of error codes. */
export const readCatalogue = example('catalogue/read', async ({ api }) => {
  await api('methods', 'listAvailableMethods', { query: { amount: 1000 } });
  await api('ranges', 'listReferenceRanges');
  await api('accounts', 'listBankAccounts');
  await api('errors', 'listErrors');
  await api('error', 'getError', { params: { errorCode: 'e04020' } });
});
